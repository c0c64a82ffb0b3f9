import type { BetSums } from "@touchline/contract/http/bets";
import { sql } from "kysely";
import { dayBefore } from "../../safer/limit-usage.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { PlayerRow } from "../../platform/database/player-tables.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";

const dayCount = 30;

interface DaySum {
  readonly day: string;
  readonly staked: bigint;
  readonly returned: bigint;
}

/** Stakes paid by the player and payouts of the resolved bets, for each of the last thirty days, in the player's currency. */
export async function readBetSums(database: Database, { id, currency }: Pick<PlayerRow, "id" | "currency">, at: Date): Promise<BetSums> {
  const names = Array.from({ length: dayCount }, (_, index) => dayBefore(at, dayCount - 1 - index));
  const { rows } = await sql<DaySum>`
    select to_char(settled_at at time zone 'utc', 'YYYY-MM-DD') as day,
      sum(case when coalesce(bonus ->> 'freebetType', 'no_risk') = 'no_risk' then original_stake else 0 end)::bigint as staked,
      sum(win_amount)::bigint as returned
    from bets
    where player_id = ${id}::uuid and currency = ${currency} and status in ('done', 'cashed_out')
      and settled_at >= (${names[0]}::date)::timestamp at time zone 'utc'
    group by 1`.execute(database);
  const sums = new Map(rows.map((row) => [row.day, row]));
  const days = names.map((day) => ({
    day,
    staked: Number(sums.get(day)?.staked ?? 0n),
    returned: Number(sums.get(day)?.returned ?? 0n),
  }));
  return {
    currency,
    subunits: currencyFacts(currency)?.subunits ?? 1,
    staked: days.reduce((sum, { staked }) => sum + staked, 0),
    returned: days.reduce((sum, { returned }) => sum + returned, 0),
    days,
  };
}
