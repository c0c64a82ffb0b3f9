import type { LimitType } from "@touchline/contract/http/limits";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../platform/database/tables.ts";
import { jurisdictionOf, limitKind, periodMs } from "./limit-rules.ts";
import { convertRemaining, isTimeUp, readMoneyUsed } from "./limit-usage.ts";
import { exclusionIn, lockLimits, missingTypes, readLimits, type LimitRow } from "./stored-limits.ts";

/** The limit that refuses a stake or a deposit. */
export interface LimitProblem {
  readonly type: LimitType | "required";
  /** The remainder of the limit in minor units of the requested currency. */
  readonly remaining: bigint | null;
}

/** A stake or deposit to check. */
export interface LimitQuestion {
  readonly playerId: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: bigint;
  /** Product time, epoch ms. */
  readonly productNow: number;
  readonly exceptPaymentId?: string;
}

type Purpose = "stake" | "deposit";

async function remainingOf(
  database: Kysely<Tables>,
  limit: LimitRow,
  { productNow, currency, exceptPaymentId }: LimitQuestion,
): Promise<bigint> {
  const { type, amount, period, player_id: playerId } = limit;
  const counted = limit.currency ?? currency;
  const lengthMs = periodMs[period ?? "day"];
  const used = await readMoneyUsed(database, {
    playerId,
    currency: counted,
    sinceMs: productNow - lengthMs,
    sinceWallMs: Date.now() - lengthMs,
    ...(exceptPaymentId === undefined ? {} : { exceptPaymentId }),
  });
  const taken = type === "deposit" ? used.deposit : type === "wager" ? used.wager : used.loss;
  const remaining = (amount ?? 0n) - taken;
  return remaining <= 0n ? 0n : convertRemaining(remaining, counted, currency);
}

const moneyTypes: Readonly<Record<Purpose, ReadonlySet<LimitType>>> = {
  stake: new Set<LimitType>(["loss", "wager"]),
  deposit: new Set<LimitType>(["deposit"]),
};

async function problemOf(
  database: Kysely<Tables>,
  limits: readonly LimitRow[],
  question: LimitQuestion & { readonly purpose: Purpose },
): Promise<LimitProblem | null> {
  const exclusion = exclusionIn(limits);
  if (exclusion !== null) return { type: exclusion.type, remaining: null };
  const at = new Date();
  for (const limit of limits)
    if (minuteTypes.has(limit.type) && (await isTimeUp(database, limit, at))) return { type: limit.type, remaining: null };
  let tightest: LimitProblem | null = null;
  for (const limit of limits.filter(({ type }) => moneyTypes[question.purpose].has(type))) {
    const remaining = await remainingOf(database, limit, question);
    if (question.amount > remaining && (tightest?.remaining == null || remaining < tightest.remaining))
      tightest = { type: limit.type, remaining };
  }
  return tightest;
}

async function isAnyMissing(database: Kysely<Tables>, playerId: string, limits: readonly LimitRow[]): Promise<boolean> {
  const player = await database.selectFrom("players").select("country").where("id", "=", playerId).executeTakeFirst();
  return player !== undefined && missingTypes(limits, jurisdictionOf(player.country).compulsory).length > 0;
}

const minuteTypes: ReadonlySet<LimitType> = new Set<LimitType>(["time", "activity"]);

/** Whether a player with limits of these types may stake any amount, so that the limits need not be read and locked. */
export function areStakesUnlimited(country: string, types: readonly LimitType[]): boolean {
  const isRestricted = types.some((type) => moneyTypes.stake.has(type) || minuteTypes.has(type) || limitKind(type) === "exclusion");
  const limits = types.map((type) => ({ type }));
  return !isRestricted && missingTypes(limits, jurisdictionOf(country).compulsory).length === 0;
}

/** Locks the player's limits and returns the one that refuses the stake or deposit; null if all allow it. */
export async function ownLimitProblem(
  transaction: Transaction<Tables>,
  question: LimitQuestion & { readonly purpose: Purpose },
): Promise<LimitProblem | null> {
  const limits = await lockLimits(transaction, question.playerId);
  if (await isAnyMissing(transaction, question.playerId, limits)) return { type: "required", remaining: null };
  return limits.length === 0 ? null : problemOf(transaction, limits, question);
}

/** The maximum stake or deposit that the player's limits allow, minor units; null if unlimited. */
export async function remainingWithinLimits(
  database: Kysely<Tables>,
  question: Omit<LimitQuestion, "amount"> & { readonly purpose: Purpose },
): Promise<bigint | null> {
  const limits = await readLimits(database, question.playerId);
  if (await isAnyMissing(database, question.playerId, limits)) return 0n;
  // This amount exceeds every limit, so the result is the tightest limit and its remainder.
  const problem = await problemOf(database, limits, { ...question, amount: BigInt(Number.MAX_SAFE_INTEGER) });
  return problem === null ? null : (problem.remaining ?? 0n);
}
