-- What the operator made of a report; null until then.
alter table chat_reports add column decision text check (decision in ('removed', 'left'));
alter table chat_reports add column decided_at timestamptz;
create index chat_reports_open on chat_reports (created_at) where decision is null;
