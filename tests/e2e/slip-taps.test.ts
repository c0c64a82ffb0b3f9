import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { goTo, isFull } from "./support/browser.ts";
import { everydayNames, pathOf, upcomingFootballMatches } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { oddsButton, slipBar, slipOf } from "./support/slip-on-page.ts";

const site = productInBrowser();

/** A faster second tap in the same place is a double tap, which places nothing. */
const betweenTapsMs = 600;

/** Taps on a phone and counts the taps. */
class Finger {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    await target.tap();
    await target.page().waitForTimeout(betweenTapsMs);
    this.taps += 1;
  }
}

async function placedTypes(page: Page): Promise<readonly string[]> {
  const reply = await page.request.get(`${site.origin}/api/v3/bets?limit=100`);
  return ((await reply.json()) as { readonly data: readonly { readonly type: string }[] }).data.map(({ type }) => type);
}

async function onPhone(run: (page: Page, finger: Finger) => Promise<void>): Promise<void> {
  const { page, close } = await site.borrowPage({ window: "phone" });
  try {
    await site.signInAsNew(page, "demo");
    await run(page, new Finger());
  } finally {
    await close();
  }
}

/** The odds of a side on the page of its match. */
async function homeWin(page: Page, index: number): Promise<Locator> {
  const match = (await upcomingFootballMatches(site.origin))[index];
  if (match === undefined) throw new Error(`There is no match ${index}.`);
  await goTo(page, `${site.origin}/en${pathOf(match)}`);
  return oddsButton(page.getByRole("main").getByRole("group", { name: "Match result", exact: true }), everydayNames(match)[0]);
}

const receipt = (page: Page): Locator => slipOf(page).getByRole("heading", { name: "Bet placed" });

describe("the slip on a phone", () => {
  test("places a single in three taps: odds, stake, button", async () => {
    await onPhone(async (page, finger) => {
      await finger.tap(await homeWin(page, 0));
      await page.getByRole("button", { name: /^Open bet slip, 1 selection: 1 Single \d/u }).waitFor();
      await finger.tap(slipBar(page).getByRole("button", { name: "€5", exact: true }));
      await finger.tap(slipBar(page).getByRole("button", { name: "Place bet · €5.00", disabled: false }));
      await receipt(page).waitFor();
      expect(finger.taps).toBe(3);
      expect(await placedTypes(page)).toEqual(["single"]);
    });
  });

  test("places a combo of three in six taps: three odds, bar, stake, button", async () => {
    await onPhone(async (page, finger) => {
      for (const index of [0, 1, 2]) {
        await finger.tap(await homeWin(page, index));
        // The bar covers neither the odds nor the tab bar.
        await slipBar(page).waitFor();
      }
      await finger.tap(slipBar(page).getByRole("button", { name: /^Open bet slip, 3 selections/u }));
      await finger.tap(slipOf(page).getByRole("group", { name: "Keypad" }).getByRole("button", { name: "€5", exact: true }));
      await finger.tap(slipOf(page).getByRole("button", { name: "Place bet · €5.00", disabled: false }));
      await receipt(page).waitFor();
      expect(finger.taps).toBe(6);
      expect(await placedTypes(page)).toEqual(["combo"]);
      await expect.poll(async () => page.evaluate(() => document.activeElement?.textContent)).toBe("Bet placed");
    });
  });

  test.runIf(isFull)("places single, combo and system with one button and shows one receipt", async () => {
    await onPhone(async (page, finger) => {
      for (const index of [0, 1, 2]) await finger.tap(await homeWin(page, index));
      await finger.tap(slipBar(page).getByRole("button", { name: /^Open bet slip, 3 selections/u }));
      const keypad = slipOf(page).getByRole("group", { name: "Keypad" });
      await finger.tap(keypad.getByRole("button", { name: "€5", exact: true }));
      await finger.tap(slipOf(page).getByRole("button", { name: /^Stake on 2 of 3/u }));
      await finger.tap(keypad.getByRole("button", { name: "€10", exact: true }));
      await finger.tap(slipOf(page).locator("[data-stake-of]").first());
      await finger.tap(keypad.getByRole("button", { name: "1", exact: true }));
      await finger.tap(slipOf(page).getByRole("button", { name: "Place 3 bets · €16.00", disabled: false }));
      await slipOf(page).getByRole("heading", { name: "3 bets placed" }).waitFor();
      expect([...(await placedTypes(page))].sort()).toEqual(["combo", "single", "system"]);
    });
  });
});
