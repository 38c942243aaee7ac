create table tables (
    id text primary key,
    game text not null,
    status text not null,
    listed integer not null,
    tended integer not null, -- bots or a clock go on though nobody looks
    changed integer not null,
    names text not null
) without rowid;
create index tables_by_status on tables (status, listed, changed);

create table log (
    table_id text not null,
    seq integer not null,
    entry blob not null,
    primary key (table_id, seq)
) without rowid;

create table people (
    person text not null,
    table_id text not null,
    primary key (person, table_id)
) without rowid;

create table games (
    table_id text not null,
    number integer not null,
    ended integer not null,
    game text not null,
    record text not null,
    primary key (table_id, number)
) without rowid;
