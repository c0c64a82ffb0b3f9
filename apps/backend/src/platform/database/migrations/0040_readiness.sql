-- One row, written by the readiness check: a database that answers reads but takes no writes is not ready.
create table readiness (
  id smallint primary key check (id = 1),
  written_at timestamptz not null
);
insert into readiness (id, written_at) values (1, now());
