import { describe, expect, test } from "vitest";
import { signInByApi } from "./support/bets-by-api.ts";
import { visit } from "./support/browser.ts";
import { cashierOf, depositByCard, testCards } from "./support/cashier-on-page.ts";
import { readBalance } from "./support/player.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const site = productInBrowser(() => ({ FEED_SEED: "cashier-tests" }));

describe("the cashier", () => {
  test("takes a card, says why one is refused, asks for the bank's code, and tells of one that is pending", async () => {
    await site.withPage(async (page, { errors }) => {
      await signInByApi(page, site.origin, "broke@touchline.test");
      await visit(page, `${site.origin}/en/about`);
      await page.getByRole("button", { name: "Deposit" }).click();
      const { dialog, form } = cashierOf(page);
      await depositByCard(page, testCards.good, "50");
      await form.getByRole("heading", { name: "€50.00 is in your account" }).waitFor();
      await expect.poll(async () => readBalance(page)).toBe(5_000);
      await form.getByRole("button", { name: "Another deposit" }).click();
      await form.getByRole("radio", { name: "Another card" }).check();
      await depositByCard(page, testCards.refused, "30");
      await form.getByText("Your bank refused the payment. Nothing was charged.").waitFor();
      await form.getByRole("button", { name: "Try again" }).click();
      await form.getByRole("radio", { name: "Another card" }).check();
      await depositByCard(page, testCards.asks, "30");
      await form.getByLabel("Code").fill("000000");
      await form.getByRole("button", { name: "Confirm" }).click();
      await form.getByText("This is not the code.").waitFor();
      await form.getByLabel("Code").fill("123456");
      await form.getByRole("button", { name: "Confirm" }).click();
      await form.getByRole("heading", { name: "€30.00 is in your account" }).waitFor();
      await expect.poll(async () => readBalance(page)).toBe(8_000);
      await form.getByRole("button", { name: "Another deposit" }).click();
      await form.getByRole("radio", { name: "Another card" }).check();
      await depositByCard(page, testCards.slow, "20");
      await form.getByRole("heading", { name: "Your bank is still checking" }).waitFor();
      await form.getByRole("button", { name: "Done" }).click();
      await dialog.waitFor({ state: "detached" });
      await page.getByText("Deposit pending").waitFor();
      expect(page.url()).not.toContain("quick-deposit-status");
      await expect.poll(async () => readBalance(page), { timeout: 30_000 }).toBe(10_000);
      expect(errors).toEqual([]);
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
