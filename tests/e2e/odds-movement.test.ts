import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { isFull, visit } from "./support/browser.ts";
import { liveFootballMatches, pathOf, type WireMatch } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const site = productInBrowser();
let match: WireMatch;

beforeAll(async () => {
  const [first] = (await liveFootballMatches(site.origin)).toReversed();
  if (first === undefined) throw new Error("No football is in play.");
  match = first;
});

async function onMatchPage(run: (page: Page) => Promise<void>): Promise<void> {
  const { page, errors, close } = await site.borrowPage();
  try {
    await visit(page, `${site.origin}/en${pathOf(match)}`);
    await run(page);
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
}

describe("odds movement", () => {
  test.runIf(isFull)("opens from the market's card with a chart, a legend and a table, and returns the focus", async () => {
    await onMatchPage(async (page) => {
      await page.getByRole("tab", { name: /^All/u }).click();
      const opener = page.getByRole("button", { name: "Odds movement: Match result", exact: true });
      // The tools of a card appear on hover.
      await page.getByRole("main").getByRole("region", { name: "Match result", exact: true }).hover();
      await opener.click();
      const dialog = page.getByRole("dialog", { name: "Odds movement: Match result" });
      await dialog.getByRole("img", { name: /^Odds movement: /u }).waitFor();
      const legend = dialog.getByRole("group", { name: "Outcomes shown in the chart" }).getByRole("button");
      expect(await legend.count()).toBe(3);
      expect(await dialog.locator("svg[role=img] path").count()).toBe(3);
      await legend.first().click();
      await dialog.locator("svg[role=img] path").nth(2).waitFor({ state: "detached" });
      await dialog.getByText("Show as a table").click();
      const table = dialog.getByRole("table", { name: /^Odds movement/u });
      expect(await table.getByRole("columnheader").count()).toBe(3);
      expect(await table.getByRole("row").nth(1).innerText()).toMatch(/\d+\.\d{2}/u);
      await dialog.getByRole("button", { name: "Close odds movement" }).click();
      await dialog.waitFor({ state: "hidden" });
      await opener.and(page.locator(":focus")).waitFor();
    });
  });

  test.runIf(isFull)("reports when the history cannot be loaded, and can retry", async () => {
    const { page, close } = await site.borrowPage();
    try {
      await page.route("**/markets/*/history*", (route) => route.fulfill({ status: 400, json: { code: "no", message: "No." } }));
      await visit(page, `${site.origin}/en${pathOf(match)}`);
      await page.getByRole("tab", { name: /^All/u }).click();
      await page.getByRole("button", { name: "Odds movement: Match result", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Odds movement: Match result" });
      await dialog.getByText("We couldn’t load the odds history").waitFor();
      await page.unroute("**/markets/*/history*");
      await dialog.getByRole("button", { name: "Try again" }).click();
      await dialog.getByRole("img", { name: /^Odds movement: /u }).waitFor();
    } finally {
      await close();
    }
  });
});
