-- The database of the server and a role that owns it, and nothing else, on a PostgreSQL that is new.
-- After this nobody logs in as its superuser over the network.
\getenv password POSTGRES_PASSWORD
create role byczo login password :'password';
create database byczo owner byczo;
revoke all on database byczo from public;
alter role current_user password null;
