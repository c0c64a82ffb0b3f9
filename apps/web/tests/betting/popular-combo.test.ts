import { describe, expect, it } from "vitest";
import { labelOf } from "../../src/elements/betting/popular-combo.ts";

const match = { home: { shortName: "BHA" }, away: { shortName: "EVE" } };

describe("the label of a combo's leg", () => {
  it.each([
    ["the side that must win", { match, selection: { outcomeName: "Brighton" }, side: "home" as const }, "Brighton"],
    ["the outcome and its match", { match, selection: { outcomeName: "Over 2.5" }, side: null }, "Over 2.5 BHA–EVE"],
    ["the outcome where no sides are known", { match: { home: null, away: null }, selection: { outcomeName: "Lyon" }, side: null }, "Lyon"],
  ])("is %s", (_, leg, expected) => expect(labelOf(leg)).toBe(expected));
});
