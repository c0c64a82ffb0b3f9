-- What the notification centre tells a player. `texts` holds the operator's own words by locale; all else is worded by its key.
create table notifications (
  id uuid primary key,
  player_id uuid not null references players (id) on delete cascade,
  kind text not null check (kind in ('bet', 'maintenance', 'bonus', 'jackpot', 'vip_bet')),
  key text not null,
  details jsonb not null default '{}',
  object_type text,
  object_id text,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_by_player on notifications (player_id, created_at desc, id);
create index notifications_unread on notifications (player_id) where read_at is null;
