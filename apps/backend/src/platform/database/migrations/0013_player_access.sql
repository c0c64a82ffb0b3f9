-- Wrong passwords are counted by address, whether anybody has it or not, so that counting tells nobody who has an account.
alter table players drop column failed_sign_ins;
alter table players drop column locked_until;
create table sign_in_failures (
  email_hash text primary key,
  failures integer not null,
  locked_until timestamptz,
  changed_at timestamptz not null
);
create index sign_in_failures_by_change on sign_in_failures (changed_at);

-- A session can be named and ended without its token, and says from which device it is.
alter table sessions add column id uuid not null default gen_random_uuid();
alter table sessions add column user_agent text not null default '';
alter table sessions add column ip text not null default '';
-- When the password was last typed in this session.
alter table sessions add column confirmed_at timestamptz;
create unique index sessions_by_id on sessions (id);

-- Links that were sent by mail: each works once.
create table player_tokens (
  token_hash text primary key,
  player_id uuid not null references players (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unlock', 'password')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index player_tokens_by_player on player_tokens (player_id, purpose);
create index player_tokens_by_expiry on player_tokens (expires_at);

-- Mails and text messages on their way out.
create table mails (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  kind text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  link text,
  created_at timestamptz not null
);
create index mails_by_time on mails (created_at);
