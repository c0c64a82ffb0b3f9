import { parseSlipBets, slipBetsToJson, type SlipBet } from "@touchline/domain";
import type { SlipStorage } from "../slip-ports.ts";

const version = 1;

/** A placement attempt as it is written before the request: whatever happens then, its key finds the outcome (trust: placement contract). */
export interface SavedAttempt {
  readonly key: string;
  /** The exact body sent: the same body under the same key can never place twice. */
  readonly payload: string;
  readonly createdAtMs: number;
  readonly bets: readonly SlipBet[];
  /** Open while its outcome is unknown; closed once known as not placed, when only the same body may use the key again. */
  readonly stage: "open" | "notPlaced";
}

/** The place of an attempt in a storage. */
export function savedAttempt(storage: SlipStorage, storageKey: string) {
  return {
    /** The last attempt; null when there is none or it cannot be trusted. */
    read: (): SavedAttempt | null => parseAttempt(storage.read(storageKey)),
    /** Writes the attempt, or forgets it. */
    write: (attempt: SavedAttempt | null): void => storage.write(storageKey, attempt === null ? null : writeAttempt(attempt)),
  };
}

function parseAttempt(text: string | null): SavedAttempt | null {
  if (text === null) return null;
  try {
    const saved = JSON.parse(text) as Partial<Record<string, unknown>>;
    const bets = parseSlipBets(typeof saved["bets"] === "string" ? saved["bets"] : null);
    const { key, payload, createdAtMs, stage } = saved;
    if (saved["version"] !== version || bets === null || bets.length === 0) return null;
    if (typeof key !== "string" || typeof payload !== "string" || typeof createdAtMs !== "number") return null;
    return { key, payload, createdAtMs, bets, stage: stage === "notPlaced" ? "notPlaced" : "open" };
  } catch {
    return null;
  }
}

function writeAttempt(attempt: SavedAttempt): string {
  return JSON.stringify({ version, ...attempt, bets: slipBetsToJson(attempt.bets) });
}
