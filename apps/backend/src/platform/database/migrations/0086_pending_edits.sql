-- Edits of bets in play that wait for the end of the delay. The answer under their key replaces the row.
create table pending_edits (
  id bigint generated always as identity primary key,
  player_id uuid not null references players (id),
  key text not null,
  bet_id uuid not null references bets (id),
  locale text not null,
  body jsonb not null,
  due_at timestamptz not null
);
create index pending_edits_due on pending_edits (due_at);
