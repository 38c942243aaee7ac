-- Lists never read records: what they show of a game lies beside its key.
create table records (
    table_id text not null,
    number integer not null,
    record text not null,
    primary key (table_id, number)
) without rowid;
insert into records select table_id, number, record from games;

create table shown_games (
    table_id text not null,
    number integer not null,
    ended integer not null,
    game text not null,
    names text not null, -- of the seats, as JSON
    result text, -- as JSON
    primary key (table_id, number)
) without rowid;
insert into shown_games
select table_id, number, ended, game,
       (select json_group_array(json_extract(value, '$.name'))
        from json_each(games.record, '$.seats')),
       json_extract(record, '$.result')
from games;
drop table games;
alter table shown_games rename to games;

-- A table as it was after an entry, so that its whole log need not be read.
create table snapshots (
    table_id text primary key,
    seq integer not null,
    snapshot blob not null
) without rowid;

-- Guests who have made all their tokens worthless that were signed before a time.
create table guests (
    guest text primary key,
    valid_since integer not null
) without rowid;

-- Written to when it must be known whether anything can be written.
create table health (
    one integer primary key check (one = 1),
    filling blob not null
);
