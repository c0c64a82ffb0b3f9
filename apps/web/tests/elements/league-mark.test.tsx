/** @jsxImportSource react */
import { Tournament } from "@touchline/contract/entities/catalog";
import type { Category, League } from "@touchline/store";
import { sportIcon } from "@touchline/ui";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CategoryMark } from "../../src/elements/matches/category-mark.tsx";
import { LeagueMark, markKeyOf } from "../../src/elements/matches/league-mark.tsx";

const sprite = readFileSync(join(import.meta.dirname, "../../../../packages/ui/src/icons.svg"), "utf8");

const category = (countryCode: string | null): Category => ({ id: "1", slug: "a-1", name: "A", countryCode, sportKey: "soccer" });
const league = (sportKey: string, countryCode: string | null, more: Partial<League> = {}): League => ({
  id: "2",
  slug: "b-2",
  name: "B",
  priority: 1,
  sport: {
    id: "3",
    key: sportKey,
    name: "C",
    type: "regular",
    priority: 1,
    mainMarketId: "1",
    mainOutcomesCount: 3,
    secondaryMarketId: null,
    secondaryOutcomesCount: 2,
    tertiaryMarketId: null,
    tertiaryOutcomesCount: 2,
  },
  category: category(countryCode),
  ...more,
});

describe("the mark of a league", () => {
  it.each([
    ["a country", league("soccer", "GB-ENG"), "sport-soccer", "/flags/gb-eng.svg"],
    ["its own country before its category's", league("tennis", null, { countryCode: "GB" }), "sport-tennis", "/flags/gb.svg"],
    ["a game's country", league("lol", "KR"), "game-lol", "/flags/kr.svg"],
  ])("has the icon of its sport and the flag of %s", (_, shown, icon, flag) => {
    const mark = renderToStaticMarkup(<LeagueMark league={shown} />);
    expect(mark).toContain(`#${icon}"`);
    expect(mark).toContain('#emblem-flag"');
    expect(mark).toContain(`<image href="${flag}"`);
    expect(mark.match(/<\w/gu)).toHaveLength(4);
  });

  it.each([
    ["the continent that plays in it", league("soccer", null, { region: "africa" }), "sport-soccer", "africa"],
    ["its region though its category has a flag", league("cs2", "EU", { region: "asia" }), "game-cs2", "asia"],
    ["its category's region", { ...league("soccer", null), category: { ...category(null), region: "europe" } }, "sport-soccer", "europe"],
    ["the world", league("basketball", null), "sport-basketball", "world"],
    ["the world for a code that is no country's", league("soccer", "CONMEBOL"), "sport-soccer", "world"],
  ])("has the icon of its sport and the emblem of %s", (_, shown, icon, region) => {
    const mark = renderToStaticMarkup(<LeagueMark league={shown} />);
    expect(mark).toContain(`#${icon}"`);
    expect(mark).toContain(`#emblem-${region}"`);
    expect(mark.match(/<\w/gu)).toHaveLength(3);
  });

  it("has an emblem in the sprite for each region of the wire format", () => {
    const regions = [...JSON.stringify(Tournament.properties.region).matchAll(/`([\w-]+)`/gu)].map(([, region = ""]) => region);
    expect(regions).toHaveLength(7);
    for (const region of regions) expect(sprite).toContain(`<symbol id="emblem-${region}"`);
  });
});

describe("the marks of a menu", () => {
  it("differ by letters when both the sport and the corner emblem are the same", () => {
    const cup = league("soccer", null, { name: "FIFA World Cup", region: "world" });
    const clubs = league("soccer", null, { name: "FIFA Club World Cup", region: "world" });
    expect(markKeyOf(cup)).toBe(markKeyOf(clubs));
    const twin = renderToStaticMarkup(<LeagueMark league={clubs} isTwin />);
    expect(twin).toContain(">CC</text>");
    expect(twin).not.toBe(renderToStaticMarkup(<LeagueMark league={cup} />));
    expect(markKeyOf(league("soccer", "ES"))).not.toBe(markKeyOf(league("soccer", "IT")));
  });

  it("have a different icon for every page and sport", () => {
    const pages = ["star", "gift", "horseshoe", "balls", "arena", "stumps", "flame", "ticket", "live"];
    const keys = [
      "soccer",
      "tennis",
      "basketball",
      "ice-hockey",
      "american-football",
      "baseball",
      "cricket",
      "cs2",
      "lol",
      "dota2",
      "valorant",
    ];
    const icons = [...pages, ...keys.map(sportIcon)];
    expect(new Set(icons).size).toBe(icons.length);
    const drawings = icons.map((icon) => new RegExp(`<symbol id="${icon}"[^>]*>(.*?)</symbol>`, "su").exec(sprite)?.[1]?.trim());
    expect(drawings).not.toContain(undefined);
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});

describe("the mark of a category", () => {
  it("is the flag of a country and the emblem of a region", () => {
    expect(renderToStaticMarkup(<CategoryMark category={category("ES")} />)).toContain("/flags/es.svg");
    expect(renderToStaticMarkup(<CategoryMark category={{ ...category("EU"), region: "europe" }} />)).toContain("emblem-europe");
    expect(renderToStaticMarkup(<CategoryMark category={undefined} />)).toContain("emblem-world");
  });
});
