import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { isFull, goTo, visit } from "./support/browser.ts";
import { readBalance } from "./support/player.ts";
import { everydayNames, pathOf, upcomingFootballMatches, type WireMatch } from "./support/product-api.ts";
import {
  choosePolicy,
  placeUntilAccepted,
  oddsButton,
  slipOf,
  stakeField,
  toMinor,
  typeStake,
  waitForLeg,
} from "./support/slip-on-page.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const site = productInBrowser();
let matches: readonly WireMatch[];

beforeAll(async () => {
  matches = await upcomingFootballMatches(site.origin);
});

async function addHomeWin(page: Page, match: WireMatch): Promise<void> {
  await goTo(page, `${site.origin}/en${pathOf(match)}`);
  await oddsButton(page.getByRole("main").getByRole("group", { name: "Match result", exact: true }), everydayNames(match)[0]).click();
  await waitForLeg(page, everydayNames(match)[0]);
}

async function signInOnMatch(page: Page): Promise<void> {
  await site.signInAsNew(page);
  await visit(page, `${site.origin}/en${pathOf(matches[0]!)}`);
}

interface ListedBet {
  readonly ref: string;
  readonly type: string;
  readonly stake: { readonly value: number };
  readonly system: { readonly id: string } | null;
}

async function betsOf(context: BrowserContext): Promise<readonly ListedBet[]> {
  const reply = await context.request.get(`${site.origin}/api/v3/bets?limit=100`);
  return ((await reply.json()) as { readonly data: readonly ListedBet[] }).data;
}

describe("systems", () => {
  test.runIf(isFull)("a Yankee shows its table of returns and is placed with the stake split over 11 bets", async () => {
    await site.withBorrowed(async (page) => {
      await signInOnMatch(page);
      for (const match of matches) await addHomeWin(page, match);
      await choosePolicy(page, "Accept any odds");
      await slipOf(page).getByRole("combobox", { name: "System type" }).selectOption("Yankee");
      await stakeField(page, "Yankee").fill("11");
      await slipOf(page).getByText("Possible returns").click();
      const rows = slipOf(page).getByRole("table").getByRole("row");
      expect(await rows.count()).toBe(5);
      expect(await rows.nth(1).getByRole("cell").first().innerText()).toBe("11");
      expect(await rows.nth(3).getByRole("cell").first().innerText()).toBe("1");
      await slipOf(page)
        .getByRole("button", { name: `${everydayNames(matches[0]!)[0]} loses` })
        .click();
      await slipOf(page).getByText("0 won, 4 still alive").waitFor();
      const before = await readBalance(page);
      await placeUntilAccepted(page);
      const [bet] = await betsOf(page.context());
      expect(bet).toMatchObject({ type: "system", system: { id: "yankee" }, stake: { value: 1100 } });
      await expect.poll(async () => readBalance(page)).toBe(before - 1100);
    });
  });
});

describe("editing the slip", () => {
  test.runIf(isFull)("a long stake is readable in its field", async () => {
    await site.withBorrowed(async (page) => {
      for (const match of matches.slice(0, 2)) await addHomeWin(page, match);
      await typeStake(page, "12345678");
      const field = stakeField(page, "Combo");
      await field.blur();
      await expect.poll(async () => field.inputValue()).toBe("€12,345,678.00");
      expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    });
  });

  test.runIf(isFull)("typing a return adjusts the stake", async () => {
    await site.withBorrowed(async (page) => {
      await addHomeWin(page, matches[0]!);
      await slipOf(page).getByRole("textbox", { name: "Target returns" }).fill("50");
      await page.keyboard.press("Tab");
      const stake = await slipOf(page).locator("input[data-stake-field]").inputValue();
      const returned = await slipOf(page).getByRole("textbox", { name: "Target returns" }).inputValue();
      expect(toMinor(stake)).toBeGreaterThan(0);
      expect(toMinor(returned)).toBeLessThanOrEqual(5000);
      expect(toMinor(returned)).toBeGreaterThan(4900);
    });
  });

  test.runIf(isFull)("removing a leg by keyboard focuses Undo, which restores it", async () => {
    await site.withBorrowed(async (page) => {
      await addHomeWin(page, matches[0]!);
      await addHomeWin(page, matches[1]!);
      const name = everydayNames(matches[1]!)[0];
      await slipOf(page)
        .getByRole("button", { name: `Remove ${name}`, exact: true })
        .press("Enter");
      await slipOf(page).getByText(`Removed ${name}`).waitFor();
      await expect.poll(async () => page.evaluate(() => document.activeElement?.textContent)).toBe("Undo");
      await page.keyboard.press("Enter");
      await waitForLeg(page, name);
    });
  });

  test.runIf(isFull)("adding and removing selections reports events to the operator's data layer", async () => {
    await site.withPage(async (page) => {
      await page.addInitScript("window.dataLayer = []");
      await addHomeWin(page, matches[0]!);
      await slipOf(page).getByRole("button", { name: "Clear slip" }).click();
      await expect
        .poll(async () => page.evaluate(() => window.dataLayer.map(({ event }) => event)))
        .toEqual(["outcome_add_click", "outcome_delete_click"]);
    });
  });
});

describe("the slip in a second tab", () => {
  test("is shared, and only one bet is placed when both tabs place at once", async () => {
    await site.withBorrowed(async (page) => {
      await signInOnMatch(page);
      await choosePolicy(page, "Accept any odds");
      const second = await page.context().newPage();
      await visit(second, `${site.origin}/en${pathOf(matches[1]!)}`);
      await choosePolicy(second, "Accept any odds");
      const name = everydayNames(matches[0]!)[0];
      await addHomeWin(page, matches[0]!);
      await typeStake(page, "3");
      await waitForLeg(second, name);
      const buttons = [page, second].map((tab) => slipOf(tab).getByRole("button", { name: "Place bet · €3.00", disabled: false }));
      for (const button of buttons) await button.waitFor();
      const before = (await betsOf(page.context())).length;
      await Promise.all(buttons.map(async (button) => button.click({ timeout: 3000 }).catch(() => undefined)));
      for (const tab of [page, second]) await slipOf(tab).getByText("Bet placed", { exact: true }).waitFor();
      expect((await betsOf(page.context())).length).toBe(before + 1);
      await slipOf(second).getByRole("button", { name: "Done" }).click();
      await slipOf(page).getByText("Your bet slip is empty").waitFor();
    });
  });
});
