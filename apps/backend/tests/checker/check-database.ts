import type { Bet } from "@touchline/contract/entities/bet";
import { sql } from "kysely";
import type { Database } from "../../src/platform/database/open-database.ts";
import { assertLedger } from "../../src/wallet/ledger.ts";
import type { Resolution } from "./check-replies.ts";
import { storedAnswer, type Attempt, type History } from "./history.ts";

async function lines(database: Database, query: ReturnType<typeof sql<{ line: string }>>): Promise<readonly string[]> {
  return (await query.execute(database)).rows.map((row) => row.line);
}

function expectedBets({ call }: Attempt): number {
  if (call.type === "place") return call.bets.length;
  return call.type === "edit" ? 1 : 0;
}

/** (1), (2), (3): keys, replies and rows agree. */
async function checkKeys(database: Database, history: History, resolutions: ReadonlyMap<string, Resolution>): Promise<readonly string[]> {
  const problems: string[] = [];
  const bets = await database.selectFrom("bets").select(["id", "attempt_key"]).execute();
  const idsByKey = Map.groupBy(bets, (bet) => bet.attempt_key);
  const rows = await database.selectFrom("placement_attempts").select(["key", "state"]).execute();
  // An open key belongs to a killed process that wrote nothing.
  const stateByKey = new Map(rows.map((row) => [row.key, row.state === "open" ? "unknown" : row.state]));
  const known = new Set(bets.map((bet) => bet.id));
  for (const attempt of history.attempts) {
    const state = stateByKey.get(attempt.key) ?? "unknown";
    const placed = idsByKey.get(attempt.key)?.length ?? 0;
    const wanted = state === "placed" ? expectedBets(attempt) : 0;
    if (placed !== wanted) problems.push(`(1) ${attempt.key} is ${state} and placed ${placed} bets of ${wanted}.`);
    const resolution = resolutions.get(attempt.key);
    if (resolution?.state !== state) problems.push(`(3) ${attempt.key} is ${state} and resolves to ${resolution?.state}.`);
    for (const id of resolution?.betIds ?? [])
      if (!known.has(id)) problems.push(`(3) ${attempt.key} resolves to ${id}, which is not there.`);
    const answer = storedAnswer(attempt);
    if (answer?.status !== 200) continue;
    const reply = JSON.parse(answer.text) as {
      readonly bets?: readonly Bet[];
      readonly bet?: Bet;
      readonly closed?: Bet;
      readonly placed?: Bet;
    };
    for (const bet of [...(reply.bets ?? []), reply.bet, reply.closed, reply.placed])
      if (bet !== undefined && !known.has(bet.id)) problems.push(`(2) ${attempt.key} was told of ${bet.id}, which is not there.`);
  }
  return problems;
}

/** (4), (5): the whole ledger, then the postings of each bet. */
async function checkMoney(database: Database): Promise<readonly string[]> {
  const negative = sql<{ line: string }>`
    select '(5) an account of a player stood at ' || balance_after as line from ledger_postings where balance_after < 0`;
  const perBet = sql<{ line: string }>`
    with money as (
      select entry.bet_id,
        coalesce(sum(posting.amount) filter (where account.kind = 'player' and entry.kind <> 'stake'), 0) as paid,
        coalesce(sum(posting.amount) filter (where account.kind = 'stakes'), 0) as running,
        coalesce(sum(posting.amount) filter (where account.kind in ('player', 'receivable') and entry.kind = 'cashout'), 0) as cashed,
        coalesce(sum(posting.amount) filter (where account.kind = 'receivable'), 0) as owed,
        count(distinct entry.id) filter (where entry.kind = 'stake') as stakes
      from ledger_transactions entry join ledger_postings posting on posting.transaction_id = entry.id
      join accounts account on account.id = posting.account_id group by entry.bet_id
    )
    select '(5) bet ' || bets.id || ' ' || bets.status || ': paid ' || coalesce(paid, 0) || ' of ' || win_amount || ', runs ' || coalesce(running, 0)
      || ' of ' || stake || ', cashed out ' || coalesce(cashed, 0) || ' of ' || cashout_amount || ', staked ' || coalesce(stakes, 0) || ' times' as line
    from bets left join money on money.bet_id = bets.id
    where coalesce(stakes, 0) <> 1
      or coalesce(cashed, 0) <> cashout_amount
      or -coalesce(owed, 0) <> debt
      or coalesce(running, 0) <> (case when status in ('submitted', 'waiting_results', 'cashout_in_progress') then stake else 0 end)
      or coalesce(paid, 0) - debt <> (case when status = 'rejected' then stake else win_amount end)`;
  const edits = sql<{ line: string }>`
    select '(1) edit of ' || old.id || ' is half done' as line from bets old left join bets new on new.id = old.edited_to
    where (old.edited_to is not null and (new.edited_from is distinct from old.id or old.status <> 'cashed_out' or old.cashout_amount = 0))
    union all
    select '(1) edit to ' || new.id || ' is half done' from bets new left join bets old on old.id = new.edited_from
    where new.edited_from is not null and old.edited_to is distinct from new.id`;
  const ledger = (await assertLedger(database)).map((problem) => `(4) ${problem}`);
  return [...ledger, ...(await lines(database, negative)), ...(await lines(database, perBet)), ...(await lines(database, edits))];
}

/** (6): the accepted odds were current at acceptance and within the player's policy. */
async function checkPrices(database: Database, { prices }: History): Promise<readonly string[]> {
  const legs = await database
    .selectFrom("bet_legs")
    .innerJoin("bets", "bets.id", "bet_legs.bet_id")
    .select(["bet_id", "match_id", "outcome_id", "bet_legs.odds", "odds_asked", "odds_policy", "accepted_at"])
    .where("bets.accepted_at", "is not", null)
    .execute();
  return legs.flatMap((leg) => {
    const at = leg.accepted_at?.getTime() ?? 0;
    const isWithin = leg.odds_policy === "any" || (leg.odds_policy === "none" ? leg.odds === leg.odds_asked : leg.odds >= leg.odds_asked);
    const inForce = prices.some(
      (span) =>
        span.match === Number(leg.match_id) &&
        span.outcome === Number(leg.outcome_id) &&
        span.odds === leg.odds &&
        span.from <= at &&
        at <= span.to,
    );
    return isWithin && inForce ? [] : [`(6) bet ${leg.bet_id} took ${leg.odds} for ${leg.odds_asked} with policy ${leg.odds_policy}.`];
  });
}

/** (7): every bet was published. */
function checkOutbox(database: Database): Promise<readonly string[]> {
  return lines(
    database,
    sql<{ line: string }>`
      select '(7) no message was delivered about bet ' || bets.id as line from bets
      where not exists (select from outbox where topic = 'bet_changed' and payload ->> 'bet_id' = bets.id::text and delivered_at is not null)
      union all select '(7) a message was never delivered' from outbox where delivered_at is null`,
  );
}

/** Checks the database against the history and returns every problem with the number of its promise. */
export async function checkDatabase(
  database: Database,
  history: History,
  resolutions: ReadonlyMap<string, Resolution>,
): Promise<readonly string[]> {
  return [
    ...(await checkKeys(database, history, resolutions)),
    ...(await checkMoney(database)),
    ...(await checkPrices(database, history)),
    ...(await checkOutbox(database)),
  ];
}
