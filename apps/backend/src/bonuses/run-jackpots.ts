import { randomInt } from "node:crypto";
import { sql, type Insertable, type Selectable, type Transaction } from "kysely";
import type { JackpotLevelsTable } from "../platform/database/bonus-tables.ts";
import type { Database } from "../platform/database/open-database.ts";
import { runTransaction } from "../platform/database/run-transaction.ts";
import type { Tables } from "../platform/database/tables.ts";
import { currencyFacts } from "../wallet/currency-facts.ts";
import type { OperatorAccounts } from "../wallet/operator-accounts.ts";
import { postTransaction } from "../wallet/ledger.ts";
import { announceBonus } from "./campaigns/announce-bonus.ts";

/** Pools are stored in millionths of a minor unit. */
export const micro = 1_000_000n;

/** Draws the amount at which a pool drops next, at least `seed` and less than `dropBefore`. */
export function drawDrop(seed: bigint, dropBefore: bigint): bigint {
  return seed * micro + BigInt(randomInt(Number(dropBefore - seed))) * micro;
}

/** The amount that a stake adds to a level, rounded down. `contribution` is in hundredths of a percent, `share` in thousandths. */
function levelContribution(stake: bigint, contribution: number, share: number): bigint {
  return (stake * micro * BigInt(contribution) * BigInt(share)) / 10_000_000n;
}

type Level = Selectable<JackpotLevelsTable>;
type Hit = Insertable<Tables["jackpot_hits"]>;

/** A ticket whose bet is no longer pending. */
interface DecidedTicket {
  readonly id: bigint;
  readonly bet_id: string;
  readonly jackpot_id: bigint;
  readonly contribution: number;
  readonly player_id: string;
  readonly stake: bigint;
  readonly currency: string;
  readonly is_rejected: boolean;
}

const ticketsPerBatch = 200;

/** Adds a ticket to a level. The ticket that reaches the drop wins the whole pool. */
function addToLevel(level: Level, ticket: DecidedTicket, at: Date): { readonly level: Level; readonly hit: Hit | null } {
  const pool = level.pool_micro + levelContribution(ticket.stake, ticket.contribution, level.share);
  if (pool < level.drop_at_micro) return { level: { ...level, pool_micro: pool }, hit: null };
  const next = {
    ...level,
    pool_micro: level.seed * micro + (pool % micro),
    drop_at_micro: drawDrop(level.seed, level.drop_before),
    round: level.round + 1,
  };
  const hit: Hit = {
    jackpot_id: level.jackpot_id,
    level_code: level.code,
    round: level.round,
    bet_id: ticket.bet_id,
    player_id: ticket.player_id,
    amount: pool / micro,
    currency: ticket.currency,
    status: "approved",
    created_at: at,
    paid_at: null,
    seen_at: null,
  };
  return { level: next, hit };
}

/** Claims open tickets in order. Skips tickets of pending bets and tickets that another process has claimed. */
async function takeTickets(transaction: Transaction<Tables>): Promise<readonly DecidedTicket[]> {
  const { rows } = await sql<DecidedTicket>`
    select ticket.id, ticket.bet_id, ticket.jackpot_id, jackpots.contribution, bets.player_id, bets.original_stake as stake, bets.currency,
      bets.status = 'rejected' as is_rejected
    from jackpot_tickets ticket join bets on bets.id = ticket.bet_id join jackpots on jackpots.id = ticket.jackpot_id
    where ticket.state = 'open' and bets.status <> 'submitted'
    order by ticket.id limit ${ticketsPerBatch}
    for update of ticket skip locked`.execute(transaction);
  return rows;
}

async function closeTickets(transaction: Transaction<Tables>, tickets: readonly DecidedTicket[], state: "counted" | "dropped") {
  if (tickets.length === 0) return;
  const ids = tickets.map(({ id }) => id);
  await transaction.updateTable("jackpot_tickets").set({ state, decided_at: new Date() }).where("id", "in", ids).execute();
}

/** Locks the active levels of these jackpots, always in the same order. */
async function lockLevels(transaction: Transaction<Tables>, tickets: readonly DecidedTicket[]): Promise<readonly Level[]> {
  if (tickets.length === 0) return [];
  const ids = [...new Set(tickets.map((ticket) => ticket.jackpot_id))];
  return transaction
    .selectFrom("jackpot_levels")
    .selectAll()
    .where("jackpot_id", "in", ids)
    .where("state", "=", "active")
    .orderBy("jackpot_id")
    .orderBy("code")
    .forUpdate()
    .execute();
}

/** Counts one batch of tickets in one transaction. Returns whether there may be more. */
export function countTickets(database: Database, at: Date): Promise<boolean> {
  return runTransaction(database, async (transaction) => {
    const tickets = await takeTickets(transaction);
    const counted = tickets.filter((ticket) => !ticket.is_rejected);
    await closeTickets(transaction, counted, "counted");
    await closeTickets(
      transaction,
      tickets.filter((ticket) => ticket.is_rejected),
      "dropped",
    );
    const hits: Hit[] = [];
    for (const before of await lockLevels(transaction, counted)) {
      let level = before;
      for (const ticket of counted) {
        if (ticket.jackpot_id !== level.jackpot_id) continue;
        const added = addToLevel(level, ticket, at);
        level = added.level;
        if (added.hit !== null) hits.push(added.hit);
      }
      const { pool_micro, drop_at_micro, round } = level;
      await transaction
        .updateTable("jackpot_levels")
        .set({ pool_micro, drop_at_micro, round })
        .where("jackpot_id", "=", level.jackpot_id)
        .where("code", "=", level.code)
        .execute();
    }
    if (hits.length > 0) await transaction.insertInto("jackpot_hits").values(hits).execute();
    return tickets.length === ticketsPerBatch;
  });
}

/** Pays an approved hit once. Locks the account before the hit, as every writer does. */
export function payHit(database: Database, operator: OperatorAccounts, id: bigint, at: Date): Promise<void> {
  return runTransaction(database, async (transaction) => {
    const hit = await transaction
      .selectFrom("jackpot_hits")
      .select(["id", "player_id", "currency"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
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
    await announceBonus(transaction, {
      playerId: hit.player_id,
      data: { id: Number(hit.id), type: "jackpot" },
      names,
      amount: { minor: row.amount, currency: hit.currency },
      at,
    });
  });
}
