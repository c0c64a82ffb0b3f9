import type { BetRequest } from "@touchline/contract/entities/bet";
import type { OddsAcceptMode } from "@touchline/contract/http/settings";

/** A call that is answered once for its key. */
export type Call =
  | { readonly type: "place"; readonly policy: OddsAcceptMode; readonly bets: readonly BetRequest[] }
  | { readonly type: "cashOut"; readonly betId: string; readonly seen: number; readonly share: number }
  | { readonly type: "edit"; readonly betId: string; readonly seen: number; readonly bet: BetRequest };

/** What came back; null status is a lost connection: nobody knows what became of the call. */
export interface Answer {
  readonly status: number | null;
  readonly text: string;
}

/** One key and everything that was heard of it. */
export interface Attempt {
  readonly player: number;
  readonly key: string;
  readonly call: Call;
  readonly answers: Answer[];
  /** What was answered to calls that close the key. */
  readonly closings: Answer[];
}

/** A price of one outcome and the time, epoch ms, in which it may have been in force. */
export interface PriceSpan {
  readonly match: number;
  readonly outcome: number;
  readonly odds: number;
  readonly from: number;
  to: number;
}

/** Everything that was done and heard in one run. */
export interface History {
  readonly seed: string;
  readonly attempts: readonly Attempt[];
  readonly prices: readonly PriceSpan[];
  readonly crashes: number;
  readonly commands: number;
}

/** Whether the answer is stored under the key: those that mean "not now" are not. */
function isStored({ status, text }: Answer): boolean {
  if (status === 200 || status === 400) return true;
  return status === 409 && !text.includes('"attempt_in_progress"') && !isClosed({ status, text });
}

/** Whether the answer says that the key was closed: nothing is done under it for ever. */
export function isClosed({ text }: Answer): boolean {
  return text.includes('"attempt_closed"');
}

/** What the first stored answer of an attempt was; null when none was heard. */
export function storedAnswer({ answers }: Attempt): Answer | null {
  return answers.find(isStored) ?? null;
}
