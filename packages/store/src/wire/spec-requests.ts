import type { WireCall } from "../core/ports.ts";
import { fieldsOf, readerKey } from "./fields.ts";

type BodyWriter = (body: Readonly<Record<string, unknown>>) => unknown;

/** A bet with its stake flat and without a type (spec.md 3 "Bet request"). */
function toSpecBet(bet: unknown): unknown {
  const { type: _type, stake, ...rest } = fieldsOf(bet);
  const { value, currency, subunits } = fieldsOf(stake);
  return { stake: value, currency, subunits, ...rest };
}

const bodyWriters: ReadonlyMap<string, BodyWriter> = new Map([
  [
    "POST /api/v2/bets",
    ({ meta, bets }) => {
      const { odds_policy: _policy, ...rest } = fieldsOf(meta);
      return { meta: rest, bets: Array.isArray(bets) ? bets.map(toSpecBet) : bets };
    },
  ],
]);

/** Writes a call as the specification names it, without the reference backend's extensions. */
export function toSpecRequest(call: WireCall): WireCall {
  const write = bodyWriters.get(readerKey(call));
  return write === undefined ? call : { ...call, body: write(fieldsOf(call.body)) };
}
