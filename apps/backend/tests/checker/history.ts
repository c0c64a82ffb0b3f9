import type { BetRequest } from "@touchline/contract/entities/bet";
import type { OddsAcceptMode } from "@touchline/contract/http/settings";

/** A call with an idempotency key. */
export type Call =
  | { readonly type: "place"; readonly policy: OddsAcceptMode; readonly bets: readonly BetRequest[] }
  | { readonly type: "cashOut"; readonly betId: string; readonly seen: number; readonly share: number }
  | { readonly type: "edit"; readonly betId: string; readonly seen: number; readonly bet: BetRequest };

/** A reply; status null for a lost connection, after which the result is unknown. */
export interface Answer {
  readonly status: number | null;
  readonly text: string;
}

/** One key with all replies. */
export interface Attempt {
  readonly player: number;
  readonly key: string;
  readonly call: Call;
  readonly answers: Answer[];
  /** Replies to calls that close the key. */
  readonly closings: Answer[];
}

/** Odds of one outcome and the time in which they may have been current, epoch ms. */
export interface PriceSpan {
  readonly match: number;
  readonly outcome: number;
  readonly odds: number;
  readonly from: number;
  to: number;
}

/** All calls and replies of one run. */
export interface History {
  readonly seed: string;
  readonly attempts: readonly Attempt[];
  readonly prices: readonly PriceSpan[];
  readonly crashes: number;
  readonly commands: number;
}

/** Whether the reply is stored under the key; temporary refusals are not. */
function isStored({ status, text }: Answer): boolean {
  if (status === 200 || status === 400) return true;
  return status === 409 && !text.includes('"attempt_in_progress"') && !isClosed({ status, text });
}

/** Whether the reply says that the key is closed. */
export function isClosed({ text }: Answer): boolean {
  return text.includes('"attempt_closed"');
}

/** The first stored reply of an attempt; null if there was none. */
export function storedAnswer({ answers }: Attempt): Answer | null {
  return answers.find(isStored) ?? null;
}
