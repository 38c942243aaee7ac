-- Devices of guests who use more than one: when they were seen, or that they are worth nothing now.
create table devices (
    guest text not null,
    device text not null,
    kind text not null,
    system text not null,
    first_seen bigint not null,
    last_seen bigint not null,
    revoked bigint,
    primary key (guest, device)
);
create index devices_revoked on devices (revoked) where revoked is not null;
