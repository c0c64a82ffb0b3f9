import type { Market } from "@touchline/contract/entities/market";
import type { Match } from "@touchline/contract/entities/match";
import type { PopularCombo } from "@touchline/contract/http/popular-combos";
import { sql } from "kysely";
import type { Book } from "../book/book.ts";
import { hourMs } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";

type Leg = PopularCombo["legs"][number];

interface Played {
  readonly legs: readonly Leg[];
  readonly bets: number;
}

const shownCombos = 3;
/** Fewer bets show little about the preferences of players. */
const fewestBets = 10;
/** Limits the work, not the period. */
const latestBets = 5_000;
const composedLegs = 3;
const composedHours = 36;
const listedMatches = 100;
const perSport = 20;
const likely = { from: 1_250, to: 2_200 } as const;
const clear = { from: 1_200, to: 1_800 } as const;
const totals = { from: 1_400, to: 2_300 } as const;
/** Betradar outcomes: the home side with and without a draw, and over. */
const homeOutcomes = new Set(["1", "4"]);
const overOutcome = "12";

/** The combos of the last day, the most frequent first. */
async function listPlayed(database: Database, since: Date): Promise<readonly Played[]> {
  const { rows } = await sql<{ legs: readonly Leg[]; bets: number }>`
    with latest as (
      select id from (select id, type, status, created_at from bets order by sequence desc limit ${latestBets}) as bet
      where type = 'combo' and status <> 'rejected' and created_at >= ${since}
    ), combos as (
      select json_agg(json_build_object(
        'match_id', match_id, 'market_id', market_id, 'specifier', specifier, 'outcome_id', outcome_id
      ) order by match_id, market_id, specifier, outcome_id)::text as legs
      from bet_legs where bet_id in (select id from latest) group by bet_id
    )
    select legs::json as legs, count(*)::int as bets from combos group by combos.legs order by bets desc limit 20`.execute(database);
  return rows;
}

function marketsOf({ main_market: main, secondary_market: second, tertiary_market: third }: Match): readonly Market[] {
  return [main, second, third].filter((market) => market != null);
}

const isOpen = ({ status }: Market): boolean => status === 1;

/** Whether a list shows the line and bets on it are accepted. */
function isListed(match: Match | null, leg: Leg): boolean {
  const market =
    match === null ? undefined : marketsOf(match).find(({ id, specifier }) => id === leg.market_id && specifier === leg.specifier);
  const outcome = market?.outcomes.find(({ id }) => id === leg.outcome_id);
  return match?.status === 0 && market !== undefined && isOpen(market) && outcome?.active === true && outcome.odds !== null;
}

type Choice = (match: Match) => { readonly market: Market | null; readonly isChosen: (outcome: Market["outcomes"][number]) => boolean };

const within = (odds: number | null, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  odds !== null && odds >= from && odds <= to;

const choices: readonly (readonly [PopularCombo["kind"], Choice])[] = [
  [
    "home_wins",
    ({ main_market: market, tournament }) => ({
      market: tournament.sport.key === "soccer" ? market : null,
      isChosen: ({ outcome_external_id: id, odds }) => homeOutcomes.has(id) && within(odds, likely),
    }),
  ],
  [
    "goals",
    ({ secondary_market: market, tournament }) => ({
      market: tournament.sport.key === "soccer" ? market : null,
      isChosen: ({ outcome_external_id: id, odds }) => id === overOutcome && within(odds, totals),
    }),
  ],
  [
    "favourites",
    ({ main_market: market, tournament }) => ({
      market: tournament.sport.key === "soccer" ? null : market,
      isChosen: ({ odds }) => within(odds, clear),
    }),
  ],
];

/** A combo of the first matches that have such an outcome; null if there are too few. */
function compose(matches: readonly Match[], kind: PopularCombo["kind"], choose: Choice): PopularCombo | null {
  const legs = matches.flatMap((match): readonly Leg[] => {
    const { market, isChosen } = choose(match);
    const outcome = market === null || !isOpen(market) ? undefined : market.outcomes.find((one) => one.active && isChosen(one));
    return market === null || outcome === undefined
      ? []
      : [{ match_id: match.id, market_id: market.id, specifier: market.specifier, outcome_id: outcome.id }];
  });
  return legs.length < composedLegs ? null : { kind, bets: null, legs: legs.slice(0, composedLegs) };
}

/** Combos that can be bet on now: played ones first. */
export async function listPopularCombos(
  { book, database }: { readonly book: Book; readonly database: Database },
  now: Date,
): Promise<readonly PopularCombo[]> {
  const played = (await listPlayed(database, new Date(now.getTime() - 24 * hourMs)))
    .filter(({ legs, bets }) => bets >= fewestBets && legs.every((leg) => isListed(book.match("en", leg.match_id), leg)))
    .map(({ legs, bets }): PopularCombo => ({ kind: "played", bets, legs: [...legs] }));
  if (played.length >= shownCombos) return played.slice(0, shownCombos);
  const soon = book.listMatches("en", {
    type: "match",
    match_status: [0],
    sort_by: ["bets_count:desc", "tournament.sport.priority:asc", "tournament.priority:asc", "start_time:asc"],
    start_to: new Date(now.getTime() + composedHours * hourMs).toISOString(),
    max_per_sport: perSport,
    limit: listedMatches,
  }).data;
  const composed = choices.flatMap(([kind, choose]) => compose(soon, kind, choose) ?? []);
  return [...played, ...composed].slice(0, shownCombos);
}
