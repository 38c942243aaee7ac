"""Actions as text, declared as data: verbs, and the number, name or letters that follow them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import msgspec

from byczo.core.errors import IllegalAction

MOST_DIGITS = 9


class Numbered(msgspec.Struct, frozen=True):
    """A number, from 1 for the first action of the verb."""

    def write(self, offset: int) -> str:
        """The number of the action that many places after the verb's first."""
        return str(offset + 1)

    def read(self, state: Any, text: str, said: str, count: int) -> int | None:
        """The place of the action that is said; None if it is no number."""
        if not (said.isascii() and said.isdigit()):
            return None
        if len(said) > MOST_DIGITS or not 1 <= int(said) <= count:
            raise IllegalAction(f"{text!r}: the number must be from 1 to {count}")
        return int(said) - 1


class Named(msgspec.Struct, frozen=True, dict=True):
    """A name from a list, which not every table need have in play."""

    names: tuple[str, ...]
    in_play: Callable[[Any, int], bool]
    explain: Callable[[Any], str]

    @cached_property
    def places(self) -> dict[str, int]:
        """The places of the names in the list."""
        return {name: place for place, name in enumerate(self.names)}

    def write(self, offset: int) -> str:
        """The name of the action that many places after the verb's first."""
        return self.names[offset]

    def read(self, state: Any, text: str, said: str, count: int) -> int | None:
        """The place of the action that is said."""
        place = self.places.get(said)
        if place is None or not self.in_play(state, place):
            raise IllegalAction(f"{text!r}: {self.explain(state)}")
        return place


class Letters(msgspec.Struct, frozen=True):
    """Some of these letters: the verb's first action has the first of them alone.

    Actions count as a mask does, so that the third has the first two letters.
    """

    letters: str
    one: str  # what a letter stands for, in singular …
    many: str  # … and in plural

    def write(self, offset: int) -> str:
        """The letters of the action that many places after the verb's first."""
        mask = offset + 1
        return "".join(letter for bit, letter in enumerate(self.letters) if mask >> bit & 1)

    def read(self, state: Any, text: str, said: str, count: int) -> int | None:
        """The place of the action that is said; the letters may come in any order."""
        for letter in said:
            if letter not in self.letters:
                known = f"the {self.many} are {self.letters}"
                raise IllegalAction(f"{text!r}: there is no {self.one} {letter!r}, {known}")
            if said.count(letter) > 1:
                raise IllegalAction(f"{text!r}: there is only one {self.one} {letter!r}")
        return sum(1 << self.letters.index(letter) for letter in said) - 1


class Verb(msgspec.Struct, frozen=True):
    """A word, the actions that it says, and what follows it."""

    word: str
    first: int
    last: int
    follows: Numbered | Named | Letters | None = None
    phase: int | None = None  # the only phase in which it is said

    def says(self, phase: int, action: int) -> bool:
        """Whether this is the verb for the action."""
        return self.first <= action <= self.last and self.phase in (None, phase)

    def write(self, action: int) -> str:
        """The text of one of its actions."""
        if self.follows is None:
            return self.word
        return f"{self.word} {self.follows.write(action - self.first)}"

    def read(self, state: Any, text: str, said: list[str]) -> int | None:
        """The action that a text stands for; None if this is not the verb for it."""
        if said[:1] != [self.word]:
            return None
        if self.follows is None:
            return self.first if len(said) == 1 else None
        if len(said) != 2:
            return None
        place = self.follows.read(state, text, said[1], self.last - self.first + 1)
        return None if place is None else self.first + place


class ActionTexts(msgspec.Struct, frozen=True, dict=True):
    """How the actions of a game are written and read. Of two verbs for an action the first counts.

    ``examples`` are what to say in which phase; the first of them serves all other phases.
    """

    verbs: tuple[Verb, ...]
    examples: Mapping[int, str]

    @cached_property
    def _written(self) -> dict[tuple[int, int], str]:
        return {}

    @cached_property
    def _understood(self) -> dict[tuple[int, str], int]:
        """Actions by phase and text, as the game writes it: no more than there are actions."""
        return {}

    def write(self, phase: int, action: int) -> str:
        """The text of an action in this phase."""
        text = self._written.get((phase, action))
        if text is None:
            verb = next((verb for verb in self.verbs if verb.says(phase, action)), None)
            if verb is None:
                raise IllegalAction(f"there is no action {action} here")
            text = self._written[phase, action] = verb.write(action)
        return text

    def write_action(self, state: Any, action: int) -> str:
        """The text of an action in this state."""
        return self.write(int(state.phase), int(action))

    def understood(self, phase: int, text: str) -> int | None:
        """The action of a text that was read before; it need not be in play any longer."""
        return self._understood.get((phase, text))

    def read_action(self, state: Any, text: str) -> int:
        """The action that a text stands for in this state; IllegalAction if for none."""
        phase = int(state.phase)
        said = text.split()
        for verb in self.verbs:
            action = verb.read(state, text, said) if verb.phase in (None, phase) else None
            if action is not None:
                if self.write(phase, action) == text:
                    self._understood[phase, text] = action
                return action
        example = self.examples.get(phase) or next(iter(self.examples.values()))
        raise IllegalAction(f"{text!r} is not understood here: say, for example, {example}")
