import type { BetType } from "../bet-type.ts";
import { isPositiveMoney, zeroMoney } from "../money/money.ts";
import type { SlipSelection } from "./selection.ts";
import { cashStake } from "./slip-bet.ts";
import { hasAllFields } from "./slip-fields.ts";
import { isMultiSingleAvailable, resizeSystem, systemTypesFor } from "./slip-rules.ts";
import { slipSelections, slipType, type Slip, type SlipBet, type StakeEntry } from "./slip.ts";

type Composition = Pick<Slip, "bets" | "rules" | "sharedStake" | "entryMode">;

const sharing: StakeEntry = { source: "sharing" };

/** Creates a single; by default it uses the shared stake. */
function singleBet(selection: SlipSelection, stakeEntry: StakeEntry = sharing): SlipBet {
  return {
    type: "single",
    selections: [selection],
    stakeEntry,
    systemType: null,
    customOdds: null,
    acceptedCustomOdds: null,
    freebetStake: null,
  };
}

/**
 * Adds a selection: as a further single if all bets are singles and multi-single is enabled, else to the combined ticket (spec.md 4,
 * decisions K).
 */
export function addSelection(slip: Composition, selection: SlipSelection): readonly SlipBet[] {
  const [first] = slip.bets;
  if (first === undefined || hasAllFields(slip)) return [...slip.bets, singleBet(selection)];
  const isAllSingles = slip.bets.every((bet) => bet.type === "single");
  if (isAllSingles && isMultiSingleAvailable([...slipSelections(slip), selection], slip.rules)) return [...slip.bets, singleBet(selection)];
  const stakeEntry = slip.bets.length > 1 ? keptStake(slip) : first.stakeEntry;
  return [fitTicket({ ...first, stakeEntry, selections: [...slipSelections(slip), selection] }, slip)];
}

/** Removes selections; an empty bet is removed, a bet with one selection left becomes a single (spec.md 4). */
export function removeSelections(slip: Composition, isRemoved: (selection: SlipSelection) => boolean): readonly SlipBet[] {
  return slip.bets.flatMap((bet) => {
    const kept = bet.selections.filter((selection) => !isRemoved(selection));
    if (kept.length === bet.selections.length) return [bet];
    if (kept.length === 0 || bet.type === "customBet") return [];
    return [hasAllFields(slip) ? { ...bet, selections: kept } : fitTicket({ ...bet, selections: kept }, slip)];
  });
}

/** Why the ticket cannot become another type (spec.md 5). */
export type BetTypeRefusal = "sameType" | "oneSelection" | "multiSingleOff" | "noSystemType" | "customBet";

/** Why the ticket cannot change to a type; null if it can. */
export function betTypeRefusal(slip: Composition, type: BetType): BetTypeRefusal | null {
  const selections = slipSelections(slip);
  if (slipType(slip) === "customBet" || type === "customBet") return "customBet";
  if (slipType(slip) === type && !hasAllFields(slip)) return "sameType";
  if (selections.length <= 1) return "oneSelection";
  if (type === "single" && !isMultiSingleAvailable(selections, slip.rules)) return "multiSingleOff";
  if (type === "system" && systemTypesFor(slip.rules.systemTypes, selections.length).length === 0) return "noSystemType";
  return null;
}

/** Changes the type of the ticket: a combo splits, singles merge, a system becomes the first fitting type. Refused changes are ignored. */
export function changeBetType(slip: Composition, type: BetType): readonly SlipBet[] {
  const [first] = slip.bets;
  if (first === undefined || betTypeRefusal(slip, type) !== null) return slip.bets;
  if (hasAllFields(slip)) return moveStake(slip, type);
  const selections = slipSelections(slip);
  const stakeEntry = keptStake(slip);
  if (type === "single") return selections.map((selection) => singleBet(selection, stakeEntry));
  const systemType = type === "system" ? (systemTypesFor(slip.rules.systemTypes, selections.length)[0] ?? null) : null;
  return [{ ...first, type, selections, stakeEntry, systemType, freebetStake: null, bonus: null }];
}

/** Moves the stake to the bets of a type: a single stake is unchanged, several different ones are dropped. */
function moveStake(slip: Composition, type: BetType): readonly SlipBet[] {
  const stakes = slip.bets.map((bet) => cashStake(slip, bet)).filter(isPositiveMoney);
  const [stake] = stakes;
  const kept = stake !== undefined && stakes.every(({ minor }) => minor === stake.minor) ? stake : zeroMoney(slip.sharedStake);
  const entryOf = (bet: SlipBet): StakeEntry => ({ source: "stake", stake: bet.type === type ? kept : zeroMoney(slip.sharedStake) });
  return slip.bets.map((bet) => ({ ...bet, stakeEntry: entryOf(bet), freebetStake: null, bonus: null }));
}

/** Stake entry after a change of type: the common stake of all bets, fixed if it followed a target return; else the shared stake. */
function keptStake(slip: Composition): StakeEntry {
  const stakes = slip.bets.map((bet) => cashStake(slip, bet));
  const [stake] = stakes;
  if (stake === undefined || slip.bets.every((bet) => bet.stakeEntry.source === "sharing")) return sharing;
  return stakes.every((other) => other.minor === stake.minor) ? { source: "stake", stake } : sharing;
}

/** Adapts the type of a ticket to its number of selections (spec.md 4). */
function fitTicket(bet: SlipBet, slip: Composition): SlipBet {
  const count = bet.selections.length;
  if (count === 1) return { ...bet, type: "single", systemType: null };
  if (bet.type === "combo") return bet;
  if (bet.type !== "system") return { ...bet, type: "combo", systemType: null };
  if (bet.systemType?.totalCount === count) return bet;
  const systemType = resizeSystem(bet.systemType, slip.rules.systemTypes, count);
  return systemType === null ? { ...bet, type: "combo", systemType: null } : { ...bet, systemType };
}
