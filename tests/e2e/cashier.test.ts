import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isFull } from "./support/is-full.ts";
import { signInByApi } from "./support/bets-by-api.ts";
import { visit, type WatchedPage } from "./support/browser.ts";
import { cashierOf, depositByCard, testCards } from "./support/cashier-on-page.ts";
import { readBalance } from "./support/player.ts";
import { pathOf, sidesOf } from "./support/product-api.ts";
import { priceOf, slipOf, typeStake } from "./support/slip-on-page.ts";
import { upcomingFootball } from "./support/upcoming-football.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const site = productInBrowser(() => ({ FEED_SEED: "cashier-tests" }));

// Signed in before the other tests: their time counts for the reality check.
let player: WatchedPage;
beforeAll(async () => {
  player = await site.openPage();
  await limitPlayer(player.page, "limited", { type: "reality_check", amount: 1 });
});
afterAll(async () => player.close());

describe("the cashier", () => {
  test("takes a card, says why one is refused, asks for the bank's code, and tells of one that is pending", async () => {
    await site.withPage(async (page, { errors }) => {
      await signInByApi(page, site.origin, "broke@touchline.test");
      await visit(page, `${site.origin}/en/about`);
      await page.getByRole("button", { name: "Deposit" }).click();
      const before = await readBalance(page);
      const { dialog, form } = cashierOf(page);
      await depositByCard(page, testCards.good, "50");
      await form.getByRole("heading", { name: "€50.00 is in your account" }).waitFor();
      await expect.poll(async () => readBalance(page)).toBe(before + 5_000);
      await form.getByRole("button", { name: "Another deposit" }).click();
      await depositByCard(page, testCards.refused, "30");
      await form.getByText("Your bank refused the payment. Nothing was charged.").waitFor();
      await form.getByRole("button", { name: "Try again" }).click();
      await depositByCard(page, testCards.asks, "30");
      await form.getByLabel("Code").fill("000000");
      await form.getByRole("button", { name: "Confirm" }).click();
      await form.getByText("This is not the code.").waitFor();
      await form.getByLabel("Code").fill("123456");
      await form.getByRole("button", { name: "Confirm" }).click();
      await form.getByRole("heading", { name: "€30.00 is in your account" }).waitFor();
      await expect.poll(async () => readBalance(page)).toBe(before + 8_000);
      await form.getByRole("button", { name: "Another deposit" }).click();
      await depositByCard(page, testCards.slow, "20");
      await form.getByRole("heading", { name: "Your bank is still checking" }).waitFor();
      await form.getByRole("button", { name: "Done" }).click();
      await dialog.waitFor({ state: "detached" });
      await page.getByText("Deposit pending").waitFor();
      expect(page.url()).not.toContain("quick-deposit-status");
      await expect.poll(async () => readBalance(page), { timeout: 30_000 }).toBe(before + 10_000);
      // The browser notes the wrong code, which is answered 400.
      expect(errors.filter((error) => !error.includes("status of 400"))).toEqual([]);
    });
  });

  test("opens by its address, as a page of the platform too, which leads back", async () => {
    await site.withPage(async (page) => {
      await signInByApi(page, site.origin, "demo@touchline.test");
      await visit(page, `${site.origin}/en/about#deposit`);
      const { dialog, form } = cashierOf(page);
      await form.getByRole("button", { name: "€100" }).click();
      expect(await form.getByLabel("Amount in EUR").inputValue()).toBe("100");
      await dialog.getByRole("link", { name: "Open as a page" }).click();
      await page.waitForURL(`${site.product.platformOrigin}/profile/wallet/deposit**`);
      await page.getByRole("link", { name: "Back to the sportsbook" }).click();
      await page.waitForURL(`${site.origin}/en/about`);
      await visit(page, `${site.origin}/assets/?redirect=${encodeURIComponent("//evil.example/")}`);
      expect(new URL(page.url()).origin).toBe(site.origin);
    });
  });
});

/** Signs a demo player in and sets a limit of theirs. */
async function limitPlayer(page: Page, player: string, limit: Readonly<Record<string, unknown>>): Promise<void> {
  await signInByApi(page, site.origin, `${player}@touchline.test`);
  const reply = await page.request.post(`${site.origin}/platform/api/player/limits`, { data: limit, headers: { origin: site.origin } });
  expect(reply.ok(), await reply.text()).toBe(true);
}

describe("own limits", () => {
  test("are set with any amount, show what is left at the slip, and a stake above it is mended by one tap", async () => {
    await site.withPage(async (page) => {
      await signInByApi(page, site.origin, "demo@touchline.test");
      await visit(page, `${site.origin}/en/safer-gambling`);
      await page.getByRole("button", { name: "Set: Losses" }).click();
      await page.getByLabel("Amount in EUR").fill("12.34");
      await page.getByRole("button", { name: "Save limit" }).click();
      await page.getByText("€0.00 used, €12.34 left").waitFor();
      const [match] = await upcomingFootball(site.origin);
      await visit(page, `${site.origin}/en${pathOf(match)}`);
      await priceOf(page.getByRole("main").getByRole("group", { name: "1x2", exact: true }), sidesOf(match)[0]).click();
      await page.getByText("Loss limit: €12.34 left").waitFor();
      await typeStake(page, "50");
      await slipOf(page).getByRole("button", { name: "Place €12.34 instead" }).click();
      await slipOf(page).getByText("Bet placed", { exact: true }).waitFor();
      await page.getByText("Loss limit: €0.00 left").waitFor();
    });
  });

  // A minute of waiting for what packages/store and apps/web/tests/safer prove in an instant.
  test.runIf(isFull)("ask how long one has been here, in every tab, and once is enough to answer", async () => {
    const { page } = player;
    await visit(page, `${site.origin}/en/about`);
    const other = await page.context().newPage();
    await visit(other, `${site.origin}/en/about`);
    const checkOn = (tab: Page) => tab.getByRole("dialog", { name: "Reality check" });
    // Asked for every 30 seconds, due after a minute.
    await checkOn(page).waitFor({ timeout: 110_000 });
    await checkOn(other).waitFor();
    await checkOn(other).getByText("Net result").waitFor();
    await checkOn(other).getByRole("button", { name: "Continue" }).click();
    await checkOn(other).waitFor({ state: "detached" });
    await checkOn(page).waitFor({ state: "detached" });
  });
});
