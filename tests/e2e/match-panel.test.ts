import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { goTo, isFull, visit } from "./support/browser.ts";
import { submitSignIn } from "./support/player.ts";
import { pathOf, readMarkets, readMatches, everydayNames, type WireMatch } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { violations } from "./support/accessibility.ts";

const site = productInBrowser();

/** Finds the football match that started last, which has the most time left. */
async function findMatch(query: string): Promise<WireMatch> {
  const found = await readMatches(site.origin, `sport_key=soccer&${query}&limit=100&sort_by=tournament.priority:asc`);
  const [match] = found.toSorted((left, right) => right.start_time.localeCompare(left.start_time));
  if (match === undefined) throw new Error(`There is no match for ${query}.`);
  return match;
}

function tabOf(page: Page, name: string): Locator {
  return page.getByRole("tab", { name, exact: true }).filter({ visible: true }).first();
}

/** The names of the cards from top to bottom. */
async function cardNames(page: Page): Promise<readonly string[]> {
  const cards = await page
    .locator('.card:not([aria-busy="true"])')
    .evaluateAll((found) => found.map((card) => ({ name: card.ariaLabel ?? "", top: card.getBoundingClientRect().top })));
  return [...new Set(cards.toSorted((left, right) => left.top - right.top).map(({ name }) => name))];
}

function panelOf(page: Page): Locator {
  return page.getByRole("tabpanel").filter({ visible: true });
}

describe("the match panel", () => {
  test("on a phone is followed by the markets in feed order, and shows form and start time before a match and a summary after it", async () => {
    const upcoming = await findMatch("match_status=0");
    const ended = await findMatch("match_status=4");
    const { page, errors, close } = await site.openPage({ window: "phone" });
    try {
      await visit(page, `${site.origin}/en${pathOf(upcoming)}?panel=statistics`);
      await panelOf(page).getByText("Starts", { exact: true }).waitFor();
      if (isFull) expect(await violations(page)).toEqual([]);
      await expect.poll(async () => (await cardNames(page)).length, { timeout: 20_000 }).toBeGreaterThan(4);
      const shown = await cardNames(page);
      const markets = await readMarkets(site.origin, upcoming.id);
      const inFeedOrder = [...new Set(markets.map(({ name }) => name))].filter((name) => shown.includes(name));
      expect(shown).toEqual(inFeedOrder);
      await goTo(page, `${site.origin}/en${pathOf(ended)}`);
      await tabOf(page, "Statistics").click();
      const [home, away] = everydayNames(ended);
      const summaries = [`${home} won`, `${away} won`, "Ended level"].map((text) => page.getByText(text, { exact: true }));
      await summaries.reduce((either, one) => either.or(one)).waitFor();
      await page.getByRole("slider", { name: "Win chance" }).waitFor();
      expect(errors).toEqual([]);
    } finally {
      await close();
    }
  });

  test.runIf(isFull)("plays the stream after sign-in, and only on request when the device prefers reduced motion", async () => {
    const match = await findMatch("match_status=1&has_video=true");
    const { page, errors, close } = await site.openPage({ window: "phone", reducedMotion: "reduce" });
    try {
      await visit(page, `${site.origin}/en${pathOf(match)}`);
      await tabOf(page, "Stream").click();
      await panelOf(page).getByRole("link", { name: "Sign in" }).click();
      await submitSignIn(page, await site.newPlayer());
      const videoElement = page.locator("video");
      await panelOf(page).getByRole("button", { name: "Play" }).waitFor();
      expect(await videoElement.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
      await panelOf(page).getByRole("button", { name: "Play" }).click();
      await panelOf(page).getByRole("button", { name: "Pause" }).waitFor();
      const seconds = async (): Promise<number> => videoElement.evaluate((video: HTMLVideoElement) => video.currentTime);
      await expect.poll(seconds, { timeout: 45_000 }).toBeGreaterThan(0.5);
      if (isFull) expect(await violations(page)).toEqual([]);
      await panelOf(page).getByRole("button", { name: "Pause" }).click();
      await panelOf(page).getByRole("button", { name: "Play" }).waitFor();
      expect(errors).toEqual([]);
    } finally {
      await close();
    }
  });

  test.runIf(isFull)("reports a failed stream, and plays an operator's stream in a frame on retry", async () => {
    const match = await findMatch("match_status=1&has_video=true");
    const { page, close } = await site.openPage();
    try {
      let isDown = true;
      const stream = { link: null, frame: `${site.product.platformOrigin}/watch`, language_code: "en" };
      await page.route("**/streams", async (route) =>
        isDown ? route.fulfill({ status: 409, json: { code: "match_not_live", message: "" } }) : route.fulfill({ json: stream }),
      );
      await site.signInAsNew(page);
      await visit(page, `${site.origin}/en${pathOf(match)}?panel=stream`);
      await page.getByText("The stream couldn’t be played").waitFor();
      isDown = false;
      await page.getByRole("button", { name: "Try again" }).click();
      const frame = page.locator('iframe[title="Stream"]');
      await frame.waitFor();
      expect(await frame.getAttribute("sandbox")).not.toContain("allow-top-navigation");
      await panelOf(page).getByRole("button", { name: "Pause" }).click();
      await panelOf(page).getByRole("button", { name: "Play" }).first().waitFor();
      expect(await frame.count()).toBe(0);
    } finally {
      await close();
    }
  });
});
