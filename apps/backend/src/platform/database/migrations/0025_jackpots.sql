-- Pools are counted in millionths of a minor unit, so that the share of a small stake is not lost.
create table jackpots (
  id bigint primary key default nextval('bonus_ids'),
  key text not null unique,
  names jsonb not null,
  status text not null default 'active' check (status in ('active', 'paused', 'finished')),
  currency text not null,
  contribution integer not null check (contribution between 1 and 10000),
  min_stake bigint not null,
  min_odds integer not null
);
create table jackpot_levels (
  jackpot_id bigint not null references jackpots (id),
  code text not null,
  position integer not null,
  names jsonb not null,
  share integer not null check (share between 1 and 1000),
  seed bigint not null check (seed > 0),
  drop_before bigint not null check (drop_before > seed),
  pool_micro bigint not null,
  drop_at_micro bigint not null,
  round integer not null default 1,
  state text not null default 'active' check (state in ('created', 'active', 'paused', 'finished', 'disabled')),
  primary key (jackpot_id, code)
);

-- Accepted bets that take part; counted once, in the order of acceptance.
create table jackpot_tickets (
  id bigint generated always as identity primary key,
  bet_id uuid not null references bets (id),
  jackpot_id bigint not null references jackpots (id),
  state text not null default 'open' check (state in ('open', 'counted', 'dropped')),
  unique (bet_id, jackpot_id)
);
create index jackpot_tickets_open on jackpot_tickets (id) where state = 'open';

create table jackpot_hits (
  id bigint primary key default nextval('bonus_ids'),
  jackpot_id bigint not null references jackpots (id),
  level_code text not null,
  round integer not null,
  bet_id uuid not null references bets (id),
  player_id uuid not null references players (id),
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null default 'initial' check (status in ('initial', 'approved', 'declined', 'paid')),
  created_at timestamptz not null,
  paid_at timestamptz,
  seen_at timestamptz,
  unique (jackpot_id, level_code, round)
);
create index jackpot_hits_by_player on jackpot_hits (player_id, id desc);
alter table bets add column used_in_jackpot boolean not null default false;

-- Adds to the lists of kinds and topics whatever they hold by now.
do $$
declare
  definition text;
begin
  select pg_get_constraintdef(oid) into definition from pg_constraint where conname = 'ledger_transactions_kind_check';
  execute 'alter table ledger_transactions drop constraint ledger_transactions_kind_check';
  execute 'alter table ledger_transactions add constraint ledger_transactions_kind_check '
    || regexp_replace(definition, 'ARRAY\[', 'ARRAY[''jackpot''::text, ');
  select pg_get_constraintdef(oid) into definition from pg_constraint where conname = 'outbox_topic_check';
  execute 'alter table outbox drop constraint outbox_topic_check';
  execute 'alter table outbox add constraint outbox_topic_check '
    || regexp_replace(definition, 'ARRAY\[', 'ARRAY[''bonus_issued''::text, ');
end $$;
