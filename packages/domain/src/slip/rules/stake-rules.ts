import { capMoney, isSameUnit, money, type Money, type MoneyUnit } from "../../money/money.ts";

/** Amounts of an operator by currency, minor units (settings `max_return`, `min_stake`, `vip_from`). */
export type AmountsByCurrency = Readonly<Record<string, number>>;

/** The operator's amount in a currency; null where none is set. */
export function amountOf(amounts: AmountsByCurrency, unit: MoneyUnit): Money | null {
  const minor = amounts[unit.currency];
  return minor === undefined || !Number.isSafeInteger(minor) ? null : money(BigInt(minor), unit);
}

/** A return as it is shown: at most the operator's largest; the server decides (decisions R). */
export function capReturn(amount: Money, maxReturn: Money | null): Money {
  return maxReturn === null || !isSameUnit(amount, maxReturn) ? amount : capMoney(amount, maxReturn);
}
