"""A group of appends to many logs as one statement of PostgreSQL: one round trip, one commit.

Of each table that another process has written to meanwhile nothing is stored: its first entry
finds its place taken, and all the rest hangs on the first. Every row that a group writes belongs
to a table whose place it has won, and places are taken in the order of the tables' names, so
that two groups never wait for each other in a circle.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import asyncpg

from byczo.store.interface import Append, result_text

CHANNEL = "byczo"
MOST_TABLES = 150
"""Tables in one group: all their hints fit into one notification of 8,000 bytes."""

FIRSTS = """
    with mine as (
        select * from unnest($1::text[], $2::int[], $3::bytea[], $4::int[])
            as mine(table_id, seq, entry, length)
    ), won as (
        insert into log select table_id, seq, entry from mine on conflict do nothing
        returning table_id
    ), rest as (
        insert into log select rest.*
        from unnest($5::text[], $6::int[], $7::bytea[]) as rest(table_id, seq, entry)
        join won using (table_id)
    )"""
LISTS = """, listed as (
        insert into tables select new.*
        from unnest($8::text[], $9::text[], $10::text[], $11::boolean[], $12::boolean[],
            $13::bigint[], $14::text[])
            as new(id, game, status, listed, tended, changed, names)
        join won on won.table_id = id
        on conflict (id) do update set status = excluded.status, listed = excluded.listed,
            tended = excluded.tended, changed = excluded.changed, names = excluded.names
    ), seated as (
        insert into people select person, table_id
        from unnest($15::text[], $16::text[]) as new(person, table_id)
        join won using (table_id)
        on conflict do nothing
    ), finished as (
        insert into games select new.*
        from unnest($17::text[], $18::int[], $19::bigint[], $20::text[], $21::text[], $22::text[])
            as new(table_id, number, ended, game, names, result)
        join won using (table_id)
    ), recorded as (
        insert into records select new.*
        from unnest($17::text[], $18::int[], $23::text[]) as new(table_id, number, record)
        join won using (table_id)
    ), played as (
        insert into players select person, table_id, number
        from unnest($24::text[], $25::text[], $26::int[]) as new(person, table_id, number)
        join won using (table_id)
        on conflict do nothing
    )"""
HINT = f"""
    select array_agg(table_id), pg_notify('{CHANNEL}', string_agg(table_id || ':' || length, ' '))
    from won join mine using (table_id) having count(*) > 0"""

MOVES = FIRSTS + HINT
EVERYTHING = FIRSTS + LISTS + HINT


async def insert(db: asyncpg.Connection, logs: Sequence[Sequence[Append]]) -> set[str]:
    """Store the appends to each log, or none of them; gives the tables whose place was free."""
    logs = sorted(logs, key=lambda log: log[0].table)
    rest = [append for log in logs for append in log[1:]]
    values: list[Any] = [
        [log[0].table for log in logs],
        [log[0].seq for log in logs],
        [log[0].entry for log in logs],
        [log[-1].seq for log in logs],
        [append.table for append in rest],
        [append.seq for append in rest],
        [append.entry for append in rest],
    ]
    lists = _lists(logs)
    statement = EVERYTHING if any(lists) else MOVES
    row = await db.fetchrow(statement, *values, *(lists if any(lists) else []))
    return set() if row is None else set(row[0])


def _lists(logs: Sequence[Sequence[Append]]) -> list[list[Any]]:
    """What changes beside the logs, column by column: lists, people, finished games."""
    summaries = {a.table: a.summary for log in logs for a in log if a.summary is not None}
    people = {(p, a.table) for log in logs for a in log if a.summary for p in a.summary.people}
    games = [(a.table, a.finished) for log in logs for a in log if a.finished is not None]
    played = [(person, table, game.number) for table, game in games for person in game.people]
    return [
        list(summaries),
        [now.game for now in summaries.values()],
        [now.status for now in summaries.values()],
        [now.listed for now in summaries.values()],
        [now.tended for now in summaries.values()],
        [now.changed for now in summaries.values()],
        [json.dumps(now.names) for now in summaries.values()],
        [person for person, _ in people],
        [table for _, table in people],
        [table for table, _ in games],
        [game.number for _, game in games],
        [game.ended for _, game in games],
        [game.game for _, game in games],
        [json.dumps(game.names) for _, game in games],
        [result_text(game) for _, game in games],
        [game.record for _, game in games],
        [person for person, _, _ in played],
        [table for _, table, _ in played],
        [number for _, _, number in played],
    ]


async def taken_by_me(db: asyncpg.Connection, logs: Sequence[Sequence[Append]]) -> set[str]:
    """The tables whose logs hold just these appends: from an attempt that seemed to fail."""
    mine = [append for log in logs for append in log]
    rows = await db.fetch(
        "select table_id, seq, entry from log join unnest($1::text[], $2::int[]) "
        "as mine(table_id, seq) using (table_id, seq)",
        [append.table for append in mine],
        [append.seq for append in mine],
    )
    there = {(table, seq): entry for table, seq, entry in rows}
    return {
        log[0].table
        for log in logs
        if all(there.get((append.table, append.seq)) == append.entry for append in log)
    }
