-- What is removed after its time is found by its time.
create index outbox_delivered on outbox (delivered_at) where delivered_at is not null;
create index placement_attempts_by_time on placement_attempts (created_at);
create index notifications_by_time on notifications (created_at);
create index phone_codes_by_expiry on phone_codes (expires_at);

-- Wall time at which a ticket was counted or dropped.
alter table jackpot_tickets add column decided_at timestamptz;
update jackpot_tickets set decided_at = now() where state <> 'open';
create index jackpot_tickets_decided on jackpot_tickets (decided_at) where decided_at is not null;
