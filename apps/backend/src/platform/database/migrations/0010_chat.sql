create table chat_messages (
  id bigint generated always as identity primary key,
  match_id bigint not null,
  locale text not null,
  player_id uuid not null references players (id) on delete cascade,
  key uuid not null,
  author_name text not null,
  text text not null check (char_length(text) between 1 and 240),
  created_at timestamptz not null,
  unique (player_id, key)
);
create index chat_messages_by_room on chat_messages (match_id, locale, id);

-- A report keeps what was said, so that it outlives the message.
create table chat_reports (
  message_id bigint not null,
  reporter_id uuid not null references players (id) on delete cascade,
  reason text not null check (reason in ('abuse', 'hate', 'spam', 'other')),
  match_id bigint not null,
  locale text not null,
  author_id uuid not null,
  text text not null,
  created_at timestamptz not null,
  primary key (message_id, reporter_id)
);
