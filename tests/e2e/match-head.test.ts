import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { goTo, isFull, visit } from "./support/browser.ts";
import { liveFootballMatches, pathOf } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { violations } from "./support/accessibility.ts";

const site = productInBrowser();

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("The element is not shown.");
  return box;
}

/** The path of a live football match that has prices. */
async function livePath(): Promise<string> {
  let path = "";
  const read = async (): Promise<number> => {
    const matches = await liveFootballMatches(site.origin);
    if (matches[0] !== undefined) path = pathOf(matches[0]);
    return matches.length;
  };
  await expect.poll(read, { timeout: 30_000 }).toBeGreaterThan(0);
  return path;
}

const firstPrice = (page: Page): Locator => page.locator(".wc-prices .odd").first();

describe("the head of a live match on a phone", () => {
  test("keeps the first price within reach of the thumb and shows the score in one line once it is out of view", async () => {
    const path = await livePath();
    const { page, errors, close } = await site.borrowPage({ window: "phone" });
    await visit(page, `${site.origin}/en/live`);
    await goTo(page, `${site.origin}/en${path}`);
    await firstPrice(page).waitFor();
    const price = await boxOf(firstPrice(page));
    expect(price.y + price.height / 2).toBeLessThanOrEqual(360);
    const header = page.locator(".mh");
    expect([(await boxOf(header)).y, (await boxOf(header)).height]).toEqual([0, 48]);
    expect(await page.getByRole("banner").isVisible()).toBe(false);
    for (const button of await header.locator("a, button").filter({ visible: true }).all()) {
      const { height, width } = await boxOf(button);
      expect(Math.min(height, width), (await button.getAttribute("aria-label")) ?? "").toBeGreaterThanOrEqual(44);
    }
    expect(await violations(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 300));
    await header.getByRole("img", { name: / – / }).waitFor();
    expect((await boxOf(header)).height).toBe(44);
    expect(await header.getByRole("link", { name: "Sign in" }).isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(async () => (await boxOf(page.locator(".match-views"))).y).toBe(44);
    await page.evaluate(() => scrollTo(0, 20));
    await header.getByRole("img", { name: / – / }).waitFor({ state: "detached" });
    await header.getByRole("link", { name: "Back", exact: true }).click();
    await page.waitForURL(`${site.origin}/en/live`);
    await page.getByRole("banner").waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});

describe("the head of a live match on a desktop", () => {
  test.runIf(isFull)("ends with the match winner's prices, and keeps the home side on the left even in right-to-left pages", async () => {
    const path = await livePath();
    const { page, errors, close } = await site.borrowPage();
    for (const locale of ["en", "ar"]) {
      await visit(page, `${site.origin}/${locale}${path}`);
      await firstPrice(page).waitFor();
      const [chart, first, last] = [
        await boxOf(page.locator(".wc-chart")),
        await boxOf(firstPrice(page)),
        await boxOf(page.locator(".wc-prices .odd").last()),
      ];
      expect(first.x).toBeGreaterThan(chart.x + chart.width);
      expect(Math.abs(first.y - chart.y)).toBeLessThanOrEqual(2);
      expect(Math.abs(last.y + last.height - chart.y - chart.height)).toBeLessThanOrEqual(2);
      const [home, away] = [await boxOf(page.locator('.team[data-side="home"]')), await boxOf(page.locator('.team[data-side="away"]'))];
      expect(home.x).toBeLessThan(away.x);
      const cells = page.locator(".card .plate").first().locator(".odd");
      expect((await boxOf(cells.first())).x).toBeLessThan((await boxOf(cells.last())).x);
    }
    expect(errors).toEqual([]);
    await close();
  });
});
