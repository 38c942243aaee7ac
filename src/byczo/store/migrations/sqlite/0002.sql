-- Entries of many tables that are stored together lie together, in one row of the journal; they
-- are filed by their tables later, many at once. The log is both.
alter table log rename to filed;

create table journal (
    id integer primary key,
    entries text not null -- [[table_id, seq, entry], …]
);

create view log as
select table_id, seq, entry from filed
union all
select json_extract(value, '$[0]'), json_extract(value, '$[1]'),
       cast(json_extract(value, '$[2]') as blob)
from journal, json_each(journal.entries);
