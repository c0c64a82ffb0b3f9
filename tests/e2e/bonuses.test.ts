import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { goTo, isFull, visit } from "./support/browser.ts";
import { everydayNames, pathOf, upcomingMatches, type WireMatch } from "./support/product-api.ts";
import { expectFocusTrap } from "./support/accessibility.ts";
import { refusedConsent } from "./support/operated-site.ts";
import { readBalance } from "./support/player.ts";
import { legsOf, placeUntilAccepted, oddsButton, readSlip, slipOf, typeStake } from "./support/slip-on-page.ts";
import { type DemoPlayerName, productInBrowser } from "./support/product-in-browser.ts";

// Campaigns are off in the usual product.
const site = productInBrowser({ shared: "operated" });
let first: WireMatch;
let second: WireMatch;

/** Whether the home odds qualify for every campaign. */
function isCounted({ main_market: market }: WireMatch): boolean {
  const odds = market?.outcomes[0]?.odds ?? 0;
  return odds > 1_600 && odds < 6_000;
}

beforeAll(async () => {
  const [one, two] = (await upcomingMatches(site.origin, 40)).filter(isCounted);
  if (one === undefined || two === undefined) throw new Error("No two matches are priced for these tests.");
  [first, second] = [one, two];
});

/** Runs a test with a page that does not ask for consent. */
async function withPage(run: (page: Page) => Promise<void>): Promise<void> {
  await site.withBorrowed(async (page) => {
    await page.context().addCookies([refusedConsent(site.origin)]);
    await run(page);
  });
}

async function addHomeWin(page: Page, match: WireMatch): Promise<void> {
  await goTo(page, `${site.origin}/en${pathOf(match)}`);
  const [home] = everydayNames(match);
  await oddsButton(page.getByRole("main"), home).click();
  await slipOf(page)
    .getByRole("button", { name: `Remove ${home}`, exact: true })
    // A combination that cannot be placed shows a second button that removes the leg.
    .first()
    .waitFor();
}

async function openPromotions(page: Page, like: DemoPlayerName): Promise<void> {
  await site.signInAsNew(page, like);
  await visit(page, `${site.origin}/en/promotions`);
}

/** Opens the details of a listed bonus. */
async function openBonus(page: Page, name: string): Promise<Locator> {
  await page.getByRole("article").filter({ hasText: name }).first().getByRole("link").last().click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByRole("heading", { name: "Terms" }).waitFor();
  return dialog;
}

function bonusChoice(page: Page, name: string): Locator {
  return slipOf(page).getByRole("radiogroup", { name: "Bonus" }).getByRole("radio", { name });
}

describe("promotions", () => {
  test.runIf(isFull)("a visitor reads the campaigns with their terms and is asked to sign in", async () => {
    await withPage(async (page) => {
      await visit(page, `${site.origin}/en/promotions`);
      const dialog = await openBonus(page, "Combo boost of the week");
      await dialog.getByText("Selections must have odds of 1.40 or higher.").waitFor();
      await dialog.getByText("7 or more selections: 15% extra.").waitFor();
      await dialog.getByRole("link", { name: "Sign in to take part" }).waitFor();
      await dialog.getByRole("button", { name: "Close" }).click();
      const opener = page
        .getByRole("article")
        .filter({ hasText: "Combo boost of the week" })
        .first()
        .getByRole("link", { name: "Details" });
      await expectFocusTrap(page, { name: "Combo boost of the week", opener, close: "Close" });
      await page.getByRole("region", { name: "Touchline jackpot", exact: true }).getByText("Mega").waitFor();
    });
  });

  test.runIf(isFull)("further bonuses of a type are shown on request, after a failure on the next one", async () => {
    const known = (await (await fetch(`${site.origin}/api/v2/bonuses?type=comboboost`)).json()) as { readonly data: readonly object[] };
    const many = Array.from({ length: 6 }, (_, index) => ({ ...known.data[0], id: index + 1, name: `Boost ${index + 1}` }));
    await site.withPage(async (page) => {
      let isDown = true;
      await page.route(/\/api\/v2\/bonuses\?/u, async (route) => route.fulfill({ json: { data: many.slice(0, 5) } }));
      await page.route(/\/api\/v2\/bonuses\/comboboosts\?/u, async (route) => {
        if (isDown) return route.fulfill({ status: 403, json: { code: "forbidden", message: "" } });
        const number = Number(new URL(route.request().url()).searchParams.get("page"));
        const pagination = { total: 6, page: number, limit: 4, last_page: 2 };
        return route.fulfill({ json: { data: many.slice((number - 1) * 4, number * 4), pagination } });
      });
      await visit(page, `${site.origin}/en/promotions`);
      const group = page.getByRole("region", { name: "Combo boost", exact: true });
      await group.getByRole("button", { name: "Show more" }).click();
      await group.getByText("We couldn’t load the promotions").waitFor();
      expect(await group.getByRole("article").count()).toBe(4);
      isDown = false;
      await group.getByRole("button", { name: "Try again" }).click();
      await expect.poll(async () => group.getByRole("article").count()).toBe(6);
      expect(await group.getByRole("button").count()).toBe(0);
    });
  });

  test.runIf(isFull)("a promo code grants its freebet once", async () => {
    await withPage(async (page) => {
      await openPromotions(page, "limited");
      const redeem = async (): Promise<void> => {
        await page.getByRole("textbox", { name: "Promo code" }).fill("touchline");
        await page.getByRole("button", { name: "Redeem" }).click();
      };
      await redeem();
      await page.getByText("Code freebet added").waitFor();
      await page
        .getByRole("article")
        .filter({ hasText: "Code freebet" })
        .getByText("€2.00 freebet: you keep the winnings and the stake.")
        .waitFor();
      await redeem();
      await page.getByText("You’ve already used this code.").waitFor();
    });
  });

  // Every run already activates and stakes a freebet in bonus-campaigns.test.ts.
  test.runIf(isFull)("a new freebet is announced, activated, chosen on the slip, and costs nothing", async () => {
    await withPage(async (page) => {
      await openPromotions(page, "demo");
      const toast = page.getByRole("status").filter({ hasText: "Welcome freebet" });
      await toast.getByRole("button", { name: "Close" }).click();
      await toast.waitFor({ state: "detached" });
      const dialog = await openBonus(page, "Welcome freebet");
      await dialog.getByRole("button", { name: "Activate" }).click();
      await dialog.getByText("Freebet · Active").waitFor();
      const before = await readBalance(page);
      await addHomeWin(page, first);
      await bonusChoice(page, "Welcome freebet · €5.00").check();
      await slipOf(page).getByText("€5.00 freebet: you keep the winnings, not the stake.").waitFor();
      const { odds, returns } = await readSlip(page);
      expect(returns).toBe(Math.floor((500 * (odds[0] ?? 0)) / 1_000) - 500);
      await placeUntilAccepted(page);
      expect(await readBalance(page)).toBe(before);
      await goTo(page, `${site.origin}/en/promotions`);
      await page.getByText(/^Used and expired \(\d+\)$/u).click();
      await page.getByRole("article").filter({ hasText: "Welcome freebet" }).getByText("Freebet · Used").waitFor();
    });
  });
});

describe("bonus hints on the slip", () => {
  test.runIf(isFull)("a hint shows what one more leg adds, offers eligible matches, and the boost is in the return", async () => {
    await withPage(async (page) => {
      await site.signInAsNew(page, "limited");
      await addHomeWin(page, first);
      await addHomeWin(page, second);
      const coach = slipOf(page).getByRole("button", { name: "Add 1 selection at 1.40+ to lift the boost from 3% to 5%" });
      await coach.waitFor();
      await typeStake(page, "10");
      await slipOf(page)
        .getByText(/^3% boost: \+€/u)
        .waitFor();
      const { odds, returns } = await readSlip(page);
      const exact = (1_000n * BigInt(odds[0] ?? 0) * BigInt(odds[1] ?? 0) * 1_030n) / 1_000_000_000n;
      expect(returns).toBe(Number(exact));
      // What another leg adds depends on the matches on offer at that moment.
      if (!isFull) return;
      await coach.click();
      await slipOf(page).getByRole("button", { name: "Show eligible matches" }).click();
      await slipOf(page).locator("[data-slip-picks] button").first().click();
      await expect.poll(async () => legsOf(page).count()).toBe(3);
      await slipOf(page)
        .getByText(/^5% boost: \+€/u)
        .waitFor();
      await bonusChoice(page, "No bonus").check();
      await slipOf(page)
        .getByText(/% boost/u)
        .waitFor({ state: "detached" });
    });
  });
});
