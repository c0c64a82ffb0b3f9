-- Minutes that players were here, by day.
create table player_activity (
  player_id uuid not null references players (id) on delete cascade,
  day date not null,
  seconds integer not null check (seconds >= 0),
  ticked_at timestamptz not null,
  primary key (player_id, day)
);

-- Reality checks belong to a session and end with it.
create table reality_checks (
  session_hash text primary key references sessions (token_hash) on delete cascade,
  opened_at timestamptz not null,
  seen_at timestamptz not null
);
