-- Wrong passwords count by account and by the place they come from: who guesses is locked out, not whoever owns the account.
-- What was counted before lasts a day at most and is not carried over.
drop table sign_in_failures;
create table sign_in_failures (
  email_hash text not null,
  place text not null,
  -- In a row, since the place was last locked.
  failures integer not null,
  -- Within a day of each other.
  total integer not null,
  locked_until timestamptz,
  changed_at timestamptz not null,
  primary key (email_hash, place)
);
create index sign_in_failures_by_change on sign_in_failures (changed_at);

-- Where a player has typed the right password: those places stay open while others guess.
create table known_places (
  player_id uuid not null references players (id) on delete cascade,
  place text not null,
  seen_at timestamptz not null,
  primary key (player_id, place)
);
create index known_places_by_time on known_places (seen_at);
