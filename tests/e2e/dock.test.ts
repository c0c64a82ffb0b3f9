import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { visit } from "./support/browser.ts";
import { everydayNames, liveFootballMatches, pathOf, placeByApi, upcomingFootballMatches } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { oddsButton, slipBar, slipOf } from "./support/slip-on-page.ts";

const site = productInBrowser();
const height = 844;

/** Controls in the dock that are covered at their centre or lie outside the window. */
async function coveredControls(page: Page, visibleHeight = height): Promise<readonly string[]> {
  return page.locator(".dock").evaluate(
    (dock, end) =>
      [...dock.querySelectorAll("button, a, input, output")].flatMap((control) => {
        const box = control.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        // Strips scroll sideways, the open slip scrolls.
        const strip = (control.closest(".strip, .bb-legs") ?? dock).getBoundingClientRect();
        if (box.width * box.height === 0 || x < strip.left || x > strip.right || control.closest(".slip-rows") !== null) return [];
        const hit = document.elementFromPoint(x, y);
        const isFree = hit !== null && (control.contains(hit) || hit.contains(control)) && dock.contains(hit) && box.bottom <= end + 1;
        return isFree ? [] : [`${control.textContent || control.getAttribute("aria-label")} at ${Math.round(y)}`];
      }),
    visibleHeight,
  );
}

/** Checks the dock at phone widths. */
async function expectFree(page: Page, what: string, visibleHeight = height): Promise<void> {
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => coveredControls(page, visibleHeight), { message: `${what} at ${width}` }).toEqual([]);
  }
}

/** Simulates the effect of a phone's keyboard on the window. */
async function openKeyboard(page: Page, keyboard: number): Promise<void> {
  await page.evaluate((covered) => {
    Object.defineProperty(visualViewport, "height", { configurable: true, get: () => innerHeight - covered });
    visualViewport?.dispatchEvent(new Event("resize"));
  }, keyboard);
}

describe("the bottom of a phone's window", () => {
  test("leaves every control uncovered, whatever is shown there after a bet is placed", async () => {
    const { page, close } = await site.openPage({ window: "phone" });
    try {
      const [match] = await upcomingFootballMatches(site.origin);
      const live = (await liveFootballMatches(site.origin)).slice(-1);
      await site.signInAsNew(page);
      await placeByApi(page, site.origin, { type: "single", matches: live, stake: 100 });
      await visit(page, `${site.origin}/en${pathOf(match)}#cookies`);
      const consent = page.getByRole("dialog", { name: "Your privacy" });
      await page.locator(".tracker-bar").waitFor();
      await consent.waitFor();
      await expectFree(page, "tab bar, strip and consent");

      const main = page.getByRole("main");
      await oddsButton(main.getByRole("group", { name: "Match result", exact: true }), everydayNames(match)[0]).tap();
      await slipBar(page).waitFor();
      await expectFree(page, "peek bar, strip and consent");
      await slipBar(page)
        .getByRole("button", { name: /^Open bet slip/u })
        .tap();
      await slipOf(page).waitFor();
      await expectFree(page, "open slip");
      await slipOf(page).getByRole("button", { name: "Clear slip" }).tap();
      await page.locator(".dock-note > .toast").getByRole("button", { name: "Undo" }).waitFor();
      await expectFree(page, "undo, strip and consent");

      await page.getByRole("tab", { name: "Bet builder" }).tap();
      const outcomeOf = (market: string, name: RegExp) =>
        page.locator("#markets-panel").getByRole("region", { name: market, exact: true }).getByRole("button", { name }).first();
      await outcomeOf("Match result", new RegExp(`^${everydayNames(match)[0]}`, "iu")).click();
      await outcomeOf("Both teams to score", /^yes/iu).click();
      const add = page.getByRole("button", { name: "Add to slip · 2 selections", disabled: false });
      await add.waitFor();
      await expectFree(page, "strip, consent and builder");

      await page.route("**/api/v2/favourites/**", (route) => route.fulfill({ status: 400, json: { code: "no", message: "No." } }));
      await page.getByRole("button", { name: "Add to favourites" }).first().tap();
      await page.locator(".dock-note > .toast").waitFor();
      await expectFree(page, "message, strip, consent and builder");
      await consent.getByRole("button", { name: "Necessary only" }).tap();
      await consent.waitFor({ state: "hidden" });
      await expectFree(page, "message, strip and builder");

      await openKeyboard(page, 336);
      await expectFree(page, "builder above the keyboard", height - 336);
    } finally {
      await close();
    }
  });
});
