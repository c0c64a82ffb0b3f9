-- A player's standing order on an open bet, at most one: acts once when the offer reaches the value.
alter table bets
  add column cashout_rule text check (cashout_rule in ('cash_out', 'notify')),
  add column cashout_rule_value bigint check (cashout_rule_value > 0),
  add column cashout_rule_done boolean not null default false,
  add constraint cashout_rule_is_whole check ((cashout_rule is null) = (cashout_rule_value is null));

-- What was agreed to by cash outs whose in-play delay runs; the delay's end stands on the bet.
create table pending_cashouts (
  bet_id uuid primary key references bets (id),
  seen bigint not null check (seen > 0),
  share integer not null check (share between 1 and 1000),
  by text not null check (by in ('player', 'rule'))
);

-- The bet that an attempt was about when it placed none: a cash out, an edit.
alter table placement_attempts add column bet_id uuid references bets (id);
