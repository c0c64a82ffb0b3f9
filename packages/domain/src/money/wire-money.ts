import { maxMinor, money, type Money } from "./money.ts";

/** Money as the API writes it: an integer of minor units. */
export interface WireMoney {
  readonly value: number;
  readonly currency: string;
  readonly subunits: number;
}

/** Reads money off the wire; throws on a value that is not a whole number, which the contract excludes. */
export function wireToMoney(wire: WireMoney): Money {
  return money(BigInt(wire.value), wire);
}

/** Writes money for the wire; throws above 2^53, where the wire would lose units. */
export function moneyToWire(amount: Money): WireMoney {
  const magnitude = amount.minor < 0n ? -amount.minor : amount.minor;
  if (magnitude > maxMinor) throw new RangeError(`Too large for the wire: ${amount.minor} ${amount.currency}`);
  return { value: Number(amount.minor), currency: amount.currency, subunits: amount.subunits };
}
