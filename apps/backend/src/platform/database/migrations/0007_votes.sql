create table match_votes (
  match_id bigint not null,
  player_id uuid not null references players (id) on delete cascade,
  choice text not null check (choice in ('home', 'draw', 'away')),
  created_at timestamptz not null default now(),
  primary key (match_id, player_id)
);
