-- What open bets in a currency would win on one outcome: return less stake, a combo whole on each of its legs. Placements add to
-- their rows in the order of the key, so that two of them never lock the same rows the other way round.
create table outcome_liabilities (
  currency text not null,
  match_id bigint not null,
  market_id bigint not null,
  specifier text not null,
  outcome_id bigint not null,
  total bigint not null,
  primary key (match_id, market_id, specifier, outcome_id, currency)
);

insert into outcome_liabilities (currency, match_id, market_id, specifier, outcome_id, total)
select bets.currency, leg.match_id, leg.market_id, leg.specifier, leg.outcome_id, sum(bets.potential_win - bets.stake)
from bets join bet_legs leg on leg.bet_id = bets.id
where bets.status in ('submitted', 'waiting_results', 'cashout_in_progress') and bets.potential_win > bets.stake
group by bets.currency, leg.match_id, leg.market_id, leg.specifier, leg.outcome_id;
