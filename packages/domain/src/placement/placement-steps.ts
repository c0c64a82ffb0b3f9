import { isPositiveMoney, zeroMoney, type Money } from "../money/money.ts";
import type { SlipSelection } from "../selection/slip-selection.ts";
import { withUnchecked } from "../slip/edit-steps.ts";
import type { PlacedBet } from "./placed-bet.ts";
import { createPlacementRefusal, isWrongOddsError, type PlacementRefusal, type RefusedSelection } from "./placement-refusal.ts";
import { slipBetKey, type Slip, type SlipBet } from "../slip/slip.ts";
import { cashStake, effectiveStake, slipUnit } from "../slip/slip-stake.ts";
import { restingState } from "../slip/ticket-state.ts";

const rejectedAfterDelay = 100;

/** Begins a placement: the error is cleared and only bets with a stake above zero are sent (spec.md 4, decisions G). */
export function startPlacement(slip: Slip): Slip {
  const processingBets = slip.bets.filter((bet) => isPositiveMoney(effectiveStake(slip, bet)));
  if (slip.state === "processing" || processingBets.length === 0) return slip;
  return { ...slip, state: "processing", processingBets, placedBets: [], refusal: null, refusedBets: {}, replaceCandidate: null };
}

/** Takes up an attempt from before a reload: its outcome is still being asked for. */
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

/** The server took the bets: a receipt, unless some are still in their in-play delay. */
export function answerPlacement(slip: Slip, placedBets: readonly PlacedBet[]): Slip {
  return slip.state === "processing" ? concludePlacement({ ...slip, placedBets }) : slip;
}

/** News of a placed bet: an in-play bet was accepted or rejected. Others are ignored. */
export function changePlacedBet(slip: Slip, bet: PlacedBet): Slip {
  if (!slip.placedBets.some((placed) => placed.id === bet.id)) return slip;
  const changed = { ...slip, placedBets: slip.placedBets.map((placed) => (placed.id === bet.id ? bet : placed)) };
  return slip.state === "processing" ? concludePlacement(changed) : changed;
}

/** A coded failure: error state, nothing taken; wrong prices ask again even where the policy would not (spec.md 4, decisions N). */
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

/** Any other failure: back to initial with the bets kept (spec.md 4). */
export function abandonPlacement(slip: Slip): Slip {
  if (slip.state !== "processing") return slip;
  return { ...slip, state: restingState(slip), processingBets: [], placedBets: [], refusal: null };
}

/** Closes a receipt; kept legs come back without stakes and are checked again. */
export function closeReceipt(slip: Slip, keep: "legs" | "nothing"): Slip {
  if (slip.state !== "success") return slip;
  const kept = keep === "legs" ? slip.processingBets.map(withoutStake).map(withUnchecked) : slip.bets;
  const closed = {
    ...slip,
    bets: kept,
    processingBets: [],
    placedBets: [],
    sharedStake: keep === "legs" && !slip.keepsStake ? zeroMoney(slipUnit(slip)) : slip.sharedStake,
  };
  return { ...closed, state: restingState(closed) };
}

function concludePlacement(slip: Slip): Slip {
  if (slip.placedBets.some((bet) => bet.status === "submitted" && !bet.isVip)) return slip;
  if (slip.placedBets.every((bet) => bet.status === "rejected")) return refusePlacement(slip, refusalOfRejected(slip.placedBets));
  const sent = new Set(slip.processingBets.map(slipBetKey));
  const left = slip.processingBets.filter((_, index) => slip.placedBets[index]?.status === "rejected");
  const bets = [...left, ...slip.bets.filter((bet) => !sent.has(slipBetKey(bet)))];
  return { ...slip, state: "success", bets, sharedStake: bets.length === 0 ? placedStake(slip) : slip.sharedStake };
}

/** The stake to keep: what was placed, where all bets had the same of their own. */
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
    const said = refused?.selections.find((candidate) => isSameOutcome(candidate, selection));
    if (said !== undefined) return markSelection(selection, said);
    return isBlanket ? { ...selection, isPriceRefused: true } : selection;
  });
  return { ...bet, selections };
}

function markSelection(selection: SlipSelection, said: RefusedSelection): SlipSelection {
  if (said.odds === null) return { ...selection, availability: "suspended" };
  return { ...selection, odds: said.odds, isPriceRefused: selection.isPriceRefused || isWrongOddsError(said.error) };
}

function isSameOutcome(said: RefusedSelection, selection: SlipSelection): boolean {
  return (
    said.matchId === selection.matchId &&
    said.marketId === selection.marketId &&
    said.specifier === selection.specifier &&
    said.outcomeId === selection.outcomeId
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
