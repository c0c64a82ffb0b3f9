import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtInBrands, contrastRatio } from "../src/brands/index.ts";
import { iconNames } from "../src/icon-names.data.ts";
import { sportIconRules } from "../src/sport-icon.data.ts";

const source = join(import.meta.dirname, "../src");
const sprite = readFileSync(join(source, "icons.svg"), "utf8");

describe("icons", () => {
  it.each(iconNames)("%s is in the sprite", (name) => {
    expect(sprite).toContain(`<symbol id="${name}"`);
  });

  it("names every symbol of the sprite except the kits of teams and the emblems of regions", () => {
    const ids = [...sprite.matchAll(/<symbol id="(?!kit-|emblem-)([\w-]+)"/gu)].map(([, id = ""]) => id);
    expect(ids).toHaveLength(iconNames.length);
    expect(new Set(ids)).toEqual(new Set(iconNames));
  });

  it("has a kit for each shirt pattern and for each sport with its own clothing", () => {
    const shirts = ["plain", "stripes", "hoops", "halves", "quarters", "checks", "sash", "band", "centre", "diagonal", "sleeves"];
    const finer = ["stripes-fine", "hoops-fine", "jersey-fine", "sweater-fine", "cap-fine", "helmet-fine"];
    const parts = ["v", "polo", "cuffs", ...[...shirts, "jersey", "sweater"].map((kit) => `${kit}-large`)];
    const silks = ["hoops", "halves", "spots", "chevron", "belts", "diamond"].map((pattern) => `silks-${pattern}`);
    const kits = [...sprite.matchAll(/<symbol id="kit-([\w-]+)"/gu)].map(([, id = ""]) => id);
    expect(kits.toSorted()).toEqual(
      [...shirts, ...finer, ...parts, ...silks, "jersey", "sweater", "cap", "helmet", "silks", "person", "tile"].toSorted(),
    );
  });

  it("has no icon twice", () => {
    const drawings = [...sprite.matchAll(/<symbol id="(?!kit-)([\w-]+)"[^>]*>(.*?)<\/symbol>/gu)].map(([, id = "", drawing = ""]) => ({
      id,
      drawing,
    }));
    const twice = [...Map.groupBy(drawings, ({ drawing }) => drawing).values()].filter((same) => same.length > 1);
    expect(twice.map((same) => same.map(({ id }) => id))).toEqual([]);
  });

  it("draws all icons with the same stroke width on the same grid", () => {
    const others = [...sprite.matchAll(/<symbol id="(?!kit-|emblem-)([\w-]+)"([^>]*)>/gu)].filter(
      ([, , attributes = ""]) => !attributes.includes('viewBox="0 0 24 24"') || !attributes.includes('stroke-width="1.9"'),
    );
    expect(others.map(([, id]) => id)).toEqual([]);
  });

  it("outlines every kit with a one-pixel line that stands out on each surface", () => {
    const outlines = [...sprite.matchAll(/<path ([^>]*non-scaling-stroke[^>]*)>/gu)].map(([, attributes = ""]) => attributes);
    const colours = new Set(outlines.map((attributes) => /stroke="(#[\da-f]{6})"/u.exec(attributes)?.[1] ?? ""));
    expect(outlines.every((attributes) => !attributes.includes("stroke-width"))).toBe(true);
    expect([...colours]).toHaveLength(1);
    const surfaces = ["page", "pane", "raise", "cell"] as const;
    const faint = Object.values(builtInBrands).flatMap(({ palettes }) =>
      Object.entries(palettes).flatMap(([name, palette]) =>
        surfaces.filter((surface) => contrastRatio([...colours][0] ?? "", palette[surface]) < 3).map((surface) => `${name} ${surface}`),
      ),
    );
    expect(faint).toEqual([]);
  });

  it.each([
    ["soccer", "sport-soccer"],
    ["table-tennis", "sport-table-tennis"],
    ["tennis", "sport-tennis"],
    ["ice-hockey", "sport-ice-hockey"],
    ["american-football", "sport-american-football"],
    ["cs2", "game-cs2"],
    ["lol", "game-lol"],
    ["dota2", "game-dota"],
    ["valorant", "game-valorant"],
  ])("the sport %s has the icon %s", (key, icon) => {
    expect(sportIconRules.find(([pattern]) => pattern.test(key))?.[1]).toBe(icon);
  });
});
