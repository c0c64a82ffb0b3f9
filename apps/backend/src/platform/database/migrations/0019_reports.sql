-- What pages report: errors and page times in the envelope of error-reporting services, and violations of the content security policy.
create table reports (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('error', 'page', 'policy')),
  message text not null,
  place text not null,
  body jsonb not null,
  created_at timestamptz not null default now()
);
create index reports_by_time on reports (created_at);
