import type { Bet } from "@touchline/contract/entities/bet";
import { createQuickBet, type Money, type MoneyUnit, type QuickBet, type QuickBetRefusal, type SlipSelection } from "@touchline/domain";
import { createLazyStore, type LazyStore } from "../core/value-store.ts";
import type { AttemptStage } from "./placement/placement.ts";
import { visitorUnit } from "./slip-state.ts";

/** What the page shows of quick bet. */
export interface QuickBetStoreState {
  readonly quick: QuickBet;
  readonly attemptStage: AttemptStage;
  /** The outcome that is being placed or whose result is shown. */
  readonly outcomeId: string | null;
  /** Why the last tap placed nothing; cleared by the next event. */
  readonly shownRefusal: { readonly outcomeId: string; readonly refusal: { readonly type: QuickBetRefusal["type"] | "notPlaced" } } | null;
}

/** Betting by one tap on a page (spec.md 4, decisions P). */
export interface QuickBetActions {
  readonly toggle: () => void;
  readonly typeStake: (stake: Money) => void;
  readonly answerApproval: (answer: "approved" | "withdrawn") => void;
  /** Places an outcome at once, or shows why not. */
  readonly tap: (selection: SlipSelection) => Promise<void>;
  /** What an outcome's button shows: `null` for all but the outcome tapped last. */
  readonly markOf: (selectionId: string) => "processing" | "success" | "error" | null;
  /** Hides a shown result or refusal early. */
  readonly dismiss: () => void;
  readonly checkAgain: () => void;
  /** Releases the stake at the player's decision while the outcome is unknown. */
  readonly leaveUnknown: () => void;
  /** Handles a bet that changed on the private channel. */
  readonly betChanged: (bet: Bet) => void;
  readonly balanceChanged: () => void;
  /** Resumes an interrupted attempt and follows the slip's currency, rules and odds policy; the returned function stops this. */
  readonly begin: () => () => void;
}

/** Quick bet of a page; off until its code has loaded. */
export type QuickBetStore = LazyStore<QuickBetStoreState, QuickBetActions>;

/** Quick bet of a new page. */
export function firstQuickBetState(unit: MoneyUnit): QuickBetStoreState {
  return { quick: createQuickBet(unit), attemptStage: "none", outcomeId: null, shownRefusal: null };
}

/** Creates quick bet of a page; `beginBetting` attaches its code. */
export function createLazyQuickBet(unit: MoneyUnit = visitorUnit): QuickBetStore {
  return createLazyStore<QuickBetStoreState, QuickBetActions>(firstQuickBetState(unit), {
    tap: async () => undefined,
    markOf: () => null,
    balanceChanged: () => undefined,
    begin: () => () => undefined,
  });
}
