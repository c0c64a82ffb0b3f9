import type { Money } from "@touchline/contract/entities/primitives";
import { fieldsOf, type ReadContext, readText, readWhole, type Row } from "./fields.ts";

interface Unit {
  readonly currency: string;
  readonly subunits: number;
}

/** The unit of a row's amounts: `currency` with `subunits`, which are derived from the currency when missing. */
export function readUnit(row: Row, context: ReadContext): Unit | null {
  const currency = readText(row["currency"]) ?? readText(row["currency_code"]);
  if (currency === null) return null;
  const subunits = readWhole(row["subunits"]) ?? readWhole(row["currency_subunits"]);
  return { currency, subunits: subunits !== null && subunits > 0 ? subunits : context.subunits(currency) };
}

/**
 * An amount as an object, `{value, currency, subunits}` or `{amount, ...}`, or as a whole number of `givenUnit`, which also applies to an
 * object without a currency. Null without an amount or a currency.
 */
export function readMoney(value: unknown, givenUnit: Unit | null, context: ReadContext): Money | null {
  const row = fieldsOf(value);
  const amount = readWhole(value) ?? readWhole(row["value"]) ?? readWhole(row["amount"]);
  const unit = readUnit(row, context) ?? givenUnit;
  return amount === null || unit === null ? null : { value: amount, currency: unit.currency, subunits: unit.subunits };
}

/** An amount in minor units of a known unit, sent as a whole number or as money. */
export function readMinor(value: unknown): number | null {
  const row = fieldsOf(value);
  return readWhole(value) ?? readWhole(row["value"]) ?? readWhole(row["amount"]);
}
