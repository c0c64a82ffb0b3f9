import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { toPseudoText } from "../../apps/web/plugins/pseudo-text.ts";
import { isFull, openPage, visit } from "./support/browser.ts";
import { clippedTexts } from "./support/clipped-text.ts";
import { brandServers } from "./support/operator-files.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const site = productInBrowser();
const brands = brandServers(() => site.origin);

interface WireEvent {
  readonly slug: string;
  readonly status: number;
  readonly type: string;
  readonly main_market: { readonly status: number } | null;
  readonly available_markets: number;
  readonly tournament: { readonly sport: { readonly key: string } };
}

const sports = isFull
  ? ["soccer", "tennis", "basketball", "ice-hockey", "american-football", "baseball", "cricket", "cs2", "lol", "dota2", "valorant"]
  : ["soccer", "lol"];
const widths = isFull ? [320, 390, 768, 1280] : [320, 1280];

async function read(filter: string, origin: string): Promise<readonly WireEvent[]> {
  const reply = await fetch(`${origin}/api/v2/matches?${filter}&limit=100`);
  const { data } = (await reply.json()) as { readonly data: readonly WireEvent[] };
  return data;
}

async function eventsOf(filter: string): Promise<readonly WireEvent[]> {
  return (await read(filter, site.origin)).filter(({ main_market: market }) => market?.status === 1);
}

/** Returns the event with the longest slug, which means the longest names on the page. */
function longest(events: readonly WireEvent[]): WireEvent | undefined {
  return events.toSorted((left, right) => right.slug.length - left.slug.length)[0];
}

const pathOf = ({ slug, tournament }: WireEvent): string => `/${tournament.sport.key}/${slug}`;

/** For each sport, a match in play or else an upcoming one; also an outright. Waits while a new feed opens its markets one by one. */
async function paths(): Promise<readonly string[]> {
  await expect
    .poll(async () => (await eventsOf("type=match&match_status=1&sport_key=soccer")).length, { timeout: 60_000 })
    .toBeGreaterThan(0);
  const matches = await Promise.all(
    sports.map(
      async (sport) =>
        longest(await eventsOf(`type=match&match_status=1&sport_key=${sport}`)) ??
        longest(await eventsOf(`type=match&match_status=0&sport_key=${sport}`)),
    ),
  );
  const outright = longest(await eventsOf("type=outright"));
  return [...matches, outright].flatMap((event) => (event === undefined ? [] : pathOf(event)));
}

interface Named {
  name: string;
}

interface WireMarket extends Named {
  readonly outcomes: readonly (Named & { side?: string })[];
}

/** Replaces the backend's texts that name no side with longer ones: Finnish texts are about 1.4 times as long as English ones. */
async function lengthenNames(page: Page): Promise<void> {
  await page.route(/\/api\/v2\/matches\/\d+\/markets(?:\?|$)/u, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { readonly data: readonly WireMarket[] };
    for (const market of body.data) {
      market.name = toPseudoText(market.name);
      for (const outcome of market.outcomes)
        if (/^(?:draw|yes|no|odd|even|(?:over|under)\b.*)$/iu.test(outcome.name)) outcome.name = toPseudoText(outcome.name);
    }
    await route.fulfill({ response: reply, json: body });
  });
}

async function showAll(page: Page): Promise<void> {
  await page.locator(".card, .entrant").first().waitFor();
  const all = page.locator("#markets-tab-all");
  if (await all.isVisible()) await all.click();
}

/** Navigates as a link does, so that the browser requests the page's data. */
async function goBy(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: to }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await page.waitForFunction((to) => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href.endsWith(to), path);
}

/** For each sport, a match in play that has markets. The winner of the only match of a sport may be decided or suspended for minutes. */
async function livePaths(origin: string, names: readonly string[]): Promise<readonly string[]> {
  const matches = await Promise.all(
    names.map(async (sport) => {
      const live = await read(`type=match&match_status=1&sport_key=${sport}`, origin);
      return longest(live.filter(({ available_markets: count }) => count > 0));
    }),
  );
  return matches.flatMap((event) => (event === undefined ? [] : pathOf(event)));
}

/** Checks the pages of events at all widths, starting from a small page of the site. */
async function expectUncut(page: Page, locale: string, events: readonly string[]): Promise<void> {
  for (const path of events) {
    await goBy(page, `/${locale}${path}`);
    await showAll(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect(await clippedTexts(page), `${path} at ${width}`).toEqual([]);
    }
  }
}

describe("the page of a match", () => {
  test.each(isFull ? ["en", "de", "el", "ru", "ar", "long"] : ["ar"])("cuts no title, name or odds (%s)", async (language) => {
    const locale = language === "long" ? "en" : language;
    const { page, close } = await openPage(site.browser, { viewport: { width: widths[0] ?? 320, height: 844 } });
    if (language === "long") await lengthenNames(page);
    await visit(page, `${site.origin}/${locale}/about`);
    await expectUncut(page, locale, await paths());
    await close();
  });

  test.runIf(isFull)("cuts nothing in the fonts of another brand", async () => {
    const { page, close } = await openPage(site.browser, { viewport: { width: widths[0] ?? 320, height: 844 } });
    await visit(page, `${await brands.serve("programme")}/en/about`);
    await expectUncut(page, "en", await paths());
    await close();
  });
});

/** Hours with sports that are not in play in the recorded hour. */
const hours = [
  { hour: "2026-11-21T23:00:00Z", live: ["basketball", "ice-hockey", "american-football", "baseball"] },
  { hour: "2026-11-22T16:30:00Z", live: ["cricket", "tennis", "valorant"] },
];

describe.runIf(isFull).each(hours)("the page of a match in play at $hour", ({ hour, live }) => {
  const later = productInBrowser({ own: () => ({ FEED_START: hour }) });

  test.each(["en", "el", "ar"])("cuts no title, name, odds, score or clock (%s)", async (locale) => {
    await expect.poll(async () => (await livePaths(later.origin, live)).length, { timeout: 60_000 }).toBe(live.length);
    const { page, close } = await openPage(later.browser, { viewport: { width: widths[0] ?? 320, height: 844 } });
    await visit(page, `${later.origin}/${locale}/about`);
    await expectUncut(page, locale, await livePaths(later.origin, live));
    await close();
  });
});

describe("lists", () => {
  test.runIf(isFull).each(["broadcast", "programme"])("cut no line and no odds (%s)", async (brand) => {
    const { page, close } = await openPage(site.browser, { viewport: { width: widths[0] ?? 320, height: 844 } });
    const origin = brand === "programme" ? await brands.serve(brand) : site.origin;
    await visit(page, `${origin}/en/about`);
    for (const path of ["", "/soccer", "/tennis", "/basketball", "/american-football", "/live"]) {
      await goBy(page, `/en${path}`);
      await page.locator(".mr .odd").first().waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect(await clippedTexts(page), `${path} at ${width}`).toEqual([]);
      }
    }
    await close();
  });
});
