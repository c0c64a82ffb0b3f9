-- The trace in which a message was written (W3C traceparent), so that its delivery continues it. runTransaction sets the variable for
-- transactions that are traced.
alter table outbox add column trace_parent text default nullif(current_setting('touchline.trace_parent', true), '');
