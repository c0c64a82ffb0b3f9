import { isPositiveMoney, zeroMoney } from "../money/money.ts";
import type { SlipSelection } from "./selection.ts";
import { effectiveStake, slipUnit } from "./slip-bet.ts";
import { isMultiSingleAvailable, resizeSystem, ticketRestrictions } from "./slip-rules.ts";
import { slipBetKey, slipSelections, slipType, type Slip, type SlipBet, type StakeEntry } from "./slip.ts";

type Fields = Pick<Slip, "bets" | "rules" | "sharedStake" | "entryMode">;

const sharing: StakeEntry = { source: "sharing" };

/** Whether the slip has a stake field for every type of bet. A custom bet is always the only bet on the slip. */
export function hasAllFields(slip: Pick<Slip, "entryMode" | "bets">): boolean {
  return slip.entryMode === "allTypes" && slipType(slip) !== "customBet";
}

/**
 * The bets that the selections allow: a single of each, a combo from two on, and a system from three on if the operator has one of
 * that size. Stakes stay with their bet. The shared stake, which a player chose to keep, belongs to the combo, or to the only single.
 */
export function composeFields(slip: Fields): readonly SlipBet[] {
  const selections = slipSelections(slip);
  const known = new Map(slip.bets.map((bet) => [slipBetKey(bet), bet]));
  const isAlone = selections.length === 1;
  const noStake: StakeEntry = { source: "stake", stake: zeroMoney(slipUnit(slip)) };
  const ownEntry = (bet: SlipBet | undefined): StakeEntry =>
    bet === undefined || bet.stakeEntry.source === "sharing" ? noStake : bet.stakeEntry;
  const combo = known.get("combo");
  const hasSingles = isAlone || isMultiSingleAvailable(selections, slip.rules);
  const singles = hasSingles ? selections.map((selection) => toSingle(selection)) : [];
  if (selections.length < 2) return singles;
  const system = toSystem(known.get("system"));
  return [...singles, toCombo(), ...(system === null ? [] : [system])];

  /** A stake kept from the previous slip is not used for a combo that the rules do not allow. */
  function toCombo(): SlipBet {
    const bet = toBet("combo", combo, combo?.stakeEntry ?? sharing);
    return bet.stakeEntry.source === "sharing" && !isAllowed(slip, bet) ? { ...bet, stakeEntry: noStake } : bet;
  }

  function toSingle(selection: SlipSelection): SlipBet {
    const bet = known.get(selection.id);
    const isStaked = bet !== undefined && bet.stakeEntry.source !== "sharing" && isPositiveMoney(effectiveStake(slip, bet));
    const entry = !isAlone || isStaked ? ownEntry(bet) : (combo?.stakeEntry ?? sharing);
    return { ...toBet("single", bet, entry), selections: [selection] };
  }

  function toSystem(bet: SlipBet | undefined): SlipBet | null {
    const systemType = resizeSystem(bet?.systemType ?? null, slip.rules.systemTypes, selections.length);
    return systemType === null ? null : { ...toBet("system", bet, ownEntry(bet)), systemType };
  }

  function toBet(type: SlipBet["type"], bet: SlipBet | undefined, stakeEntry: StakeEntry): SlipBet {
    const base = { systemType: null, customOdds: null, acceptedCustomOdds: null, freebetStake: null };
    return { ...base, ...bet, type, selections, stakeEntry };
  }
}

/** Whether the rules allow a bet of all these selections. */
function isAllowed(slip: Fields, bet: SlipBet): boolean {
  return bet.selections.length <= slip.rules.maxSelections && ticketRestrictions(bet, slip.rules).length === 0;
}

/** The bet that the next stake belongs to: the combo, or the first single while the selections cannot be combined. */
export function nextStakeBet(slip: Fields): SlipBet | undefined {
  if (!hasAllFields(slip)) return slip.bets[0];
  const combo = slip.bets.find(({ type }) => type === "combo");
  return combo !== undefined && (isAllowed(slip, combo) || slip.bets[0] === combo) ? combo : slip.bets[0];
}

/** The bets that the player wants to place: all on a slip of one type; else those with a stake, or the one for the next stake. */
export function wantedBets(slip: Fields): readonly SlipBet[] {
  if (!hasAllFields(slip)) return slip.bets;
  const staked = slip.bets.filter((bet) => isPositiveMoney(effectiveStake(slip, bet)));
  const next = nextStakeBet(slip);
  return staked.length > 0 || next === undefined ? staked : [next];
}

/** The bets that represent all selections when the slip is shared: the combo if there is one, else all bets. */
export function wholeBets(slip: Fields): readonly SlipBet[] {
  const combo = hasAllFields(slip) ? slip.bets.find(({ type }) => type === "combo") : undefined;
  return combo === undefined ? slip.bets : [combo];
}

/** The bets in server requests, in slip order. Above the limit of one request, wanted bets take precedence, then combo and system. */
export function askedBets(slip: Fields): readonly SlipBet[] {
  if (!hasAllFields(slip)) return exceedsSelectionLimit(slip) ? [] : slip.bets;
  const wanted = new Set(wantedBets(slip));
  const rank = (bet: SlipBet): number => (wanted.has(bet) ? 0 : bet.type === "single" ? 2 : 1);
  const ranked = slip.bets.filter((bet) => isAllowed(slip, bet)).toSorted((left, right) => rank(left) - rank(right));
  const asked = new Set(ranked.slice(0, slip.rules.maxBets));
  return slip.bets.filter((bet) => asked.has(bet));
}

/** Maximum number of selections: of one bet, or of bets in one request if there are several. */
export function maxSelectionCount(slip: Fields): number {
  const { bets, rules } = slip;
  const isOneRequest = hasAllFields(slip)
    ? wantedBets(slip).filter(({ type }) => type === "single").length > rules.maxBets
    : bets.length > 1;
  return isOneRequest ? Math.min(rules.maxSelections, rules.maxBets) : rules.maxSelections;
}

/** Whether the slip exceeds the limits of a request. */
export function exceedsSelectionLimit(slip: Fields): boolean {
  return slipSelections({ bets: wantedBets(slip) }).length > maxSelectionCount(slip);
}
