import type { WantedPrices } from "@touchline/feed";

/** A request to the leader. Lines are named by match id and key. */
export type LeaderRequest =
  | { readonly type: "prices"; readonly matches: readonly (readonly [matchId: number, wanted: WantedPrices])[] }
  | { readonly type: "call"; readonly from: string; readonly id: number; readonly body: unknown }
  | { readonly type: "track"; readonly lines: readonly (readonly [matchId: number, line: string])[] };

/** Announces to the trading processes which channels have listeners, each until a wall time. The leader confirms it. */
export interface InterestNote {
  readonly from: string;
  readonly id: number;
  readonly channels: readonly (readonly [channel: string, untilMs: number])[];
}

/** The leader's answer to a call; `isFailed` when it could not compute one. */
export interface CallReply {
  readonly id: number;
  readonly isFailed: boolean;
  readonly body: unknown;
}

const rank: Readonly<Record<WantedPrices, number>> = { main: 0, full: 1, custom: 2 };

/** Whether prices requested as `one` also serve a request for `other`. */
export function covers(one: WantedPrices, other: WantedPrices): boolean {
  return rank[one] >= rank[other];
}
