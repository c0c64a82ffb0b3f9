-- The id under which a host's own server knows a player.
alter table players add column host_id text;
create unique index players_by_host_id on players (host_id) where host_id is not null;
