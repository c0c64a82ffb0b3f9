import { defaultOddsDisplayCap, toOdds, type Outcome } from "@touchline/domain";
import type { OutcomeCell } from "@touchline/store";
import { describe, expect, it } from "vitest";
import { lockOf, toOddsView, type OddsOptions } from "../../src/elements/markets/odds-view.ts";
import type { Text } from "../../src/messages/text.ts";

const t: Text = (key) => key;
const writing: OddsOptions = { format: "european", cap: defaultOddsDisplayCap, t };

function cell(outcome: Partial<Outcome>, changes: Partial<OutcomeCell> = {}): OutcomeCell {
  return {
    marketKey: "7/1/",
    outcome: { id: "1", externalId: "1", name: "Home", active: true, odds: toOdds(1_850), result: null, ...outcome },
    availability: "open",
    mark: null,
    lastOpenOdds: null,
    ...changes,
  };
}

describe("odds button", () => {
  it("has the outcome's name and its text as accessible name", () => {
    expect(toOddsView({ name: "over 2.5", label: "O 2.5", cell: cell({}), isSelected: false, quick: null }, writing)).toEqual({
      price: "1.85",
      isLocked: false,
      isSelected: false,
      move: null,
      quick: null,
      spokenName: "over 2.5 O 2.5 1.85",
      title: null,
    });
  });

  it("does not repeat a label that equals the name", () => {
    expect(toOddsView({ name: "Home", label: "Home", cell: cell({}), isSelected: false, quick: null }, writing).spokenName).toBe(
      "Home 1.85",
    );
  });

  it("adds the spoken form of a fractional price to its accessible name", () => {
    const face = toOddsView(
      { name: "Home", label: undefined, cell: cell({}), isSelected: false, quick: null },
      { ...writing, format: "british" },
    );
    expect(face.price).toContain("/");
    expect(face.spokenName).toBe(`Home ${face.price} ${face.price.replace("/", " odds.to ")}`);
  });

  it("has the actual price of a capped one in its title and accessible name", () => {
    const face = toOddsView(
      { name: "Draw", label: undefined, cell: cell({ odds: toOdds(55_000) }), isSelected: false, quick: null },
      writing,
    );
    expect(face).toMatchObject({ price: "40.00+", title: "55.00", spokenName: "Draw 40.00+ 55.00" });
  });

  it.each([
    ["it is unknown", undefined],
    ["its line is hidden", cell({}, { availability: "hidden" })],
    ["it is inactive", cell({ active: false })],
    ["it has no price on a paused line", cell({ odds: null }, { availability: "locked" })],
  ] as const)("is locked without a price while %s", (_why, known) => {
    expect(toOddsView({ name: "Home", label: "1", cell: known, isSelected: true, quick: null }, writing)).toEqual({
      price: "",
      isLocked: true,
      isSelected: true,
      move: null,
      quick: null,
      spokenName: "Home 1 odds.suspended",
      title: null,
    });
  });

  it("shows a dash in place of a padlock for an outcome that has no odds on an open line", () => {
    const view = toOddsView(
      { name: "No goal", label: "No goal", cell: cell({ active: false, odds: null }), isSelected: false, quick: null },
      writing,
    );
    expect(view).toMatchObject({ price: "–", isLocked: true, spokenName: "No goal – odds.suspended" });
    expect(lockOf(view)).toBe("paused");
  });

  it("keeps the last price, locked, while its line is paused", () => {
    const paused = cell({}, { availability: "locked", mark: { direction: "up", untilMs: 9 } });
    const view = toOddsView({ name: "Home", label: "1", cell: paused, isSelected: false, quick: null }, writing);
    expect(view).toMatchObject({ price: "1.85", isLocked: true, move: null, spokenName: "Home 1 1.85 odds.suspended" });
    expect(lockOf(view)).toBe("paused");
    expect(lockOf({ ...view, price: "" })).toBe("closed");
  });

  it("shows a high price in full where lists would cap it", () => {
    const high = cell({ odds: toOdds(55_000) });
    const source = { name: "Draw", label: undefined, cell: high, isSelected: false, quick: null };
    expect(toOddsView({ ...source, isExact: true }, writing)).toMatchObject({ price: "55.00", title: null, spokenName: "Draw 55.00" });
  });

  it("marks a price move unless the outcome is on the slip", () => {
    const moved = cell({}, { mark: { direction: "up", untilMs: 9 } });
    const face = (isSelected: boolean): unknown =>
      toOddsView({ name: "Home", label: undefined, cell: moved, isSelected, quick: null }, writing).move;
    expect([face(false), face(true)]).toEqual(["up", null]);
  });

  it("shows the stage of a quick bet", () => {
    const face = toOddsView({ name: "Home", label: undefined, cell: cell({}), isSelected: false, quick: "processing" }, writing);
    expect(face).toMatchObject({ quick: "processing", spokenName: "Home 1.85, odds.quick.processing" });
  });

  it("formats the price again when the format changes", () => {
    const read = (format: OddsOptions["format"]): string =>
      toOddsView({ name: "Home", label: undefined, cell: cell({}), isSelected: false, quick: null }, { ...writing, format }).price;
    expect([read("european"), read("american"), read("european")]).toEqual(["1.85", "-118", "1.85"]);
  });
});
