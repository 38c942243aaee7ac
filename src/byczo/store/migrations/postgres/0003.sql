-- Lists never read records: what they show of a game lies beside its key.
create table records (
    table_id text not null,
    number integer not null,
    record text not null,
    primary key (table_id, number)
);
insert into records select table_id, number, record from games;

alter table games add column names text not null default '[]', add column result text;
update games set
    names = (select coalesce(json_agg(seat->>'name'), '[]')::text
             from json_array_elements(record::json->'seats') as seat),
    result = record::json->>'result';
alter table games drop column record;

-- A table as it was after an entry, so that its whole log need not be read.
create table snapshots (
    table_id text primary key,
    seq integer not null,
    snapshot bytea not null
);

-- Guests who have made all their tokens worthless that were signed before a time.
create table guests (
    guest text primary key,
    valid_since bigint not null
);
