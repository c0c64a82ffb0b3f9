import type { Market, Outcome } from "@touchline/contract/entities/market";
import { endpoints } from "../core/endpoints.data.ts";
import {
  fieldsOf,
  listOf,
  pageOf,
  readFlag,
  readId,
  readOneOf,
  type Reader,
  readRows,
  reads,
  readText,
  readTexts,
  readTime,
  readWhole,
  requireFields,
  requireOwnId,
  Unreadable,
} from "./fields.ts";

const results = [
  "no_results",
  "canceled",
  "win_entire",
  "lose_entire",
  "refund_entire",
  "refund_half_win_other",
  "refund_half_lose_other",
] as const;

/** A price in thousandths; null without one. Throws for prices in another unit, such as 1.85, which would be shown wrong. */
function readOdds(value: unknown): number | null {
  if (value == null || value === "") return null;
  const odds = readWhole(value);
  if (odds === null) throw new Unreadable("outcome", "price in thousandths");
  return odds;
}

/** Reads an outcome; one with a price is active unless the backend says otherwise. */
const readOutcome: Reader<Outcome> = (value, context) => {
  const row = requireFields(value, "outcome");
  const id = requireOwnId(row["id"] ?? row["outcome_id"], "outcome", context);
  const odds = readOdds(row["odds"]);
  const result = readOneOf(row["result"], results, null);
  const side = readText(row["side"]);
  const line = readText(row["line"]);
  return {
    id,
    outcome_external_id: readText(row["outcome_external_id"]) ?? String(id),
    name: readText(row["name"]) ?? String(id),
    ...(side === null ? {} : { side }),
    ...(line === null ? {} : { line }),
    active: typeof row["active"] === "boolean" ? row["active"] : odds !== null,
    odds,
    ...(result === null ? {} : { result }),
  };
};

/** Fields that a line without them takes from its position in the reply. */
export interface MarketOwner {
  readonly matchId: number;
  readonly matchUrnId?: string;
  readonly provider?: string;
}

/** The URN of a match without one; it must differ from the URNs of providers, such as `sr:match:7`. */
export function urnOfMatch(id: number | string): string {
  return `id:match:${id}`;
}

function readStatus(value: unknown, outcomes: readonly Outcome[]): Market["status"] {
  if (value == null) return outcomes.some(({ active }) => active) ? 1 : -1;
  return readOneOf(readWhole(value), [1, 0, -1, -2, -3, -4], 0);
}

/** Reads a line of a match. */
export function readMarketOf(owner: MarketOwner): Reader<Market> {
  return (value, context) => {
    const row = requireFields(value, "market");
    const id = requireOwnId(row["id"] ?? row["market_id"], "market", context);
    const outcomes = readRows(row["outcomes"], readOutcome, context);
    const groups = readTexts(row["market_groups"]);
    const matchId = readId(row["match_id"]) ?? owner.matchId;
    return {
      id,
      // The contract declares a number, but a backend with text ids of markets has no other id.
      market_external_id: readId(row["market_external_id"]) ?? id,
      match_id: matchId,
      match_urn_id: readText(row["match_urn_id"]) ?? owner.matchUrnId ?? urnOfMatch(matchId),
      name: readText(row["name"]) ?? String(id),
      specifier: readText(row["specifier"]) ?? "",
      status: readStatus(row["status"], outcomes),
      priority: readWhole(row["priority"]) ?? 0,
      most_balanced: readFlag(row["most_balanced"]),
      market_groups: groups.length > 0 ? groups : ["all"],
      custom_bet_groups: readTexts(row["custom_bet_groups"]),
      next_bet_stop: readTime(row["next_bet_stop"]),
      provider: readText(row["provider"]) ?? owner.provider ?? "betradar",
      simulated_detail: readFlag(row["simulated_detail"]),
      outcomes,
    };
  };
}

/** Reads the lines of the match in the path of the call. */
function readMarketOfCall(parameter: string): Reader<Market> {
  return (value, context) => readMarketOf({ matchId: readId(context.params[parameter]) ?? 0 })(value, context);
}

const readPricePoint: Reader<{ at: string; outcome_id: number; odds: number | null }> = (value, context) => {
  const row = requireFields(value, "price point");
  const at = readTime(row["at"]);
  if (at === null) throw new Unreadable("price point", "time");
  return { at, outcome_id: requireOwnId(row["outcome_id"], "outcome", context), odds: readOdds(row["odds"]) };
};

/** Reply readers for the calls about lines. */
export const marketReaders = [
  reads(endpoints.listMarkets, pageOf(readMarketOfCall("id"))),
  reads(endpoints.customMarkets, listOf(readMarketOfCall("matchId"))),
  reads(endpoints.getPriceHistory, (value, context) => ({
    data: readRows(fieldsOf(value)["data"] ?? value, readPricePoint, context),
  })),
];
