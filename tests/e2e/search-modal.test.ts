import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { isFull, visit } from "./support/browser.ts";
import { liveFootballMatches, everydayNames } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { legsOf } from "./support/slip-on-page.ts";
import { violations } from "./support/accessibility.ts";

const site = productInBrowser();

function modalOf(page: Page): Locator {
  return page.getByRole("dialog", { name: "Search" });
}

function fieldOf(page: Page): Locator {
  return modalOf(page).getByRole("textbox", { name: "Team, player or league" });
}

test("search opens over the page, groups results with scores and odds, supports arrow keys, and returns the focus", async () => {
  let home = "";
  await expect
    .poll(
      async () => {
        // The match that started last: the others may end before their price is tapped.
        const match = (await liveFootballMatches(site.origin)).at(-1);
        if (match !== undefined) [home] = everydayNames(match);
        return home;
      },
      { timeout: 30_000 },
    )
    .not.toBe("");
  const { page, errors, close } = await site.borrowPage();
  await visit(page, `${site.origin}/en/results`);
  const opener = page.getByRole("banner").getByRole("link", { name: "Search", exact: true });
  await opener.press("Enter");
  const focused = page.locator(":focus");
  await fieldOf(page).and(focused).waitFor();
  await modalOf(page).getByRole("region", { name: "Suggestions" }).getByRole("link").first().waitFor();
  await page.keyboard.type(home);
  const found = modalOf(page).getByRole("region", { name: "Matches" });
  const row = found.locator(".mr", { hasText: home }).first();
  await row.locator(".sc").first().waitFor();
  await modalOf(page).getByRole("region", { name: "Teams and players" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await row.locator("button.odd:not([data-locked])").first().click();
  await expect
    .poll(async () =>
      page
        .getByRole("button", { name: `Remove ${home}` })
        .or(page.locator('[aria-pressed="true"].odd'))
        .count(),
    )
    .toBeGreaterThan(0);
  await fieldOf(page).focus();
  await page.keyboard.press("ArrowDown");
  await modalOf(page).locator("[data-hits] a").first().and(focused).waitFor();
  await page.keyboard.press("Escape");
  await fieldOf(page).and(focused).waitFor();
  await page.keyboard.press("Escape");
  await modalOf(page).waitFor({ state: "hidden" });
  await opener.and(focused).waitFor();
  expect(await legsOf(page).count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe("/en/results");
  expect(errors).toEqual([]);
  await close();
});

test.runIf(isFull)("search finds sports, and remembers chosen results until they are removed one by one", async () => {
  const { page, close } = await site.borrowPage({ window: "phone" });
  await visit(page, `${site.origin}/en`);
  await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
  await fieldOf(page).fill("tennis");
  await modalOf(page)
    .getByRole("region", { name: "Sports" })
    .getByRole("link", { name: /^Tennis/u })
    .click();
  await page.waitForURL(`${site.origin}/en/tennis`);
  await modalOf(page).waitFor({ state: "hidden" });
  await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
  const recent = modalOf(page).getByRole("region", { name: "Recent searches" });
  await recent.getByRole("button", { name: "tennis", exact: true }).waitFor();
  if (isFull) expect(await violations(page)).toEqual([]);
  await recent.getByRole("button", { name: "Remove “tennis” from recent searches" }).click();
  await recent.waitFor({ state: "detached" });
  await close();
});

test.runIf(isFull)("Enter opens the page of all results, and a search without results offers suggestions", async () => {
  const { page, close } = await site.borrowPage();
  await visit(page, `${site.origin}/en`);
  await page.keyboard.press("/");
  await fieldOf(page).fill("zzzzqq");
  await modalOf(page).getByText("No results for “zzzzqq”").waitFor();
  await modalOf(page).getByRole("region", { name: "Suggestions" }).waitFor();
  await fieldOf(page).fill("real");
  await fieldOf(page).press("Enter");
  await page.waitForURL(`${site.origin}/en/search?q=real`);
  const field = page.getByRole("main").getByRole("textbox", { name: "Team, player or league" });
  await page.getByRole("main").getByRole("region", { name: "Matches" }).waitFor();
  await page.getByRole("main").locator("a").first().focus();
  await page.keyboard.press("/");
  await field.and(page.locator(":focus")).waitFor();
  expect(await modalOf(page).isVisible()).toBe(false);
  await close();
});

test.runIf(isFull)("search reports being offline and a failed request, and recovers from both", async () => {
  const { page, close } = await site.borrowPage();
  await visit(page, `${site.origin}/en`);
  await page.keyboard.press("/");
  await fieldOf(page).waitFor();
  await page.context().setOffline(true);
  await fieldOf(page).fill("madrid");
  await modalOf(page).getByText("You’re offline", { exact: true }).waitFor();
  await page.context().setOffline(false);
  await modalOf(page).getByRole("region", { name: "Matches" }).waitFor();
  await page.route("**/api/v2/search*", (route) => route.fulfill({ status: 400, json: { code: "bad" } }));
  await fieldOf(page).fill("arsenal");
  await modalOf(page).getByText("Search isn’t responding").waitFor();
  await page.unroute("**/api/v2/search*");
  await modalOf(page).getByRole("button", { name: "Try again" }).click();
  await modalOf(page).getByRole("region", { name: "Matches" }).waitFor();
  await close();
});
