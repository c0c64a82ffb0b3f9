import type { BetSelection } from "@touchline/contract/entities/bet";
import type { OutcomeResultName } from "@touchline/domain";
import { slugWithId } from "./catalog-readers.ts";
import { urnOfMatch } from "./market-readers.ts";
import { fieldsOf, type Reader, readFlag, readId, readOneOf, readText, readTime, readWhole, requireFields, type Row } from "./fields.ts";

/** Placeholder for a time that the backend does not send; earlier than any other. */
export const unknownTime = new Date(0).toISOString();

/** Results of a leg by the names that backends use; with any other name, the leg counts as open. */
const results: ReadonlyMap<string | null, OutcomeResultName> = new Map<string, OutcomeResultName>([
  ["win_entire", "win_entire"],
  ["win", "win_entire"],
  ["lose_entire", "lose_entire"],
  ["lose", "lose_entire"],
  ["refund_entire", "refund_entire"],
  ["refund", "refund_entire"],
  ["refund_half_win_other", "refund_half_win_other"],
  ["refund_half_lose_other", "refund_half_lose_other"],
  ["canceled", "canceled"],
  ["cancelled", "canceled"],
  ["cancel", "canceled"],
]);

const voidReasons = ["withdrawn", "retired", "walkover", "abandoned", "awarded", "cancelled", "postponed"] as const;

function readScore(match: Row): string | null {
  const total = fieldsOf(fieldsOf(match["statistics"])["total_score"]);
  const [home, away] = [readText(total["home"]), readText(total["away"])];
  return readText(match["score"]) ?? (home === null || away === null ? null : `${home}:${away}`);
}

function readTeamName(value: unknown): string | null {
  const team = fieldsOf(value);
  return readText(team["common_name"]) ?? readText(team["name"]);
}

/** The match of a leg: a short form, a whole match as in a listing, or fields of the leg itself. */
function readLegMatch(leg: Row): BetSelection["match"] {
  const match = fieldsOf(leg["match"]);
  const competitors = fieldsOf(match["competitors"]);
  const tournament = fieldsOf(match["tournament"]);
  const sport = fieldsOf(tournament["sport"] ?? match["sport"]);
  const category = fieldsOf(tournament["category"] ?? match["category"]);
  const id = readId(match["id"]) ?? readId(leg["match_id"]) ?? 0;
  const home = readText(match["home_name"]) ?? readTeamName(competitors["home"]);
  const away = readText(match["away_name"]) ?? readTeamName(competitors["away"]);
  const pair = home === null || away === null ? null : `${home} – ${away}`;
  const name = readText(match["name"]) ?? pair ?? readText(leg["match_name"]) ?? String(id);
  return {
    id,
    urn_id: readText(match["urn_id"]) ?? readText(leg["match_urn_id"]) ?? urnOfMatch(id),
    slug: slugWithId(match["slug"] ?? leg["match_slug"], { kind: "match", id, name }),
    name,
    start_time: readTime(match["start_time"]) ?? readTime(leg["start_time"]) ?? unknownTime,
    status: readWhole(match["status"]) ?? readWhole(leg["match_status"]) ?? 5,
    sport_key: readText(match["sport_key"]) ?? readText(sport["key"]) ?? readText(leg["sport_key"]) ?? "sport",
    category_name: readText(match["category_name"]) ?? readText(category["name"]) ?? readText(leg["category_name"]) ?? "",
    tournament_name: readText(match["tournament_name"]) ?? readText(tournament["name"]) ?? readText(leg["tournament_name"]) ?? "",
    home_name: home,
    away_name: away,
    score: readScore(match),
  };
}

/** Reads a leg of a bet; none of its fields is compulsory, because a bet must not be shown with fewer legs than it has. */
export const readBetSelection: Reader<BetSelection> = (value) => {
  const leg = requireFields(value, "bet selection");
  const market = fieldsOf(leg["market"]);
  const outcome = fieldsOf(leg["outcome"]);
  const marketId = readId(market["id"]) ?? readId(leg["market_id"]) ?? 0;
  const outcomeId = readId(outcome["id"]) ?? readId(leg["outcome_id"]) ?? 0;
  const specifier = readText(leg["specifier"]) ?? readText(market["specifier"]) ?? "";
  const odds = readWhole(leg["odds"]) ?? 0;
  return {
    id: readText(leg["id"]) ?? "",
    status: results.get(readText(leg["status"])) ?? results.get(readText(leg["result"])) ?? "no_results",
    void_reason: readOneOf(leg["void_reason"], voidReasons, null),
    dead_heat_share: readWhole(leg["dead_heat_share"]),
    odds,
    odds_asked: readWhole(leg["odds_asked"]) ?? odds,
    specifier,
    provider: readText(leg["provider"]) ?? "betradar",
    simulated_detail: readFlag(leg["simulated_detail"]),
    match: readLegMatch(leg),
    market: { id: marketId, name: readText(market["name"]) ?? readText(leg["market_name"]) ?? String(marketId), specifier },
    outcome: { id: outcomeId, name: readText(outcome["name"]) ?? readText(leg["outcome_name"]) ?? String(outcomeId) },
  };
};
