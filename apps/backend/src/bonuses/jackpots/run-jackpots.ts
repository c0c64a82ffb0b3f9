import { randomInt } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import type { JackpotLevelsTable } from "../../database/bonus-tables.ts";
import type { Database } from "../../database/open-database.ts";
import { runTransaction } from "../../database/run-transaction.ts";
import type { Tables } from "../../database/tables.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import type { OperatorAccounts } from "../../wallet/operator-accounts.ts";
import { postTransaction } from "../../wallet/post-transaction.ts";
import { noteBonus } from "../held/note-bonus.ts";

/** Pools are counted in millionths of a minor unit. */
export const micro = 1_000_000n;

/** Where a pool drops next: somewhere at or above its first amount and below its last. */
export function drawDrop(seed: bigint, dropBefore: bigint): bigint {
  return seed * micro + BigInt(randomInt(Number(dropBefore - seed))) * micro;
}

/** What a stake adds to a level: `contribution` is hundredths of a percent, `share` thousandths; floored below a millionth of a minor unit. */
function levelContribution(stake: bigint, contribution: number, share: number): bigint {
  return (stake * micro * BigInt(contribution) * BigInt(share)) / 10_000_000n;
}

type Level = Selectable<JackpotLevelsTable>;

interface Ticket {
  readonly id: bigint;
  readonly bet_id: string;
  readonly jackpot_id: bigint;
}
type Counted = Ticket & { readonly player_id: string; readonly stake: bigint; readonly currency: string; readonly contribution: number };

/** Adds a ticket to a level; the ticket that takes it to its drop wins all of it. */
async function addToLevel(transaction: Transaction<Tables>, level: Level, ticket: Counted, at: Date): Promise<void> {
  const pool = level.pool_micro + levelContribution(ticket.stake, ticket.contribution, level.share);
  const isHit = pool >= level.drop_at_micro;
  const won = pool / micro;
  const seed = level.seed * micro;
  await transaction
    .updateTable("jackpot_levels")
    .set(
      isHit
        ? { pool_micro: seed + (pool % micro), drop_at_micro: drawDrop(level.seed, level.drop_before), round: level.round + 1 }
        : { pool_micro: pool },
    )
    .where("jackpot_id", "=", level.jackpot_id)
    .where("code", "=", level.code)
    .execute();
  if (!isHit) return;
  await transaction
    .insertInto("jackpot_hits")
    .values({
      jackpot_id: level.jackpot_id,
      level_code: level.code,
      round: level.round,
      bet_id: ticket.bet_id,
      player_id: ticket.player_id,
      amount: won,
      currency: ticket.currency,
      status: "approved",
      created_at: at,
      paid_at: null,
      seen_at: null,
    })
    .execute();
}

/** Counts one ticket. Answers whether it was decided: a bet that is still pending waits. */
function countTicket(database: Database, ticket: Ticket, at: Date): Promise<boolean> {
  return runTransaction(database, async (transaction) => {
    const open = await transaction
      .selectFrom("jackpot_tickets")
      .select("id")
      .where("id", "=", ticket.id)
      .where("state", "=", "open")
      .forUpdate()
      .executeTakeFirst();
    if (open === undefined) return false;
    const bet = await transaction
      .selectFrom("bets")
      .select(["status", "original_stake", "currency", "player_id"])
      .where("id", "=", ticket.bet_id)
      .executeTakeFirstOrThrow();
    if (bet.status === "submitted") return false;
    const isTaken = bet.status !== "rejected";
    await transaction
      .updateTable("jackpot_tickets")
      .set({ state: isTaken ? "counted" : "dropped" })
      .where("id", "=", ticket.id)
      .execute();
    if (!isTaken) return true;
    const { contribution } = await transaction
      .selectFrom("jackpots")
      .select("contribution")
      .where("id", "=", ticket.jackpot_id)
      .executeTakeFirstOrThrow();
    const levels = await transaction
      .selectFrom("jackpot_levels")
      .selectAll()
      .where("jackpot_id", "=", ticket.jackpot_id)
      .where("state", "=", "active")
      .orderBy("code")
      .forUpdate()
      .execute();
    const counted = { ...ticket, player_id: bet.player_id, stake: bet.original_stake, currency: bet.currency, contribution };
    for (const level of levels) await addToLevel(transaction, level, counted, at);
    return true;
  });
}

/** Pays an approved hit, once: account first, then the hit, as every writer locks. */
function payHit(
  database: Database,
  operator: OperatorAccounts,
  hit: { readonly id: bigint; readonly player_id: string; readonly currency: string },
  at: Date,
) {
  return runTransaction(database, async (transaction) => {
    const account = await transaction
      .selectFrom("accounts")
      .select(["id", "subunits"])
      .where("player_id", "=", hit.player_id)
      .where("currency", "=", hit.currency)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const row = await transaction
      .updateTable("jackpot_hits")
      .set({ status: "paid", paid_at: at })
      .where("id", "=", hit.id)
      .where("status", "=", "approved")
      .returning(["amount", "bet_id", "jackpot_id"])
      .executeTakeFirst();
    if (row === undefined) return;
    const balances = await postTransaction(transaction, {
      kind: "jackpot",
      betId: row.bet_id,
      at,
      postings: [
        { accountId: account.id, amount: row.amount },
        { accountId: operator.id("house", hit.currency), amount: -row.amount },
      ],
    });
    const balance = Number(balances.get(account.id) ?? 0n);
    const subunits = currencyFacts(hit.currency)?.subunits ?? account.subunits;
    const payload = JSON.stringify({ balance, currency: hit.currency, subunits });
    await transaction
      .insertInto("outbox")
      .values({ player_id: hit.player_id, topic: "balance_changed", payload, delivered_at: null })
      .execute();
    const { names } = await transaction.selectFrom("jackpots").select("names").where("id", "=", row.jackpot_id).executeTakeFirstOrThrow();
    await noteBonus(transaction, {
      playerId: hit.player_id,
      data: { id: Number(hit.id), type: "jackpot" },
      names,
      amount: { minor: row.amount, currency: hit.currency },
      at,
    });
  });
}

/** Counts every ticket that can be decided and pays every approved hit. Answers whether anything moved. */
export async function runJackpots(database: Database, operator: OperatorAccounts, at: Date): Promise<boolean> {
  const tickets = await database
    .selectFrom("jackpot_tickets")
    .select(["id", "bet_id", "jackpot_id"])
    .where("state", "=", "open")
    .orderBy("id")
    .limit(200)
    .execute();
  let isMoved = false;
  for (const ticket of tickets) if (await countTicket(database, ticket, at)) isMoved = true;
  const hits = await database
    .selectFrom("jackpot_hits")
    .select(["id", "player_id", "currency"])
    .where("status", "=", "approved")
    .orderBy("id")
    .execute();
  for (const hit of hits) await payHit(database, operator, hit, at);
  return isMoved || hits.length > 0;
}
