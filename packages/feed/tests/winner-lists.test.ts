import { describe, expect, it } from "vitest";
import { overroundOf } from "../src/outrights/create-outrights.ts";
import { shapeOf } from "../src/outrights/season-shape.ts";
import { createTitleModel } from "../src/outrights/title-model.ts";
import { applyMargin } from "../src/pricing/apply-margin.ts";
import { createSportFeeds } from "../src/sports/sport-modules.ts";
import { dataset } from "./dataset.ts";
import { winnerLists } from "./winner-lists.data.ts";

const chancesOf = createTitleModel(dataset, createSportFeeds(dataset));

/** Prices of the winner of a season before its first match, by competitor. */
function pricesOf(competition: string, name: string): ReadonlyMap<string, number> {
  const season = dataset.seasons.find((candidate) => candidate.key === competition && candidate.season === name);
  if (season === undefined) throw new Error(`no ${competition} ${name}`);
  const { title } = chancesOf({ id: 1, sport: season.sport, competition, season: name, finished: [] });
  const odds = applyMargin(Float64Array.from(title), overroundOf("winner", title.filter((chance) => chance > 0).length));
  return new Map(shapeOf(season).teams.map(({ id }, place) => [id.slice(id.indexOf(":") + 1), (odds[place] ?? 0) / 1000]));
}

describe("winner lists", () => {
  it.each(winnerLists.trim().split("\n"))("read like those of other bookmakers: %s", (row) => {
    const [competition = "", season = "", ...rest] = row.split(" ");
    const prices = pricesOf(competition, season);
    const wrong = rest.flatMap((name, place) => {
      const [lowest = 0, highest = 0] = place % 2 === 0 ? (rest[place + 1] ?? "").split("-").map(Number) : [];
      const price = prices.get(name) ?? 0;
      return place % 2 === 1 || (price >= lowest && price <= highest) ? [] : [`${name} ${price}`];
    });
    expect(wrong).toEqual([]);
  });
});
