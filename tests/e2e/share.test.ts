import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { isFull, visit } from "./support/browser.ts";
import { everydayNames, pathOf, upcomingFootballMatches, type WireMatch } from "./support/product-api.ts";
import { legsOf, oddsButton, slipOf } from "./support/slip-on-page.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const site = productInBrowser();
let first: WireMatch;
let second: WireMatch;

beforeAll(async () => {
  [first, second] = await upcomingFootballMatches(site.origin);
});

/** The shared selection of a match's home win. */
function sharedSelection(match: WireMatch, odds?: number): object {
  const market = match.main_market;
  const outcome = market?.outcomes[0];
  if (market == null || outcome === undefined) throw new Error("The match has no market.");
  const { id, specifier } = market;
  return { match_id: match.id, market_id: id, specifier, outcome_id: outcome.id, odds: odds ?? outcome.odds };
}

async function makeCode(bets: readonly object[]): Promise<string> {
  const reply = await fetch(`${site.origin}/api/v2/bets/share-code`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-sb-request": "1" },
    body: JSON.stringify({ bets }),
  });
  const { code } = (await reply.json()) as { readonly code: string };
  return code;
}

async function openCode(page: Page, code: string): Promise<void> {
  await visit(page, `${site.origin}/en?betcode=${code}`);
}

function dialogOf(page: Page, name: string): Locator {
  return page.getByRole("dialog", { name });
}

async function addHomeWin(page: Page, match: WireMatch): Promise<void> {
  await visit(page, `${site.origin}/en${pathOf(match)}`);
  await oddsButton(page.getByRole("main").getByRole("group", { name: "Match result", exact: true }), everydayNames(match)[0]).click();
  await legsOf(page).first().waitFor();
}

describe("share code", () => {
  test("a code opens a shared slip in another browser, without the stake", async () => {
    let code = "";
    await site.withBorrowed(async (page) => {
      await addHomeWin(page, first);
      await slipOf(page).getByRole("textbox", { name: "Stake" }).fill("7");
      await slipOf(page).getByRole("button", { name: "Share this slip" }).click();
      const sheet = dialogOf(page, "Share your selections");
      await sheet.getByRole("button", { name: "Copy link" }).waitFor();
      code = /betcode=(\w+)/u.exec(await sheet.innerText())?.[1] ?? "";
    });
    expect(code.length).toBeGreaterThanOrEqual(12);
    await site.withBorrowed(async (page) => {
      await openCode(page, code);
      const opened = dialogOf(page, "Someone shared a bet with you");
      await opened.getByRole("row", { name: new RegExp(everydayNames(first)[0], "u") }).waitFor();
      await opened.getByRole("button", { name: "View slip" }).click();
      await legsOf(page).getByText(everydayNames(first)[0], { exact: true }).waitFor();
      await slipOf(page).getByRole("button", { name: "Enter a stake" }).waitFor();
      expect(new URL(page.url()).search).toBe("");
    });
  });

  const comparisons = [
    [1010, "Odds are better than when this bet was shared."],
    [90_000, "Odds are lower than when this bet was shared."],
  ] as const;
  // Every run already compares the totals without a page (domain/slip/shared-bet).
  test.runIf(isFull).each(comparisons)("odds shared at %i thousandths are compared with the current odds", async (odds, message) => {
    const code = await makeCode([{ type: "single", selections: [sharedSelection(first, odds)] }]);
    await site.withBorrowed(async (page) => {
      await openCode(page, code);
      await dialogOf(page, "Someone shared a bet with you").getByText(message).waitFor();
    });
  });

  test.runIf(isFull)("an unknown code is reported as not found and removed from the address", async () => {
    await site.withBorrowed(async (page) => {
      await openCode(page, "NOSUCHCODE");
      const dialog = dialogOf(page, "Shared bet not found");
      await dialog.getByRole("button", { name: "OK" }).click();
      await dialog.waitFor({ state: "hidden" });
      expect(new URL(page.url()).search).toBe("");
    });
  });

  test.runIf(isFull)("a bet without open selections and a server error each say what to do", async () => {
    const code = await makeCode([{ type: "single", selections: [{ ...sharedSelection(first), match_id: 999_999_999 }] }]);
    await site.withBorrowed(async (page) => {
      await openCode(page, code);
      await dialogOf(page, "Betting has closed")
        .getByText(/Try another bet\./u)
        .waitFor();
    });
    await site.withBorrowed(async (page) => {
      await page.route("**/api/v2/bets/share-code?*", async (route) => route.fulfill({ status: 503, body: "{}" }));
      await openCode(page, code);
      await dialogOf(page, "This bet couldn’t be opened")
        .getByText(/Try again later\./u)
        .waitFor();
      expect(new URL(page.url()).search).toBe("");
    });
  });

  test.runIf(isFull)("a slip with selections can be kept, extended or replaced", async () => {
    const code = await makeCode([{ type: "single", selections: [sharedSelection(second)] }]);
    await site.withBorrowed(async (page) => {
      await addHomeWin(page, first);
      const opened = dialogOf(page, "Someone shared a bet with you");
      await openCode(page, code);
      await opened.getByText("Your slip already has 1 selection.").waitFor();
      await opened.getByRole("button", { name: "Keep current slip" }).click();
      expect(await legsOf(page).count()).toBe(1);
      await openCode(page, code);
      await opened.getByRole("button", { name: "Add", exact: true }).click();
      await expect.poll(async () => legsOf(page).count()).toBe(2);
      await openCode(page, code);
      await opened.getByRole("button", { name: "Replace slip" }).click();
      await expect.poll(async () => legsOf(page).count()).toBe(1);
      await legsOf(page).getByText(everydayNames(second)[0], { exact: true }).waitFor();
    });
  });
});
