import type { FastifyRequest } from "fastify";
import { currencies } from "../wallet/currencies.data.ts";

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Adds the empty specifier, which requests may omit for markets without one. */
function toSelection(selection: unknown): unknown {
  return isFields(selection) ? { ...selection, specifier: selection["specifier"] ?? "" } : selection;
}

function subunitsOf(currency: unknown): number | undefined {
  return currencies.find(({ code }) => code === currency)?.subunits;
}

/** The type of a bet, inferred from fields that only one type has (spec.md 5). */
function typeOf({ custom_odds, system_id, selections }: Fields): string {
  if (custom_odds !== undefined) return "custom_bet";
  if (system_id !== undefined) return "system";
  return Array.isArray(selections) && selections.length === 1 ? "single" : "combo";
}

/** The stake of a flat bet; a freebet stake above zero is used as the stake (spec.md 5). */
function stakeOf({ stake, currency, subunits, freebet_stake }: Fields): unknown {
  const value = typeof freebet_stake === "number" && freebet_stake > 0 ? freebet_stake : stake;
  return { value, currency, subunits: subunits ?? subunitsOf(currency) };
}

/** Reads a bet with a flat stake and without a type, as in spec.md 3 "Bet request". Other bets stay as they are. */
function toContractBet(bet: unknown): unknown {
  if (!isFields(bet)) return bet;
  const { currency: _currency, subunits: _subunits, freebet_stake: _freebet, ...rest } = bet;
  const isFlat = typeof bet["stake"] === "number" || typeof bet["freebet_stake"] === "number";
  return {
    ...(isFlat ? { ...rest, stake: stakeOf(bet) } : bet),
    type: bet["type"] ?? typeOf(bet),
    ...(Array.isArray(bet["selections"]) ? { selections: bet["selections"].map(toSelection) } : {}),
  };
}

function toContractBets(body: unknown): unknown {
  if (!isFields(body) || !Array.isArray(body["bets"])) return body;
  return { ...body, bets: body["bets"].map(toContractBet) };
}

const sortAliases: Readonly<Record<string, string>> = {
  sport: "tournament.sport.priority",
  category: "tournament.category.priority",
  tournament: "tournament.priority",
};

function toContractSort(sort: unknown): unknown {
  if (typeof sort !== "string") return sort;
  const [field = "", ...direction] = sort.split(":");
  return [sortAliases[field] ?? field, ...direction].join(":");
}

function renamed(fields: Fields, from: string, to: string): Fields {
  if (!(from in fields) || to in fields) return fields;
  const { [from]: value, ...rest } = fields;
  return { ...rest, [to]: value };
}

interface Conversion {
  readonly body?: (body: unknown) => unknown;
  readonly query?: (query: Fields) => Fields;
}

const betsBody: Conversion = { body: toContractBets };

const conversions: Readonly<Record<string, Conversion>> = {
  "POST /api/v2/bets": betsBody,
  "POST /api/v2/bets/max-stake": betsBody,
  "POST /api/v2/bets/share-code": betsBody,
  "POST /api/v2/bets/custom/odds": {
    body: (body) =>
      isFields(body) && Array.isArray(body["selections"]) ? { ...body, selections: body["selections"].map(toSelection) } : body,
  },
  "POST /api/v2/bonuses": betsBody,
  "POST /api/v2/bonuses/freebets/amb": betsBody,
  "POST /api/v2/jackpots": betsBody,
  "GET /api/v2/bonuses/:kind": { query: (query) => renamed(query, "isAvailable", "is_available") },
  "GET /api/v2/favourites/:type": {
    query: (query) => renamed(renamed(query, "matchStatus", "match_status"), "isBettable", "bettable"),
  },
  "GET /api/v2/matches": {
    query: (query) => {
      const sorts = query["sort_by"];
      if (sorts === undefined) return query;
      return { ...query, sort_by: Array.isArray(sorts) ? sorts.map(toContractSort) : toContractSort(sorts) };
    },
  },
};

/**
 * Rewrites a request from the specification's format to the contract's before it is validated: bets with a flat
 * stake, and the specification's spelling of parameters. Both formats are accepted.
 */
export function conversionOf(method: string, path: string): ((request: FastifyRequest) => Promise<void>) | null {
  const conversion = conversions[`${method} ${path}`];
  if (conversion === undefined) return null;
  return async (request) => {
    if (conversion.body !== undefined) request.body = conversion.body(request.body);
    if (conversion.query !== undefined && isFields(request.query)) request.query = conversion.query(request.query);
  };
}
