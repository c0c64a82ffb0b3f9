import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { visit } from "./support/browser.ts";
import { signIn, submitSignIn } from "./support/player.ts";
import { pathOf, readMarkets, readMatches, sidesOf, type WireMatch } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { violations } from "./support/violations.ts";

/** Accelerated, so that something happens within seconds. */
const site = productInBrowser(() => ({ FEED_SPEED: "40" }));

/** A big football match: the ones that began last have most before them. */
async function findMatch(query: string): Promise<WireMatch> {
  const found = await readMatches(site.origin, `sport_key=soccer&${query}&limit=100&sort_by=tournament.priority:asc`);
  const [match] = found.toSorted((left, right) => right.start_time.localeCompare(left.start_time));
  if (match === undefined) throw new Error(`There is no match for ${query}.`);
  return match;
}

function tabOf(page: Page, name: string): Locator {
  return page.getByRole("tab", { name, exact: true }).filter({ visible: true }).first();
}

function panelOf(page: Page): Locator {
  return page.getByRole("tabpanel").filter({ visible: true });
}

describe("the panel of a match", () => {
  test("draws what happens from the live match, counts it, and says the latest event", async () => {
    const match = await findMatch("match_status=1&has_video=true");
    const { page, errors, close } = await site.openPage();
    try {
      await visit(page, `${site.origin}/en${pathOf(match)}`);
      await page.getByRole("img", { name: /^Course of the match: / }).waitFor();
      await page.getByText("1st half", { exact: true }).filter({ visible: true }).last().waitFor();
      const told = page.locator(".pan").getByRole("status");
      await expect.poll(async () => (await told.innerText()).trim(), { timeout: 60_000 }).not.toBe("");
      expect(await violations(page)).toEqual([]);
      expect(errors).toEqual([]);
    } finally {
      await close();
    }
  });

  test("stands with markets that are read in the order of the feed, the main ones first, on a phone", async () => {
    const match = await findMatch("match_status=0");
    const { page, errors, close } = await site.openPage({ window: "phone" });
    try {
      await visit(page, `${site.origin}/en${pathOf(match)}`);
      const cards = await page.locator(".card").all();
      const places = await Promise.all(
        cards.map(async (card) => ({ name: (await card.getAttribute("aria-label")) ?? "", top: (await card.boundingBox())?.y ?? 0 })),
      );
      const shown = [...new Set(places.toSorted((left, right) => left.top - right.top).map(({ name }) => name))];
      const markets = await readMarkets(site.origin, match.id);
      const fed = [...new Set(markets.map(({ name }) => name))].filter((name) => shown.includes(name));
      expect(shown.length).toBeGreaterThan(4);
      expect(shown).toEqual(fed);
      expect(errors).toEqual([]);
    } finally {
      await close();
    }
  });

  test("shows form and start before a match and its story after it, on a phone", async () => {
    const coming = await findMatch("match_status=0");
    const over = await findMatch("match_status=4");
    const { page, errors, close } = await site.openPage({ window: "phone" });
    try {
      await visit(page, `${site.origin}/en${pathOf(coming)}?panel=statistics`);
      await panelOf(page).getByText("Starts", { exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
      await visit(page, `${site.origin}/en${pathOf(over)}`);
      await tabOf(page, "Statistics").click();
      const [home, away] = sidesOf(over);
      const story = [`${home} won`, `${away} won`, "It ended level"].map((text) => page.getByText(text, { exact: true }));
      await story.reduce((either, one) => either.or(one)).waitFor();
      await page.getByRole("img", { name: /^Course of the match: / }).waitFor();
      expect(errors).toEqual([]);
    } finally {
      await close();
    }
  });

  test("shows the stream to a player who signed in for it, and not before it is asked for where less is wanted", async () => {
    const match = await findMatch("match_status=1&has_video=true");
    const { page, errors, close } = await site.openPage({ window: "phone", reducedMotion: "reduce" });
    try {
      await visit(page, `${site.origin}/en${pathOf(match)}`);
      await tabOf(page, "Stream").click();
      await panelOf(page).getByRole("link", { name: "Sign in" }).click();
      await submitSignIn(page, "demo@touchline.test");
      const film = page.locator("video");
      await panelOf(page).getByRole("button", { name: "Play" }).waitFor();
      expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
      await panelOf(page).getByRole("button", { name: "Play" }).click();
      await panelOf(page).getByRole("button", { name: "Pause" }).waitFor();
      const seconds = async (): Promise<number> => film.evaluate((video: HTMLVideoElement) => video.currentTime);
      await expect.poll(seconds, { timeout: 45_000 }).toBeGreaterThan(0.5);
      expect(await violations(page)).toEqual([]);
      await panelOf(page).getByRole("button", { name: "Pause" }).click();
      await panelOf(page).getByRole("button", { name: "Play" }).waitFor();
      expect(errors).toEqual([]);
    } finally {
      await close();
    }
  });

  test("says that the stream failed, and plays an operator's in a frame when asked again", async () => {
    const match = await findMatch("match_status=1&has_video=true");
    const { page, close } = await site.openPage();
    try {
      let isDown = true;
      const stream = { link: null, frame: `${site.product.platformOrigin}/watch`, language_code: "en" };
      await page.route("**/streams", async (route) =>
        isDown ? route.fulfill({ status: 404, json: { code: "not_found", message: "" } }) : route.fulfill({ json: stream }),
      );
      await signIn(page, { origin: site.origin, email: "demo@touchline.test", returnTo: `${pathOf(match)}?panel=stream` });
      await page.getByText("The stream could not be played").waitFor();
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
