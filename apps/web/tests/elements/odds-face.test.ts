import { defaultOddsDisplayCap, toOdds, type Outcome } from "@touchline/domain";
import type { OutcomeCell } from "@touchline/store";
import { describe, expect, it } from "vitest";
import { oddsFace, type OddsWriting } from "../../src/elements/markets/odds-view.ts";
import type { Text } from "../../src/messages/text.ts";

const t: Text = (key) => key;
const writing: OddsWriting = { format: "european", cap: defaultOddsDisplayCap, t };

function cell(outcome: Partial<Outcome>, changes: Partial<OutcomeCell> = {}): OutcomeCell {
  return {
    marketKey: "7/1/",
    outcome: { id: "1", externalId: "1", name: "Home", active: true, odds: toOdds(1_850), result: null, ...outcome },
    availability: "open",
    mark: null,
    ...changes,
  };
}

describe("a price button", () => {
  it("names the outcome in full, then what it shows", () => {
    expect(oddsFace({ name: "over 2.5", label: "O 2.5", cell: cell({}), isSelected: false, quick: null }, writing)).toEqual({
      price: "1.85",
      isLocked: false,
      isSelected: false,
      move: null,
      quick: null,
      spokenName: "over 2.5 O 2.5 1.85",
      title: null,
    });
  });

  it("says a label that is the name only once", () => {
    expect(oddsFace({ name: "Home", label: "Home", cell: cell({}), isSelected: false, quick: null }, writing).spokenName).toBe("Home 1.85");
  });

  it("adds how a price is read out where it is written otherwise", () => {
    const face = oddsFace(
      { name: "Home", label: undefined, cell: cell({}), isSelected: false, quick: null },
      { ...writing, format: "british" },
    );
    expect(face.price).toContain("/");
    expect(face.spokenName).toBe(`Home ${face.price} ${face.price.replace("/", " odds.to ")}`);
  });

  it("keeps the true price of a capped one in its title and its spoken name", () => {
    const face = oddsFace(
      { name: "Draw", label: undefined, cell: cell({ odds: toOdds(55_000) }), isSelected: false, quick: null },
      writing,
    );
    expect(face).toMatchObject({ price: "40.00+", title: "55.00", spokenName: "Draw 40.00+ 55.00" });
  });

  it.each([
    ["nothing is known of it", undefined],
    ["its line is locked", cell({}, { availability: "locked" })],
    ["its line is gone", cell({}, { availability: "hidden" })],
    ["it is not active", cell({ active: false })],
    ["it has no price", cell({ odds: null })],
  ] as const)("is locked without a price while %s", (_why, known) => {
    expect(oddsFace({ name: "Home", label: "1", cell: known, isSelected: true, quick: null }, writing)).toEqual({
      price: "",
      isLocked: true,
      isSelected: true,
      move: null,
      quick: null,
      spokenName: "Home 1 odds.suspended",
      title: null,
    });
  });

  it("marks a move unless the outcome is on the slip", () => {
    const moved = cell({}, { mark: { direction: "up", untilMs: 9 } });
    const face = (isSelected: boolean): unknown =>
      oddsFace({ name: "Home", label: undefined, cell: moved, isSelected, quick: null }, writing).move;
    expect([face(false), face(true)]).toEqual(["up", null]);
  });

  it("says how far quick bet is with it", () => {
    const face = oddsFace({ name: "Home", label: undefined, cell: cell({}), isSelected: false, quick: "processing" }, writing);
    expect(face).toMatchObject({ quick: "processing", spokenName: "Home 1.85, odds.quick.processing" });
  });

  it("writes a price anew when the format changes", () => {
    const read = (format: OddsWriting["format"]): string =>
      oddsFace({ name: "Home", label: undefined, cell: cell({}), isSelected: false, quick: null }, { ...writing, format }).price;
    expect([read("european"), read("american"), read("european")]).toEqual(["1.85", "-118", "1.85"]);
  });
});
