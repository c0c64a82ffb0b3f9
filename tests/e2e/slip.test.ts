import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { goTo, isFull, visit } from "./support/browser.ts";
import { cashierOf, testCards, typeCard } from "./support/cashier-on-page.ts";
import { readBalance } from "./support/player.ts";
import { everydayNames, pathOf, upcomingFootballMatches, type WireMatch } from "./support/product-api.ts";
import { legsOf, oddsButton, readSlip, expectedReturn, slipOf, stakeField, typeStake } from "./support/slip-on-page.ts";
import { type DemoPlayerName, productInBrowser } from "./support/product-in-browser.ts";

const site = productInBrowser();
let first: WireMatch;
let second: WireMatch;

beforeAll(async () => {
  [first, second] = await upcomingFootballMatches(site.origin);
});

/** Adds a match's home win to the slip from its page. */
async function addHomeWin(page: Page, match: WireMatch): Promise<void> {
  await goTo(page, `${site.origin}/en${pathOf(match)}`);
  const price = oddsButton(page.getByRole("main").getByRole("group", { name: "Match result", exact: true }), everydayNames(match)[0]);
  await price.click();
  await slipOf(page)
    .getByRole("button", { name: `Remove ${everydayNames(match)[0]}`, exact: true })
    // A combination that cannot be placed shows a second button that removes the leg.
    .first()
    .waitFor();
}

async function signInOnMatch(page: Page, player: DemoPlayerName): Promise<void> {
  await site.signInAsNew(page, player);
  await visit(page, `${site.origin}/en${pathOf(first)}`);
}

/** References of the player's bets, newest first. */
async function betReferences(page: Page): Promise<readonly string[]> {
  const reply = await page.request.get(`${site.origin}/api/v3/bets?limit=100`);
  const { data } = (await reply.json()) as { readonly data: readonly { readonly ref: string }[] };
  return data.map(({ ref }) => ref);
}

function receiptOf(page: Page): Locator {
  return slipOf(page).getByText("Bet placed", { exact: true });
}

describe("composing a slip", () => {
  test.runIf(isFull)("one tap on an odds button adds the selection, and the next removes it", async () => {
    await site.withBorrowed(async (page) => {
      await addHomeWin(page, first);
      const price = oddsButton(page.getByRole("main").getByRole("group", { name: "Match result", exact: true }), everydayNames(first)[0]);
      expect(await price.getAttribute("aria-pressed")).toBe("true");
      await price.click();
      await slipOf(page).getByText("Your bet slip is empty").waitFor();
      expect(await price.getAttribute("aria-pressed")).toBe("false");
    });
  });

  test.runIf(isFull)("a leg can be removed, and Undo restores a cleared slip", async () => {
    await site.withBorrowed(async (page) => {
      await addHomeWin(page, first);
      await addHomeWin(page, second);
      await typeStake(page, "7");
      await slipOf(page)
        .getByRole("button", { name: `Remove ${everydayNames(first)[0]}`, exact: true })
        .click();
      await expect.poll(async () => legsOf(page).count()).toBe(1);
      await slipOf(page).getByRole("button", { name: "Clear slip" }).click();
      await slipOf(page).getByText("Your bet slip is empty").waitFor();
      await slipOf(page).getByRole("button", { name: "Undo" }).click();
      await legsOf(page).getByText(everydayNames(second)[0], { exact: true }).waitFor();
      await slipOf(page)
        .getByRole("button", { name: /€7\.00/u })
        .waitFor();
    });
  });

  test.runIf(isFull)("legs, bet type and stake survive a reload", async () => {
    await site.withBorrowed(async (page) => {
      await addHomeWin(page, first);
      await addHomeWin(page, second);
      await typeStake(page, "3.33");
      const before = await readSlip(page);
      expect(before.returns).toBe(expectedReturn(333, before.odds));
      await page.reload();
      await legsOf(page).nth(1).waitFor();
      expect(await stakeField(page, "Combo").inputValue()).toBe("€3.33");
      await expect.poll(async () => readSlip(page)).toEqual(before);
    });
  });

  test.runIf(isFull)("two selections of one match cannot be combined, and one tap fixes it", async () => {
    await site.withBorrowed(async (page) => {
      await addHomeWin(page, second);
      await addHomeWin(page, first);
      await typeStake(page, "5");
      await page.getByRole("main").getByRole("group", { name: "Both teams to score" }).getByRole("button", { name: /^Yes/u }).click();
      await legsOf(page).nth(2).waitFor();
      const notice = slipOf(page).getByText("They can’t be combined because one result affects the other.");
      await notice.waitFor();
      expect(
        await slipOf(page)
          .getByRole("button", { name: /^(?:Place|Sign in to bet)/u })
          .count(),
      ).toBe(0);
      await slipOf(page)
        .getByRole("button", { name: /^Remove Yes · Both teams to score$/u })
        .click();
      await notice.waitFor({ state: "detached" });
    });
  });
});

describe("placing a bet", () => {
  test.runIf(isFull)("a visitor is asked to sign in, and the slip is kept", async () => {
    await site.withBorrowed(async (page) => {
      await addHomeWin(page, first);
      await typeStake(page, "5");
      await slipOf(page).getByRole("button", { name: "Sign in to bet · €5.00" }).click();
      const dialog = page.getByRole("dialog", { name: "Sign in" });
      await dialog.getByLabel("Password", { exact: true }).waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await slipOf(page).getByRole("button", { name: "Sign in to bet · €5.00" }).waitFor();
    });
  });

  test("a low balance shows the missing amount and offers to deposit it", async () => {
    await site.withBorrowed(async (page) => {
      await signInOnMatch(page, "broke");
      await addHomeWin(page, first);
      await typeStake(page, "5");
      await slipOf(page).getByText("Insufficient balance").waitFor();
      await slipOf(page).getByText("You need €5.00 more.").waitFor();
      await slipOf(page).getByRole("button", { name: "Deposit €5.00" }).click();
      const cashier = cashierOf(page, "Quick deposit");
      expect(await cashier.form.getByLabel("Amount in EUR").inputValue()).toBe("5");
      await cashier.form.getByLabel("Amount in EUR").fill("20");
      await typeCard(page, testCards.good);
      await cashier.form.getByRole("button", { name: /^Deposit €/u }).click();
      await cashier.form.getByRole("heading", { name: "€20.00 added to your account" }).waitFor();
      await cashier.form.getByRole("button", { name: "Done" }).click();
      await cashier.dialog.waitFor({ state: "detached" });
      await expect.poll(async () => readBalance(page)).toBe(2_000);
      await slipOf(page).getByRole("button", { name: "Place bet · €5.00", disabled: false }).click();
      await receiptOf(page).waitFor();
      await expect.poll(async () => readBalance(page)).toBe(1_500);
    });
  });

  test.runIf(isFull)("a player who may not bet sees the reason and cannot place", async () => {
    await site.withBorrowed(async (page) => {
      await signInOnMatch(page, "pve");
      await addHomeWin(page, first);
      await typeStake(page, "5");
      await slipOf(page).getByText("Betting is blocked on this account").waitFor();
      expect(
        await slipOf(page)
          .getByRole("button", { name: /^Place bet/u, disabled: false })
          .count(),
      ).toBe(0);
    });
  });

  // Every run already sets the limit by keyboard (betting-without-pointer).
  test.runIf(isFull)("a stake above the player's limit is lowered to it by one tap and placed by the next", async () => {
    await site.withBorrowed(async (page) => {
      await signInOnMatch(page, "limited");
      await addHomeWin(page, first);
      await typeStake(page, "25");
      // The slip fetches the limit itself.
      await slipOf(page).getByText("Stake too high").waitFor();
      await slipOf(page).getByRole("button", { name: "Set stake to €10.00" }).dblclick();
      const place = slipOf(page).getByRole("button", { name: "Place bet · €10.00", disabled: false });
      await place.waitFor();
      expect(await readBalance(page)).toBe(100_000);
      await place.click();
      await receiptOf(page).waitFor();
      await expect.poll(async () => readBalance(page)).toBe(99_000);
    });
  });

  test.runIf(isFull)("a press that starts before the button's stake changes places nothing", async () => {
    await site.withBorrowed(async (page) => {
      await signInOnMatch(page, "demo");
      const before = await betReferences(page);
      await addHomeWin(page, first);
      await typeStake(page, "5");
      await slipOf(page).getByRole("button", { name: "Place bet · €5.00", disabled: false }).hover();
      await page.mouse.down();
      await typeStake(page, "6");
      const place = slipOf(page).getByRole("button", { name: "Place bet · €6.00", disabled: false });
      await place.waitFor();
      await page.mouse.up();
      await place.click();
      await receiptOf(page).waitFor();
      expect(await betReferences(page)).toHaveLength(before.length + 1);
      expect(await slipOf(page).innerText()).toContain("€6.00");
    });
  });

  test("a double click places once", async () => {
    await site.withBorrowed(async (page) => {
      await signInOnMatch(page, "demo");
      const before = await betReferences(page);
      const balance = await readBalance(page);
      await addHomeWin(page, first);
      await typeStake(page, "5");
      await slipOf(page).getByRole("button", { name: "Place bet · €5.00", disabled: false }).dblclick();
      await receiptOf(page).waitFor();
      await expect.poll(async () => readBalance(page)).toBe(balance - 500);
      expect((await betReferences(page)).length).toBe(before.length + 1);
    });
  });

  test("a bet whose reply is lost is recovered and placed exactly once", async () => {
    await site.withBorrowed(async (page) => {
      await signInOnMatch(page, "demo");
      const before = await betReferences(page);
      const balance = await readBalance(page);
      await addHomeWin(page, second);
      await typeStake(page, "6");
      let lost = 0;
      await page.route("**/api/v2/bets", async (route) => {
        if (lost > 0) return route.continue();
        lost += 1;
        await route.fetch();
        return route.abort("connectionreset");
      });
      await slipOf(page).getByRole("button", { name: "Place bet · €6.00", disabled: false }).click();
      await receiptOf(page).waitFor({ timeout: 30_000 });
      expect(lost).toBe(1);
      const placed = (await betReferences(page)).slice(0, -before.length || undefined);
      expect(placed).toHaveLength(1);
      expect(await slipOf(page).innerText()).toContain(placed[0]);
      await expect.poll(async () => readBalance(page)).toBe(balance - 600);
    });
  });

  test.runIf(isFull)(
    "F3b: a bet delivered after the page reported it as not placed is refused, and the next one is placed once",
    async () => {
      await site.withBorrowed(async (page) => {
        await signInOnMatch(page, "demo");
        const before = await betReferences(page);
        await addHomeWin(page, second);
        await typeStake(page, "6");
        let deliver = async (): Promise<string> => "";
        await page.route("**/api/v2/bets", async (route) => {
          const request = route.request();
          const headers = await request.allHeaders();
          deliver = async () => (await page.request.post(request.url(), { headers, data: request.postData() ?? "" })).text();
          return route.abort("connectionreset");
        });
        const press = slipOf(page).getByRole("button", { name: "Place bet · €6.00", disabled: false });
        await press.click();
        await slipOf(page)
          .getByText(/You haven’t been charged/u)
          .waitFor({ timeout: 30_000 });
        expect(await deliver()).toContain("attempt_closed");
        expect(await betReferences(page)).toEqual(before);
        await page.unroute("**/api/v2/bets");
        await press.click();
        await receiptOf(page).waitFor({ timeout: 30_000 });
        expect((await betReferences(page)).length).toBe(before.length + 1);
      });
    },
  );

  test.runIf(isFull)("a bet refused by the server is reported and charges nothing", async () => {
    await site.withBorrowed(async (page) => {
      await signInOnMatch(page, "demo");
      const before = await betReferences(page);
      const balance = await readBalance(page);
      await addHomeWin(page, second);
      await typeStake(page, "6");
      await page.route("**/api/v2/bets", async (route) =>
        route.fulfill({
          status: 400,
          contentType: "application/json",
          body: JSON.stringify({ code: "bad_request", message: "", request_id: "e2e" }),
        }),
      );
      await slipOf(page).getByRole("button", { name: "Place bet · €6.00", disabled: false }).click();
      await slipOf(page)
        .getByText(/You haven’t been charged/u)
        .waitFor();
      expect(await betReferences(page)).toEqual(before);
      expect(await readBalance(page)).toBe(balance);
    });
  });
});
