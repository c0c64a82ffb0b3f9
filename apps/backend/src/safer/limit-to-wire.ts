import type { Limit } from "@touchline/contract/http/limits";
import type { Kysely } from "kysely";
import type { Tables } from "../platform/database/tables.ts";
import { currencyFacts } from "../wallet/currency-facts.ts";
import { isInForce, limitKind, periodMs } from "./limit-rules.ts";
import { readSecondsUsed } from "./minutes-used.ts";
import { readMoneyUsed } from "./money-used.ts";
import type { LimitRow } from "./stored-limits.ts";

async function usedOf(database: Kysely<Tables>, limit: LimitRow, productNow: number): Promise<number | null> {
  const { type, currency, period, player_id: playerId } = limit;
  if (!isInForce(limit.status)) return null;
  if (type === "time" || type === "activity") return Math.floor((await readSecondsUsed(database, limit, new Date())) / 60);
  if (limitKind(type) !== "money" || currency === null) return null;
  const lengthMs = periodMs[period ?? "day"];
  const used = await readMoneyUsed(database, {
    playerId,
    currency,
    sinceMs: productNow - lengthMs,
    sinceWallMs: Date.now() - lengthMs,
  });
  return Number(type === "deposit" ? used.deposit : type === "wager" ? used.wager : used.loss);
}

/** The wire shape of a limit, with what is used of it. */
export async function limitToWire(database: Kysely<Tables>, limit: LimitRow, productNow: number): Promise<Limit> {
  return {
    id: String(limit.id),
    type: limit.type,
    status: limit.status,
    is_in_force: isInForce(limit.status),
    amount: limit.amount === null ? null : Number(limit.amount),
    currency: limit.currency,
    subunits: limit.currency === null ? null : (currencyFacts(limit.currency)?.subunits ?? 1),
    period: limit.period,
    used: await usedOf(database, limit, productNow),
    effective_at: limit.effective_at?.toISOString() ?? null,
    ends_at: limit.ends_at?.toISOString() ?? null,
    created_at: limit.created_at.toISOString(),
  };
}
