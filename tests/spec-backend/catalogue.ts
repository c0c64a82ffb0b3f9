import type { EntityWriter, Fields, Json } from "./entities.ts";
import {
  categories,
  leagues,
  matches,
  outrights,
  sports,
  type LeagueFixture,
  type MatchFixture,
  type OutrightFixture,
  type SportFixture,
} from "./fixtures.data.ts";
import { type Line, linesOf, type LegResult, resultOf, type Score } from "./markets.ts";

const minuteMs = 60_000;
const periodTypes: Readonly<Record<string, readonly [type: string, name: string, count: number]>> = {
  soccer: ["half", "half", 2],
  tennis: ["set", "set", 3],
  basketball: ["quarter", "quarter", 4],
  cs: ["map", "map", 3],
};
const ordinals = ["", "1st", "2nd", "3rd", "4th", "5th"];
const outrightMarket = 534;

function found<Item>(items: readonly Item[], is: (item: Item) => boolean): Item {
  const item = items.find(is);
  if (item === undefined) throw new Error("The fixtures name an entity that they do not have.");
  return item;
}

function leagueOf({ league }: { readonly league: number }): LeagueFixture {
  return found(leagues, ({ id }) => id === league);
}

function sportOfLeague({ category }: LeagueFixture): SportFixture {
  const { sport } = found(categories, ({ id }) => id === category);
  return found(sports, ({ key }) => key === sport);
}

/** A match or an outright that is on offer, and what has happened to it. */
export interface Event {
  readonly id: number;
  readonly league: LeagueFixture;
  readonly sport: SportFixture;
  readonly match: MatchFixture | null;
  readonly outright: OutrightFixture | null;
  readonly startsAtMs: number;
  status: number;
  total: readonly [number, number] | null;
  /** Shift of a live match's prices, in thousandths. */
  shift: number;
  readonly suspendedMarkets: Set<number>;
}

/** Everything that can be bet on. */
export class Catalogue {
  readonly events: readonly Event[];
  readonly #writer: EntityWriter;
  readonly #pictures: string;
  #polls = 0;

  /** `pictures` is the address prefix of all pictures. */
  constructor(writer: EntityWriter, { nowMs, pictures }: { readonly nowMs: number; readonly pictures: string }) {
    this.#writer = writer;
    this.#pictures = pictures;
    const base = (league: number) => ({
      league: leagueOf({ league }),
      sport: sportOfLeague(leagueOf({ league })),
      shift: 0,
      suspendedMarkets: new Set<number>(),
    });
    this.events = [
      ...matches.map((match) => ({
        ...base(match.league),
        id: match.id,
        match,
        outright: null,
        startsAtMs: nowMs + match.startsInMinutes * minuteMs,
        status: match.status as number,
        total: match.total ?? null,
      })),
      ...outrights.map((outright) => ({
        ...base(outright.league),
        id: outright.id,
        match: null,
        outright,
        startsAtMs: nowMs + outright.endsInMinutes * minuteMs,
        status: 0,
        total: null,
      })),
    ];
  }

  /** The event with this id, in the form in which requests send it. */
  event(id: Json): Event | null {
    return (
      this.events.find((event) => this.#writer.id("match", event.id) === id || String(this.#writer.id("match", event.id)) === id) ?? null
    );
  }

  /** Prices of live matches move a little on every list that is read. */
  countPoll(): void {
    this.#polls += 1;
    for (const event of this.events) if (event.status === 1) event.shift = ((this.#polls + event.id) % 5) * 10;
  }

  lines(event: Event): readonly Line[] {
    if (event.match !== null) return linesOf(event.sport.key, event.match, event.shift);
    const runners = event.outright?.runners ?? [];
    const outcomes = runners.map(([name, odds], index) => ({ id: 900 + index, name, odds }));
    return [{ id: outrightMarket, name: "Winner", specifier: "", groups: ["all"], outcomes }];
  }

  /** 1 open, -1 suspended, -3 settled (section 3 "Market"). */
  marketStatus(event: Event, market: number): number {
    if (event.status > 1) return -3;
    return event.suspendedMarkets.has(market) ? -1 : 1;
  }

  /** The result of an outcome once its match has finished; null before. */
  result(event: Event, line: { readonly id: number; readonly specifier: string }, outcome: number): LegResult | null {
    if (event.status !== 4 || event.total === null) return null;
    const units = (event.match?.periods ?? []).reduce((sum, [home, away]) => sum + home + away, 0);
    const score: Score = { home: event.total[0], away: event.total[1], units };
    return resultOf(event.sport.key, line, outcome, score);
  }

  sport(sport: SportFixture): Fields {
    const { id, key, name, type } = sport;
    return this.#writer.write("sport", {
      id: this.#writer.id("sport", id),
      urn_id: `sr:sport:${id}`,
      key,
      name,
      type,
      priority: sports.indexOf(sport) + 1,
      provider: "betradar",
      main_market_id: this.#writer.id("market", sport.mainMarket),
      main_market_outcomes_count: sport.mainMarket === 1 ? 3 : 2,
      secondary_market_id: this.#writer.id("market", sport.secondaryMarket),
      secondary_market_outcomes_count: 2,
    });
  }

  category(id: number): Fields {
    const category = found(categories, (other) => other.id === id);
    return this.#writer.write("category", {
      id: this.#writer.id("category", id),
      slug: category.name.toLowerCase(),
      name: category.name,
      priority: categories.indexOf(category) + 1,
      country_code: category.country,
      sport: this.sport(found(sports, ({ key }) => key === category.sport)),
    });
  }

  league(league: LeagueFixture): Fields {
    return this.#writer.write("league", {
      id: this.#writer.id("league", league.id),
      urn_id: `sr:tournament:${league.id}`,
      slug: league.name.toLowerCase().replaceAll(" ", "-"),
      name: league.name,
      priority: leagues.indexOf(league) + 1,
      category: this.category(league.category),
      sport: this.sport(sportOfLeague(league)),
    });
  }

  market(event: Event, line: Line): Fields {
    const status = this.marketStatus(event, line.id);
    return this.#writer.write("market", {
      id: this.#writer.id("market", line.id),
      name: line.name,
      // A line without a specifier omits the field.
      specifier: line.specifier === "" ? null : line.specifier,
      status,
      priority: line.id,
      most_balanced: line.specifier === "total=2.5",
      market_groups: line.groups,
      custom_bet_groups: [],
      outcomes: line.outcomes.map(({ id, name, odds }) =>
        this.#writer.write("outcome", { id: this.#writer.id("outcome", id), name, active: status === 1, odds }),
      ),
    });
  }

  /** A match without its markets, as contained in bets. */
  matchHead(event: Event): Fields {
    return this.#writer.write("match", { ...this.#identity(event), statistics: this.#statistics(event) });
  }

  match(event: Event): Fields {
    const lines = event.status > 1 ? [] : this.lines(event);
    const of = (id: number): Json => {
      const line = lines.find((candidate) => candidate.id === id);
      return line === undefined ? null : this.market(event, line);
    };
    return this.#writer.write("match", {
      ...this.#identity(event),
      statistics: this.#statistics(event),
      available_markets: lines.length,
      top_markets: lines.filter(({ groups }) => groups.includes("top")).map((line) => this.market(event, line)),
      main_market: of(event.match === null ? outrightMarket : event.sport.mainMarket),
      secondary_market: of(event.sport.secondaryMarket),
      has_video: false,
      is_provider_stats_available: false,
    });
  }

  #identity({ id, match, outright, league, startsAtMs, status }: Event): Fields {
    const name = match === null ? (outright?.name ?? "") : `${match.home} ${match.away}`;
    return {
      id: this.#writer.id("match", id),
      urn_id: match === null ? `sr:season:${id}` : `sr:match:${id}`,
      // The specification defines neither the format of a slug nor an id in it.
      slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, "-"),
      type: match === null ? "season" : "match",
      name: outright?.name,
      status,
      stage: match?.stage,
      start_time: new Date(startsAtMs).toISOString(),
      end_date: outright === null ? null : new Date(startsAtMs).toISOString(),
      stadium: match?.stadium,
      city: match?.city,
      competitors:
        match === null
          ? null
          : {
              home: { name: match.home, logo: `${this.#pictures}/${id}-home.svg` },
              away: { name: match.away, logo: `${this.#pictures}/${id}-away.svg` },
            },
      provider: "betradar",
      tournament: this.league(league),
    };
  }

  #statistics({ match, sport, status, total }: Event): Json {
    if (match === null || status === 0) return null;
    const [type = "period", name = "period", count = 1] = periodTypes[sport.key] ?? [];
    return {
      clock: status === 1 && match.clock !== undefined ? match.clock : null,
      total_score: total === null ? null : { home: total[0], away: total[1] },
      game_score: match.game === undefined ? null : { home: match.game[0], away: match.game[1] },
      period_score: (match.periods ?? []).map(([home, away], index) => ({
        home,
        away,
        number: index + 1,
        type,
        period_key: `${ordinals[index + 1]}_${type}`,
        period_name: `${ordinals[index + 1]} ${name}`,
      })),
      current_server: match.game === undefined ? null : 1,
      max_period_number: count,
    };
  }
}
