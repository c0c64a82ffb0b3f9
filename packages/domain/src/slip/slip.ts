import type { BetType } from "../bet-type.ts";
import type { BonusType } from "../bonus/bonus.ts";
import type { BoostRange } from "../bonus/comboboost.ts";
import type { FreebetType } from "../bonus/freebet.ts";
import { zeroMoney, type AmountsByCurrency, type Money, type MoneyUnit } from "../money/money.ts";
import type { Odds } from "../odds/odds.ts";
import type { PlacedBet, PlacementRefusal, RefusedBet } from "./placement-answer.ts";
import { defaultOddsPolicy, isOddsChanged, type AgreedPrice, type OddsPolicy, type SlipSelection } from "./selection.ts";

/** Where the ticket stands (spec.md 4). */
export type TicketState = "initial" | "oddsChanged" | "processing" | "success" | "error";

/** Who decides a bet's stake: the ticket's shared field, a typed stake, or a typed return from which the stake follows (decisions M). */
export type StakeEntry =
  | { readonly source: "sharing" }
  | { readonly source: "stake"; readonly stake: Money }
  | { readonly source: "potentialWin"; readonly target: Money };

/** A bonus that a bet on the slip may carry, with what its numbers follow from (spec.md 3 `availableBonuses`). */
export interface SlipBonus {
  readonly id: string;
  readonly type: BonusType;
  readonly name: string;
  /** Comboboosts only. Selections that are not named do not count. */
  readonly boost: {
    readonly ranges: readonly BoostRange[];
    /** Thousandths; null for no limit. */
    readonly minOdds: number | null;
    readonly suitableIds: readonly string[];
  } | null;
  /** Freebets only; the stake with its boost. */
  readonly freebet: { readonly type: FreebetType; readonly stake: Money } | null;
}

/** A kind of system: combinations of `winCount` out of `totalCount`, or of each of `sizes` for named systems (decisions L). */
export interface SystemType {
  readonly id: string;
  readonly totalCount: number;
  readonly winCount: number;
  readonly sizes?: readonly number[];
}

/** One bet being made. A slip holds singles of one selection each, or exactly one bet of another type. */
export interface SlipBet {
  readonly type: BetType;
  readonly selections: readonly SlipSelection[];
  readonly stakeEntry: StakeEntry;
  /** Systems only. */
  readonly systemType: SystemType | null;
  /** Custom bets only: the price now, null while the combination has none. */
  readonly customOdds: Odds | null;
  /** Custom bets only: the price the player last agreed to (decisions N). */
  readonly acceptedCustomOdds: Odds | null;
  /** Above zero it is the stake (spec.md 5). */
  readonly freebetStake: Money | null;
  /** The bonus that it is placed with. */
  readonly bonus?: SlipBonus | null;
  /** The player took a bonus off: none comes back by itself. */
  readonly isBonusDeclined?: boolean;
}

/** What the operator allows (settings): read-only for the slip. */
export interface SlipRules {
  /** `multi_bet_settings.available_by_provider`. */
  readonly multiSingleByProvider: Readonly<Record<string, boolean>>;
  /** `additional_providers`. */
  readonly additionalProviders: Readonly<Record<string, boolean>>;
  readonly inactiveProviders: readonly string[];
  readonly systemTypes: readonly SystemType[];
  readonly maxSelections: number;
  readonly maxBets: number;
  /** Largest return of one bet (`max_return`). */
  readonly maxReturn: AmountsByCurrency;
  /** Smallest stake of one bet (`min_stake`). */
  readonly minStake: AmountsByCurrency;
  /** Stakes above are reviewed before they are accepted (`vip_from`). */
  readonly vipFrom: AmountsByCurrency;
}

/** The ticket (spec.md 3): everything about the bets being made, and the last placement. */
export interface Slip {
  readonly state: TicketState;
  readonly bets: readonly SlipBet[];
  /** One stake for all bets whose source is sharing. */
  readonly sharedStake: Money;
  /** The player chose that the next slip begins with the stake of the last one; else it begins without. */
  readonly keepsStake: boolean;
  readonly oddsPolicy: OddsPolicy;
  readonly rules: SlipRules;
  /** The bets sent, while processing and on the receipt. */
  readonly processingBets: readonly SlipBet[];
  readonly placedBets: readonly PlacedBet[];
  readonly refusal: PlacementRefusal | null;
  /** What the refusal said of each bet, by bet key (spec.md 3 `messagesByBet`). */
  readonly refusedBets: Readonly<Record<string, RefusedBet>>;
  /** Largest stakes the server named, when asked or when it refused, by bet key; forgotten when the ticket changes otherwise than by a stake. */
  readonly stakeLimits: Readonly<Record<string, Money>>;
  /** An outcome tapped while a custom bet is on the slip: replace it or keep it (decisions O). */
  readonly replaceCandidate: SlipSelection | null;
}

/** Rules of an operator that sent none: betradar only, one ticket. */
export const defaultSlipRules: SlipRules = {
  multiSingleByProvider: {},
  additionalProviders: {},
  inactiveProviders: [],
  systemTypes: [],
  maxSelections: 50,
  maxBets: 20,
  maxReturn: {},
  minStake: {},
  vipFrom: {},
};

/** An empty slip in a currency. */
export function emptySlip(unit: MoneyUnit, options: Partial<Pick<Slip, "rules" | "oddsPolicy" | "keepsStake">> = {}): Slip {
  return {
    state: "initial",
    bets: [],
    sharedStake: zeroMoney(unit),
    keepsStake: options.keepsStake ?? false,
    oddsPolicy: options.oddsPolicy ?? defaultOddsPolicy,
    rules: options.rules ?? defaultSlipRules,
    processingBets: [],
    placedBets: [],
    refusal: null,
    refusedBets: {},
    stakeLimits: {},
    replaceCandidate: null,
  };
}

/** How many selections the slip may hold: as many as one bet, or one for each bet that a request may have. */
export function mostSelections({ bets, rules }: Pick<Slip, "bets" | "rules">): number {
  return bets.length > 1 ? Math.min(rules.maxSelections, rules.maxBets) : rules.maxSelections;
}

/** Whether the slip holds more than any call about it may name. */
export function isOverfull(slip: Pick<Slip, "bets" | "rules">): boolean {
  return slipSelections(slip).length > mostSelections(slip);
}

/** Key of a bet within its slip: a single is named by its selection. */
export function slipBetKey(bet: SlipBet): string {
  return bet.type === "single" ? (bet.selections[0]?.id ?? "single") : bet.type;
}

/** Every selection on the slip, in order. */
export function slipSelections(slip: Pick<Slip, "bets">): readonly SlipSelection[] {
  return slip.bets.flatMap((bet) => bet.selections);
}

/** The slip's type: that of its first bet; single when empty. */
export function slipType(slip: Pick<Slip, "bets">): BetType {
  return slip.bets[0]?.type ?? "single";
}

/** The prices a bet is placed at: its legs' own, or the one of a custom bet, which has none while its combination has no price. */
export function betPrices(bet: SlipBet): readonly AgreedPrice[] {
  if (bet.type !== "customBet") return bet.selections;
  const { customOdds: odds, acceptedCustomOdds: acceptedOdds } = bet;
  if (odds === null || acceptedOdds === null) return [];
  return [{ odds, acceptedOdds, isPriceRefused: bet.selections.some((selection) => selection.isPriceRefused) }];
}

/** The legs whose price asks the player again: all of a custom bet, since they share one price (decisions N, O). */
export function askingSelections(bet: SlipBet, policy: OddsPolicy): readonly SlipSelection[] {
  if (bet.type === "customBet") return betPrices(bet).some((price) => isOddsChanged(price, policy)) ? bet.selections : [];
  return bet.selections.filter((selection) => isOddsChanged(selection, policy));
}

/** Initial, or odds changed if any bet has a price to agree to (spec.md 4). */
export function restingState(slip: Pick<Slip, "bets" | "oddsPolicy">): "initial" | "oddsChanged" {
  return slip.bets.some((bet) => askingSelections(bet, slip.oddsPolicy).length > 0) ? "oddsChanged" : "initial";
}

/** Applies an edit of the player: ends an error or a receipt, and is ignored while a placement is under way. */
export function editSlip(slip: Slip, changes: Partial<Slip>): Slip {
  if (slip.state === "processing") return slip;
  const edited = {
    ...slip,
    replaceCandidate: null,
    stakeLimits: {},
    ...changes,
    refusal: null,
    refusedBets: {},
    processingBets: [],
    placedBets: [],
  };
  return { ...edited, state: restingState(edited) };
}
