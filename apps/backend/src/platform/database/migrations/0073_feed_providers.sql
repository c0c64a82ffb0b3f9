-- Feed providers that the operator has switched off or on again. A provider without a row is on.
create table feed_providers (
  provider text primary key,
  is_active boolean not null,
  changed_at timestamptz not null
);
