import { createSportFeeds, type LineState } from "@touchline/feed";
import { expect, it } from "vitest";
import { compareLines } from "../../src/book/lines/encode-market.ts";

const tennis = createSportFeeds({ matchesBefore: () => [] }).get("tennis");

function lineOf(typeId: number, specifier: string): LineState {
  const definition = tennis?.definitions.byTypeId.get(typeId);
  if (!definition) throw new Error(`no market ${typeId}`);
  // Only what decides the order.
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
