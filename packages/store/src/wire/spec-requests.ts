import { betStatusesByGroup } from "@touchline/domain";
import type { IdKind, WireCall } from "../core/ports.ts";
import { fieldsOf, readerKey } from "./fields.ts";
import { toNamedQuery } from "./named-query.ts";

type CallWriter = (call: WireCall) => WireCall;

/**
 * A bet with its stake flat and without a type (spec.md 3 "Bet request"). A freebet's stake is also sent as `freebet_stake`, which is
 * used as the stake when it is above 0 (spec.md 5).
 */
function toSpecBet(bet: unknown): unknown {
  const { type: _type, stake, ...rest } = fieldsOf(bet);
  const { value, currency, subunits } = fieldsOf(stake);
  const isFreebet = fieldsOf(rest["bonus"])["type"] === "freebet";
  return {
    ...(stake === undefined ? {} : { stake: value, currency, subunits }),
    ...(isFreebet ? { freebet_stake: value } : {}),
    ...rest,
  };
}

function withSpecBets(call: WireCall): WireCall {
  const { bets, ...rest } = fieldsOf(call.body);
  return { ...call, body: { ...rest, bets: Array.isArray(bets) ? bets.map(toSpecBet) : bets } };
}

/** The type that all bets share, which the specification sends once for all of them. */
function commonType(bets: unknown): unknown {
  const types = new Set(Array.isArray(bets) ? bets.map((bet: unknown) => fieldsOf(bet)["type"]) : []);
  return types.size === 1 ? [...types][0] : undefined;
}

function toSpecPlacement(call: WireCall): WireCall {
  const { meta, bets } = fieldsOf(call.body);
  const { odds_policy: _policy, ...rest } = fieldsOf(meta);
  const type = commonType(bets);
  return withSpecBets({ ...call, body: { meta: { ...rest, ...(type === undefined ? {} : { type }) }, bets } });
}

/** The list of bets without the filter by result, and with every status except those of refused bets (spec.md 5). */
function toSpecBetList(call: WireCall): WireCall {
  const { result: _result, status, ...rest } = call.query;
  return { ...call, query: { status: status ?? [...betStatusesByGroup.open, ...betStatusesByGroup.settled], ...rest } };
}

/** In the specification, a push subscription is one of the settings (spec.md 7). */
function toSpecPush(subscription: unknown, call: WireCall): WireCall {
  return { ...call, method: "POST", path: "/api/v2/settings", query: {}, body: { push_subscription: subscription } };
}

const writers: ReadonlyMap<string, CallWriter> = new Map<string, CallWriter>([
  ["POST /api/v2/bets", toSpecPlacement],
  ["POST /api/v2/bets/max-stake", withSpecBets],
  ["POST /api/v2/bets/share-code", withSpecBets],
  ["POST /api/v2/bonuses", withSpecBets],
  ["POST /api/v2/bonuses/freebets/amb", withSpecBets],
  ["POST /api/v2/jackpots", withSpecBets],
  ["GET /api/v3/bets", toSpecBetList],
  ["POST /api/v2/push/subscriptions", (call) => toSpecPush(call.body, call)],
  ["DELETE /api/v2/push/subscriptions", (call) => toSpecPush(null, call)],
  ["POST /api/v2/virtual-wallet/:provider/launch", (call) => ({ ...call, body: { app: fieldsOf(call.body)["app"] } })],
]);

/** The specification's names of parameters that the reference backend spells like those of the match list (spec.md 7). */
const specNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "GET /api/v2/bonuses/:kind": { is_available: "isAvailable" },
  "GET /api/v2/favourites/:type": { match_status: "matchStatus", bettable: "isBettable" },
};

function toSpecQuery(key: string, query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const names = specNames[key];
  return names === undefined ? query : Object.fromEntries(Object.entries(query).map(([name, value]) => [names[name] ?? name, value]));
}

/** Rewrites a call as in the specification, without the reference backend's extensions. */
export function toSpecRequest(call: WireCall): WireCall {
  const key = readerKey(call);
  const named = { ...call, query: toSpecQuery(key, toNamedQuery(key, call.query)) };
  return writers.get(key)?.(named) ?? named;
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

/** Writes ids of these kinds as text, wherever they occur in the body of a call. */
export function withTextIds(call: WireCall, kinds: ReadonlySet<IdKind>): WireCall {
  return kinds.size === 0 || call.body === undefined ? call : { ...call, body: withTextIdsIn(call.body, kinds, "") };
}
