import type { Money } from "@touchline/contract/entities/primitives";
import { fieldsOf, type ReadContext, readText, readWhole, type Row } from "./fields.ts";

interface Unit {
  readonly currency: string;
  readonly subunits: number;
}

/** The unit of the amounts beside it: `currency` with `subunits`, which follow from the currency when they are left out. */
export function readUnit(row: Row, context: ReadContext): Unit | null {
  const currency = readText(row["currency"]) ?? readText(row["currency_code"]);
  if (currency === null) return null;
  const subunits = readWhole(row["subunits"]) ?? readWhole(row["currency_subunits"]);
  return { currency, subunits: subunits !== null && subunits > 0 ? subunits : context.subunits(currency) };
}

/**
 * An amount as an object, `{value, currency, subunits}` or `{amount, ...}`, or as a whole number with its unit beside it. An object
 * without a currency has that unit too. Null when there is no amount or nothing names its currency.
 */
export function readMoney(value: unknown, givenUnit: Unit | null, context: ReadContext): Money | null {
  const row = fieldsOf(value);
  const amount = readWhole(value) ?? readWhole(row["value"]) ?? readWhole(row["amount"]);
  const unit = readUnit(row, context) ?? givenUnit;
  return amount === null || unit === null ? null : { value: amount, currency: unit.currency, subunits: unit.subunits };
}

/** An amount in minor units of a unit that is known, as a whole number or as money. */
export function readMinor(value: unknown): number | null {
  const row = fieldsOf(value);
  return readWhole(value) ?? readWhole(row["value"]) ?? readWhole(row["amount"]);
}
