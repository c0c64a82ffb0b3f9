import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { isFull, visit, type windows } from "./support/browser.ts";
import { everydayNames, pathOf, upcomingFootballMatches, type WireMatch } from "./support/product-api.ts";
import { legsOf, placeUntilAccepted, slipOf, typeStake } from "./support/slip-on-page.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const site = productInBrowser();
let match: WireMatch;

beforeAll(async () => {
  [match] = await upcomingFootballMatches(site.origin);
});

/** Opens the match's bet builder by its hash and runs the test on it. */
async function withBetBuilder(run: (page: Page) => Promise<void>, window: keyof typeof windows = "desktop"): Promise<void> {
  const { page, close } = await site.borrowPage({ window });
  try {
    await visit(page, `${site.origin}/en${pathOf(match)}#betBuilder`);
    await panelOf(page).getByRole("region", { name: "Match result", exact: true }).waitFor();
    await run(page);
  } finally {
    await close();
  }
}

function panelOf(page: Page): Locator {
  return page.locator("#markets-panel");
}

function ticketOf(page: Page): Locator {
  return page.getByRole("region", { name: "Bet builder" });
}

function outcome(page: Page, { market, name }: { readonly market: string; readonly name: string }): Locator {
  return panelOf(page)
    .getByRole("region", { name: market, exact: true })
    .getByRole("button", { name: new RegExp(`^${name}`, "iu") })
    .first();
}

async function chooseTwo(page: Page): Promise<void> {
  await outcome(page, { market: "Match result", name: everydayNames(match)[0] }).click();
  await outcome(page, { market: "Both teams to score", name: "yes" }).click();
}

function add(page: Page): Locator {
  return ticketOf(page).getByRole("button", { name: "Add to slip · 2 selections" });
}

async function addTwo(page: Page): Promise<string> {
  await chooseTwo(page);
  const price = ticketOf(page).getByRole("status", { name: "Bet builder odds" });
  await price.getByText(/^\d+\.\d{2}$/u).waitFor();
  const shown = await price.innerText();
  await add(page).click();
  await legsOf(page).nth(1).waitFor();
  return shown;
}

describe("bet builder", () => {
  test("two outcomes of one match get one price, exclude incompatible markets, and are placed as one bet", async () => {
    const { page, close } = await site.borrowPage();
    try {
      await site.signInAsNew(page);
      await visit(page, `${site.origin}/en${pathOf(match)}`);
      await page.getByRole("tab", { name: "Bet builder" }).click();
      await panelOf(page).getByRole("region", { name: "Match result", exact: true }).waitFor();
      await outcome(page, { market: "Match result", name: everydayNames(match)[0] }).click();
      await ticketOf(page).getByRole("button", { name: "Add one more", disabled: true }).waitFor();
      const excluded = panelOf(page).getByRole("region", { name: "Double chance" });
      await excluded.getByText("Can’t be combined with Match result").waitFor();
      expect(await excluded.getByRole("button").first().getAttribute("aria-disabled")).toBe("true");
      await outcome(page, { market: "Both teams to score", name: "yes" }).click();
      await add(page).click();
      await legsOf(page).nth(1).waitFor();
      await slipOf(page).getByText("Bet builder", { exact: true }).waitFor();
      await typeStake(page, "5");
      await placeUntilAccepted(page);
      const reply = await page.request.get(`${site.origin}/api/v3/bets?limit=1`);
      const { data } = (await reply.json()) as {
        readonly data: readonly { readonly type: string; readonly selections: readonly unknown[] }[];
      };
      expect(data).toMatchObject([{ type: "custom_bet", selections: [{}, {}] }]);
    } finally {
      await close();
    }
  });

  test.runIf(isFull)("the slip keeps the price shown, and asks before another outcome replaces the bet", async () => {
    await withBetBuilder(async (page) => {
      const price = await addTwo(page);
      await slipOf(page).getByText(price, { exact: true }).first().waitFor();
      await page.getByRole("tab", { name: "Popular" }).click();
      const draw = page.getByRole("main").getByRole("group", { name: "Match result", exact: true }).getByRole("button").nth(1);
      const question = page.getByRole("dialog", { name: "Replace your bet builder bet?" });
      await draw.click();
      await question.getByRole("button", { name: "Keep my bet" }).click();
      await question.waitFor({ state: "hidden" });
      expect(await legsOf(page).count()).toBe(2);
      await draw.click();
      await question.getByRole("button", { name: "Replace bet" }).click();
      await expect.poll(async () => legsOf(page).count()).toBe(1);
    });
  });

  test.runIf(isFull)("a bet on the slip can be edited in the builder", async () => {
    await withBetBuilder(async (page) => {
      await addTwo(page);
      await page.getByRole("tab", { name: "Popular" }).click();
      await slipOf(page).getByRole("button", { name: "Edit in bet builder" }).click();
      const legs = ticketOf(page).getByRole("list", { name: "Bet builder selections" }).getByRole("listitem");
      await legs.nth(1).waitFor();
      await legs.first().getByRole("button").click();
      await expect.poll(async () => legs.count()).toBe(1);
    });
  });

  test.runIf(isFull)("an unavailable price is reported and can be requested again", async () => {
    await withBetBuilder(async (page) => {
      let isDown = true;
      await page.route("**/api/v2/bets/custom/odds", async (route) =>
        isDown ? route.fulfill({ status: 503, body: "{}" }) : route.continue(),
      );
      await chooseTwo(page);
      await ticketOf(page).getByText("Odds unavailable.").waitFor();
      expect(await add(page).isDisabled()).toBe(true);
      isDown = false;
      await ticketOf(page).getByRole("button", { name: "Try again" }).click();
      await ticketOf(page).getByRole("button", { name: "Add to slip · 2 selections", disabled: false }).waitFor();
    });
  });

  test.runIf(isFull)("legs and price stay above the tab bar on a phone", async () => {
    await withBetBuilder(async (page) => {
      await chooseTwo(page);
      await add(page).waitFor();
      const ticket = await ticketOf(page).boundingBox();
      const bar = await page.getByRole("navigation", { name: "Main" }).last().boundingBox();
      expect((ticket?.y ?? 0) + (ticket?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    }, "phone");
  });
});
