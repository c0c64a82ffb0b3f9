import { allLegs, betFactor, type BetShape } from "../bet/bet.ts";
import { followBonus } from "../bonus/bonus.ts";
import { boostFactor, boostOf, neutralBoost } from "../bonus/comboboost.ts";
import { isStakedByPlayer } from "../bonus/freebet.ts";
import { isPositiveMoney, isSameUnit, stakeForReturn, zeroMoney, type Money, type MoneyUnit } from "../money/money.ts";
import { compareFractions, fraction, type Fraction } from "../odds/fraction.ts";
import { oddsToFraction, type Odds } from "../odds/odds.ts";
import type { SlipSelection } from "./selection.ts";
import { systemSizes } from "./slip-rules.ts";
import { slipBetKey, type Slip, type SlipBet, type SlipBonus } from "./slip.ts";

/** The unit of all stakes on the slip. */
export function slipUnit(slip: Pick<Slip, "sharedStake">): MoneyUnit {
  return slip.sharedStake;
}

/** The shape of a slip bet. */
export function slipBetShape(bet: SlipBet): BetShape {
  return bet.type === "system" && bet.systemType !== null ? { type: "system", sizes: systemSizes(bet.systemType) } : allLegs;
}

/** Exact total odds of a slip bet at current or accepted prices, including its boost; a custom bet has its own price, or 1 without one. */
export function slipBetOdds(bet: SlipBet, price: "odds" | "acceptedOdds" = "odds"): Fraction {
  if (bet.type === "customBet") return customFraction(price === "odds" ? bet.customOdds : bet.acceptedCustomOdds);
  const factor = betFactor(
    slipBetShape(bet),
    bet.selections.map((selection: SlipSelection): Fraction => oddsToFraction(selection[price] satisfies Odds)),
  );
  return boostFactor(factor, betBoost(bet));
}

function customFraction(odds: Odds | null): Fraction {
  return odds === null ? fraction(1n) : oddsToFraction(odds);
}

/** How the total odds of a bet have moved since the player last accepted them. */
export function betPriceMove(bet: SlipBet): "same" | "better" | "worse" {
  const order = compareFractions(slipBetOdds(bet), slipBetOdds(bet, "acceptedOdds"));
  return order === 0 ? "same" : order > 0 ? "better" : "worse";
}

/** The stake that is placed: a positive freebet, else the stake of its entry (spec.md 5, decisions G, M). */
export function effectiveStake(slip: Pick<Slip, "sharedStake">, bet: SlipBet): Money {
  if (bet.freebetStake !== null && isPositiveMoney(bet.freebetStake)) return bet.freebetStake;
  return cashStake(slip, bet);
}

/** The amount debited from the balance: zero if a freebet pays the stake, the freebet's stake for `no_risk`. */
export function debitedStake(slip: Pick<Slip, "sharedStake">, bet: SlipBet): Money {
  if (bet.freebetStake !== null && isPositiveMoney(bet.freebetStake)) {
    const type = bet.bonus?.freebet?.type ?? null;
    return type !== null && isStakedByPlayer(type) ? bet.freebetStake : zeroMoney(slipUnit(slip));
  }
  return cashStake(slip, bet);
}

/** Whether the stakes allow placing: normally `every` bet needs a positive stake; `some` guards against races (decisions G). */
export function canPlaceWithStakes(slip: Pick<Slip, "bets" | "sharedStake">, policy: "every" | "some" = "every"): boolean {
  const isStaked = (bet: SlipBet) => isPositiveMoney(effectiveStake(slip, bet));
  return slip.bets.length > 0 && (policy === "every" ? slip.bets.every(isStaked) : slip.bets.some(isStaked));
}

/** The cash stake of a bet, ignoring freebets. */
export function cashStake(slip: Pick<Slip, "sharedStake">, bet: SlipBet): Money {
  switch (bet.stakeEntry.source) {
    case "sharing":
      return slip.sharedStake;
    case "stake":
      return bet.stakeEntry.stake;
    case "potentialWin":
      return stakeForReturn(bet.stakeEntry.target, slipBetOdds(bet));
  }
}

/** Number of selections that count for the comboboost at current prices. */
export function boostedCount(bet: Pick<SlipBet, "bonus" | "selections">): number {
  const boost = bet.bonus?.boost ?? null;
  if (boost === null) return 0;
  return bet.selections.filter(({ id, odds }) => boost.suitableIds.includes(id) && (boost.minOdds === null || odds >= boost.minOdds))
    .length;
}

/** Boost of the total odds of a bet in thousandths; 1000 for none. */
export function betBoost(bet: Pick<SlipBet, "bonus" | "selections" | "type">): number {
  const boost = bet.bonus?.boost ?? null;
  return boost === null || bet.type !== "combo" ? neutralBoost : boostOf(boost.ranges, boostedCount(bet));
}

/** Sets or removes the bonus of a bet. A freebet becomes the stake; removing it leaves a stake of 0 (spec.md 4). */
function withBonus(slip: Slip, bet: SlipBet, bonus: SlipBonus | null): SlipBet {
  const freebet = bonus?.freebet ?? null;
  if (freebet !== null) return { ...bet, bonus, freebetStake: freebet.stake };
  if (bet.freebetStake === null) return { ...bet, bonus };
  return { ...bet, bonus, freebetStake: null, stakeEntry: { source: "stake", stake: zeroMoney(slipUnit(slip)) } };
}

/** A freebet can only be used in the unit of the slip. */
function usable(slip: Slip, bonuses: readonly SlipBonus[]): readonly SlipBonus[] {
  return bonuses.filter(({ freebet }) => freebet === null || isSameUnit(freebet.stake, slipUnit(slip)));
}

/**
 * Applies the available bonuses by bet key: replaces a chosen bonus that is gone, and adds one automatically to bets without (spec.md 4).
 */
export function applyAvailableBonuses(slip: Slip, available: Readonly<Record<string, readonly SlipBonus[]>>): readonly SlipBet[] {
  const bets = slip.bets.map((bet) => {
    const offered = available[slipBetKey(bet)];
    if (offered === undefined) return bet;
    const { bonus } = followBonus(bet.bonus ?? null, usable(slip, offered), bet.isBonusDeclined === true);
    return bonus === (bet.bonus ?? null) ? bet : withBonus(slip, bet, bonus);
  });
  return bets.every((bet, index) => bet === slip.bets[index]) ? slip.bets : bets;
}

/** Sets the bonus that the player chose; null also declines automatic bonuses. */
export function chooseBonus(slip: Slip, betKey: string, bonus: SlipBonus | null): readonly SlipBet[] {
  if (bonus !== null && usable(slip, [bonus]).length === 0) return slip.bets;
  return slip.bets.map((bet) => (slipBetKey(bet) === betKey ? { ...withBonus(slip, bet, bonus), isBonusDeclined: bonus === null } : bet));
}
