-- One row: the number of take-overs so far. The leader knows the number of its own and may not write once it has grown.
create table leadership (
  id smallint primary key check (id = 1),
  epoch bigint not null,
  holder text not null,
  since timestamptz not null
);
insert into leadership (id, epoch, holder, since) values (1, 0, '', now());

-- Called in every transaction of leader work. The lock on the row makes a take-over wait for the transactions that passed the check.
create function check_epoch(expected bigint) returns void language plpgsql as $$
declare
  current bigint;
begin
  select epoch into current from leadership where id = 1 for share;
  if current is distinct from expected then
    raise exception 'epoch % has ended, the current one is %', expected, current using errcode = 'TLEAD';
  end if;
end $$;

-- One row, once the first process has started: a wall time with its product time (both in epoch ms), and the seed of the matches.
create table feed_clock (
  id smallint primary key check (id = 1),
  wall_at bigint not null,
  product_at bigint not null,
  speed double precision not null,
  seed text not null
);
