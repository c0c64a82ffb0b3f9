-- Each message of the outbox counts its own failures; one that waits for its next try is taken after those that were never tried.
alter table outbox add column attempts integer not null default 0;
alter table outbox add column last_error text;
alter table outbox add column next_attempt_at timestamptz;
drop index outbox_undelivered;
create index outbox_undelivered on outbox (next_attempt_at nulls first, id) where delivered_at is null;

-- Work that failed too often to be tried again as usual: `key` names it within its source.
create table dead_letters (
  id bigint generated always as identity primary key,
  source text not null,
  key text not null,
  payload jsonb not null,
  error text not null,
  attempts integer not null check (attempts > 0),
  created_at timestamptz not null,
  failed_at timestamptz not null,
  unique (source, key)
);
create index dead_letters_by_time on dead_letters (failed_at);
