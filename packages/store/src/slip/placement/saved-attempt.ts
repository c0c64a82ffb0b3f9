import type { PlaceBetsBody } from "@touchline/contract/http/bets";
import {
  parseSlipBets,
  sentToPlacedBet,
  slipBetsToJson,
  wireToMoney,
  zeroMoney,
  type Money,
  type PlacedBet,
  type Slip,
  type SlipBet,
} from "@touchline/domain";
import type { StoragePort } from "../../core/ports.ts";

const version = 1;

/** A placement attempt, saved before its request so that its key finds the outcome in any case (trust: placement contract). */
export interface SavedAttempt {
  readonly key: string;
  /** The player who placed it; the key is of no use to others. */
  readonly playerId: string | null;
  /** The exact body sent: the same body under the same key can never place twice. */
  readonly payload: string;
  readonly createdAtMs: number;
  readonly bets: readonly SlipBet[];
  /** Ids of the bets that were listed before; null when they are not needed or could not be read. */
  readonly knownBetIds: readonly string[] | null;
}

/** Saves an attempt under a storage key. */
export function savedAttempt(storage: StoragePort, storageKey: string) {
  return {
    /** The saved attempt; null when there is none or it is not valid. */
    read: (): SavedAttempt | null => parseAttempt(storage.read(storageKey)),
    /** Saves the attempt; null removes it. */
    write: (attempt: SavedAttempt | null): void => storage.write(storageKey, attempt === null ? null : writeAttempt(attempt)),
  };
}

function parseAttempt(text: string | null): SavedAttempt | null {
  if (text === null) return null;
  try {
    const saved = JSON.parse(text) as Partial<Record<string, unknown>>;
    const bets = parseSlipBets(typeof saved["bets"] === "string" ? saved["bets"] : null);
    const { key, payload, createdAtMs } = saved;
    if (saved["version"] !== version || bets === null || bets.length === 0) return null;
    if (typeof key !== "string" || typeof payload !== "string" || typeof createdAtMs !== "number") return null;
    const ids: unknown = saved["knownBetIds"];
    return {
      key,
      playerId: typeof saved["playerId"] === "string" ? saved["playerId"] : null,
      payload,
      createdAtMs,
      bets,
      knownBetIds: Array.isArray(ids) ? ids.map(String) : null,
    };
  } catch {
    return null;
  }
}

function writeAttempt(attempt: SavedAttempt): string {
  return JSON.stringify({ version, ...attempt, bets: slipBetsToJson(attempt.bets) });
}

/** The receipts of an attempt as sent: with the requested prices and the stakes of the body. */
export function toSentBets(attempt: SavedAttempt, slip: Pick<Slip, "sharedStake" | "rules">): readonly PlacedBet[] {
  const stakes = parseStakes(attempt.payload);
  return attempt.bets.map((bet, index) =>
    sentToPlacedBet(bet, {
      id: `${attempt.key}.${index}`,
      stake: stakes[index] ?? zeroMoney(slip.sharedStake),
      atMs: attempt.createdAtMs,
      rules: slip.rules,
    }),
  );
}

function parseStakes(payload: string): readonly Money[] {
  try {
    // Written by `start`, on this page or before a reload.
    return (JSON.parse(payload) as PlaceBetsBody).bets.map((bet) => wireToMoney(bet.stake));
  } catch {
    return [];
  }
}
