import { createFeedNames, createSportFeeds, type LineState, type MatchState } from "@touchline/feed";
import { expect, it } from "vitest";
import { compareLines, nameLine } from "../../src/book/lines/encode-market.ts";

const tennis = createSportFeeds({ matchesBefore: () => [] }).get("tennis");

function lineOf(typeId: number, specifier: string): LineState {
  const definition = tennis?.definitions.byTypeId.get(typeId);
  if (!definition) throw new Error(`no market ${typeId}`);
  // Only the fields that decide the order.
  return { typeId, specifier, definition } as unknown as LineState;
}

it("lists the ladder of one set before that of the next, each from its lowest line", () => {
  const totals = 204;
  const specifiers = ["setnr=2|total=9.5", "setnr=1|total=10.5", "setnr=2|total=8.5", "setnr=1|total=9.5"];
  const sorted = specifiers.map((specifier) => lineOf(totals, specifier)).sort(compareLines);
  expect(sorted.map(({ specifier }) => specifier)).toEqual([
    "setnr=1|total=9.5",
    "setnr=1|total=10.5",
    "setnr=2|total=8.5",
    "setnr=2|total=9.5",
  ]);
});

it("names the team of a player next to the player's name", () => {
  const team = (name: string) => ({ id: `soccer:${name}`, name, country: null });
  // Only the fields that names use.
  const match = { fixture: { home: team("Argentina"), away: team("Austria") } } as unknown as MatchState;
  const template = {
    typeId: 40,
    specifier: "type=prematch",
    outcomes: [
      { id: "tl:player:argentina-10", name: "Lionel Messi", side: "home" as const },
      { id: "tl:player:austria-7", name: "Marko Arnautović", side: "away" as const },
      { id: "1716" },
    ],
    needs: [],
    resultOf: () => "lose" as const,
  };
  const definition = createSportFeeds({ matchesBefore: () => [] })
    .get("soccer")
    ?.definitions.byTypeId.get(40);
  if (!definition) throw new Error("no market 40");
  const { outcomes, sides } = nameLine(createFeedNames("en"), match, { definition, template });
  expect(outcomes.slice(0, 2)).toEqual(["Lionel Messi", "Marko Arnautović"]);
  expect(sides).toEqual([{ side: "Argentina" }, { side: "Austria" }, null]);
});
