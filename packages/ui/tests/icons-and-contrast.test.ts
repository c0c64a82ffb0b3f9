import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { iconNames } from "../src/icon-names.data.ts";
import { sportIconRules } from "../src/sport-icon.data.ts";

const source = join(import.meta.dirname, "../src");
const sprite = readFileSync(join(source, "icons.svg"), "utf8");
const tokens = readFileSync(join(source, "tokens.css"), "utf8");

function themeTokens(selector: RegExp): ReadonlyMap<string, string> {
  const block = selector.exec(tokens)?.[1] ?? "";
  return new Map([...block.matchAll(/--([\w-]+):\s*(#[\da-f]{6})/giu)].map(([, name = "", color = ""]) => [name, color]));
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(left: string, right: string): number {
  const [low = 0, high = 0] = [luminance(left), luminance(right)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const text = [
  "hi/bg",
  "hi/pane",
  "hi/raise",
  "hi/cell",
  "hi/cell-h",
  "hi/plate",
  "mid/bg",
  "mid/pane",
  "mid/raise",
  "mid/cell",
  "mid/cell-h",
  "low/pane",
  "low/raise",
  "low/cell",
  "on-accent/accent",
  "on-accent/accent-h",
  "on-sel/sel",
  "on-sel-2/sel",
  "on-bug/bug",
  "up/pane",
  "down/pane",
  "up/up-w",
  "down/down-w",
  "hi/up-w",
  "hi/down-w",
  "accent-t/pane",
];
const shapes = ["live/pane", "ctl/pane", "ctl/raise", "sel/cell", "ind/pane", "meter/raise", "home/pane", "away/pane"];

describe("icons", () => {
  it.each(iconNames)("%s is in the sprite", (name) => {
    expect(sprite).toContain(`<symbol id="${name}"`);
  });

  it("has no symbol without a name", () => {
    const ids = [...sprite.matchAll(/<symbol id="([\w-]+)"/gu)].map(([, id]) => id);
    expect(ids.toSorted()).toEqual([...iconNames].toSorted());
  });

  it.each([
    ["soccer", "sport-soccer"],
    ["table-tennis", "sport-table-tennis"],
    ["tennis", "sport-tennis"],
    ["ice-hockey", "sport-ice-hockey"],
    ["american-football", "sport-american-football"],
    ["cs2", "sport-esports"],
  ])("%s is drawn by %s", (key, icon) => {
    expect(sportIconRules.find(([pattern]) => pattern.test(key))?.[1]).toBe(icon);
  });
});

describe.each([
  ["dark", /\[data-theme="dark"\]\s*\{([^}]*)\}/u],
  ["light", /\[data-theme="light"\]\s*\{([^}]*)\}/u],
] as const)("%s colours", (_theme, selector) => {
  const colors = themeTokens(selector);
  it.each([...text.map((pair) => [pair, 4.5] as const), ...shapes.map((pair) => [pair, 3] as const)])(
    "%s is at least %d",
    (pair, needed) => {
      const [front = "", back = ""] = pair.split("/").map((name) => colors.get(name) ?? "");
      expect(contrast(front, back)).toBeGreaterThanOrEqual(needed);
    },
  );
});
