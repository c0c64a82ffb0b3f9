-- Reads what bets are judged by: the account that pays for them, the player's own limits and the active jackpots. A function, because the
-- database plans its statements once for each connection; as a statement it took longer to plan than to run.
create function betting_account(of_player uuid, of_currency text, limit_statuses text[])
returns table (id bigint, balance bigint, subunits integer, bet_limit bigint, limit_types jsonb, jackpots jsonb) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
    select account.id, account.balance, account.subunits,
      (select min(amount) from player_limits own where own.player_id = of_player and own.currency = of_currency
        and own.type = 'bet' and own.status = 'active'),
      (select coalesce(jsonb_agg(distinct own.type), '[]') from player_limits own
        where own.player_id = of_player and own.status = any(limit_statuses)),
      (select coalesce(jsonb_agg(jsonb_build_object('id', jackpot.id, 'currency', jackpot.currency, 'minStake', jackpot.min_stake,
        'minOdds', jackpot.min_odds) order by jackpot.id), '[]') from jackpots jackpot where jackpot.status = 'active')
    from accounts account where account.player_id = of_player and account.currency = of_currency;
end $$;
