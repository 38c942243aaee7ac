-- Who played which game: not everybody who ever sat at its table.
create table players (
    person text not null,
    table_id text not null,
    number integer not null,
    primary key (person, table_id, number)
);
insert into players select person, table_id, number from people join games using (table_id);
