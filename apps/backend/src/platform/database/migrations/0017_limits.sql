-- Limits of every type and status (spec.md 3): money by period, minutes, exclusions by their end.
alter table player_limits alter column currency drop not null;
alter table player_limits alter column amount drop not null;
alter table player_limits add column period text check (period in ('day', 'week', 'month'));
alter table player_limits add column effective_at timestamptz;
alter table player_limits add column ends_at timestamptz;
alter table player_limits add column replaces bigint references player_limits (id);
alter table player_limits add constraint player_limits_known_type check (type in
  ('activity', 'sportsbook_session', 'session', 'bet', 'time', 'loss', 'wager', 'deposit', 'reality_check', 'selfexclusion', 'coolingoff'));
alter table player_limits add constraint player_limits_known_status check (status in
  ('active', 'confirmed', 'confirmed_disabled', 'unconfirmed_disabled', 'unconfirmed', 'disabled'));
alter table player_limits add constraint player_limits_amount_of_type check ((type in ('selfexclusion', 'coolingoff')) = (amount is null));
create index player_limits_in_force on player_limits (player_id) where status in ('active', 'confirmed', 'unconfirmed_disabled');
