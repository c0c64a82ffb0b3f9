import { compareFractions, floorFraction, fraction, type Fraction } from "../odds/fraction.ts";

/** An exact amount: `minor` units, `subunits` of which make one displayed unit of `currency` (decisions E). */
export interface Money {
  readonly minor: bigint;
  readonly currency: string;
  readonly subunits: number;
}

/** The unit of an amount, without the amount. */
export type MoneyUnit = Pick<Money, "currency" | "subunits">;

/** Largest amount that the wire format can represent exactly, in minor units: 2^53 - 1. */
export const maxMinor = BigInt(Number.MAX_SAFE_INTEGER);

/** Creates an amount of `minor` units. */
export function money(minor: bigint, unit: MoneyUnit): Money {
  return { minor, currency: unit.currency, subunits: unit.subunits };
}

/** Zero of a unit. */
export function zeroMoney(unit: MoneyUnit): Money {
  return money(0n, unit);
}

/** Whether two amounts have the same currency and subunits. */
export function isSameUnit(left: MoneyUnit, right: MoneyUnit): boolean {
  return left.currency === right.currency && left.subunits === right.subunits;
}

/** Adds two amounts; throws a RangeError if their units differ. */
export function addMoney(left: Money, right: Money): Money {
  requireSameUnit(left, right);
  return money(left.minor + right.minor, left);
}

/** Subtracts `right` from `left`; the result may be negative. Throws a RangeError if their units differ. */
export function subtractMoney(left: Money, right: Money): Money {
  requireSameUnit(left, right);
  return money(left.minor - right.minor, left);
}

/** Sum of amounts of one unit; zero for an empty list. */
export function sumMoney(amounts: readonly Money[], unit: MoneyUnit): Money {
  return amounts.reduce(addMoney, zeroMoney(unit));
}

/** -1, 0 or 1 if `left` is smaller than, equal to or larger than `right`; throws a RangeError if their units differ. */
export function compareMoney(left: Money, right: Money): -1 | 0 | 1 {
  requireSameUnit(left, right);
  if (left.minor === right.minor) return 0;
  return left.minor < right.minor ? -1 : 1;
}

/** Whether the amount is above zero. */
export function isPositiveMoney(amount: Money): boolean {
  return amount.minor > 0n;
}

/** Stake times an exact factor, floored once to the minor unit: the only way a return is computed (domain rule "round once"). */
export function multiplyMoney(amount: Money, factor: Fraction): Money {
  return money(floorFraction(fraction(amount.minor * factor.numerator, factor.denominator)), amount);
}

/** The stake that returns at most `target` at a price: floor(target / factor). Zero for a factor of zero. */
export function stakeForReturn(target: Money, factor: Fraction): Money {
  if (compareFractions(factor, fraction(0n)) <= 0) return zeroMoney(target);
  return money(floorFraction(fraction(target.minor * factor.denominator, factor.numerator)), target);
}

/** One of `parts` equal shares, floored (decisions E); throws a RangeError for zero parts. */
export function shareMoney(amount: Money, parts: number): Money {
  return money(floorFraction(fraction(amount.minor, BigInt(parts))), amount);
}

/** The smaller of an amount and its cap. */
export function capMoney(amount: Money, cap: Money): Money {
  return compareMoney(amount, cap) > 0 ? cap : amount;
}

/** Converts into another unit at `ratePerMillion` (target minor units for a million source minor units), floored (decisions E). */
export function convertMoney(amount: Money, unit: MoneyUnit, ratePerMillion: bigint): Money {
  return money(floorFraction(fraction(amount.minor * ratePerMillion, 1_000_000n)), unit);
}

function requireSameUnit(left: MoneyUnit, right: MoneyUnit): void {
  if (!isSameUnit(left, right))
    throw new RangeError(`Mixed units: ${left.currency}/${left.subunits} and ${right.currency}/${right.subunits}`);
}

/** Money in the API: an integer of minor units. */
export interface WireMoney {
  readonly value: number;
  readonly currency: string;
  readonly subunits: number;
}

/** Converts wire money; throws a RangeError on a fractional value, which the contract excludes. */
export function wireToMoney(wire: WireMoney): Money {
  return money(BigInt(wire.value), wire);
}

/** Converts money to its wire format; throws a RangeError above `maxMinor`, where JSON numbers lose precision. */
export function moneyToWire(amount: Money): WireMoney {
  const magnitude = amount.minor < 0n ? -amount.minor : amount.minor;
  if (magnitude > maxMinor) throw new RangeError(`Too large for the wire: ${amount.minor} ${amount.currency}`);
  return { value: Number(amount.minor), currency: amount.currency, subunits: amount.subunits };
}

/** A currency in the system data, with alternative units in which amounts may be shown (decisions E). */
export interface CurrencyUnits {
  readonly code: string;
  readonly subunits: number;
  readonly subcurrencies: readonly { readonly code: string; readonly subunits: number }[];
}

/** Units in which an account's amounts may be shown, its own unit first: BTC, mBTC, uBTC. */
export function displayUnits(account: MoneyUnit, currencies: readonly CurrencyUnits[]): readonly MoneyUnit[] {
  const listed = currencies.find(({ code, subunits }) => code === account.currency && subunits === account.subunits);
  return [account, ...(listed?.subcurrencies ?? []).map(({ code, subunits }) => ({ currency: code, subunits }))];
}

/** Expresses the same minor units in another unit of the currency, such as a balance in a subcurrency. The value does not change. */
export function relabelMoney(amount: Money, unit: MoneyUnit): Money {
  return money(amount.minor, unit);
}

const maxDigits = 8;

/** Number of decimals of a unit: 2 for 100 subunits, 0 for 1, 8 at most (decisions E). */
export function currencyDigits(subunits: number): number {
  let digits = 0;
  for (let scale = 1; scale < subunits && digits < maxDigits; scale *= 10) digits += 1;
  return digits;
}

/** An operator's amounts by currency, in minor units (settings `max_return`, `min_stake`, `vip_from`). */
export type AmountsByCurrency = Readonly<Record<string, number>>;

/** The operator's amount in a currency; null if none is set. */
export function amountOf(amounts: AmountsByCurrency, unit: MoneyUnit): Money | null {
  const minor = amounts[unit.currency];
  return minor === undefined || !Number.isSafeInteger(minor) ? null : money(BigInt(minor), unit);
}

/** Caps a displayed return at the operator's maximum; null means no cap. The server applies the real cap (decisions R). */
export function capReturn(amount: Money, maxReturn: Money | null): Money {
  return maxReturn === null || !isSameUnit(amount, maxReturn) ? amount : capMoney(amount, maxReturn);
}
