-- Adds amounts to the totals of outcomes and returns the new totals. The rows stay locked until the transaction ends; every writer
-- calls this function, which locks them in key order, so that two of them never wait for each other.
create function add_to_liabilities(of_currency text, changes jsonb)
returns table (match_id bigint, market_id bigint, specifier text, outcome_id bigint, total bigint) language plpgsql as $$
#variable_conflict use_column
begin
  return query
    insert into outcome_liabilities as held (currency, match_id, market_id, specifier, outcome_id, total)
    select of_currency, match_id, market_id, specifier, outcome_id, sum(amount)::bigint
    from jsonb_to_recordset(changes) as change (match_id bigint, market_id bigint, specifier text, outcome_id bigint, amount bigint)
    group by match_id, market_id, specifier, outcome_id order by match_id, market_id, specifier, outcome_id
    on conflict (match_id, market_id, specifier, outcome_id, currency) do update set total = held.total + excluded.total
    returning match_id, market_id, specifier, outcome_id, total;
end $$;

-- Writes the bets of one request with everything that belongs to them: legs, ledger, balance, tickets, messages and the reply of the
-- attempt. Returns 'placed'; 'key_known' or 'key_in_use', having written nothing, if the key is not new. Raises TL001, which rolls
-- the statement back, if the balance or the liability of an outcome no longer allows the bets.
create function place_bets(placement jsonb, reply_text text) returns text language plpgsql as $$
declare
  of_player constant uuid := placement ->> 'player_id';
  of_key constant text := placement ->> 'key';
  of_account constant bigint := placement ->> 'account_id';
  placed_at constant timestamptz := placement ->> 'at';
  max_liability constant bigint := placement ->> 'max_liability';
  funds bigint;
  item jsonb;
  bet bets;
  debit bigint;
  entry_id bigint;
begin
  if not pg_try_advisory_xact_lock(hashtext(of_player::text), hashtext(of_key)) then
    return 'key_in_use';
  end if;
  if placement ->> 'trace_parent' is not null then
    perform set_config('touchline.trace_parent', placement ->> 'trace_parent', true);
  end if;
  if (placement ->> 'is_claimed')::boolean then
    update placement_attempts set state = 'placed', status_code = 200, reply = reply_text where player_id = of_player and key = of_key;
  else
    insert into placement_attempts (player_id, key, payload_hash, state, status_code, reply, created_at)
    values (of_player, of_key, placement ->> 'payload_hash', 'placed', 200, reply_text, now()) on conflict do nothing;
    if not found then
      return 'key_known';
    end if;
  end if;

  debit := placement ->> 'debit';
  update accounts set balance = balance - debit where id = of_account and balance >= debit returning balance + debit into funds;
  if not found then
    raise 'the balance does not cover the bets' using errcode = 'TL001';
  end if;

  for item in select value from jsonb_array_elements(placement -> 'bets') loop
    bet := jsonb_populate_record(null::bets, item);
    debit := item ->> 'debit';
    funds := funds - debit;
    insert into bets (id, ref, player_id, account_id, attempt_key, type, status, stake, original_stake, currency, subunits, odds,
      custom_odds, potential_win, is_return_capped, is_vip, is_quick, system_id, edited_from, odds_policy, simulated_detail, created_at,
      accepted_at, pending_until, pending_until_shown, bonus, used_in_jackpot)
    values (bet.id, bet.ref, of_player, of_account, of_key, bet.type, bet.status, bet.stake, bet.original_stake, bet.currency,
      bet.subunits, bet.odds, bet.custom_odds, bet.potential_win, bet.is_return_capped, bet.is_vip, bet.is_quick, bet.system_id,
      bet.edited_from, bet.odds_policy, bet.simulated_detail, bet.created_at, bet.accepted_at, bet.pending_until,
      bet.pending_until_shown, bet.bonus, bet.used_in_jackpot);
    insert into bet_legs (bet_id, position, match_id, market_id, specifier, outcome_id, odds, odds_asked, provider, simulated_detail, starts_at)
    select bet.id, position, match_id, market_id, specifier, outcome_id, odds, odds_asked, provider, simulated_detail, starts_at
    from jsonb_populate_recordset(null::bet_legs, item -> 'legs');
    insert into ledger_transactions (kind, bet_id, created_at) values ('stake', bet.id, placed_at) returning id into entry_id;
    -- The operator's house account pays the stake of a free bet.
    insert into ledger_postings (transaction_id, account_id, amount, balance_after)
    values (entry_id, case when debit = 0 then (placement ->> 'house_account_id')::bigint else of_account end, -bet.stake,
        case when debit = 0 then null else funds end),
      (entry_id, (placement ->> 'stakes_account_id')::bigint, bet.stake, null);
    insert into outbox (player_id, topic, payload) values (of_player, 'bet_changed', jsonb_build_object('bet_id', bet.id, 'is_new', true));
  end loop;
  if placement -> 'tickets' <> '[]' then
    insert into jackpot_tickets (bet_id, jackpot_id)
    select bet_id, jackpot_id from jsonb_to_recordset(placement -> 'tickets') as ticket (bet_id uuid, jackpot_id bigint);
  end if;
  insert into outbox (player_id, topic, payload)
  values (of_player, 'balance_changed', (placement -> 'account') || jsonb_build_object('balance', funds));

  -- Last, because the rows of an outcome are shared by all players: they stay locked for the shortest time.
  if exists (select from add_to_liabilities(bet.currency, placement -> 'outcomes') where total > max_liability) then
    raise 'the liability of an outcome does not allow the bets' using errcode = 'TL001';
  end if;
  return 'placed';
end $$;
