"""What a client can say to the server: the upper half of the protocol.

Every message but :class:`Hello` and :class:`Ping` is a :class:`Command` with an ``id`` that the
client makes up. A command whose id the table has seen from this person is answered again but not
done again, so a client may repeat every command that it has no answer to.
"""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from byczo.messages.shared_pad import Marks, PadNames, Rounds
from byczo.messages.vocabulary import ClockName, Reaction

ID = re.compile("[0-9A-Za-z_-]+")
Id = Annotated[
    str, Meta(min_length=1, max_length=40, extra_json_schema={"pattern": f"^{ID.pattern}$"})
]
TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9A-Za-z_-]+$")]
FreeText = Annotated[str, Meta(max_length=500)]
Word = Annotated[str, Meta(max_length=80)]
TokenText = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[0-9A-Za-z_-]+$")]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
NonNegative = Annotated[int, Meta(ge=0, le=2**53)]


class FromClient(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="t", forbid_unknown_fields=True
):
    """Anything a client says."""


class Hello(FromClient, frozen=True, kw_only=True, tag="hello"):
    """Follow a table: with a seat if this person (or the token of a seat) has one, else as a guest.

    ``seen`` is the number of the last event that the client has seen there.
    """

    table: TableId
    seen: NonNegative | None = None
    token: TokenText | None = None


class Ping(FromClient, frozen=True, kw_only=True, tag="ping"):
    """Are you there? The answer brings ``sent`` back, and the server's time."""

    sent: NonNegative = 0


class Command(FromClient, frozen=True, kw_only=True):
    """Something the table must decide about."""

    id: Id

    def __post_init__(self) -> None:
        """Check the pattern of the id: msgspec would take longer than for the rest of a move."""
        if not (self.id.isalnum() and self.id.isascii()) and not ID.fullmatch(self.id):
            raise ValueError("an id has letters, digits, hyphens and underscores")


class Act(Command, frozen=True, kw_only=True, tag="act"):
    """Do something in the game: one of the choices of the view.

    ``moment`` is that of the view which the choice was made from; when the game has moved on
    since, the command is refused instead of being taken for an answer to a later question.
    """

    do: Word
    moment: NonNegative | None = None


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a seat before the game begins."""

    name: Word


class Rename(Command, frozen=True, kw_only=True, tag="rename"):
    """Be called something else at this table, also while a game is on."""

    name: Word


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Get up. During a game a bot plays on for the seat."""


class Back(Command, frozen=True, kw_only=True, tag="back"):
    """Return to a seat that a bot has taken over."""


class AddBot(Command, frozen=True, kw_only=True, tag="add-bot"):
    """Host: let a bot of this level sit down."""

    bot: Word
    name: Word | None = None


class Invite(Command, frozen=True, kw_only=True, tag="invite"):
    """Host: keep a seat for a program of somebody's own, which says hello with this token.

    The client draws the token (128 random bits or more), so that asking again is safe.
    """

    name: Word
    token: TokenText


class Remove(Command, frozen=True, kw_only=True, tag="remove"):
    """Host: free a seat before the game begins."""

    seat: NonNegative


class Replace(Command, frozen=True, kw_only=True, tag="replace"):
    """Host: let a bot play for a person who is absent, until that person is back."""

    seat: NonNegative
    bot: Word | None = None


class SetUp(Command, frozen=True, kw_only=True, tag="set-up"):
    """Host: change what the table has agreed on, before the game begins."""

    options: dict[str, Any] | None = None
    listed: bool | None = None
    clock: ClockName | None = None
    hints: bool | None = None


class Seal(Command, frozen=True, kw_only=True, tag="seal"):
    """Promise a salt by its SHA-256, in hexadecimal, before anybody's salt is known.

    A later seal takes the place of an earlier one. Draw the salt at random (128 bits or more), keep
    it with the table's commitment, and show it when the table is ``revealing``.
    """

    seal: Digest


class Salt(Command, frozen=True, kw_only=True, tag="salt"):
    """Add to the chance of the game, so that not even the server can choose the deals.

    The salt of a seal is shown while the table is ``revealing``. A client that has not sealed can
    give a salt before; it protects from a server that acts alone, not from one with a confederate.
    """

    salt: Word


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Host: draw the seats and begin.

    When people who are here have sealed salts, the table is ``revealing`` first and begins with the
    last of them. Asked again after five seconds, it begins without those that are missing.
    """


class Chat(Command, frozen=True, kw_only=True, tag="chat"):
    """Say something to the table."""

    text: FreeText


class React(Command, frozen=True, kw_only=True, tag="react"):
    """Show a feeling."""

    reaction: Reaction


class Pause(Command, frozen=True, kw_only=True, tag="pause"):
    """Vote for a pause (``want``), take the vote back, or end the pause."""

    want: bool


class Abandon(Command, frozen=True, kw_only=True, tag="abandon"):
    """Vote for ending the game without a result, or take the vote back."""

    want: bool


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """After the game: gather for another one with the same people."""


class Link(Command, frozen=True, kw_only=True, tag="link"):
    """Let another device that shows this token play for the seat; an earlier one stops working.

    The client draws the token (128 random bits or more), so that asking again is safe.
    """

    token: TokenText


class Unlink(Command, frozen=True, kw_only=True, tag="unlink"):
    """Let only this device play for the seat: all others lose it, and no link opens it any more."""


class PutPad(Command, frozen=True, kw_only=True, tag="put-pad"):
    """Host: share a score pad at this table, where nobody sits: for a game with the real box."""

    names: PadNames
    options: dict[str, Any] = {}
    rounds: Rounds = []
    everybody: bool = False


class WriteRound(Command, frozen=True, kw_only=True, tag="write-round"):
    """Write on the pad: the next round, other marks for an earlier one, or none to strike it out.

    Rounds count from 1. ``version`` is that of the pad which the change was made from; when it has
    changed since, the command is refused: look at the pad, and write again.
    """

    version: NonNegative
    round: NonNegative
    marks: Marks | None


class OpenPad(Command, frozen=True, kw_only=True, tag="open-pad"):
    """Host: let everybody who follows the table write on its pad, or nobody else."""

    everybody: bool


class Hint(Command, frozen=True, kw_only=True, tag="hint"):
    """What would a strong player do here? Where the table allows it; nobody else is told."""


ClientMessage = (
    Hello
    | Ping
    | Act
    | Sit
    | Rename
    | Leave
    | Back
    | AddBot
    | Invite
    | Remove
    | Replace
    | SetUp
    | Seal
    | Salt
    | Start
    | Chat
    | React
    | Pause
    | Abandon
    | Rematch
    | Link
    | Unlink
    | PutPad
    | WriteRound
    | OpenPad
    | Hint
)
"""All a client can say."""
