import { followBonus } from "../bonus/choose-bonus.ts";
import { isSameUnit, zeroMoney } from "../money/money.ts";
import type { SlipBonus } from "./slip-bonus.ts";
import { slipBetKey, type Slip, type SlipBet } from "./slip.ts";
import { slipUnit } from "./slip-stake.ts";

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
