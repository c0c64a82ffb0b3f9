import { expect, it } from "vitest";
import { createPlan } from "../src/calendar/create-plan.ts";
import { sampleFixtures } from "../src/check-coherence.ts";
import type { Fixture } from "../src/core/fixture.ts";
import type { MatchScript, SportFeed } from "../src/core/sport-module.ts";
import { createRandom } from "../src/core/random.ts";
import { dayMs, secondMs } from "../src/core/time.ts";
import { priceMarkets } from "../src/pricing/price-markets.ts";
import { createSportFeeds } from "../src/sports/sport-modules.ts";
import { dataset, fixtureOf, isFull, sampleOf } from "./dataset.ts";

const seed = "open";
const from = Date.parse("2026-11-16T00:00:00Z");
/** Moments of a match, most of them late. */
const shares = isFull ? [0.1, 0.3, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.93, 0.96, 0.98, 0.99] : [0.5, 0.8, 0.9, 0.96, 0.985];
/** The winner is known before the end of the last phase: extra time, the rest of a series. */
const afterResult: ReadonlySet<string> = new Set(["match_end", "map_won", "extra_time_awaited"]);

interface Moment {
  readonly fixture: Fixture;
  readonly feed: SportFeed;
  readonly script: MatchScript<unknown>;
  readonly elapsedMs: number;
}

function momentsOf(perSport: number): readonly Moment[] {
  const feeds = createSportFeeds(dataset);
  const planned = createPlan({ dataset, seed }).fixturesBetween(from, from + 14 * dayMs);
  return sampleFixtures(planned, perSport).flatMap((fixture) => {
    const feed = feeds.get(fixture.sport);
    if (!feed) throw new Error(`no sport ${fixture.sport}`);
    const script = feed.module.createScript(fixture, createRandom(`${seed}/${fixture.id}`));
    return shares.map((share) => ({ fixture, feed, script, elapsedMs: share * script.durationMs - secondMs }));
  });
}

function winnerAt({ fixture, feed, script, elapsedMs }: Moment) {
  const template = feed.module.template(fixture, script, feed.mainTypeId, "");
  if (!template) throw new Error(`no winner market of ${fixture.sport}`);
  const [line] = priceMarkets([template], feed.module.outlook(fixture, script, elapsedMs, 0), {
    definitions: feed.definitions,
    stage: "live",
  }).lines;
  if (!line) throw new Error("the winner market is not defined");
  return line;
}

it("is open with a price for every outcome until the match is decided, in every sport", () => {
  const sure = new Set<string>();
  const closed = momentsOf(isFull ? 12 : 4).flatMap((moment) => {
    const { fixture, script, elapsedMs } = moment;
    const { odds, decided, fair } = winnerAt(moment);
    const name = `${fixture.sport} ${fixture.home.name} - ${fixture.away.name} (${fixture.id}) at ${elapsedMs}: ${odds.join("/")}`;
    if (decided !== null) {
      const isKnown = script.events.some((event) => event.atMs <= elapsedMs && afterResult.has(event.kind)) || fixture.sport === "cricket";
      return isKnown ? [] : [`${name} closed early`];
    }
    if (Math.max(...fair) > 0.991) sure.add(fixture.sport);
    const sum = odds.reduce((total, price) => total + 1000 / price, 0);
    return odds.every((price) => price >= 1_010 && price <= 501_000) && sum >= 1 ? [] : [name];
  });
  expect(closed).toEqual([]);
  expect(sure.size).toBeGreaterThan(5);
}, 120_000);

it("is on offer at any lead of a football match", () => {
  const feed = createSportFeeds(dataset).get("soccer");
  if (!feed) throw new Error("no football");
  const clear = dataset.matches.filter(
    ({ facts }) => facts.sport === "soccer" && !facts.awarded && Math.abs(facts.ft[0] - facts.ft[1]) >= 4,
  );
  const closed = sampleOf(clear, isFull ? 200 : 20).flatMap((source) => {
    const fixture = fixtureOf(source);
    const script = feed.module.createScript(fixture, createRandom(`clear/${source.id}`));
    const end = script.events.find(({ kind }) => afterResult.has(kind))?.atMs ?? 0;
    return [0.6, 0.8, 0.95].flatMap((share) => {
      const offered = feed.module.markets(fixture, script, share * end).some(({ typeId }) => typeId === feed.mainTypeId);
      return offered ? [] : [`${source.id} at ${share}: ${feed.module.scoreboardAt(fixture, script, share * end).total.join("-")}`];
    });
  });
  expect(closed).toEqual([]);
});
