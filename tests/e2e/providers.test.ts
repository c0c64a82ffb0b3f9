import type { FrameLocator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { visit } from "./support/browser.ts";
import { readBalance } from "./support/player.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { violations } from "./support/violations.ts";

const site = productInBrowser();

interface Game {
  readonly title: string;
  readonly path: string;
  choose(frame: FrameLocator): Promise<void>;
}

const firstPrice = async (frame: FrameLocator): Promise<void> => frame.locator("button.odd").first().click();
const games: readonly Game[] = [
  { title: "Horse racing", path: "/racing", choose: firstPrice },
  { title: "Lotteries", path: "/lotteries", choose: async (frame) => frame.getByRole("button", { name: "Quick pick" }).click() },
  { title: "Virtual arena", path: "/virtual-gaming-arena", choose: firstPrice },
  { title: "Premium cricket", path: "/premium-cricket", choose: firstPrice },
];

/** Chooses and bets five euros; a round that closes in between lets go of the choice, which is then made again. */
async function betFive(frame: FrameLocator, game: Game): Promise<void> {
  await frame.getByText("Betting closes in").waitFor();
  // A bet within a second of the close would test the clock.
  await frame.locator('.countdown[data-hurry="false"]').waitFor({ timeout: 30_000 });
  await game.choose(frame);
  await frame.getByLabel("Stake").fill("5");
  await frame.getByRole("button", { name: /^Bet €5\.00/u }).click();
  await frame.getByText("Bet placed:").waitFor();
}

async function balanceBecomes(page: Page, minor: number): Promise<void> {
  await expect.poll(() => readBalance(page), { timeout: 45_000 }).toBe(minor);
}

describe("games of other providers", () => {
  test("ask a visitor to sign in", async () => {
    const { page, close } = await site.openPage({ window: "phone" });
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

  test("are bet on in their frames from the one balance, which the page's head follows", async () => {
    const { page, errors, close } = await site.openPage({ window: "phone" });
    try {
      await site.signInAsNew(page);
      let spent = 0;
      for (const game of games) {
        await visit(page, `${site.origin}/en${game.path}`);
        const frame = page.frameLocator(`iframe[title="${game.title}"]`);
        await betFive(frame, game);
        spent += 500;
        await balanceBecomes(page, 100_000 - spent);
        await frame.locator('[data-bet][data-status="open"]').waitFor();
        const [wanted, given] = await Promise.all([
          frame.locator(".page").evaluate((wrapper) => Math.ceil(wrapper.getBoundingClientRect().height)),
          page.locator("iframe").evaluate((frameElement) => frameElement.getBoundingClientRect().height),
        ]);
        expect(await violations(page, "main")).toEqual([]);
        expect(Math.abs(given - wanted)).toBeLessThanOrEqual(2);
      }
      expect(errors).toEqual([]);
    } finally {
      await close();
    }
  });

  test("are in the reader's language and direction, and start again when their session has ended", async () => {
    const { page, close } = await site.openPage();
    try {
      await site.signInAsNew(page, "limited");
      await visit(page, `${site.origin}/ar/racing`);
      const frame = page.frameLocator("iframe");
      await frame.locator('html[lang="ar"][dir="rtl"]').waitFor();
      await page.route("**/providers/horse_racing/races/state", (route) =>
        route.fulfill({ status: 401, json: { code: "session_expired", message: "" } }),
      );
      await page.evaluate(() => document.querySelector("iframe")?.contentWindow?.postMessage({ type: "refresh" }, location.origin));
      const again = page.getByRole("button", { name: "ابدأ من جديد" });
      await again.waitFor();
      await page.unroute("**/providers/horse_racing/races/state");
      await again.click();
      await frame.locator("button.odd").first().waitFor();
    } finally {
      await close();
    }
  });

  test("that do not start say so and can be tried again; who may not bet is told", async () => {
    const { page, close } = await site.openPage();
    try {
      await page.route("**/virtual-wallet/**", (route) => route.abort());
      await site.signInAsNew(page, "broke");
      await visit(page, `${site.origin}/en/lotteries`);
      await page.getByText("The game couldn’t start").waitFor();
      await page.unroute("**/virtual-wallet/**");
      await page.getByRole("button", { name: "Try again" }).click();
      const frame = page.frameLocator("iframe");
      await frame.getByRole("button", { name: "Quick pick" }).click();
      await frame.getByText("Insufficient balance.").waitFor();
      await frame.getByRole("button", { name: "Deposit" }).click();
      await page.getByRole("dialog", { name: "Deposit" }).waitFor();
      await site.signInAsNew(page, "pve");
      await visit(page, `${site.origin}/en/racing`);
      await page.getByText("Betting is blocked on this account").waitFor();
    } finally {
      await close();
    }
  });
});
