import { allLegs, betFactor, type BetShape } from "../bet/bet-return.ts";
import { isPositiveMoney, stakeForReturn, zeroMoney, type Money, type MoneyUnit } from "../money/money.ts";
import { boostFactor } from "../bonus/comboboost.ts";
import { isStakedByPlayer } from "../bonus/freebet-stake.ts";
import { fraction, type Fraction } from "../odds/fraction.ts";
import { oddsToFraction, type Odds } from "../odds/odds.ts";
import type { SlipSelection } from "../selection/slip-selection.ts";
import { betBoost } from "./slip-bonus.ts";
import type { Slip, SlipBet } from "./slip.ts";
import { systemSizes } from "../system/system-types.ts";

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
