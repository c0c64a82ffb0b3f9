-- Every statement that writes postings writes whole transactions, so they are checked once a statement, when they are written, and
-- not once for each of them at the end of the transaction.
drop trigger postings_sum_to_zero on ledger_postings;
drop function check_postings_sum_to_zero();
create function check_postings_sum_to_zero() returns trigger language plpgsql as $$
declare
  unbalanced bigint;
begin
  select transaction_id into unbalanced from added group by transaction_id having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'postings of transaction % do not sum to zero', unbalanced using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger postings_sum_to_zero after insert on ledger_postings
  referencing new table as added for each statement execute function check_postings_sum_to_zero();
