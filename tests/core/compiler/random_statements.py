"""Random statements of little rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from tests.core.compiler.random_expressions import INT_ARRAYS, SIZE, Expressions


@dataclass
class Statements(Expressions):
    """Writes the statements of a rule."""

    lines: list[str] = field(default_factory=list)
    locked: set[str] = field(default_factory=set)  # counters, which nothing else may change
    names: int = 0
    depth: int = 1
    loops: int = 0
    result: str = "int"

    def finish(self) -> None:
        """Return something of the type that is due."""
        match self.result:
            case "int":
                self.put(f"return {self.int_(2)}")
            case "float":
                self.put(f"return float({self.float_(2)})")
            case "bool":
                self.put(f"return bool({self.bool_(2)})")
            case "None":
                self.put("return")
            case _:
                self.put(f"return {self.int_(1)}, float({self.float_(1)})")

    def put(self, text: str) -> None:
        """Write a line."""
        self.lines.append("    " * self.depth + text)

    def block(self, count: int) -> None:
        """Write some statements."""
        for _ in range(count):
            self.statement()

    @contextmanager
    def inner(self) -> Iterator[None]:
        """A block in which new variables are not known afterwards."""
        known = [list(names) for names in self._known]
        self.depth += 1
        yield
        self.depth -= 1
        self.ints, self.floats, self.bools, self.lists, self.records = known

    @property
    def _known(self) -> tuple[list[str], ...]:
        return self.ints, self.floats, self.bools, self.lists, self.records

    def new(self, prefix: str) -> str:
        """A name that nothing has yet."""
        self.names += 1
        return f"{prefix}_{self.names}"

    def statement(self) -> None:
        """Write one statement; some of them find nothing to work on, then another one does."""
        length = len(self.lines)
        while len(self.lines) == length:
            self.random.choice(self._statements())()

    def _statements(self) -> list[Callable[[], None]]:
        simple = [
            self.assign_int,
            self.assign_int,
            self.assign_float,
            self.assign_bool,
            self.change_number,
            self.store,
            self.store,
            self.change_element,
            self.change_element,
            self.call_statement,
            self.assign_several,
            self.assign_chained,
            self.use_effect,
            self.copy_part,
            self.widen,
            self.ensure,
            self.take_view,
            self.fill,
            self.copy_record,
            self.scratch,
        ]
        deep = [self.branch, self.branch, self.count, self.count_down, self.repeat, self.leave]
        return simple + (deep if self.depth < 4 else [])

    def assign_int(self) -> None:
        """A variable for a whole number: a new one, or another value for an old one."""
        old = [name for name in self.ints if name not in self.locked]
        if old and self.chance(0.4):
            self.put(f"{self.random.choice(old)} = {self.int_(2)}")
            return
        name, other = self.new("i"), self.new("i")
        form = self.one_of("{0} = {2}", "{0} = {2}", "{0}: int = {2}", "{0} = {1} = {2}")
        self.put(form.format(name, other, self.int_(3)))
        self.ints.append(name)

    def assign_chained(self) -> None:
        """One value for several: variables that are there already or read later, and elements."""
        old = [name for name in self.ints if name not in self.locked]
        new = self.new("c")
        targets = [new, *self.random.sample(old, min(len(old), self.random.randint(0, 2)))]
        if self.lists and self.chance(0.5):
            targets.append(f"{self.random.choice(self.lists)}[{self.index()}]")
        if self.records and self.chance(0.3):
            targets.append(f"{self.random.choice(self.records)}.cows")
        self.random.shuffle(targets)
        named = [name for name in (new, *old) if name in targets]
        # what is computed from the names that are given a value
        value = f"({self.random.choice(named[1:] or ['STEP'])} + {self.int_(1)}) & 31"
        if self.chance(0.4):
            value = self.effect() or value
        self.put(f"{' = '.join(targets)} = {value}")
        self.ints.append(new)

    def effect(self) -> str | None:
        """A whole number from a helper that writes, beside what no helper writes to."""
        writers = [one for one in self.helpers if one.writes and one.gives == "int"]
        if not (writers and self.lists and self.records):
            return None
        made = self.call(self.random.choice(writers), 0)
        other = self.random.choice([*self.ints, "STEP"])
        return self.one_of(made, f"(({made} & 31) - {other})", f"min({other}, {made})")

    def use_effect(self) -> None:
        """A helper that writes, in the middle of an expression or a condition."""
        made = self.effect()
        if made is None:
            return
        name = self.new("e")
        self.put(f"{name} = 0")
        self.ints.append(name)
        form = self.one_of(
            "{0} = {1}",
            "{0} += {1} & 15",
            "{0} = 1 if {1} > {2} else 2",
            "if {1} > {2}:\n{3}    {0} = 1",
            "while {1} < {2} and {0} < 4:\n{3}    {0} += 1",
        )
        limit = self.random.randint(0, 9)
        self.put(form.format(name, made, limit, "    " * self.depth))

    def copy_part(self) -> None:
        """A part of a list over another, or over another part of the same."""
        if self.lists:
            one, other = self.random.choice(self.lists), self.random.choice(self.lists)
            length = self.random.randint(1, SIZE - 1)
            i, j = (self.random.randint(0, SIZE - length) for _ in range(2))
            self.put(f"{one}[{i}:{i + length}] = {other}[{j}:{j + length}]")

    def widen(self) -> None:
        """A variable that holds a whole number or one with a fraction, by turns."""
        name = self.new("w")
        if self.chance(0.5):
            self.put(f"{name} = int({self.int_(1)})")
            self.put(f"if {self.bool_(1)}:")
            self.put(f"    {name} = float({self.float_(1)})")
        else:
            one, other = f"int({self.int_(1)})", f"float({self.float_(1)})"
            self.put(f"{name} = {one} if {self.bool_(1)} else {other}")
        whole = self.new("i")
        self.put(f"{whole} = int({name})")
        self.ints.append(whole)

    def ensure(self) -> None:
        """An assertion, which mostly holds."""
        test = self.bool_(1)
        held = f"{test} or {self.plain_int()} > -99" if self.chance(0.9) else test
        if self.chance(0.05):
            held = f"{self.effect() or 'STEP'} > -99"
        self.put(f"assert {held}")

    def assign_float(self) -> None:
        """A variable for a number with a fraction."""
        if self.floats and self.chance(0.3):
            name = self.random.choice(self.floats)
            self.put(f"{name} = {name} * {self.one_of('0.5', '1.25', 'STEP')}")
            return
        name = self.new("f")
        self.put(f"{name} = {self.float_(3)}")
        self.floats.append(name)

    def assign_bool(self) -> None:
        """A variable for a truth value."""
        name = self.new("b")
        self.put(f"{name} = bool({self.bool_(2)})")
        self.bools.append(name)

    def change_number(self) -> None:
        """An augmented assignment to a variable."""
        names = [name for name in self.ints if name not in self.locked]
        if names:
            sign = self.random.choice(("+", "-", "|", "&", "^", ">>", "<<", "%", "//"))
            amount = self.int_(1)
            if sign in {">>", "<<"}:
                amount = str(self.random.randint(0, 5))
            elif sign in {"%", "//"}:
                amount = str(self.random.randint(1, 9))
            self.put(f"{self.random.choice(names)} {sign}= {amount}")

    def store(self) -> None:
        """Put a value into an element or a field."""
        place, kind = self.place()
        value = {"int": self.int_, "float": self.float_, "bool": self.bool_}[kind](2)
        if kind == "int" and self.chance(0.7):
            value = f"({value}) & 63"
        self.put(f"{place} = {value}")

    def change_element(self) -> None:
        """An augmented assignment to an element or a field."""
        place, kind = self.place()
        if kind == "float":
            self.put(f"{place} {self.random.choice('+-*')}= {self.float_(1)}")
        elif kind == "int":
            self.put(f"{place} {self.random.choice('+-')}= {self.int_(1)}")
        else:
            self.put(f"{place} = {self.bool_(1)}")

    def place(self) -> tuple[str, str]:
        """A place to put a number into, and what belongs there."""
        made = [(f"{self.random.choice(self.lists)}[{self.index()}]", "int") for _ in self.lists]
        for record in self.records:
            made += [
                (f"{record}.{self.random.choice(('bulls', 'cows'))}", "int"),
                (f"{record}.pens[{self.index()}, {self.index()}]", "int"),
                (f"{record}.weights[{self.index()}]", "int"),
            ]
        if self.in_kernel:
            made += [
                (f"{self.random.choice(INT_ARRAYS)}[{self.index()}]", "int"),
                (f"grid[{self.index()}, {self.index()}]", "int"),
                (f"herds[{self.index()}].cows", "int"),
                (f"herds[{self.index()}].pens[{self.index()}, {self.index()}]", "int"),
                (f"{self.random.choice(('doubles', 'singles'))}[{self.index()}]", "float"),
                (f"cube[{self.index()}, {self.index()}, {self.index()}]", "float"),
                (f"flags[{self.index()}]", "bool"),
            ]
        return self.random.choice(made) if made else (self.declare(), "int")

    def declare(self) -> str:
        """A new variable."""
        name = self.new("i")
        self.put(f"{name} = 0")
        self.ints.append(name)
        return name

    def call_statement(self) -> None:
        """Call a helper for its effects."""
        helpers = [helper for helper in self.helpers if helper.writes and self.records]
        if helpers:
            self.put(self.call(self.random.choice(helpers), 1))

    def assign_several(self) -> None:
        """Several variables at once: swapped, unpacked, or by a condition."""
        names = [name for name in self.ints if name not in self.locked]
        pairs = [helper for helper in self.helpers if helper.gives.startswith("tuple")]
        pairs = [helper for helper in pairs if self.records or not helper.writes]
        kind = self.random.randint(0, 3)
        if kind == 0 and len(names) > 1:
            a, b = self.random.sample(names, 2)
            self.put(f"{a}, {b} = {b}, {a}")
        elif kind == 1 and pairs:
            a, b = self.new("i"), self.new("f")
            self.put(f"{a}, {b} = {self.call(self.random.choice(pairs), 1)}")
            self.ints.append(a)
            self.floats.append(b)
        elif kind == 2:
            a, b = self.new("i"), self.new("i")
            first, second = f"({self.int_(1)}, {self.int_(1)})", f"({self.int_(1)}, {self.int_(1)})"
            self.put(f"{a}, {b} = {first} if {self.bool_(1)} else {second}")
            self.ints += [a, b]
        elif self.lists:
            one = self.random.choice(self.lists)
            i, j = self.index(), self.index()
            self.put(f"{one}[{i}], {one}[{j}] = {one}[{j}], {one}[{i}]")

    def take_view(self) -> None:
        """A name for a row, a part of a list or a record."""
        if not self.records:
            return
        kind = self.random.randint(0, 3)
        record = self.random.choice(self.records)
        if kind == 0:
            name = self.new("row")
            self.put(f"{name} = {record}.pens[{self.index()}]")
            self.lists.append(name)
        elif kind == 1 and self.in_kernel:
            name = self.new("one")
            self.put(f"{name} = herds[{self.index()}]")
            self.records.append(name)
        elif kind == 2 and self.in_kernel:
            name = self.new("line")
            self.put(f"{name} = grid[{self.index()}]")
            self.lists.append(name)
        else:
            source = self.random.choice(self.lists)
            low = self.random.randint(0, SIZE - 1)
            high = self.random.randint(low + 1, SIZE)
            name = self.new("part")
            self.put(f"{name} = {source}[{low}:{high}]")
            self.put(f"{name}[0] += {name}.shape[0]")

    def fill(self) -> None:
        """One number into all of a list, or a part of it."""
        if self.lists:
            part = self.one_of(":", "2:5", f":{self.index()}", f"{self.index()}:")
            self.put(f"{self.random.choice(self.lists)}[{part}] = ({self.int_(1)}) & 31")

    def copy_record(self) -> None:
        """A record over another."""
        if self.in_kernel:
            self.put(f"herds[{self.index()}] = herds[{self.index()}]")

    def scratch(self) -> None:
        """A list that the rule makes for itself."""
        if self.depth == 1 and self.chance(0.3):
            name = self.new("room")
            self.put(f"{name} = np.zeros({SIZE}, np.int16)")
            self.lists.append(name)

    def branch(self) -> None:
        """An if, with or without more branches."""
        self.put(f"if {self.bool_(2) if self.chance(0.8) else self.int_(1)}:")
        with self.inner():
            self.block(self.random.randint(1, 3))
        if self.chance(0.3):
            self.put(f"elif {self.bool_(1)}:")
            with self.inner():
                self.block(1)
        if self.chance(0.5):
            self.put("else:")
            with self.inner():
                self.block(self.random.randint(1, 2))

    def count(self) -> None:
        """A counting loop."""
        name = self.new("k")
        first = self.random.choice(("", "1, ", "2, "))
        end = self.random.choice((str(SIZE), "5", f"({self.int_(1)}) & 7"))
        step = self.random.choice(("", "", ", 2")) if first else ""
        self.put(f"for {name} in range({first}{end}{step}):")
        self._loop(name)

    def count_down(self) -> None:
        """A loop that counts down."""
        name = self.new("k")
        self.put(f"for {name} in range({self.random.randint(3, 7)}, -1, -1):")
        self._loop(name)

    def _loop(self, name: str) -> None:
        with self.inner():
            self.ints.append(name)
            self.locked.add(name)
            self.loops += 1
            self.block(self.random.randint(1, 3))
            self.loops -= 1

    def repeat(self) -> None:
        """A loop with a condition."""
        name = self.new("w")
        self.put(f"{name} = {self.random.randint(0, 5)}")
        always = self.chance(0.3)
        self.put("while True:" if always else f"while {name} > 0:")
        self.locked.add(name)
        with self.inner():
            self.ints.append(name)
            self.put(f"{name} -= 1")
            if always:
                self.put(f"if {name} < 0:")
                self.put("    break")
            self.loops += 1
            self.block(self.random.randint(1, 3))
            self.loops -= 1
        self.ints.append(name)

    def leave(self) -> None:
        """Leave a loop, or the rule."""
        self.put(f"if {self.bool_(1)}:")
        with self.inner():
            if self.loops and self.chance(0.7):
                self.put(self.random.choice(("break", "continue")))
            else:
                self.finish()
