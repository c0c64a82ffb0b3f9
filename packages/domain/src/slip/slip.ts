import type { BetType } from "../bet-type.ts";
import type { BonusType } from "../bonus/bonus.ts";
import type { BoostRange } from "../bonus/comboboost.ts";
import type { FreebetType } from "../bonus/freebet.ts";
import { zeroMoney, type AmountsByCurrency, type Money, type MoneyUnit } from "../money/money.ts";
import type { Odds } from "../odds/odds.ts";
import type { PlacedBet, PlacementRefusal, RefusedBet } from "./placement-answer.ts";
import { defaultOddsPolicy, isOddsChanged, type AgreedPrice, type OddsPolicy, type SlipSelection } from "./selection.ts";

/** State of the ticket (spec.md 4). */
export type TicketState = "initial" | "oddsChanged" | "processing" | "success" | "error";

/** Source of a stake: the shared field, a typed stake, or a typed return from which the stake is computed (decisions M). */
export type StakeEntry =
  | { readonly source: "sharing" }
  | { readonly source: "stake"; readonly stake: Money }
  | { readonly source: "potentialWin"; readonly target: Money };

/** A bonus that a bet on the slip can use, with the data for its figures (spec.md 3 `availableBonuses`). */
export interface SlipBonus {
  readonly id: string;
  readonly type: BonusType;
  readonly name: string;
  /** Comboboosts only. Other selections do not count. */
  readonly boost: {
    readonly ranges: readonly BoostRange[];
    /** Thousandths; null for no limit. */
    readonly minOdds: number | null;
    readonly suitableIds: readonly string[];
  } | null;
  /** Freebets only; the stake with its boost. */
  readonly freebet: { readonly type: FreebetType; readonly stake: Money } | null;
}

/** A system type: all combinations of `winCount` out of `totalCount`, or of each of `sizes` for named systems (decisions L). */
export interface SystemType {
  readonly id: string;
  readonly totalCount: number;
  readonly winCount: number;
  readonly sizes?: readonly number[];
}

/**
 * How stakes are entered. `oneType`: the slip holds singles of one selection each, or exactly one bet of another type. `allTypes`: it
 * holds a single of each selection, a combo and a system of all of them, where possible; a bet without a stake is not placed.
 */
export type StakeEntryMode = "oneType" | "allTypes";

/** One bet being made. */
export interface SlipBet {
  readonly type: BetType;
  readonly selections: readonly SlipSelection[];
  readonly stakeEntry: StakeEntry;
  /** Systems only. */
  readonly systemType: SystemType | null;
  /** Custom bets only: current price, null while the combination has none. */
  readonly customOdds: Odds | null;
  /** Custom bets only: price that the player last accepted (decisions N). */
  readonly acceptedCustomOdds: Odds | null;
  /** If positive, it is the stake (spec.md 5). */
  readonly freebetStake: Money | null;
  /** The bonus used by the bet. */
  readonly bonus?: SlipBonus | null;
  /** The player removed the bonus; none is added automatically. */
  readonly isBonusDeclined?: boolean;
}

/** The operator's settings for the slip. */
export interface SlipRules {
  /** `multi_bet_settings.available_by_provider`. */
  readonly multiSingleByProvider: Readonly<Record<string, boolean>>;
  /** `additional_providers`. */
  readonly additionalProviders: Readonly<Record<string, boolean>>;
  readonly inactiveProviders: readonly string[];
  readonly systemTypes: readonly SystemType[];
  readonly maxSelections: number;
  readonly maxBets: number;
  /** Maximum return of one bet (`max_return`). */
  readonly maxReturn: AmountsByCurrency;
  /** Minimum stake of one bet (`min_stake`). */
  readonly minStake: AmountsByCurrency;
  /** Higher stakes are reviewed by the operator (`vip_from`). */
  readonly vipFrom: AmountsByCurrency;
}

/** The ticket (spec.md 3): the bets being made and the last placement. */
export interface Slip {
  readonly state: TicketState;
  readonly entryMode: StakeEntryMode;
  readonly bets: readonly SlipBet[];
  /** The stake of all bets whose source is `sharing`. */
  readonly sharedStake: Money;
  /** Whether the next slip starts with the stake of the last one. */
  readonly keepsStake: boolean;
  readonly oddsPolicy: OddsPolicy;
  readonly rules: SlipRules;
  /** The bets that were sent, while processing and on the receipt. */
  readonly processingBets: readonly SlipBet[];
  readonly placedBets: readonly PlacedBet[];
  readonly refusal: PlacementRefusal | null;
  /** Details of the refusal by bet key (spec.md 3 `messagesByBet`). */
  readonly refusedBets: Readonly<Record<string, RefusedBet>>;
  /** Maximum stakes reported by the server, by bet key; cleared by any change of the ticket except of stakes. */
  readonly stakeLimits: Readonly<Record<string, Money>>;
  /** Outcome tapped while a custom bet is on the slip, until the player decides which to keep (decisions O). */
  readonly replaceCandidate: SlipSelection | null;
}

/** Default rules: provider betradar only, one ticket. */
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

/** Creates an empty slip. */
export function emptySlip(unit: MoneyUnit, options: Partial<Pick<Slip, "rules" | "oddsPolicy" | "keepsStake" | "entryMode">> = {}): Slip {
  return {
    state: "initial",
    entryMode: options.entryMode ?? "oneType",
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

/** Key of a bet within the slip: the selection id of a single, else the bet type. */
export function slipBetKey(bet: SlipBet): string {
  return bet.type === "single" ? (bet.selections[0]?.id ?? "single") : bet.type;
}

/** Every selection on the slip once, in order. If several bets contain it, a copy that was refused or cannot be bet on is preferred. */
export function slipSelections({ bets }: Pick<Slip, "bets">): readonly SlipSelection[] {
  const [first] = bets;
  // A bet never contains a selection twice.
  if (bets.length === 1 && first !== undefined) return first.selections;
  return distinctSelections(bets.flatMap((bet) => bet.selections));
}

/** The selections without duplicates; a copy that was refused or cannot be bet on is preferred. */
export function distinctSelections(selections: readonly SlipSelection[]): readonly SlipSelection[] {
  const byId = new Map<string, SlipSelection>();
  for (const selection of selections) {
    if (!byId.has(selection.id) || isMarked(selection)) byId.set(selection.id, selection);
  }
  return byId.size === selections.length ? selections : [...byId.values()];
}

function isMarked({ isPriceRefused, availability }: SlipSelection): boolean {
  return isPriceRefused || availability === "suspended" || availability === "notAvailable";
}

/** Type of the slip: that of its first bet; `single` if empty. */
export function slipType(slip: Pick<Slip, "bets">): BetType {
  return slip.bets[0]?.type ?? "single";
}

/** The prices of a bet: those of its legs, or the one of a custom bet; empty while a custom bet has no price. */
export function betPrices(bet: SlipBet): readonly AgreedPrice[] {
  if (bet.type !== "customBet") return bet.selections;
  const { customOdds: odds, acceptedCustomOdds: acceptedOdds } = bet;
  if (odds === null || acceptedOdds === null) return [];
  return [{ odds, acceptedOdds, isPriceRefused: bet.selections.some((selection) => selection.isPriceRefused) }];
}

/** The legs whose price the player must accept; all legs of a custom bet, since they share one price (decisions N, O). */
export function selectionsToConfirm(bet: SlipBet, policy: OddsPolicy): readonly SlipSelection[] {
  if (bet.type === "customBet") return isToConfirm(bet, policy) ? bet.selections : [];
  return bet.selections.filter((selection) => isOddsChanged(selection, policy));
}

function isToConfirm(bet: SlipBet, policy: OddsPolicy): boolean {
  return betPrices(bet).some((price) => isOddsChanged(price, policy));
}

/** The idle state: `oddsChanged` if a price must be accepted, else `initial` (spec.md 4). */
export function editableState(slip: Pick<Slip, "bets" | "oddsPolicy">): "initial" | "oddsChanged" {
  return slip.bets.some((bet) => isToConfirm(bet, slip.oddsPolicy)) ? "oddsChanged" : "initial";
}

/** Applies an edit by the player: clears an error or receipt, and the limits unless they are given; ignored while processing. */
export function editSlip(
  slip: Slip,
  { bets, sharedStake = slip.sharedStake, stakeLimits = {} }: Pick<Slip, "bets"> & Partial<Pick<Slip, "sharedStake" | "stakeLimits">>,
): Slip {
  if (slip.state === "processing") return slip;
  return {
    ...slip,
    bets,
    sharedStake,
    stakeLimits,
    replaceCandidate: null,
    refusal: null,
    refusedBets: {},
    processingBets: [],
    placedBets: [],
    state: editableState({ bets, oddsPolicy: slip.oddsPolicy }),
  };
}
