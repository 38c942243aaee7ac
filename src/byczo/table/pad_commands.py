"""Commands about a shared score pad: each is checked and becomes an entry of the log, or an error.

The log decides: a command names the version of the pad that it was made from, and is refused when
the pad has changed since. So two people who write at once never disagree about what was written.
"""

from __future__ import annotations

from byczo.core.score_pad import ScorePad, standing
from byczo.messages.client_messages import OpenPad, PutPad, WriteRound
from byczo.table import log_entries as entries
from byczo.table.checks import Caller, require_gathering, require_host
from byczo.table.errors import HostOnly, NoPad, TooLate
from byczo.table.names import free_name, readable_name
from byczo.table.pad_changes import rewritten
from byczo.table.table import SharedPad, Table


def put(table: Table, command: PutPad, caller: Caller) -> entries.PadPut:
    """Host: put a pad on the table, new or with rounds, instead of playing a game there."""
    require_gathering(table)
    require_host(table, caller)
    if table.chairs:
        raise NoPad("somebody sits here to play: open another table for a pad")
    names: list[str] = []
    for name in command.names:
        names.append(free_name(readable_name(name), names))
    pad = ScorePad(game=table.game.id, options=command.options, names=names, rounds=command.rounds)
    standing(table.game, pad)
    return entries.PadPut(
        at=caller.now,
        who=caller.person,
        id=command.id,
        options=pad.options,
        names=names,
        rounds=pad.rounds,
        everybody=command.everybody,
    )


def write(table: Table, command: WriteRound, caller: Caller) -> entries.PadWritten:
    """Write a new round, correct one, or strike one out."""
    pad = _pad_of(table)
    if not pad.everybody and caller.person != table.host:
        raise HostOnly("only the host writes on this pad")
    _require_version(pad, command.version)
    entry = entries.PadWritten(
        at=caller.now,
        who=caller.person,
        id=command.id,
        round=command.round,
        marks=command.marks,
    )
    standing(table.game, rewritten(table, entry))
    return entry


def open_to(table: Table, command: OpenPad, caller: Caller) -> entries.PadOpened:
    """Host: let everybody write, or nobody else."""
    _pad_of(table)
    if caller.person != table.host:
        raise HostOnly("only the host decides who writes on this pad")
    return entries.PadOpened(
        at=caller.now, who=caller.person, id=command.id, everybody=command.everybody
    )


def _pad_of(table: Table) -> SharedPad:
    if table.pad is None:
        raise NoPad("there is no score pad on this table")
    return table.pad


def _require_version(pad: SharedPad, version: int) -> None:
    if version != pad.version:
        raise TooLate(f"this changes version {version} of the pad; it is at version {pad.version}")
