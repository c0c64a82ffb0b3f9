create table placement_attempts (
  player_id uuid not null references players (id),
  key text not null,
  payload_hash text not null,
  state text not null check (state in ('open', 'placed', 'rejected')),
  status_code integer not null,
  reply text not null,
  created_at timestamptz not null,
  primary key (player_id, key)
);

create table bets (
  id uuid primary key,
  sequence bigint generated always as identity,
  ref text not null unique,
  player_id uuid not null references players (id),
  account_id bigint not null references accounts (id),
  attempt_key text not null,
  type text not null,
  status text not null,
  result text not null default 'no_results',
  stake bigint not null check (stake > 0),
  currency text not null,
  subunits integer not null,
  odds bigint not null,
  potential_win bigint not null,
  win_amount bigint not null default 0,
  debt bigint not null default 0,
  odds_policy text not null,
  system_id text,
  simulated_detail boolean not null,
  reject_reason text,
  created_at timestamptz not null,
  accepted_at timestamptz,
  settled_at timestamptz,
  pending_until timestamptz,
  pending_until_shown timestamptz
);
create index bets_by_player on bets (player_id, sequence desc);
create index bets_pending on bets (pending_until) where status = 'submitted';
create index bets_by_attempt on bets (player_id, attempt_key);

create table bet_legs (
  id bigint generated always as identity primary key,
  bet_id uuid not null references bets (id),
  position integer not null,
  match_id bigint not null,
  market_id bigint not null,
  specifier text not null,
  outcome_id bigint not null,
  odds integer not null,
  odds_asked integer not null,
  provider text not null,
  simulated_detail boolean not null,
  starts_at timestamptz not null,
  status text not null default 'no_results',
  dead_heat_share double precision,
  unique (bet_id, position)
);
create index bet_legs_by_line on bet_legs (match_id, market_id, specifier);
create index bet_legs_open on bet_legs (bet_id) where status = 'no_results';

create table outbox (
  id bigint generated always as identity primary key,
  player_id uuid not null,
  topic text not null check (topic in ('bet_changed', 'balance_changed')),
  payload jsonb not null,
  created_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index outbox_undelivered on outbox (id) where delivered_at is null;
