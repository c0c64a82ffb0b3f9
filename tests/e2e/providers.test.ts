import type { FrameLocator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { isFull, visit } from "./support/browser.ts";
import { readBalance } from "./support/player.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { violations } from "./support/accessibility.ts";

const site = productInBrowser();

interface Game {
  readonly title: string;
  readonly path: string;
  choose(frame: FrameLocator): Promise<void>;
}

const pickFirstOdds = async (frame: FrameLocator): Promise<void> => frame.locator("button.odd").first().click();
const games: readonly Game[] = [
  { title: "Horse racing", path: "/racing", choose: pickFirstOdds },
  { title: "Lotteries", path: "/lotteries", choose: async (frame) => frame.getByRole("button", { name: "Quick pick" }).click() },
  { title: "Virtual arena", path: "/virtual-gaming-arena", choose: pickFirstOdds },
  { title: "Premium cricket", path: "/premium-cricket", choose: pickFirstOdds },
];

/** Places a bet of EUR 5 in the open round. */
async function betFive(frame: FrameLocator, game: Game): Promise<void> {
  await frame.getByText("Betting closes in").waitFor();
  // A bet in the last seconds would race the close.
  await frame.locator('.countdown[data-hurry="false"]').waitFor({ timeout: 30_000 });
  await game.choose(frame);
  await frame.getByLabel("Stake").fill("5");
  await frame.getByRole("button", { name: "Place bet · €5.00" }).click();
  await frame.getByText("Bet placed:").waitFor();
}

async function expectBalance(page: Page, minor: number): Promise<void> {
  await expect.poll(() => readBalance(page), { timeout: 45_000 }).toBe(minor);
}

describe("games of other providers", () => {
  test.runIf(isFull)("ask a visitor to sign in", async () => {
    const { page, close } = await site.borrowPage({ window: "phone" });
    try {
      await visit(page, `${site.origin}/en/racing`);
      await page.getByText(": sign in to play").waitFor();
      expect(await page.locator("iframe").count()).toBe(0);
      await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
      await page.getByRole("dialog", { name: "Sign in" }).getByLabel("Password", { exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe("/en/racing");
    } finally {
      await close();
    }
  });

  test("accept bets in their frames from the shared balance, which the header shows", async () => {
    const { page, errors, close } = await site.borrowPage({ window: "phone" });
    try {
      await site.signInAsNew(page);
      let spent = 0;
      for (const game of isFull ? games : games.slice(0, 1)) {
        await visit(page, `${site.origin}/en${game.path}`);
        const frame = page.frameLocator(`iframe[title="${game.title}"]`);
        await betFive(frame, game);
        spent += 500;
        await expectBalance(page, 100_000 - spent);
        await frame.locator('[data-bet][data-status="open"]').waitFor();
        const [contentHeight, frameHeight] = await Promise.all([
          frame.locator(".page").evaluate((wrapper) => Math.ceil(wrapper.getBoundingClientRect().height)),
          page.locator("iframe").evaluate((frameElement) => frameElement.getBoundingClientRect().height),
        ]);
        const fontOf = (body: Element): string => getComputedStyle(body).fontFamily;
        expect(await frame.locator("body").evaluate(fontOf)).toBe(await page.locator("body").evaluate(fontOf));
        expect(await violations(page, "main")).toEqual([]);
        expect(Math.abs(frameHeight - contentHeight)).toBeLessThanOrEqual(2);
      }
      expect(errors).toEqual([]);
    } finally {
      await close();
    }
  });

  test.runIf(isFull)("use the player's language and direction, and restart after their session has ended", async () => {
    const { page, close } = await site.borrowPage();
    try {
      await site.signInAsNew(page, "limited");
      await visit(page, `${site.origin}/ar/racing`);
      const frame = page.frameLocator("iframe");
      await frame.locator('html[lang="ar"][dir="rtl"]').waitFor();
      await page.route("**/providers/horse_racing/races/state", (route) =>
        route.fulfill({ status: 401, json: { code: "session_expired", message: "" } }),
      );
      await page.evaluate(() => document.querySelector("iframe")?.contentWindow?.postMessage({ type: "refresh" }, location.origin));
      const restart = page.getByRole("button", { name: "ابدأ من جديد" });
      await restart.waitFor();
      await page.unroute("**/providers/horse_racing/races/state");
      await restart.click();
      await frame.locator("button.odd").first().waitFor();
    } finally {
      await close();
    }
  });

  test.runIf(isFull)("report a failed start with a retry, a low balance, and a player who may not bet", async () => {
    const { page, close } = await site.borrowPage();
    try {
      await page.route("**/virtual-wallet/**", (route) => route.abort());
      await site.signInAsNew(page, "broke");
      await visit(page, `${site.origin}/en/lotteries`);
      await page.getByText("The game couldn’t start").waitFor();
      await page.unroute("**/virtual-wallet/**");
      await page.getByRole("button", { name: "Try again" }).click();
      const frame = page.frameLocator("iframe");
      await frame.getByRole("button", { name: "Quick pick" }).click();
      await frame.getByText(/^You need €[\d.]+ more\./u).waitFor();
      await frame.getByRole("button", { name: /^Deposit €/u }).click();
      await page.getByRole("dialog", { name: "Deposit" }).waitFor();
      await site.signInAsNew(page, "pve");
      await visit(page, `${site.origin}/en/racing`);
      await page.getByText("Betting is blocked on this account").waitFor();
    } finally {
      await close();
    }
  });
});
