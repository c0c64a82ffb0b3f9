import { describe, expect, it } from "vitest";
import { indexedPaths, robotsText, sitemap, sitemapIndex } from "../../src/server/endpoints/sitemaps.ts";
import { drawMatchImage } from "../../src/server/brand/social-image.ts";
import { matchRoute } from "../../src/routes/routes.ts";
import { builtInBrands } from "@touchline/ui/brands";

const site = { publicOrigin: "https://bets.example", locales: ["en", "de"], bareLocale: null };
const day = "2026-11-22T00:00:00.000Z";
const listed = (path: string) => ({ path, changedAt: day });

describe("sitemaps", () => {
  it("are listed by kind and locale, except empty ones", () => {
    const index = sitemapIndex(site, { pages: [listed("/")], leagues: [], matches: [listed("/soccer/a-b-m-1")] });
    expect([...index.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</gu)].map(([, loc, lastmod]) => [loc, lastmod])).toEqual([
      ["https://bets.example/sitemaps/pages.en.xml", day],
      ["https://bets.example/sitemaps/matches.en.xml", day],
      ["https://bets.example/sitemaps/pages.de.xml", day],
      ["https://bets.example/sitemaps/matches.de.xml", day],
    ]);
  });

  it("prefix addresses with the locale and escape them", () => {
    const text = sitemap({ ...site, bareLocale: "en" }, { addresses: [listed("/"), listed("/soccer/a&b<c-m-1")], locale: "en" });
    expect(text).toContain("<loc>https://bets.example/</loc>");
    expect(text).toContain("<loc>https://bets.example/soccer/a&amp;b&lt;c-m-1</loc>");
    expect(sitemap(site, { addresses: [listed("/live")], locale: "de" })).toContain(
      `<loc>https://bets.example/de/live</loc><lastmod>${day}`,
    );
  });

  it("list only existing pages", () => {
    for (const path of indexedPaths) expect([path, matchRoute(path)?.route.path]).toEqual([path, path]);
  });
});

describe("robots.txt", () => {
  it("links to the sitemap of an indexed site only", () => {
    expect(robotsText({ ...site, isIndexed: true })).toContain("Sitemap: https://bets.example/sitemap.xml");
    expect(robotsText({ ...site, isIndexed: false })).not.toContain("Sitemap");
  });
});

describe("match image", () => {
  it("is a PNG of 1200 by 630, different for each match", () => {
    const side = (shortName: string) => ({ shortName, colors: ["#102030", "#f0e0d0"] as const });
    const draw = (away: string): Buffer =>
      drawMatchImage(builtInBrands.broadcast, { home: side("ARS"), away: side(away), day: "2026-11-22" });
    const image = draw("CHE");
    expect(image.subarray(1, 4).toString()).toBe("PNG");
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(image.equals(draw("MUN"))).toBe(false);
  });
});
