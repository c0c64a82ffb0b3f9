-- When a mail is to be sent; null once it was sent, was given up, or goes to the outbox only.
alter table mails add column send_at timestamptz;
alter table mails add column attempts integer not null default 0;
create index mails_to_send on mails (send_at) where send_at is not null;
