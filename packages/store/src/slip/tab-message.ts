import { parseSlipBets, slipBetsToJson } from "@touchline/domain";
import type { PlacementOutcome } from "./placement/placement-api.ts";
import type { SavedAttempt } from "./placement/saved-attempt.ts";

/** What tabs of one browser tell each other about their slip. */
export type TabMessage =
  /** A tab was opened or loaded again: who has a slip? */
  | { readonly type: "hello" }
  /** The slip after an edit: texts as saved for the session, null for an empty slip. */
  | { readonly type: "slip"; readonly version: number; readonly from: string; readonly bets: string | null; readonly slip: string | null }
  /** A placement was sent: nobody else may send one, and everybody waits for its outcome. */
  | { readonly type: "attempt"; readonly attempt: SavedAttempt }
  | { readonly type: "outcome"; readonly key: string; readonly outcome: PlacementOutcome };

/** A message as it is written: the bets of an attempt as text. */
type WrittenTabMessage =
  | Exclude<TabMessage, { readonly type: "attempt" }>
  | { readonly type: "attempt"; readonly attempt: Omit<SavedAttempt, "bets"> & { readonly bets: string } };

const format = 2;

/** Writes a message as text. */
export function writeTabMessage(message: TabMessage): string {
  if (message.type !== "attempt") return JSON.stringify({ format, ...message });
  return JSON.stringify({ format, type: "attempt", attempt: { ...message.attempt, bets: slipBetsToJson(message.attempt.bets) } });
}

/** Reads a message; null for another format, such as that of a tab left open over an update. */
export function readTabMessage(text: string): TabMessage | null {
  try {
    // The text was written by `writeTabMessage` of a page of this origin; a foreign format is refused by its number.
    const read = JSON.parse(text) as { readonly format?: unknown } & WrittenTabMessage;
    if (read.format !== format) return null;
    if (read.type !== "attempt") return read;
    const { bets, ...attempt } = read.attempt;
    const parsed = parseSlipBets(bets);
    return parsed === null || parsed.length === 0 ? null : { type: "attempt", attempt: { ...attempt, bets: parsed } };
  } catch {
    return null;
  }
}
