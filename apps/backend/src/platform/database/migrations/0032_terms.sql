-- The version of the operator's terms that the player accepted last, and when; null before any was asked about.
alter table players add column terms_version text;
alter table players add column terms_accepted_at timestamptz;
