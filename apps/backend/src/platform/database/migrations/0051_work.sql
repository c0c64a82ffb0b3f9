-- Attempts of background work that is running or has failed; a finished one has no row. `next_at` is when it may be taken again: the
-- end of a worker's claim, or of the delay after a failure.
create table work_attempts (
  source text not null,
  key text not null,
  attempts integer not null,
  next_at timestamptz not null,
  error text,
  primary key (source, key)
);

-- What workers look for every half second has an index of its own.
create index bets_pending_cashouts on bets (pending_until) where status = 'cashout_in_progress';
create index jackpot_hits_to_pay on jackpot_hits (id) where status = 'approved';

-- An operator's order to retry a letter, carried out by the process that does the work.
alter table dead_letters add column retry_at timestamptz;
create index dead_letters_to_retry on dead_letters (retry_at) where retry_at is not null;

-- The one process that does a kind of work which must keep its order; another may take over after `until`.
create table work_leases (
  name text primary key,
  holder uuid not null,
  until timestamptz not null
);

-- Chat messages that were removed; each row is deleted once the room was told.
create table chat_removals (
  message_id bigint primary key,
  match_id bigint not null,
  locale text not null
);
