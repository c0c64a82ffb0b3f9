-- Browsers that a player wants push messages in, as they gave their address and keys out.
create table push_subscriptions (
  endpoint text primary key,
  player_id uuid not null references players (id) on delete cascade,
  p256dh text not null,
  auth text not null,
  locale text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_by_player on push_subscriptions (player_id);
