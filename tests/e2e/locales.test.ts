import { locales } from "../../packages/domain/src/index.ts";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { isFull, visit } from "./support/browser.ts";
import { pathOf, readMatches } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { readPageLinks, readStructuredData, structuredDataFaults } from "./support/page-metadata.ts";

/** `npm run test:full` opens every page in every locale; `npm test` opens three in a right-to-left one, and one in one without browser data. */
const testedLocales = isFull ? locales.map(({ code }) => code) : ["he", "kz"];

/** Pages whose status is not 200. */
const failurePaths = ["/404", "/410", "/500", "/blocked", "/locked"];

const site = productInBrowser({ web: { SITE_INDEXED: "true", LOCALE_IN_URL: "true" } });
let paths: readonly string[];

beforeAll(async () => {
  const [match] = await readMatches(site.origin, "match_status=0&sport_key=soccer&limit=1");
  if (match === undefined) throw new Error("The feed has no football.");
  const [live] = await readMatches(site.origin, "match_status=1&sport_key=soccer&limit=1");
  const some = ["", pathOf(match), "/users/sign-in"];
  const more = [
    ...(live === undefined ? [] : [pathOf(live)]),
    `/soccer/${match.tournament.slug}`,
    "/soccer",
    "/cybersport",
    "/top-sports",
    "/live",
    "/live/multi",
    "/schedule",
    "/results",
    "/promotions",
    "/favorites",
    "/bets",
    "/search?q=real",
    "/racing",
    "/lotteries",
    "/about",
    "/accessibility",
    "/general-rules",
    "/terms-and-conditions",
    "/safer-gambling",
    "/users/sign-up",
    "/users/password/new",
    ...failurePaths,
  ];
  paths = isFull ? [...some, ...more] : some;
});

/** Finds message keys, unfilled placeholders, clipped controls, and numbers in the wrong direction. */
async function findTextFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const key = /^[a-z][A-Za-z]*(?:\.[A-Za-z_-]+)+$/u;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const owner = node.parentElement?.tagName ?? "";
      if (owner !== "SCRIPT" && owner !== "STYLE" && (key.test(text) || /\{\w+[,}]|undefined|\[object/u.test(text)))
        found.push(`text: ${text}`);
    }
    for (const control of document.querySelectorAll<HTMLElement>("button, a[href], select, input")) {
      const { width, height } = control.getBoundingClientRect();
      const isShown = width > 0 && control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (
        isShown &&
        getComputedStyle(control).overflowX !== "visible" &&
        control.scrollWidth > Math.ceil(width) + 2 &&
        height > 0 &&
        control.matches("button, .btn, [role=tab]")
      )
        found.push(`clipped: ${control.outerHTML.slice(0, 120)}`);
    }
    // Signed numbers and scores with spaces or dashes are reordered in right-to-left text.
    const reordered = /^[+−-]\d|\d\s*–\s*\d|\d\s[-:]\s\d/u;
    for (const leaf of document.querySelectorAll("body :not(script, style, :has(*))")) {
      const text = leaf.textContent.trim();
      const { direction, unicodeBidi } = getComputedStyle(leaf);
      if (reordered.test(text) && !/\p{L}/u.test(text) && direction === "rtl" && unicodeBidi !== "plaintext")
        found.push(`direction: ${text} in ${leaf.outerHTML.slice(0, 120)}`);
    }
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return overflow > 0 ? [...found, `overflow: ${overflow}`] : found;
  });
}

describe.each(testedLocales)("pages in %s", (code) => {
  const facts = locales.find((locale) => locale.code === code);
  test("have complete texts that fit and run in one direction", { timeout: isFull ? 840_000 : 150_000 }, async () => {
    const { page, errors, close } = await site.openPage({ window: "phone" });
    const catalogues = new Set<string>();
    page.on("request", (request) => {
      const name = /\/assets\/messages-([\w-]+?)(?:-rest)?-[\w-]{7}\.js$/u.exec(new URL(request.url()).pathname)?.[1];
      if (name !== undefined) catalogues.add(name);
    });
    for (const path of isFull || code === "he" ? paths : paths.slice(1, 2)) {
      await page.goto(`${site.origin}/${code}${path}`, { waitUntil: "load" });
      expect(await page.locator("html").getAttribute("lang"), path).toBe(facts?.htmlTag);
      expect(await page.locator("html").getAttribute("dir"), path).toBe(facts?.isRtl === true ? "rtl" : "ltr");
      expect({ path, faults: await findTextFaults(page) }).toEqual({ path, faults: [] });
    }
    // The browser logs the statuses of the failure pages.
    const expectedErrors = isFull ? /status of (?:401|403|404|410|500)/u : /status of 404/u;
    expect(errors.filter((text) => !expectedErrors.test(text))).toEqual([]);
    // A page fetches only the texts of its own locale.
    expect([...catalogues]).toHaveLength(1);
    await close();
  });
});

test.runIf(isFull)("changing the language keeps path, query and hash", async () => {
  await site.withPage(async (page) => {
    await visit(page, `${site.origin}/en/results?sport=soccer#top`);
    await page.getByRole("button", { name: /^Odds format and language/u }).click();
    await page.getByRole("link", { name: "Deutsch" }).click();
    await page.waitForURL(`${site.origin}/de/results?sport=soccer#top`);
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
  });
});

describe("search engine metadata", () => {
  const read = async (path: string): Promise<string> => (await fetch(`${site.origin}${path}`)).text();

  test("a page has a canonical address and alternates in all locales, which agree", async () => {
    const path = paths[1] ?? "";
    const german = await read(`/de${path}?time=1h`);
    const { alternates, canonical } = readPageLinks(german);
    expect(alternates.size).toBe(locales.length + 1);
    expect(canonical).toBe(alternates.get("de"));
    expect(alternates.get("x-default")).toBe(alternates.get("en"));
    expect(readPageLinks(await read(`/fa${path}`)).alternates).toEqual(alternates);
  });

  test("pages have structured data and unique descriptions, and private pages are not indexed", async () => {
    const html = await read(`/es${paths[1] ?? ""}`);
    const things = readStructuredData(html);
    expect(things.map((thing) => thing["@type"])).toEqual(["SportsEvent", "BreadcrumbList"]);
    expect(html).not.toContain('content="noindex"');
    const descriptions = [html, ...(await Promise.all(["/es", "/es/live", "/es/results", "/es/promotions"].map(read)))].map(
      (text) => /<meta name="description" content="([^"]+)">/u.exec(text)?.[1] ?? "",
    );
    expect(descriptions).not.toContain("");
    expect(new Set(descriptions).size).toBe(descriptions.length);
    for (const hidden of ["/en/bets", "/en/users/sign-in", "/en/404"])
      expect([hidden, await read(hidden)]).toEqual([hidden, expect.stringContaining('content="noindex"')]);
  });

  test.runIf(isFull)("structured data has every property that search engines require", async () => {
    const kinds = ["soccer", "tennis", "basketball", "esports"];
    const matches = await Promise.all(kinds.map(async (sport) => readMatches(site.origin, `match_status=0&sport_key=${sport}&limit=2`)));
    const types = new Set<string>();
    for (const path of ["", "/soccer", ...matches.flat().map(pathOf)])
      for (const thing of readStructuredData(await read(`/en${path}`))) {
        types.add(String(thing["@type"]));
        expect([path, structuredDataFaults(thing)]).toEqual([path, []]);
      }
    expect([...types].toSorted()).toEqual(["BreadcrumbList", "Organization", "SportsEvent", "WebSite"]);
  });

  test("each page of a list has its own canonical address and title, filtered lists do not", async () => {
    const titleOf = (html: string): string => /<title>([^<]+)</u.exec(html)?.[1] ?? "";
    const canonicalOf = (html: string): string => (readPageLinks(html).canonical ?? "").slice(site.origin.length);
    const [first = "", second = "", narrowed = ""] = await Promise.all(
      ["/de/soccer?page=1", "/de/soccer?page=2", "/de/soccer?time=7d&page=2"].map(read),
    );
    expect([first, second, narrowed].map(canonicalOf)).toEqual(["/de/soccer", "/de/soccer?page=2", "/de/soccer"]);
    expect(titleOf(second)).toBe(`${titleOf(first)} – Seite 2`);
    expect(new Set([...readPageLinks(second).alternates.values()].map((href) => new URL(href).search))).toEqual(new Set(["?page=2"]));
    expect(second).toMatch(/<a [^>]*href="\/de\/soccer"[^>]*rel="prev"|<a [^>]*rel="prev"[^>]*href="\/de\/soccer"/u);
    expect(canonicalOf(await read("/de/about?page=2"))).toBe("/de/about");
  });

  test.runIf(isFull)("sitemaps list existing pages once, in their own locale", async () => {
    const robots = await read("/robots.txt");
    const index = await read(new URL(/^Sitemap: (.+)$/mu.exec(robots)?.[1] ?? "").pathname);
    const files = [...index.matchAll(/<loc>([^<]+)</gu)].map(([, loc = ""]) => new URL(loc).pathname);
    expect(files).toContain("/sitemaps/matches.pt-BR.xml");
    const listed = [...(await read("/sitemaps/pages.pt-BR.xml")).matchAll(/<loc>([^<]+)</gu)].map(([, loc = ""]) => new URL(loc).pathname);
    expect(new Set(listed).size).toBe(listed.length);
    for (const path of isFull ? listed : listed.slice(0, 3)) {
      const reply = await fetch(`${site.origin}${path}`, { redirect: "manual" });
      expect([path, reply.status]).toEqual([path, 200]);
      expect(await reply.text()).toContain('<html lang="pt-BR"');
    }
  });
});
