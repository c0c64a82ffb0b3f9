import { applyMargin, createRandom, createSportFeeds, type Dataset, type Fixture } from "../src/index.ts";
import { highestOddsOf } from "../src/pricing/price-markets.ts";
import type { Facts, SourceMatch, Team } from "../src/core/source-match.ts";

/** Two sides that could meet in a competition. */
export interface Relation {
  readonly competition: string;
  /** Epoch ms. */
  readonly at: number;
  readonly first: string;
  readonly second: string;
  readonly neutral: boolean;
}

/** The facts come from another match, so its closing prices must not count. */
function plainFacts(facts: Facts): Facts {
  return facts.sport === "american-football" ? { ...facts, closing: null } : facts;
}

/** Prices any two sides of a competition at any time, as if they met: the decimal price of a win of the first side. */
export function createRelationPricer(dataset: Dataset): (relation: Relation) => number {
  const sports = createSportFeeds(dataset);
  const teams = new Map<string, Team>(dataset.matches.flatMap(({ home, away }) => [home, away].map((team) => [team.id, team] as const)));
  return ({ competition, at, first, second, neutral }) => {
    const played = dataset.matches
      .filter((match) => match.competition === competition)
      .sort((one, other) => Math.abs(one.playedAt - at) - Math.abs(other.playedAt - at));
    const [nearest] = played;
    if (!nearest) throw new Error(`no competition ${competition}`);
    const team = (slug: string): Team => {
      const found = teams.get(`${nearest.sport}:${slug}`);
      if (!found) throw new Error(`no team ${slug} in ${competition}`);
      return found;
    };
    const [home, away] = [team(first), team(second)];
    const source: SourceMatch = { ...nearest, id: "relation", playedAt: at, home, away, neutral, facts: plainFacts(nearest.facts) };
    const fixture: Fixture = {
      id: 1,
      sport: source.sport,
      tournamentId: 1,
      startsAt: at,
      home,
      away,
      neutral,
      round: null,
      kind: "season",
      source,
    };
    const feed = sports.get(source.sport);
    if (!feed) throw new Error(`no model of ${source.sport}`);
    const script = feed.module.createScript(fixture, createRandom("relation"));
    const line = feed.module.template(fixture, script, feed.mainTypeId, "");
    if (!line) throw new Error(`no winner market of ${source.sport}`);
    const chances = new Float64Array(line.outcomes.length);
    for (const { weight, detail } of feed.module.outlook(fixture, script, null, 0)) {
      line.outcomes.forEach(({ id }, place) => {
        if (line.resultOf(detail, id) === "win") chances[place] = (chances[place] ?? 0) + weight;
      });
    }
    const definition = feed.definitions.byTypeId.get(feed.mainTypeId);
    const odds = definition ? (applyMargin(chances, definition.overround, highestOddsOf(definition, line, "upcoming"))[0] ?? 0) : 0;
    // Nearly certain winners have no price; the shortest price is used instead.
    return odds === 0 ? 1.01 : odds / 1000;
  };
}
