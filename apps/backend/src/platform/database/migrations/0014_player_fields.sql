alter table players add column cpf text check (cpf ~ '^[0-9]{11}$');
create unique index players_by_cpf on players (cpf);
-- IBGE's seven digits.
alter table players add column municipality_code integer;
alter table players add column is_phone_verified boolean not null default false;
-- The operator asks this player to verify the phone, wherever they live.
alter table players add column is_phone_asked boolean not null default false;
alter table players add column wants_push boolean not null default false;
-- Groups that the operator put the player in (spec.md 3 "statuses").
alter table players add column statuses jsonb not null default '[]';
-- Affiliate tags (ctag, btag, stag, qtag, gclid), as first told.
alter table players add column tags jsonb not null default '{}';
-- Device that signed up.
alter table players add column device_id text;

create table phone_codes (
  player_id uuid primary key references players (id) on delete cascade,
  phone text not null,
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
