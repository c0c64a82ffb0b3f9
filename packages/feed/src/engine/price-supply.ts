import type { CombinableAnswer, CombinableQuestion, CombinationAnswer, CombinationQuestion, Pricer } from "./pricer.ts";
import type { WinChanceQuestion, WinChanceSeries } from "./match-win-chances.ts";
import type { PriceVersion } from "./price-snapshot.ts";
import type { MatchState } from "./match-state.ts";

/** `main`: list columns only; `full`: all lines; `custom`: all lines, with scenarios for combinations. */
export type WantedPrices = "main" | "full" | "custom";

/** The process that prices, as seen by a process that does not. */
export interface PriceSource {
  /** Requests prices; resolves when a snapshot has been applied, or none will arrive. */
  ask(matchId: number, wanted: WantedPrices): Promise<void>;
  combine(question: CombinationQuestion): Promise<CombinationAnswer>;
  combinable(question: CombinableQuestion): Promise<CombinableAnswer>;
  /** Empty if there is no answer in time. */
  winChances(question: WinChanceQuestion): Promise<readonly WinChanceSeries[]>;
  /** Keeps lines priced that may have bets. */
  track(matchId: number, lineKeys: readonly string[]): void;
}

/** Where prices come from: this process uses its own pricer, or applies the snapshots of another process. */
export type PriceOrigin =
  | { readonly mode: "own"; readonly pricer: Pricer; readonly epoch: number }
  | { readonly mode: "follow"; readonly source: PriceSource };

/** The origin of prices, and whether they still arrive. */
export interface PriceSupply {
  origin(): PriceOrigin;
  /** Makes this process price by itself, in a newer epoch. */
  lead(own: { readonly pricer: Pricer; readonly epoch: number }): void;
  nextVersion(): PriceVersion;
  /** Real milliseconds since the last message of the pricer. */
  ageMs(): number;
  /** Records that the process that prices has sent a message. */
  markAlive(): void;
  /** Whether prices of such a match may be outdated, so that no bet may be accepted at them. */
  isSilent(phase: MatchState["phase"]): boolean;
}

/** Silence after which lines are suspended: in play, the price of an event may be missing. Failure of an own pricer is noticed at once. */
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
