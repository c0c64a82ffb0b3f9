-- Games of other providers are played from the player's own balance. Each provider has an account of its own in every currency.
alter table accounts drop constraint accounts_kind_check;
alter table accounts add constraint accounts_kind_check
  check (kind in ('player', 'cashier', 'stakes', 'house', 'receivable', 'provider'));
alter table accounts add column provider text check ((kind = 'provider') = (provider is not null));
drop index accounts_of_operator;
create unique index accounts_of_operator on accounts (kind, currency) where player_id is null and provider is null;
create unique index accounts_of_provider on accounts (provider, currency) where provider is not null;

-- What providers took and gave, each key once. A debit that is rolled back before it came is `void`, and never happens.
create table provider_transfers (
  provider text not null,
  key text not null,
  kind text not null check (kind in ('debit', 'credit')),
  debit_key text check ((kind = 'credit') = (debit_key is not null)),
  player_id uuid references players (id),
  currency text,
  amount bigint check (amount > 0),
  state text not null check (state in ('done', 'rolled_back', 'void')),
  created_at timestamptz not null,
  primary key (provider, key),
  check ((state = 'void') = (player_id is null) and (player_id is null) = (currency is null) and (player_id is null) = (amount is null))
);
create index provider_transfers_of_debit on provider_transfers (provider, debit_key) where debit_key is not null;

-- A launched game; it ends with the session that launched it.
create table provider_sessions (
  token_hash text primary key,
  session_hash text not null references sessions (token_hash) on delete cascade,
  player_id uuid not null references players (id) on delete cascade,
  provider text not null,
  app text not null,
  currency text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index provider_sessions_by_expiry on provider_sessions (expires_at);

-- Rounds of the reference providers: the seed is drawn when a round opens and shown when it closes, its hash from the start.
create table provider_rounds (
  provider text not null,
  number bigint not null,
  seed text not null,
  commitment text not null,
  created_at timestamptz not null,
  primary key (provider, number)
);

-- Bets of the reference providers. `payout` counts from settlement on, `is_paid` once the wallet has taken it.
create table provider_bets (
  id uuid primary key,
  sequence bigint generated always as identity,
  provider text not null,
  round bigint not null,
  player_id uuid not null references players (id),
  attempt_key text not null,
  selection jsonb not null,
  currency text not null,
  subunits integer not null,
  stake bigint not null check (stake > 0),
  odds bigint not null check (odds > 1000),
  state text not null check (state in ('pending', 'accepted', 'cancelling', 'refused', 'settled')),
  reason text,
  payout bigint not null default 0 check (payout >= 0),
  is_paid boolean not null default false,
  created_at timestamptz not null,
  unique (player_id, provider, attempt_key),
  foreign key (provider, round) references provider_rounds (provider, number)
);
create index provider_bets_of_player on provider_bets (player_id, provider, sequence desc);
create index provider_bets_unfinished on provider_bets (provider, round)
  where state in ('pending', 'accepted', 'cancelling') or (state = 'settled' and payout > 0 and not is_paid);
