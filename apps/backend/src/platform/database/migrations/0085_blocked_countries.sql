-- Countries that an operator closed while the product runs, beside those of BLOCKED_COUNTRIES.
create table blocked_countries (
  country text primary key check (country ~ '^[A-Z]{2}$'),
  since timestamptz not null default now()
);

-- Where a session's page last opened its realtime connection, which ends when that country is closed.
alter table sessions add column country text;
