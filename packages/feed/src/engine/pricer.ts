import type { Fixture } from "../core/fixture.ts";
import type { CombinationPrice } from "../pricing/price-combination.ts";
import type { WinChance } from "../pricing/win-chances.ts";
import type { PriceSnapshot, PriceVersion } from "./price-snapshot.ts";

/** The facts by which a pricer prices a match; it has the models, seed and data itself. */
export interface PriceRequest {
  readonly fixture: Fixture;
  readonly version: PriceVersion;
  /** Feed time. */
  readonly now: number;
  readonly isLive: boolean;
  readonly breadth: "main" | "full";
  /** Number of replayed events. */
  readonly eventCount: number;
  /** Keys of lines to price besides the list columns. */
  readonly tracked: readonly string[];
  /** Keys of open lines that may no longer be on offer. */
  readonly known: readonly string[];
  /** Whether to keep the scenarios for combinations. */
  readonly keepsScenarios: boolean;
  readonly betsCount: number;
}

export interface PriceReply {
  readonly snapshot: PriceSnapshot;
  /** Real milliseconds that the models took. */
  readonly workMs: number;
}

/** An outcome of a combination, with the independent part of the model that its line depends on. */
export interface CombinationLeg {
  readonly typeId: number;
  readonly specifier: string;
  /** External id. */
  readonly outcomeId: string;
  readonly block: number;
}

/** Requests one price for a combination of outcomes of a match. */
export interface CombinationQuestion {
  readonly matchId: number;
  readonly legs: readonly CombinationLeg[];
}

/** The price, with the version of the prices of the match that it belongs to; null if no scenarios are kept. */
export type CombinationAnswer = CombinationPrice & { readonly version: PriceVersion | null };

/** A line that may be combined if no outcome of it can be split. */
export interface CombinableLine {
  readonly typeId: number;
  readonly specifier: string;
  readonly mostBalanced: boolean;
  readonly block: number;
}

/** Requests which of these lines can be combined. */
export interface CombinableQuestion {
  readonly matchId: number;
  readonly lines: readonly CombinableLine[];
}

/** Lines that can be combined; types that share a group exclude each other. */
export interface CombinableAnswer {
  /** Null if no scenarios are kept. */
  readonly version: PriceVersion | null;
  readonly keys: readonly string[];
  /** By market type. */
  readonly groups: readonly { readonly typeId: number; readonly names: readonly string[] }[];
}

/** Requests the chances of winning a match at given times, in milliseconds since its start; negative before it. */
export interface WinChanceRequest {
  readonly fixture: Fixture;
  readonly times: readonly number[];
}

/** The chances at the first of the requested times, as many as fit into a short piece of work; null where the market has no fair price. */
export interface WinChanceReply {
  readonly points: readonly (WinChance | null)[];
  readonly workMs: number;
}

/** Computes prices, separately from the state of matches. Scenarios never leave it. */
export interface Pricer {
  /** Prices a match. If the model fails, the snapshot contains the failure; the promise rejects only if the pricer itself failed. */
  price(request: PriceRequest): Promise<PriceReply>;
  combine(question: CombinationQuestion): Promise<CombinationAnswer>;
  combinable(question: CombinableQuestion): Promise<CombinableAnswer>;
  winChances(request: WinChanceRequest): Promise<WinChanceReply>;
  /** Resolves when the pricer is ready. */
  ready(): Promise<void>;
  /** Real milliseconds since it stopped working; 0 while it works. */
  downMs(): number;
  stop(): void;
}
