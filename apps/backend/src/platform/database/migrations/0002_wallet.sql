-- Only a player's account keeps a running balance; the operator's accounts are sums of their postings,
-- so that no row is shared by every placement.
create table accounts (
  id bigint generated always as identity primary key,
  player_id uuid references players (id),
  kind text not null check (kind in ('player', 'cashier', 'stakes', 'house', 'receivable')),
  currency text not null,
  subunits integer not null check (subunits between 1 and 1000000000),
  balance bigint check ((kind = 'player') = (balance is not null)),
  check ((kind = 'player') = (player_id is not null)),
  constraint balance_not_negative check (balance >= 0)
);
create unique index accounts_of_player on accounts (player_id, currency) where player_id is not null;
create unique index accounts_of_operator on accounts (kind, currency) where player_id is null;

create table ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('deposit', 'stake', 'payout', 'refund', 'correction')),
  bet_id uuid,
  created_at timestamptz not null
);
create index ledger_transactions_by_bet on ledger_transactions (bet_id) where bet_id is not null;

create table ledger_postings (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions (id),
  account_id bigint not null references accounts (id),
  amount bigint not null,
  balance_after bigint
);
create index ledger_postings_by_transaction on ledger_postings (transaction_id);
create index ledger_postings_by_account on ledger_postings (account_id, id);

create function check_postings_sum_to_zero() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_postings where transaction_id = new.transaction_id) <> 0 then
    raise exception 'postings of transaction % do not sum to zero', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger postings_sum_to_zero after insert on ledger_postings
  deferrable initially deferred for each row execute function check_postings_sum_to_zero();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'check_violation';
end $$;
create trigger postings_are_final before update or delete on ledger_postings
  for each statement execute function refuse_ledger_change();
create trigger transactions_are_final before update or delete on ledger_transactions
  for each statement execute function refuse_ledger_change();
