import { capMoney, isSameUnit, money, shareMoney, type Money, type MoneyUnit } from "@touchline/domain";

const shownAtMost = 4;
const defaults: readonly number[] = [5, 10, 20, 50];

/** The operator's quick stakes of a currency, else 5, 10, 20 and 50 units. */
export function quickStakes(stakesByCurrency: Readonly<Record<string, readonly number[]>>, unit: MoneyUnit): readonly Money[] {
  const listed = stakesByCurrency[unit.currency] ?? defaults.map((units) => units * unit.subunits);
  return listed.slice(0, shownAtMost).map((minor) => money(BigInt(minor), unit));
}

/** The largest stake a bet that the balance covers and the operator takes; null while the balance is unknown. */
export function largestStake(balance: Money | null, betCount: number, limits: readonly Money[] = []): Money | null {
  if (balance === null || betCount === 0) return null;
  const share = shareMoney(balance, betCount);
  return limits.filter((limit) => isSameUnit(limit, share)).reduce(capMoney, share);
}
