import { allLegs, betFactor, type BetShape } from "../bet/bet.ts";
import { followBonus } from "../bonus/bonus.ts";
import { boostFactor, boostOf, neutralBoost } from "../bonus/comboboost.ts";
import { isStakedByPlayer } from "../bonus/freebet.ts";
import { isPositiveMoney, isSameUnit, stakeForReturn, zeroMoney, type Money, type MoneyUnit } from "../money/money.ts";
import { fraction, type Fraction } from "../odds/fraction.ts";
import { oddsToFraction, type Odds } from "../odds/odds.ts";
import type { SlipSelection } from "./selection.ts";
import { systemSizes } from "./slip-rules.ts";
import { slipBetKey, type Slip, type SlipBet, type SlipBonus } from "./slip.ts";

/** The unit all stakes of the slip are in. */
export function slipUnit(slip: Pick<Slip, "sharedStake">): MoneyUnit {
  return slip.sharedStake;
}

/** How the legs of a slip bet are joined. */
export function slipBetShape(bet: SlipBet): BetShape {
  return bet.type === "system" && bet.systemType !== null ? { type: "system", sizes: systemSizes(bet.systemType) } : allLegs;
}

/** Exact total odds of a slip bet at the current or the accepted prices, its boost included; a custom bet has its own price, 1 while it has none. */
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

/** The stake a bet is placed with: a freebet above zero first, else what its stake entry says (spec.md 5, decisions G, M). */
export function effectiveStake(slip: Pick<Slip, "sharedStake">, bet: SlipBet): Money {
  if (bet.freebetStake !== null && isPositiveMoney(bet.freebetStake)) return bet.freebetStake;
  return cashStake(slip, bet);
}

/** What a bet takes from the balance: nothing when a freebet pays, the freebet's stake when it only insures it. */
export function debitedStake(slip: Pick<Slip, "sharedStake">, bet: SlipBet): Money {
  if (bet.freebetStake !== null && isPositiveMoney(bet.freebetStake)) {
    const type = bet.bonus?.freebet?.type ?? null;
    return type !== null && isStakedByPlayer(type) ? bet.freebetStake : zeroMoney(slipUnit(slip));
  }
  return cashStake(slip, bet);
}

/** Whether stakes allow placing: `every` bet above zero is the rule, `some` the defence for races (decisions G). */
export function canPlaceWithStakes(slip: Pick<Slip, "bets" | "sharedStake">, policy: "every" | "some" = "every"): boolean {
  const isStaked = (bet: SlipBet) => isPositiveMoney(effectiveStake(slip, bet));
  return slip.bets.length > 0 && (policy === "every" ? slip.bets.every(isStaked) : slip.bets.some(isStaked));
}

/** What a bet stakes in cash, whether or not a freebet pays instead. */
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

/** Selections of a bet that count for its comboboost at the prices of now. */
export function boostedCount(bet: Pick<SlipBet, "bonus" | "selections">): number {
  const boost = bet.bonus?.boost ?? null;
  if (boost === null) return 0;
  return bet.selections.filter(({ id, odds }) => boost.suitableIds.includes(id) && (boost.minOdds === null || odds >= boost.minOdds))
    .length;
}

/** What the total odds of a bet are multiplied by, thousandths; 1000 for none. */
export function betBoost(bet: Pick<SlipBet, "bonus" | "selections" | "type">): number {
  const boost = bet.bonus?.boost ?? null;
  return boost === null || bet.type !== "combo" ? neutralBoost : boostOf(boost.ranges, boostedCount(bet));
}

/** Puts a bonus on a bet, or takes it off: a freebet becomes the stake, one that goes leaves a stake of 0 (spec.md 4). */
function withBonus(slip: Slip, bet: SlipBet, bonus: SlipBonus | null): SlipBet {
  const freebet = bonus?.freebet ?? null;
  if (freebet !== null) return { ...bet, bonus, freebetStake: freebet.stake };
  if (bet.freebetStake === null) return { ...bet, bonus };
  return { ...bet, bonus, freebetStake: null, stakeEntry: { source: "stake", stake: zeroMoney(slipUnit(slip)) } };
}

/** A freebet of another unit than the slip's cannot be staked on it. */
function usable(slip: Slip, bonuses: readonly SlipBonus[]): readonly SlipBonus[] {
  return bonuses.filter(({ freebet }) => freebet === null || isSameUnit(freebet.stake, slipUnit(slip)));
}

/** News of what each bet may carry: a chosen bonus that is gone is replaced, a bet without one takes one by itself (spec.md 4). */
export function hearBonuses(slip: Slip, available: Readonly<Record<string, readonly SlipBonus[]>>): readonly SlipBet[] {
  const bets = slip.bets.map((bet) => {
    const offered = available[slipBetKey(bet)];
    if (offered === undefined) return bet;
    const { bonus } = followBonus(bet.bonus ?? null, usable(slip, offered), bet.isBonusDeclined === true);
    return bonus === (bet.bonus ?? null) ? bet : withBonus(slip, bet, bonus);
  });
  return bets.every((bet, index) => bet === slip.bets[index]) ? slip.bets : bets;
}

/** The player's own choice; null declines every bonus that would come by itself. */
export function chooseBonus(slip: Slip, betKey: string, bonus: SlipBonus | null): readonly SlipBet[] {
  if (bonus !== null && usable(slip, [bonus]).length === 0) return slip.bets;
  return slip.bets.map((bet) => (slipBetKey(bet) === betKey ? { ...withBonus(slip, bet, bonus), isBonusDeclined: bonus === null } : bet));
}
