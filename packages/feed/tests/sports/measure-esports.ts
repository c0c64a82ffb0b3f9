import { esportsEvents } from "../../src/calendar/esports-events.data.ts";
import type { Fixture } from "../../src/core/fixture.ts";
import type { ScriptEvent } from "../../src/core/sport-module.ts";
import { createRandom } from "../../src/core/random.ts";
import type { Side } from "../../src/core/source-match.ts";
import { createEsportsModule } from "../../src/sports/esports/esports-module.ts";
import { titles, type EsportsKey } from "../../src/sports/esports/titles.data.ts";

/** A map in play at one moment, from the point of view of the side that led in rounds or kills, or of home. */
export interface MapForecast {
  readonly lead: number;
  /** Chance that the side wins the map. */
  readonly forecast: number;
  readonly happened: 0 | 1;
}

/** A series of two teams of one event. */
export function esportsFixture(sport: EsportsKey, number: number, bestOf: 1 | 3 | 5 = 3): Fixture {
  const events = esportsEvents.filter((event) => event.sport === sport);
  const { teams } = events[number % events.length] ?? { teams: [] };
  const team = (index: number) => {
    const name = teams[index % teams.length] ?? "";
    return { id: `${sport}:${name}`, name, country: null };
  };
  const first = Math.floor(number / events.length);
  return {
    id: number,
    sport,
    tournamentId: 1,
    startsAt: 0,
    home: team(first),
    away: team(first + 1 + (first % (teams.length - 1))),
    neutral: true,
    round: null,
    kind: "simulated",
    source: null,
    bestOf,
  };
}

/** When a map has had a number of rounds, or minutes where the clock decides; maps that are over by then are left out. */
function momentOf(sport: EsportsKey, events: readonly ScriptEvent[], played: number): number | null {
  const [start] = events;
  const end = events.at(-1)?.atMs ?? 0;
  const atMs =
    titles[sport].kind === "rounds"
      ? events.filter(({ kind }) => kind === "round_won")[played - 1]?.atMs
      : (start?.atMs ?? 0) + played * 60_000;
  return atMs === undefined || atMs >= end ? null : atMs;
}

const known = new Map<string, readonly MapForecast[]>();

/** Forecasts of all maps of some series, each after a number of rounds or minutes, with the winner; computed once. */
export function forecastMaps(sport: EsportsKey, series: number, played: number): readonly MapForecast[] {
  const key = `${sport} ${series} ${played}`;
  const forecasts = known.get(key) ?? measureMaps(sport, series, played);
  known.set(key, forecasts);
  return forecasts;
}

function measureMaps(sport: EsportsKey, series: number, played: number): readonly MapForecast[] {
  const module = createEsportsModule(sport);
  return Array.from({ length: series }, (_, number) => {
    const fixture = esportsFixture(sport, number);
    const script = module.createScript(fixture, createRandom(`maps/${number}`));
    return script.final.maps.flatMap((map, index): readonly MapForecast[] => {
      const ofMap = script.events.filter(({ label }) => label === `M${index + 1}` || label?.startsWith(`M${index + 1} `));
      const atMs = momentOf(sport, ofMap, played);
      if (atMs === null) return [];
      const [home = 0, away = 0] = module.scoreboardAt(fixture, script, atMs).periods[index]?.score ?? [];
      const leader: Side = home < away ? "away" : "home";
      const scenarios = module.outlook(fixture, script, atMs, 0);
      const forecast = scenarios.reduce((sum, { weight, detail }) => sum + (detail.maps[index]?.winner === leader ? weight : 0), 0);
      return [{ lead: Math.abs(home - away), forecast, happened: map.winner === leader ? 1 : 0 }];
    });
  }).flat();
}

/** Number, mean forecast and share won of some forecasts. */
export function summaryOf(forecasts: readonly MapForecast[]): {
  readonly count: number;
  readonly forecast: number;
  readonly happened: number;
} {
  const count = forecasts.length;
  const mean = (of: (item: MapForecast) => number): number => forecasts.reduce((sum, item) => sum + of(item), 0) / Math.max(count, 1);
  return { count, forecast: mean(({ forecast }) => forecast), happened: mean(({ happened }) => happened) };
}

const leads = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 20],
] as const;

/** Prints, by title and moment, how often a lead wins the map and what the model predicted. */
function main(): void {
  for (const sport of ["cs2", "valorant", "lol", "dota2"] as const) {
    for (const played of titles[sport].kind === "rounds" ? [8, 14, 18] : [10, 20, 30]) {
      const all = forecastMaps(sport, Number(process.argv[2] ?? 300), played);
      const cells = leads.map(([from, to]) => {
        const { count, forecast, happened } = summaryOf(all.filter(({ lead }) => lead >= from && lead <= to));
        return `${forecast.toFixed(2)}->${happened.toFixed(2)} (${count})`;
      });
      process.stdout.write(`| ${sport} | ${played} | ${all.length} | ${cells.join(" | ")} |\n`);
    }
  }
}

if (import.meta.main) main();
