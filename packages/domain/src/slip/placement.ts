import { toWireId } from "../wire-id.ts";
import { betTypeToWire } from "../bet-type.ts";
import type { BonusType } from "../bonus/bonus.ts";
import { potentialWithBonus } from "../bonus/freebet.ts";
import { amountOf, capReturn, isPositiveMoney, moneyToWire, multiplyMoney, zeroMoney, type Money, type WireMoney } from "../money/money.ts";
import { roundTotalOdds } from "../odds/odds.ts";
import { withPricesToCheck } from "./edit-slip.ts";
import {
  createPlacementRefusal,
  isWrongOddsError,
  type PlacedBet,
  type PlacementRefusal,
  type RefusedSelection,
} from "./placement-answer.ts";
import type { SlipSelection } from "./selection.ts";
import { betBoost, cashStake, effectiveStake, slipBetOdds, slipUnit } from "./slip-bet.ts";
import { hasAllFields } from "./slip-fields.ts";
import { editableState, slipBetKey, slipSelections, type Slip, type SlipBet, type SlipRules } from "./slip.ts";

const rejectedAfterDelay = 100;

/** Starts a placement: clears the error and sends only bets with a positive stake (spec.md 4, decisions G). */
export function startPlacement(slip: Slip): Slip {
  const processingBets = slip.bets.filter((bet) => isPositiveMoney(effectiveStake(slip, bet)));
  if (slip.state === "processing" || processingBets.length === 0) return slip;
  return { ...slip, state: "processing", processingBets, placedBets: [], refusal: null, refusedBets: {}, replaceCandidate: null };
}

/** Resumes an attempt from before a reload, whose result is still unknown. */
export function resumePlacement(slip: Slip, bets: readonly SlipBet[]): Slip {
  if (bets.length === 0) return slip;
  return {
    ...slip,
    state: "processing",
    bets: slip.bets.length === 0 ? bets : slip.bets,
    processingBets: bets,
    placedBets: [],
    refusal: null,
    refusedBets: {},
  };
}

/** Some of the bets are placed: their stakes are removed from the slip at once, so that they are not offered again after a reload. */
export function progressPlacement(
  slip: Slip,
  { placedBets, betKeys }: { readonly placedBets: readonly PlacedBet[]; readonly betKeys: readonly string[] },
): Slip {
  if (slip.state !== "processing") return slip;
  return { ...slip, placedBets, bets: slip.bets.map((bet) => (betKeys.includes(slipBetKey(bet)) ? withNoStake(slip, bet) : bet)) };
}

/** The server accepted the bets: shows the receipt unless some are still in their in-play delay. */
export function answerPlacement(slip: Slip, placedBets: readonly PlacedBet[]): Slip {
  return slip.state === "processing" ? concludePlacement({ ...slip, placedBets }) : slip;
}

/** Updates a placed bet, such as an in-play bet after its delay; unknown bets are ignored. */
export function changePlacedBet(slip: Slip, bet: PlacedBet): Slip {
  if (!slip.placedBets.some((placed) => placed.id === bet.id)) return slip;
  const changed = { ...slip, placedBets: slip.placedBets.map((placed) => (placed.id === bet.id ? bet : placed)) };
  return slip.state === "processing" ? concludePlacement(changed) : changed;
}

/**
 * The server refused the bets: error state. Wrong prices must be accepted even if the policy would accept them (spec.md 4, decisions N).
 */
export function refusePlacement(slip: Slip, refusal: PlacementRefusal): Slip {
  if (slip.state !== "processing") return slip;
  const sent = slip.processingBets.map(slipBetKey);
  const bets = slip.bets.map((bet) => markRefused(bet, refusal, sent.indexOf(slipBetKey(bet))));
  return {
    ...slip,
    state: "error",
    bets,
    refusal,
    stakeLimits: namedLimits(sent, refusal),
    refusedBets: refusedByKey(sent, refusal),
    processingBets: [],
    placedBets: [],
  };
}

/** Any other failure: returns to the initial state and keeps the bets (spec.md 4). */
export function abandonPlacement(slip: Slip): Slip {
  if (slip.state !== "processing") return slip;
  return { ...slip, state: editableState(slip), processingBets: [], placedBets: [], refusal: null };
}

/** Closes the receipt; kept legs lose their stakes and are checked again. */
export function closeReceipt(slip: Slip, keep: "legs" | "nothing"): Slip {
  if (slip.state !== "success") return slip;
  const left = hasAllFields({ ...slip, bets: slip.processingBets }) ? slip.bets : [];
  const kept = keep === "legs" ? [...slip.processingBets.map(withoutStake).map(withPricesToCheck), ...left] : slip.bets;
  const closed = {
    ...slip,
    bets: kept,
    processingBets: [],
    placedBets: [],
    sharedStake: keep === "legs" && !slip.keepsStake ? zeroMoney(slipUnit(slip)) : slip.sharedStake,
  };
  return { ...closed, state: editableState(closed) };
}

function concludePlacement(slip: Slip): Slip {
  if (slip.placedBets.some((bet) => bet.status === "submitted" && !bet.isVip)) return slip;
  if (slip.placedBets.every((bet) => bet.status === "rejected")) return refusePlacement(slip, refusalOfRejected(slip.placedBets));
  if (hasAllFields({ ...slip, bets: slip.processingBets })) return concludeFields(slip);
  const sent = new Set(slip.processingBets.map(slipBetKey));
  const left = slip.processingBets.filter((_, index) => slip.placedBets[index]?.status === "rejected");
  const bets = [...left, ...slip.bets.filter((bet) => !sent.has(slipBetKey(bet)))];
  return { ...slip, state: "success", bets, sharedStake: bets.length === 0 ? placedStake(slip) : slip.sharedStake };
}

/** What stays on the slip: bets that were not placed, with their stakes, else the selections that are not part of a placed bet. */
function concludeFields(slip: Slip): Slip {
  const isRejected = (index: number): boolean => slip.placedBets[index]?.status === "rejected";
  const left = slip.processingBets.filter((_, index) => isRejected(index));
  const placed = slip.processingBets.filter((_, index) => !isRejected(index));
  const sent = new Set(slip.processingBets.map(slipBetKey));
  const unsent = slip.bets.filter((bet) => !sent.has(slipBetKey(bet)));
  const waiting = [...left, ...unsent.filter((bet) => isPositiveMoney(effectiveStake(slip, bet)))];
  const ids = (bets: readonly SlipBet[]): ReadonlySet<string> => new Set(slipSelections({ bets }).map(({ id }) => id));
  const isKept = (id: string): boolean => (waiting.length > 0 ? ids(waiting).has(id) : !ids(placed).has(id));
  const bets = [...left, ...unsent, ...placed.map((bet) => withNoStake(slip, bet))].flatMap((bet) => {
    const selections = bet.selections.filter(({ id }) => isKept(id));
    return selections.length === 0 ? [] : [{ ...bet, selections }];
  });
  return { ...slip, state: "success", bets, sharedStake: bets.length === 0 ? placedStake(slip) : slip.sharedStake };
}

function withNoStake(slip: Slip, bet: SlipBet): SlipBet {
  return { ...bet, stakeEntry: { source: "stake", stake: zeroMoney(slipUnit(slip)) }, freebetStake: null, bonus: null };
}

/** The stake to keep: the common stake of the placed bets, else the shared stake. */
function placedStake(slip: Slip): Money {
  const [first, ...others] = slip.processingBets.map((bet) => cashStake(slip, bet));
  return first !== undefined && isPositiveMoney(first) && others.every(({ minor }) => minor === first.minor) ? first : slip.sharedStake;
}

function refusalOfRejected(bets: readonly PlacedBet[]): PlacementRefusal {
  const byBetIndex = bets.map((bet) => ({
    error: bet.rejectReason ?? "error.place_bets.default",
    message: "",
    selections: [],
    maxStake: null,
  }));
  return createPlacementRefusal({
    code: rejectedAfterDelay,
    message: null,
    details: null,
    byBetIndex: Object.fromEntries(byBetIndex.entries()),
  });
}

function refusedByKey(sent: readonly string[], refusal: PlacementRefusal): Slip["refusedBets"] {
  const named = sent.flatMap((betKey, index) => {
    const refused = refusal.byBetIndex[index];
    return refused === undefined ? [] : [[betKey, refused] as const];
  });
  return Object.fromEntries(named);
}

function namedLimits(sent: readonly string[], refusal: PlacementRefusal): Slip["stakeLimits"] {
  const named = sent.flatMap((betKey, index) => {
    const maxStake = refusal.byBetIndex[index]?.maxStake ?? null;
    return maxStake === null ? [] : [[betKey, maxStake] as const];
  });
  return Object.fromEntries(named);
}

function markRefused(bet: SlipBet, refusal: PlacementRefusal, sentIndex: number): SlipBet {
  const refused = refusal.byBetIndex[sentIndex];
  if (sentIndex < 0 || (refused === undefined && Object.keys(refusal.byBetIndex).length > 0)) return bet;
  const isBlanket = refusal.isWrongOdds && (refused === undefined || refused.selections.length === 0);
  const selections = bet.selections.map((selection) => {
    const reported = refused?.selections.find((candidate) => isSameOutcome(candidate, selection));
    if (reported !== undefined) return markSelection(selection, reported);
    return isBlanket ? { ...selection, isPriceRefused: true } : selection;
  });
  return { ...bet, selections };
}

function markSelection(selection: SlipSelection, reported: RefusedSelection): SlipSelection {
  if (reported.odds === null) return { ...selection, availability: "suspended" };
  return { ...selection, odds: reported.odds, isPriceRefused: selection.isPriceRefused || isWrongOddsError(reported.error) };
}

function isSameOutcome(reported: RefusedSelection, selection: SlipSelection): boolean {
  return (
    reported.matchId === selection.matchId &&
    reported.marketId === selection.marketId &&
    reported.specifier === selection.specifier &&
    reported.outcomeId === selection.outcomeId
  );
}

function withoutStake(bet: SlipBet): SlipBet {
  const selections = bet.selections.map((selection) => ({
    ...selection,
    acceptedOdds: selection.odds,
    initialOdds: selection.odds,
    trail: [],
    isPriceRefused: false,
  }));
  const acceptedCustomOdds = bet.customOdds ?? bet.acceptedCustomOdds;
  return { ...bet, selections, acceptedCustomOdds, stakeEntry: { source: "sharing" }, freebetStake: null, bonus: null };
}

/** One bet in a request to the API (spec.md 3 "Bet request"). */
export interface BetRequestBody {
  readonly type: "single" | "combo" | "system" | "custom_bet";
  readonly stake: WireMoney;
  readonly selections: readonly {
    readonly match_id: number;
    readonly market_id: number;
    readonly specifier: string;
    readonly outcome_id: number;
    readonly odds: number;
  }[];
  readonly system_id?: string;
  readonly custom_odds?: number;
  /** `odds` is the boost of the total odds in thousandths; 1000 for other bonuses. */
  readonly bonus?: { readonly id: number; readonly type: BonusType; readonly odds: number };
}

/** Converts a bet into its request at the displayed prices; only systems send `system_id`, only custom bets `custom_odds` (spec.md 5). */
export function toBetRequest(slip: Pick<Slip, "sharedStake">, bet: SlipBet): BetRequestBody {
  return {
    type: betTypeToWire(bet.type),
    stake: moneyToWire(effectiveStake(slip, bet)),
    selections: bet.selections.map((selection) => ({
      match_id: toWireId(selection.matchId),
      market_id: toWireId(selection.marketId),
      specifier: selection.specifier,
      outcome_id: toWireId(selection.outcomeId),
      odds: selection.odds,
    })),
    ...(bet.type === "system" && bet.systemType !== null ? { system_id: bet.systemType.id } : {}),
    ...(bet.bonus ? { bonus: { id: toWireId(bet.bonus.id), type: bet.bonus.type, odds: betBoost(bet) } } : {}),
    ...(bet.type === "customBet" && bet.customOdds !== null ? { custom_odds: bet.customOdds } : {}),
  };
}

/** The requests of the bets being placed; they also identify an attempt. */
export function toBetRequests(slip: Pick<Slip, "sharedStake" | "processingBets">): readonly BetRequestBody[] {
  return slip.processingBets.map((bet) => toBetRequest(slip, bet));
}

/** Id, time and stake with which a bet was sent. */
interface SentAs {
  readonly id: string;
  readonly stake: Money;
  readonly atMs: number;
  readonly rules: Pick<SlipRules, "maxReturn">;
}

/** The receipt derived from a sent bet, for fields that the server's reply omits. */
export function sentToPlacedBet(bet: SlipBet, { id, stake, atMs, rules }: SentAs): PlacedBet {
  const odds = slipBetOdds(bet);
  const whole = potentialWithBonus(multiplyMoney(stake, odds), stake, bet.bonus?.freebet?.type ?? null);
  return {
    id,
    ref: "",
    type: bet.type,
    status: "accepted",
    stake,
    odds: roundTotalOdds(odds),
    potentialReturn: capReturn(whole, amountOf(rules.maxReturn, stake)),
    createdAtMs: atMs,
    pendingUntilMs: null,
    rejectReason: null,
    isVip: false,
    bonus: bet.bonus ? { name: bet.bonus.name, boost: betBoost(bet) } : null,
    legs: bet.selections.map((leg) => ({
      id: leg.id,
      outcomeName: leg.outcomeName,
      marketName: leg.marketName,
      matchName: leg.nameB === null ? leg.nameA : `${leg.nameA} – ${leg.nameB}`,
      odds: leg.odds,
      oddsAsked: leg.odds,
    })),
  };
}
