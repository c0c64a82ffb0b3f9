-- Cards of players as the acquirer knows them: a token, never a number.
create table payment_cards (
  id uuid primary key,
  player_id uuid not null references players (id) on delete cascade,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expiry text not null check (expiry ~ '^[0-9]{4}-[0-9]{2}$'),
  token text not null,
  created_at timestamptz not null,
  unique (player_id, brand, last4, expiry)
);

-- Money on its way in. A payment is asked for once by its key, and counted once by its id in the ledger.
create table payments (
  id uuid primary key,
  sequence bigint generated always as identity,
  player_id uuid not null references players (id),
  key text not null,
  payload_hash text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  method text not null check (method in ('card', 'demo')),
  brand text,
  last4 text,
  state text not null check (state in ('challenge', 'pending', 'approved', 'declined')),
  reason text check ((state = 'declined') = (reason is not null)),
  challenge_tries integer not null default 0,
  due_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (player_id, key)
);
create index payments_of_player on payments (player_id, sequence desc);
create index payments_due on payments (due_at) where state = 'pending' and due_at is not null;
create index payments_open on payments (player_id) where state in ('challenge', 'pending');

alter table ledger_transactions add column payment_id uuid references payments (id);
create unique index ledger_transactions_by_payment on ledger_transactions (payment_id) where payment_id is not null;
