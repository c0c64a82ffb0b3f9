import type { OutcomeResult } from "../core/sport-module.ts";

/** Orders the snapshots of a match: a new epoch begins when another process starts to price, the sequence grows with every pricing. */
export interface PriceVersion {
  readonly epoch: number;
  readonly sequence: number;
}

/** Prices of one line. */
export interface SnapshotLine {
  readonly typeId: number;
  readonly specifier: string;
  /** Thousandths by outcome in template order; 0 where there is no price. */
  readonly odds: readonly number[];
  readonly mostBalanced: boolean;
  /** Feed time at which it closes automatically; null for never. */
  readonly closesAt: number | null;
  /** Results once all scenarios agree; null before. */
  readonly decided: readonly OutcomeResult[] | null;
  /** Why its prices are implausible; null when they are sound. A line with a fault has no price. */
  readonly fault: string | null;
}

/** A line that is no longer on offer. */
export type ClosedLine = Pick<SnapshotLine, "typeId" | "specifier" | "decided">;

/** The complete result of one pricing of a match. Plain data: it may cross threads and processes. */
export interface PriceSnapshot {
  readonly matchId: number;
  readonly version: PriceVersion;
  /** Feed time of the prices. */
  readonly pricedAt: number;
  /** `main`: list columns and tracked lines only; `full`: every line on offer. */
  readonly breadth: "main" | "full";
  readonly isLive: boolean;
  /** Number of events of the replay that the prices include. */
  readonly eventCount: number;
  /** Null in play. */
  readonly driftBucket: number | null;
  /** Number of lines on offer, also those without a price in this snapshot. */
  readonly availableMarkets: number;
  /** Keys of the lines in the list columns. */
  readonly columns: readonly [string | null, string | null, string | null];
  readonly lines: readonly SnapshotLine[];
  readonly closed: readonly ClosedLine[];
  /** Whether combinations can be requested. */
  readonly hasScenarios: boolean;
  /** Popularity of the match. */
  readonly betsCount: number;
  /** Why the model could not price the match; null when it could. */
  readonly failure: string | null;
}

/** Whether a version is newer than the one known. */
export function isNewerVersion(version: PriceVersion, known: PriceVersion | null): boolean {
  if (known === null) return true;
  return version.epoch > known.epoch || (version.epoch === known.epoch && version.sequence > known.sequence);
}
