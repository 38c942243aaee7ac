"""The types that a game brings: its state, its options, its view.

``Match[State, MyOptions, MyView]`` is a match of one game; ``Match`` alone is one of any game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from byczo.core.contract import TableState
from byczo.core.options import Options
from byczo.core.view import View

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    StateT_co = TypeVar("StateT_co", bound=TableState, default=TableState, covariant=True)
    OptionsT_co = TypeVar("OptionsT_co", bound=Options, default=Options, covariant=True)
    ViewT_co = TypeVar("ViewT_co", bound=View, default=View, covariant=True)
else:  # only the type checker knows defaults before Python 3.13
    from typing import TypeVar

    StateT_co = TypeVar("StateT_co", covariant=True)
    OptionsT_co = TypeVar("OptionsT_co", covariant=True)
    ViewT_co = TypeVar("ViewT_co", covariant=True)
