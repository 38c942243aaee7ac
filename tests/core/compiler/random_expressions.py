"""Random expressions of the language of rules.

Most of what they compute stays small, so that checks rarely fail; some of it does not, so that
they sometimes do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

SIZE = 8
"""Of every array along every axis: ``… & 7`` is an index."""

INT_ARRAYS = ("tiny", "octets", "shorts", "words", "numbers", "wides")


@dataclass
class Helper:
    """A rule that kernels call."""

    name: str
    takes: tuple[str, ...]  # types of its parameters
    gives: str
    writes: bool = False


@dataclass
class Expressions:
    """Writes expressions over what is known at one place in a rule."""

    random: Random
    helpers: list[Helper] = field(default_factory=list)
    ints: list[str] = field(default_factory=list)  # variables by what they hold
    floats: list[str] = field(default_factory=list)
    bools: list[str] = field(default_factory=list)
    lists: list[str] = field(default_factory=list)  # of int16, with SIZE elements
    records: list[str] = field(default_factory=list)
    in_kernel: bool = True  # whether the arrays that kernels take are there

    def one_of(self, *texts: str) -> str:
        """Any of these."""
        return self.random.choice(texts)

    def chance(self, share: float) -> bool:
        """True so often."""
        return self.random.random() < share

    def index(self) -> str:
        """An index into an array of SIZE."""
        if self.ints and self.chance(0.5):
            return f"{self.random.choice(self.ints)} & {SIZE - 1}"
        if self.chance(0.2):
            return f"({self.int_(1)}) & {SIZE - 1}"
        return (
            f"({self.int_(1)}) % {SIZE}" if self.chance(0.1) else str(self.random.randrange(SIZE))
        )

    # --- Whole numbers ---

    def int_(self, depth: int) -> str:
        """A whole number."""
        if depth <= 0 or self.chance(0.2):
            return self.plain_int()
        made = (
            self._sum,
            self._sum,
            self._product,
            self._division,
            self._shift,
            self._bits,
            self._sign,
            self._extreme,
            self._converted,
            self._either,
            self._call_for("int"),
            self.element,
            self.element,
        )
        return self.random.choice(made)(depth - 1)

    def plain_int(self) -> str:
        """A whole number without an operation."""
        known = [*self.ints, "STEP", "SHORT", str(self.random.randint(0, 9))]
        if self.chance(0.03):
            known = [f"int({n})" for n in ("LARGE", "-LARGE", "1 << 53", "70000", "-129")]
        if self.in_kernel:
            known += ["len(shorts)", "grid.shape[1]", "doubles.shape[0]", "cube.size"]
        return self.random.choice(known)

    def element(self, depth: int = 0) -> str:
        """An element or a field."""
        made = [f"PRIMES[{self.index()}]", f"SQUARES[{self.index()}, {self.index()}]"]
        made.append(f"SQUARES[{self.index()}][{self.index()}]")
        made += [f"{name}[{self.index()}]" for name in self.lists]
        for record in self.records:
            made += [
                f"{record}.{self.one_of('bulls', 'cows')}",
                f"{record}.pens[{self.index()}, {self.index()}]",
                f"{record}.weights[{self.index()}]",
            ]
        if self.in_kernel:
            made += [f"{name}[{self.index()}]" for name in INT_ARRAYS]
            made += [
                f"grid[{self.index()}, {self.index()}]",
                f"herds[{self.index()}].bulls",
                f"herds[{self.index()}].pens[{self.index()}, {self.index()}]",
                f"herds[{self.index()}].weights[{self.index()}]",
                f"grid[{self.index()}][{self.index()}]",
                f"herd.pens[{self.index()}, 3:6][{self.random.randrange(3)}]",
            ]
        return self.random.choice(made)

    def _sum(self, depth: int) -> str:
        return f"({self.int_(depth)} {self.one_of('+', '-')} {self.int_(depth)})"

    def _product(self, depth: int) -> str:
        if self.chance(0.1):
            return f"({self.int_(depth)} * {self.int_(depth)})"
        return f"(({self.int_(depth)} & 7) * ({self.int_(depth)} % 9))"

    def _division(self, depth: int) -> str:
        by = self.one_of(
            str(self.random.randint(1, 9)),
            f"-{self.random.randint(1, 9)}",
            f"({self.int_(depth)} | 1)",
            f"max(1, {self.int_(depth)})",
            self.plain_int(),
        )
        return f"({self.int_(depth)} {self.one_of('//', '%')} {by})"

    def _shift(self, depth: int) -> str:
        by = self.one_of(str(self.random.randint(0, 9)), f"({self.int_(depth)} & 3)")
        if self.chance(0.5):
            return f"({self.int_(depth)} >> {by})"
        if self.chance(0.2):
            return f"({self.int_(depth)} << {by})"
        return f"(int({self.int_(depth)} & 63) << {by})"

    def _bits(self, depth: int) -> str:
        return f"({self.int_(depth)} {self.one_of('&', '|', '^')} {self.int_(depth)})"

    def _sign(self, depth: int) -> str:
        number = self.element() if self.chance(0.3) else f"int({self.int_(depth)})"
        return f"({self.one_of('-', '~', '+')}{number})"

    def _extreme(self, depth: int) -> str:
        return self.one_of(
            f"min({self.int_(depth)}, {self.int_(depth)})",
            f"max({self.int_(depth)}, {self.int_(depth)}, {self.int_(0)})",
            f"abs(int({self.int_(depth)}))",
            f"abs({self.int_(depth)})",
        )

    def _converted(self, depth: int) -> str:
        return self.one_of(
            f"int({self.float_(depth)})",
            f"int({self.bool_(depth)})",
            f"int({self.int_(depth)})",
            f"({self.plain_bool()}) + {self.int_(depth)}",
            f"({self.plain_bool()}) * {self.int_(depth)}",
        )

    def _either(self, depth: int) -> str:
        return f"({self.int_(depth)} if {self.bool_(depth)} else {self.int_(depth)})"

    # --- Numbers with a fraction ---

    def float_(self, depth: int) -> str:
        """A number with a fraction: of double precision, or single by turns."""
        if depth <= 0 or self.chance(0.2):
            return self.plain_float()
        a, b = self.float_(depth - 1), self.float_(depth - 1)
        whole = self.int_(depth - 1)
        return self.one_of(
            f"({a} + {b})",
            f"({a} - {b})",
            f"({a} * {b})",
            f"({a} + {whole})",
            f"({whole} * {b})",
            f"({a} / (abs({b}) + 1))",
            f"(({whole}) / {self.random.randint(1, 9)})",
            f"({whole} / ({self.int_(depth - 1)} | 1))",
            f"(-{a})",
            f"abs({a})",
            f"min(float({a}), float({b}))",
            f"max(float({a}), float({b}))",
            f"float({whole})",
            f"math.sqrt(abs({a}))",
            f"np.float32({a})",
            f"(float({a}) if {self.bool_(depth - 1)} else float({b}))",
            self._call_for("float")(depth - 1),
        )

    def plain_float(self) -> str:
        """A number with a fraction, without an operation."""
        known = [*self.floats, "HALF", "THIRD", "0.25", "0.1", "1.5"]
        known += [f"ROOTS[{self.index()}]", f"TENTHS[{self.index()}]"]
        if self.in_kernel:
            known += [
                f"singles[{self.index()}]",
                f"doubles[{self.index()}]",
                f"cube[{self.index()}, {self.index()}, {self.index()}]",
            ]
        return self.random.choice(known)

    # --- Truth values ---

    def bool_(self, depth: int) -> str:
        """A condition."""
        if depth <= 0 or self.chance(0.2):
            return self.plain_bool()
        sign = self.one_of("<", "<=", "==", "!=", ">", ">=")
        return self.one_of(
            f"{self.int_(depth - 1)} {sign} {self.int_(depth - 1)}",
            f"{self.int_(depth - 1)} {sign} {self.int_(depth - 1)} {sign} {self.int_(0)}",
            f"{self.float_(depth - 1)} {sign} {self.float_(depth - 1)}",
            f"{self.int_(depth - 1)} {sign} {self.float_(depth - 1)}",
            f"({self.bool_(depth - 1)}) and ({self.bool_(depth - 1)})",
            f"({self.bool_(depth - 1)}) or ({self.bool_(depth - 1)})",
            f"not ({self.bool_(depth - 1)})",
            f"bool({self.int_(depth - 1)})",
            f"({self.bool_(0)}) {self.one_of('&', '|', '^')} ({self.bool_(0)})",
            self._call_for("bool")(depth - 1),
        )

    def plain_bool(self) -> str:
        """A truth value without an operation."""
        known = [*self.bools, f"{self.plain_int()} > {self.random.randint(-3, 9)}"]
        if self.in_kernel:
            known.append(f"flags[{self.index()}]")
        return self.random.choice(known)

    # --- Calls ---

    def _call_for(self, kind: str) -> Callable[[int], str]:
        """What writes the call of a helper that gives such a number."""
        found = [one for one in self.helpers if one.gives == kind and not one.writes]
        plain = {"int": self.plain_int, "float": self.plain_float, "bool": self.plain_bool}[kind]
        if not found:
            return lambda depth: plain()
        return lambda depth: self.call(self.random.choice(found), depth)

    def call(self, helper: Helper, depth: int) -> str:
        """The call of a helper."""
        makers: dict[str, Callable[[int], str]] = {
            "int": self.int_,
            "float": self.float_,
            "bool": lambda depth: f"bool({self.bool_(depth)})",
            "Shorts": lambda depth: self.random.choice(self.lists),
            "Herd": lambda depth: self.random.choice(self.records),
        }
        given = [makers[kind](depth) for kind in helper.takes]
        if not helper.writes and self.chance(0.3):
            given = [given[0], f"third={self.int_(depth)}", f"second={given[1]}"]
        return f"{helper.name}({', '.join(given)})"
