import { randomUUID } from "node:crypto";
import type { Bet, BetRequest } from "@touchline/contract/entities/bet";
import { sql } from "kysely";
import type { Database } from "../../src/platform/database/open-database.ts";
import type { Client, ClientReply } from "./client.ts";
import { findBet } from "./bets.ts";
import { eventually } from "./eventually.ts";

export interface CashoutWish {
  /** Thousandths of the bet. */
  readonly share?: number;
  readonly key?: string;
}

/** Requests a cash out at this value of the whole bet. */
export function cashOut(client: Client, betId: string, seen: number, wish: CashoutWish = {}): Promise<ClientReply> {
  const { share, key = randomUUID() } = wish;
  const body = { bet_id: betId, to_cashout: seen, ...(share === undefined ? {} : { share }) };
  return client.post("/api/v2/bets/cashout", body, { "idempotency-key": key });
}

/** Requests to close a bet at this value and to place another one. */
export function edit(
  client: Client,
  betId: string,
  wish: { readonly seen: number; readonly bet: BetRequest; readonly key?: string },
): Promise<ClientReply<{ readonly closed: Bet; readonly placed: Bet; readonly code?: unknown }>> {
  const { seen, bet, key = randomUUID() } = wish;
  const body = { to_cashout: seen, meta: { device_id: "test-device" }, bet };
  return client.post(`/api/v2/bets/${betId}/edit`, body, { "idempotency-key": key });
}

/** Waits until the cash out is decided and returns the bet. */
export function decidedCashout(client: Client, betId: string): Promise<Bet> {
  return eventually(async () => {
    const bet = await findBet(client, betId);
    return bet.status === "cashout_in_progress" ? null : bet;
  });
}

/** Kinds and player amounts of the ledger transactions of a bet, oldest first. */
export async function ledgerOf(database: Database, betId: string): Promise<readonly (readonly [string, number])[]> {
  const { rows } = await sql<{ kind: string; amount: bigint }>`
    select entry.kind, coalesce(sum(posting.amount) filter (where account.kind = 'player'), 0)::bigint as amount
    from ledger_transactions entry join ledger_postings posting on posting.transaction_id = entry.id join accounts account on account.id = posting.account_id
    where entry.bet_id = ${betId} group by entry.id, entry.kind order by entry.id`.execute(database);
  return rows.map(({ kind, amount }) => [kind, Number(amount)]);
}
