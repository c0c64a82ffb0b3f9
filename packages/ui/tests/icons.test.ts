import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { iconNames } from "../src/icon-names.data.ts";
import { sportIconRules } from "../src/sport-icon.data.ts";

const source = join(import.meta.dirname, "../src");
const sprite = readFileSync(join(source, "icons.svg"), "utf8");

describe("icons", () => {
  it.each(iconNames)("%s is in the sprite", (name) => {
    expect(sprite).toContain(`<symbol id="${name}"`);
  });

  it("names every symbol of the sprite but the kits of teams", () => {
    const ids = [...sprite.matchAll(/<symbol id="(?!kit-)([\w-]+)"/gu)].map(([, id = ""]) => id);
    expect(ids).toHaveLength(iconNames.length);
    expect(new Set(ids)).toEqual(new Set(iconNames));
  });

  it("has a kit for each pattern of a shirt and for each sport with clothes of its own", () => {
    const patterns = ["plain", "stripes", "hoops", "halves", "quarters", "checks", "sash", "band", "centre", "diagonal", "sleeves"];
    const kits = [...sprite.matchAll(/<symbol id="kit-(\w+)"/gu)].map(([, id = ""]) => id);
    expect(kits.toSorted()).toEqual([...patterns, "jersey", "sweater", "cap", "helmet", "tile"].toSorted());
  });

  it.each([
    ["soccer", "sport-soccer"],
    ["table-tennis", "sport-table-tennis"],
    ["tennis", "sport-tennis"],
    ["ice-hockey", "sport-ice-hockey"],
    ["american-football", "sport-american-football"],
    ["cs2", "sport-esports"],
  ])("the sport %s has the icon %s", (key, icon) => {
    expect(sportIconRules.find(([pattern]) => pattern.test(key))?.[1]).toBe(icon);
  });
});
