create table players (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  first_name text,
  last_name text,
  nickname text,
  phone text,
  currency text not null,
  country text not null,
  locale text not null,
  date_of_birth date not null,
  is_confirmed boolean not null default false,
  is_blocked boolean not null default false,
  is_pve boolean not null default false,
  odds_type text not null default 'european',
  odds_policy text not null default 'higher',
  stakes jsonb not null default '{}',
  failed_sign_ins integer not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null default now()
);

create table sessions (
  token_hash text primary key,
  player_id uuid not null references players (id) on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_player on sessions (player_id);
create index sessions_by_expiry on sessions (expires_at);

create table favourites (
  player_id uuid not null references players (id) on delete cascade,
  type text not null,
  item_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (player_id, type, item_id)
);

create table player_limits (
  id bigint generated always as identity primary key,
  player_id uuid not null references players (id) on delete cascade,
  type text not null,
  currency text not null,
  amount bigint not null check (amount >= 0),
  status text not null default 'active',
  created_at timestamptz not null default now()
);
create index player_limits_by_player on player_limits (player_id);
