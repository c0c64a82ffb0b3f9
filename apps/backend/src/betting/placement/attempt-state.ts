import type { PlacementError } from "@touchline/contract/errors";
import type { BetAttempt } from "@touchline/contract/http/bets";
import { sql } from "kysely";
import { runTransaction, sqlStateOf } from "../../database/run-transaction.ts";
import type { BettingContext } from "../betting-context.ts";
import { betToWire } from "../stored/bet-to-wire.ts";
import { loadAttemptBets, loadBets } from "../stored/load-bets.ts";

/** A key of a player, and the language of the answer. */
export interface AttemptQuestion {
  readonly playerId: string;
  readonly key: string;
  readonly locale: string;
}

/** Whether a transaction of any process works on the key now: it holds the key's lock, and its row cannot be seen yet. */
async function isWorkedOn({ database }: BettingContext, { playerId, key }: AttemptQuestion): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks
    where locktype = 'advisory' and objsubid = 2 and classid = hashtext(${playerId})::oid and objid = hashtext(${key})::oid
      and database = (select oid from pg_database where datname = current_database())
    limit 1`.execute(database);
  return rows.length > 0;
}

/** The state of an attempt now. */
export async function readAttempt(context: BettingContext, question: AttemptQuestion): Promise<BetAttempt> {
  const { playerId, key, locale } = question;
  const row = await context.database
    .selectFrom("placement_attempts")
    .select(["state", "reply", "bet_id", sql<boolean | null>`open_until > now()`.as("is_held")])
    .where("player_id", "=", playerId)
    .where("key", "=", key)
    .executeTakeFirst();
  if (row?.state === "void") return { key, state: "void" };
  if (row === undefined || row.state === "open") {
    const isBusy = row?.is_held === true || (await isWorkedOn(context, question));
    return { key, state: isBusy ? "in_progress" : "unknown" };
  }
  // A refused placement was written by ourselves from the contract's type; a refused cash out has no shape here: a repeat answers it.
  if (row.state === "rejected")
    return { key, state: "rejected", ...(row.bet_id === null ? { error: JSON.parse(row.reply) as PlacementError } : {}) };
  const about = row.bet_id === null ? [] : await loadBets(context.database, [row.bet_id]);
  const bets = [...about, ...(await loadAttemptBets(context.database, { playerId, key }))];
  return { key, state: "placed", bets: bets.map((bet) => betToWire(bet, { ...context, locale })) };
}

const lockNotAvailable = "55P03";

/**
 * Makes a key void if nothing was done under it, and answers the attempt's state: placed, rejected, void, or in progress
 * while somebody works on it. Work that is about to end is waited for.
 */
export async function closeAttempt(context: BettingContext, question: AttemptQuestion): Promise<BetAttempt> {
  const { playerId, key } = question;
  try {
    await runTransaction(context.database, async (transaction) => {
      await sql`set local lock_timeout = '1s'`.execute(transaction);
      await sql`
        insert into placement_attempts as attempt (player_id, key, payload_hash, state, status_code, reply, created_at)
        values (${playerId}::uuid, ${key}, '', 'void', 409, '', now())
        on conflict (player_id, key) do update set state = 'void', status_code = 409
        where attempt.state = 'open' and attempt.open_until <= now()`.execute(transaction);
    });
  } catch (error) {
    if (sqlStateOf(error) !== lockNotAvailable) throw error;
  }
  const attempt = await readAttempt(context, question);
  return attempt.state === "unknown" ? { key, state: "in_progress" } : attempt;
}
