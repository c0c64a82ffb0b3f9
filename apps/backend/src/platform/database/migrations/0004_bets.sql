-- `stake` is what still runs; `original_stake` what was placed. `custom_odds` is the price asked for a custom bet.
alter table bets
  add column original_stake bigint check (original_stake > 0),
  add column is_vip boolean not null default false,
  add column is_quick boolean not null default false,
  add column is_return_capped boolean not null default false,
  add column cashout_amount bigint not null default 0 check (cashout_amount >= 0),
  add column edited_from uuid references bets (id),
  add column edited_to uuid references bets (id),
  add column custom_odds bigint;
update bets set original_stake = stake;
alter table bets alter column original_stake set not null;
create index bets_open_legs on bets (status) where status in ('submitted', 'waiting_results', 'cashout_in_progress');

alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check
  check (kind in ('deposit', 'stake', 'payout', 'refund', 'correction', 'cashout'));

alter table outbox drop constraint outbox_topic_check;
alter table outbox add constraint outbox_topic_check
  check (topic in ('bet_changed', 'balance_changed', 'bet_cashout_changed', 'notification'));

-- Shared bets, never with money; the same bets keep the same code.
create table share_codes (
  code text primary key,
  payload_hash text not null unique,
  bets jsonb not null,
  created_at timestamptz not null
);
