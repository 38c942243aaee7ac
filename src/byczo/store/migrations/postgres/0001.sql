create table tables (
    id text primary key,
    game text not null,
    status text not null,
    listed boolean not null,
    tended boolean not null, -- bots or a clock go on though nobody looks
    changed bigint not null,
    names text not null
);
create index tables_by_status on tables (status, listed, changed);
create index tables_tended on tables (id) where tended;

create table log (
    table_id text not null,
    seq integer not null,
    entry bytea not null,
    primary key (table_id, seq)
);

create table people (
    person text not null,
    table_id text not null,
    primary key (person, table_id)
);

create table games (
    table_id text not null,
    number integer not null,
    ended bigint not null,
    game text not null,
    record text not null,
    primary key (table_id, number)
);

-- One row: the key by which all processes recognise guests.
create table keys (
    one boolean primary key default true check (one),
    key bytea not null
);

-- Processes say here that they are alive. What they hold is theirs as long as they do.
create table servers (
    id text primary key,
    until timestamptz not null
);

-- Whose business the bots and the clock of a table are.
create table leases (
    table_id text primary key,
    server text not null
);
create index leases_by_server on leases (server);

-- Who follows a table through which process. After a crash of the database people come again.
create unlogged table presence (
    table_id text not null,
    server text not null,
    people text[] not null,
    primary key (table_id, server)
);
