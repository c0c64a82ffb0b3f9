-- Codes by which a host hands a player over to the frame: each good once, for one parent and brand. Only hashes are kept.
create table embed_codes (
  code_hash text primary key,
  player_id uuid not null references players (id) on delete cascade,
  brand text not null,
  parent_origin text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index embed_codes_by_expiry on embed_codes (expires_at);
