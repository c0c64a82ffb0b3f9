import type { IdKind, WireCall } from "../core/ports.ts";
import { fieldsOf, readerKey } from "./fields.ts";
import { toNamedQuery } from "./named-query.ts";

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
  const key = readerKey(call);
  const write = bodyWriters.get(key);
  return {
    ...call,
    query: toNamedQuery(key, call.query),
    body: write === undefined ? call.body : write(fieldsOf(call.body)),
  };
}

const idFields: Readonly<Record<string, IdKind>> = {
  match_id: "match",
  prediction_id: "match",
  market_id: "market",
  outcome_id: "outcome",
  system_id: "system",
  bet_id: "bet",
};

function withTextIdsIn(value: unknown, kinds: ReadonlySet<IdKind>, parent: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withTextIdsIn(item, kinds, parent));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const kind = name === "id" && /^bonus(?:es)?$/u.test(parent) ? "bonus" : idFields[name];
      return [name, typeof field === "number" && kind !== undefined && kinds.has(kind) ? String(field) : withTextIdsIn(field, kinds, name)];
    }),
  );
}

/** Writes ids of these kinds as text, wherever they stand in the body of a call. */
export function withTextIds(call: WireCall, kinds: ReadonlySet<IdKind>): WireCall {
  return kinds.size === 0 || call.body === undefined ? call : { ...call, body: withTextIdsIn(call.body, kinds, "") };
}
