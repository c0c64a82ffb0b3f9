import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { goTo, isFull, visit } from "./support/browser.ts";
import { cashierOf, depositByCard, testCards } from "./support/cashier-on-page.ts";
import { readBalance } from "./support/player.ts";
import { everydayNames, pathOf, upcomingFootballMatches } from "./support/product-api.ts";
import { oddsButton, slipOf, typeStake } from "./support/slip-on-page.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const site = productInBrowser();

/** Records the names of the events that the payment provider's form posts to the page. */
async function recordEvents(page: Page): Promise<ReadonlySet<string>> {
  const received = new Set<string>();
  await page.exposeFunction("recordCashierEvent", (name: string) => void received.add(name));
  await page.addInitScript(() => {
    addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== "object" || data === null || !("source" in data) || data.source !== "touchline-cashier" || !("type" in data))
        return;
      window.recordCashierEvent(data.type);
    });
  });
  return received;
}

describe("the cashier", () => {
  test("accepts a card, says why one is declined, asks for the bank's code, and reports a pending deposit", async () => {
    await site.withPage(async (page, { errors }) => {
      const received = await recordEvents(page);
      await site.signInAsNew(page, "broke");
      await visit(page, `${site.origin}/en/about`);
      await page.getByRole("button", { name: "Deposit" }).click();
      const before = await readBalance(page);
      const { dialog, form } = cashierOf(page);
      const fontOf = (body: Element): string => getComputedStyle(body).fontFamily;
      expect(await form.locator("html body").evaluate(fontOf)).toBe(await page.locator("body").evaluate(fontOf));
      await depositByCard(page, testCards.good, "50");
      await form.getByRole("heading", { name: "€50.00 added to your account" }).waitFor();
      await expect.poll(async () => readBalance(page)).toBe(before + 5_000);
      await form.getByRole("button", { name: "Make another deposit" }).click();
      await depositByCard(page, testCards.refused, "30");
      await form.getByText("Your bank declined the payment. You haven’t been charged.").waitFor();
      await form.getByRole("button", { name: "Try again" }).click();
      await depositByCard(page, testCards.asks, "30");
      await form.getByLabel("Code").fill("000000");
      await form.getByRole("button", { name: "Confirm" }).click();
      await form.getByText("Wrong code. Try again.").waitFor();
      await form.getByLabel("Code").fill("123456");
      await form.getByRole("button", { name: "Confirm" }).click();
      await form.getByRole("heading", { name: "€30.00 added to your account" }).waitFor();
      await expect.poll(async () => readBalance(page)).toBe(before + 8_000);
      await form.getByRole("button", { name: "Make another deposit" }).click();
      await depositByCard(page, testCards.slow, "20");
      await form.getByRole("heading", { name: "Deposit pending" }).waitFor();
      await form.getByRole("button", { name: "Done" }).click();
      await dialog.waitFor({ state: "detached" });
      await page.getByText("Deposit pending").waitFor();
      expect(page.url()).not.toContain("quick-deposit-status");
      await expect.poll(async () => readBalance(page), { timeout: 30_000 }).toBe(before + 10_000);

      await page.evaluate(() => (location.hash = "deposit=1000"));
      const quick = cashierOf(page, "Quick deposit");
      await quick.form.getByRole("button", { name: /^Deposit €/u }).click();
      await quick.form.getByRole("button", { name: "Done" }).click();
      await quick.dialog.waitFor({ state: "detached" });
      await expect.poll(async () => readBalance(page)).toBe(before + 11_000);
      // The next test covers the two remaining events: changes of currency and language.
      await expect
        .poll(() => [...received].filter((name) => name !== "size").toSorted())
        .toEqual([
          "accounts_updated",
          "change_payment_action",
          "close_fast_deposit_modal",
          "new_methods_available",
          "notification",
          "popup_closed",
          "redirect",
          "render_form",
          "submit",
          "websocket_connection",
        ]);
      // The browser logs the 400 for the wrong code.
      expect(errors.filter((error) => !error.includes("status of 400"))).toEqual([]);
    });
  });

  test.runIf(isFull)("opens at its address, and as a page of the platform that links back", async () => {
    await site.withPage(async (page) => {
      const received = await recordEvents(page);
      await site.signInAsNew(page);
      await visit(page, `${site.origin}/en/about#deposit`);
      const { dialog, form } = cashierOf(page);
      for (const currency of ["USD", "EUR"]) {
        await form.getByLabel("Account", { exact: true }).selectOption(currency);
        await form.getByLabel(`Amount in ${currency}`).waitFor();
        await page
          .getByTitle("Balance")
          .getByText(currency === "USD" ? "$" : "€")
          .waitFor();
      }
      expect(received).toContain("change_currency");
      await form.getByRole("button", { name: "€100" }).click();
      expect(await form.getByLabel("Amount in EUR").inputValue()).toBe("100");
      await dialog.getByRole("link", { name: "Open full page" }).click();
      await page.waitForURL(`${site.product.platformOrigin}/profile/wallet/deposit**`);
      await page.getByRole("link", { name: "Back to the sportsbook" }).click();
      await page.waitForURL(`${site.origin}/en/about`);
      await visit(page, `${site.origin}/assets/?redirect=${encodeURIComponent("//evil.example/")}`);
      expect(new URL(page.url()).origin).toBe(site.origin);

      // The host may also change the form's language, which the form reports as an event.
      await visit(page, `${site.origin}/en/about#deposit`);
      await form.getByLabel("Amount in EUR").waitFor();
      await page.locator("dialog iframe").evaluate((frame, server) => {
        const to = frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
        to?.postMessage({ source: "touchline-cashier-host", type: "language", locale: "de" }, server);
      }, site.product.platformOrigin);
      await page.waitForURL(`${site.origin}/de/about`);
      expect(received).toContain("change_language");
    });
  });
});

describe("a player's own limits", () => {
  test.runIf(isFull)("accept any amount, show the remaining amount on the slip, and offer one tap to lower a stake above it", async () => {
    await site.withPage(async (page) => {
      await site.signInAsNew(page);
      await visit(page, `${site.origin}/en/safer-gambling`);
      await page.getByRole("button", { name: "Set: Losses" }).click();
      await page.getByLabel("Amount in EUR").fill("12.34");
      await page.getByRole("button", { name: "Save limit" }).click();
      await page.getByText("€0.00 used, €12.34 left").waitFor();
      const [match] = await upcomingFootballMatches(site.origin);
      await goTo(page, `${site.origin}/en${pathOf(match)}`);
      await oddsButton(page.getByRole("main").getByRole("group", { name: "Match result", exact: true }), everydayNames(match)[0]).click();
      await page.getByText("Loss limit: €12.34 left").waitFor();
      await typeStake(page, "50");
      await slipOf(page).getByRole("button", { name: "Set stake to €12.34" }).click();
      await slipOf(page).getByRole("button", { name: "Place bet · €12.34", disabled: false }).click();
      await slipOf(page).getByText("Bet placed", { exact: true }).waitFor();
      await page.getByText("Loss limit: €0.00 left").waitFor();
    });
  });
});
