import { isSameUnit, zeroMoney, type Money, type MoneyUnit } from "../money/money.ts";
import type { Odds } from "../odds/odds.ts";
import { addSelection, removeSelections } from "./compose-bets.ts";
import type { SlipSelection } from "./selection.ts";
import { slipUnit } from "./slip-bet.ts";
import { hasAllFields, nextStakeBet } from "./slip-fields.ts";
import { systemTypesFor } from "./slip-rules.ts";
import { editSlip, slipBetKey, slipSelections, slipType, type Slip, type SlipBet, type StakeEntry } from "./slip.ts";

/** Adds or removes a selection; if the slip has a custom bet, the player must first confirm replacing it (spec.md 4). */
export function toggleSelection(slip: Slip, selection: SlipSelection): Slip {
  const { id } = selection;
  if (hasSelection(slip, (present) => present.id === id)) return editSlip(slip, { bets: removeSelections(slip, (one) => one.id === id) });
  if (slip.state !== "processing" && slipType(slip) === "customBet") return { ...slip, replaceCandidate: selection };
  return editSlip(slip, { bets: addSelection(slip, selection) });
}

/** Removes selections; unknown ids are ignored. */
export function dropSelections(slip: Slip, selectionIds: readonly string[]): Slip {
  const ids = new Set(selectionIds);
  const isDropped = ({ id }: SlipSelection): boolean => ids.has(id);
  return hasSelection(slip, isDropped) ? editSlip(slip, { bets: removeSelections(slip, isDropped) }) : slip;
}

function hasSelection(slip: Slip, isWanted: (selection: SlipSelection) => boolean): boolean {
  return slip.bets.some(({ selections }) => selections.some(isWanted));
}

/** Replaces the slip by a custom bet, which cannot be combined with others. */
export function addCustomBet(slip: Slip, selections: readonly SlipSelection[], customOdds: Odds): Slip {
  const distinct = [...new Map(selections.map((selection) => [selection.id, selection])).values()];
  if (distinct.length === 0) return slip;
  const bet: SlipBet = {
    type: "customBet",
    selections: distinct,
    stakeEntry: { source: "sharing" },
    systemType: null,
    customOdds,
    acceptedCustomOdds: customOdds,
    freebetStake: null,
  };
  return editSlip(slip, { bets: [bet] });
}

/** Applies the answer to the custom-bet dialog (decisions O). */
export function resolveReplacement(slip: Slip, answer: "replace" | "keep"): Slip {
  const candidate = slip.replaceCandidate;
  if (candidate === null) return slip;
  return answer === "keep" ? { ...slip, replaceCandidate: null } : editSlip(slip, { bets: addSelection({ ...slip, bets: [] }, candidate) });
}

/** Chooses a system type of the current size; others are ignored. */
export function chooseSystemType(slip: Slip, systemTypeId: string): Slip {
  const system = slip.bets.find(({ type }) => type === "system");
  if (system === undefined) return slip;
  const systemType = systemTypesFor(slip.rules.systemTypes, system.selections.length).find((type) => type.id === systemTypeId);
  if (systemType === undefined) return slip;
  return editSlip(slip, { bets: slip.bets.map((bet) => (bet === system ? { ...bet, systemType } : bet)) });
}

/**
 * Sets the shared stake, which all bets then use, or the next one if each type has a field (decisions M). Negative amounts and other units
 * are ignored.
 */
export function typeSharedStake(slip: Slip, stake: Money): Slip {
  if (!isAcceptable(slip, stake)) return slip;
  return editSlip(slip, {
    stakeLimits: slip.stakeLimits,
    sharedStake: stake,
    bets: slip.bets.map((bet) => (hasAllFields(slip) && bet !== nextStakeBet(slip) ? bet : withEntry(bet, { source: "sharing" }))),
  });
}

/** Sets the stake of one bet, or the target return from which its stake is computed (decisions M). */
export function typeBetAmount(slip: Slip, betKey: string, entry: Exclude<StakeEntry, { source: "sharing" }>): Slip {
  if (!isAcceptable(slip, entry.source === "stake" ? entry.stake : entry.target)) return slip;
  if (!slip.bets.some((bet) => slipBetKey(bet) === betKey)) return slip;
  return editSlip(slip, {
    stakeLimits: slip.stakeLimits,
    bets: slip.bets.map((bet) => (slipBetKey(bet) === betKey ? withEntry(bet, entry) : bet)),
  });
}

/** Changes the currency: all stakes become 0 and use the shared stake (spec.md 4). */
export function changeCurrency(slip: Slip, unit: MoneyUnit): Slip {
  if (isSameUnit(slipUnit(slip), unit)) return slip;
  return editSlip(slip, {
    sharedStake: zeroMoney(unit),
    bets: slip.bets.map((bet) => withEntry({ ...bet, freebetStake: null, bonus: null }, { source: "sharing" })),
  });
}

/** Removes selections that cannot be bet on, accepts all prices and returns to the initial state (spec.md 4). */
export function acceptChanges(slip: Slip): Slip {
  const gone = slipSelections(slip).filter(
    (selection) => selection.availability === "suspended" || selection.availability === "notAvailable",
  );
  const goneIds = new Set(gone.map((selection) => selection.id));
  const kept = removeSelections(slip, ({ id }) => goneIds.has(id));
  const bets = kept.map((bet) => ({
    ...bet,
    selections: bet.selections.map(agreeToPrice),
    acceptedCustomOdds: bet.customOdds ?? bet.acceptedCustomOdds,
  }));
  return editSlip(slip, { bets });
}

/** Accepts the prices that the player saw; prices that have changed since must be accepted again. */
export function agreeToPrices(slip: Slip, prices: Readonly<Record<string, Odds>>): Slip {
  const bets = slip.bets.map((bet) => ({
    ...bet,
    selections: bet.selections.map((selection) => (prices[selection.id] === selection.odds ? agreeToPrice(selection) : selection)),
    ...(bet.type === "customBet" && bet.customOdds !== null && prices[slipBetKey(bet)] === bet.customOdds
      ? { acceptedCustomOdds: bet.customOdds, selections: bet.selections.map(agreeToPrice) }
      : {}),
  }));
  return editSlip(slip, { bets });
}

/** Sets whether the stake is kept for the next slip; applies to an empty slip immediately. */
export function keepStake(slip: Slip, keepsStake: boolean): Slip {
  if (slip.keepsStake === keepsStake) return slip;
  const isWaiting = slip.bets.length === 0 && slip.state !== "processing";
  return { ...slip, keepsStake, sharedStake: isWaiting && !keepsStake ? zeroMoney(slipUnit(slip)) : slip.sharedStake };
}

/** Restores bets from a saved session, a share code or an undo; each selection is refreshed before it can be placed. */
export function restoreBets(slip: Slip, bets: readonly SlipBet[], sharedStake: Money): Slip {
  if (bets.length === 0 || !isSameUnit(slipUnit(slip), sharedStake)) return slip;
  return editSlip(slip, { bets: bets.map(withPricesToCheck), sharedStake });
}

/** Adopts the bets of another tab, with this tab's prices and the other tab's acceptances. */
export function followBets(slip: Slip, bets: readonly SlipBet[], sharedStake: Money): Slip {
  if (!isAcceptable(slip, sharedStake)) return slip;
  const known = new Map(slipSelections(slip).map((selection) => [selection.id, selection]));
  const followed = bets.map((bet) => ({
    ...bet,
    selections: bet.selections.map((selection): SlipSelection => {
      const own = known.get(selection.id);
      if (own === undefined) return { ...selection, availability: "checking" };
      return { ...own, acceptedOdds: selection.acceptedOdds, isPriceRefused: selection.isPriceRefused };
    }),
  }));
  // An empty slip in another tab does not change the stake of this one.
  return editSlip(slip, { bets: followed, sharedStake: bets.length === 0 ? slip.sharedStake : sharedStake });
}

/** Stores the maximum stakes of bets on the slip, by bet key. */
export function setStakeLimits(slip: Slip, limits: Readonly<Record<string, Money>>): Slip {
  const keys = new Set(slip.bets.map(slipBetKey));
  const stakeLimits = Object.fromEntries(
    Object.entries(limits).filter(([key, limit]) => keys.has(key) && isSameUnit(limit, slipUnit(slip))),
  );
  return { ...slip, stakeLimits };
}

/** Marks every selection as `checking` until its next refresh. */
export function withPricesToCheck(bet: SlipBet): SlipBet {
  return {
    ...bet,
    selections: bet.selections.map((selection) => ({ ...selection, availability: "checking" as const })),
  };
}

function agreeToPrice(selection: SlipSelection): SlipSelection {
  if (selection.acceptedOdds === selection.odds && !selection.isPriceRefused) return selection;
  return { ...selection, acceptedOdds: selection.odds, isPriceRefused: false };
}

function withEntry(bet: SlipBet, stakeEntry: StakeEntry): SlipBet {
  return { ...bet, stakeEntry };
}

function isAcceptable(slip: Slip, amount: Money): boolean {
  return isSameUnit(slipUnit(slip), amount) && amount.minor >= 0n;
}
