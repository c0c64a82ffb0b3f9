-- Campaigns and the freebets that players hold share their numbers, so that an id names one bonus.
create sequence bonus_ids;

create table bonuses (
  id bigint primary key default nextval('bonus_ids'),
  key text not null unique,
  type text not null check (type in ('comboboost', 'freebet', 'hunting', 'tournament', 'lootbox', 'amb')),
  names jsonb not null,
  status text not null default 'active' check (status in ('active', 'deactivated')),
  terms jsonb not null,
  code text unique,
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  pool bigint not null default 0 check (pool >= 0),
  finished_at timestamptz
);

-- What a player holds: one row of a campaign under the slot `once`, and a row for every freebet that it brought.
create table player_bonuses (
  id bigint primary key default nextval('bonus_ids'),
  bonus_id bigint not null references bonuses (id),
  player_id uuid not null references players (id),
  type text not null,
  slot text not null,
  state text not null check (state in ('available', 'active', 'over', 'expired', 'deactivated', 'overridden')),
  terms jsonb,
  amount bigint check (amount > 0),
  currency text,
  boost_multiplier integer not null default 1000 check (boost_multiplier >= 1000),
  boost_place integer,
  chests jsonb,
  points integer not null default 0,
  points_at timestamptz,
  bets_count integer not null default 0,
  stake_sum bigint not null default 0,
  times_used integer not null default 0 check (times_used >= 0),
  issued_at timestamptz not null,
  activated_at timestamptz,
  expires_at timestamptz not null,
  seen_at timestamptz,
  check ((type = 'freebet') = (amount is not null)),
  unique (player_id, bonus_id, slot)
);
create index player_bonuses_running on player_bonuses (expires_at) where state in ('available', 'active');
create index player_bonuses_by_bonus on player_bonuses (bonus_id, points desc);

-- What has been counted already: a bet or an event counts once.
create table bonus_marks (
  player_bonus_id bigint not null references player_bonuses (id),
  mark text not null,
  primary key (player_bonus_id, mark)
);

-- The bonus a bet was placed with, as its terms were then.
alter table bets add column bonus jsonb;
create index bets_with_bonus on bets (player_id) where bonus is not null;
