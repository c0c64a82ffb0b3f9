import type { CombinableAnswer, CombinableQuestion, CombinationAnswer, CombinationQuestion, Pricer } from "./pricer.ts";
import type { WinChanceQuestion, WinChanceSeries } from "./match-win-chances.ts";
import type { PriceVersion } from "./price-snapshot.ts";
import type { MatchState } from "./match-state.ts";

/** `main`: list columns only; `full`: all lines; `custom`: all lines, with scenarios for combinations. */
export type WantedPrices = "main" | "full" | "custom";

/** The process that prices, as seen by one that does not. */
export interface PriceSource {
  /** Requests prices; resolves when a snapshot was applied, or none will come. */
  ask(matchId: number, wanted: WantedPrices): Promise<void>;
  combine(question: CombinationQuestion): Promise<CombinationAnswer>;
  combinable(question: CombinableQuestion): Promise<CombinableAnswer>;
  /** Empty without an answer in time. */
  winChances(question: WinChanceQuestion): Promise<readonly WinChanceSeries[]>;
  /** Keeps lines priced on which there may be bets. */
  track(matchId: number, lineKeys: readonly string[]): void;
}

/** Where prices come from: this process asks its pricer, or applies the snapshots of another process. */
export type PriceOrigin =
  | { readonly mode: "own"; readonly pricer: Pricer; readonly epoch: number }
  | { readonly mode: "follow"; readonly source: PriceSource };

/** The origin of prices, and whether they still arrive. */
export interface PriceSupply {
  origin(): PriceOrigin;
  /** This process starts to price, in a newer epoch. */
  lead(own: { readonly pricer: Pricer; readonly epoch: number }): void;
  nextVersion(): PriceVersion;
  /** Real milliseconds since the last message of the pricer. */
  ageMs(): number;
  /** The process that prices has sent a message. */
  markAlive(): void;
  /** Whether prices of such a match may be outdated, so that nothing may be sold by them. */
  isSilent(phase: MatchState["phase"]): boolean;
}

/** Silence after which lines are suspended: in play, the price of an event may be missing. The end of an own pricer is noticed at once. */
const liveSilenceMs = 3_000;
const prematchSilenceMs = 60_000;

export function createPriceSupply(initial: PriceOrigin): PriceSupply {
  let origin = initial;
  let sequence = 0;
  let aliveAtMs = Number.NEGATIVE_INFINITY;
  const ageMs = (): number => (origin.mode === "own" ? origin.pricer.downMs() : performance.now() - aliveAtMs);
  return {
    origin: () => origin,
    lead(own) {
      origin = { mode: "own", ...own };
    },
    nextVersion() {
      sequence += 1;
      return { epoch: origin.mode === "own" ? origin.epoch : 0, sequence };
    },
    ageMs,
    markAlive() {
      aliveAtMs = performance.now();
    },
    isSilent(phase) {
      if (phase === "prematch") return ageMs() > prematchSilenceMs;
      return ageMs() > (origin.mode === "own" ? 0 : liveSilenceMs);
    },
  };
}
