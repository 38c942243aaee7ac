-- Devices of guests who use more than one: when they were seen, or that they are worth nothing now.
create table devices (
    guest text not null,
    device text not null,
    kind text not null,
    system text not null,
    first_seen integer not null,
    last_seen integer not null,
    revoked integer,
    primary key (guest, device)
) without rowid;
create index devices_revoked on devices (revoked) where revoked is not null;
