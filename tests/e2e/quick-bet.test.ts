import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { isFull, visit, type windows } from "./support/browser.ts";
import { liveFootballMatches, pathOf } from "./support/product-api.ts";
import { readBalance } from "./support/player.ts";
import { slipOf } from "./support/slip-on-page.ts";
import { type DemoPlayerName, productInBrowser } from "./support/product-in-browser.ts";

const site = productInBrowser();

interface Setting {
  readonly player: DemoPlayerName;
  readonly window?: keyof typeof windows;
}

/** Signs a player in on the page of a live match. */
async function onLiveMatch({ player, window = "desktop" }: Setting, run: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await site.borrowPage({ window });
  const match = (await liveFootballMatches(site.origin)).at(-1);
  if (match === undefined) throw new Error("Nothing is in play.");
  try {
    await site.signInAsNew(page, player);
    await visit(page, `${site.origin}/en${pathOf(match)}`);
    await run(page);
  } finally {
    await close();
  }
}

function barOf(page: Page): Locator {
  return page.getByRole("region", { name: "Quick bet" });
}

function toastOf(page: Page): Locator {
  return page.getByRole("status").filter({ hasText: /\S/u });
}

/** An open odds button in a market with short odds. */
function liveOddsButton(page: Page): Locator {
  return page.getByRole("main").getByRole("group", { name: "Double chance" }).getByRole("button", { disabled: false }).first();
}

/** Taps until the bet is accepted: a goal in between may suspend or reject it. */
async function tapUntilAccepted(page: Page): Promise<void> {
  const placed = toastOf(page).getByText(/^Quick bet placed · /u);
  const refused = toastOf(page).getByText("You haven’t been charged.");
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await liveOddsButton(page).click();
    await placed.or(refused).first().waitFor();
    if (await placed.isVisible()) return;
    await toastOf(page).getByRole("button", { name: "Dismiss" }).click();
  }
  throw new Error("The bet was refused four times.");
}

async function switchOn(page: Page, stake: string): Promise<void> {
  // On phones a button opens the bar; it appears after the page, once the site's settings are loaded.
  const opener = page.getByRole("button", { name: "Quick bet", exact: true });
  const toggle = barOf(page).getByRole("switch", { name: "Quick bet" });
  await opener.or(toggle).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  await toggle.click();
  await barOf(page).getByRole("button", { name: stake }).click();
}

async function quickBets(page: Page): Promise<readonly { readonly ref: string; readonly is_quick?: boolean }[]> {
  const reply = await page.request.get(`${site.origin}/api/v3/bets?limit=100`);
  return ((await reply.json()) as { readonly data: readonly { readonly ref: string; readonly is_quick?: boolean }[] }).data;
}

describe("quick bet", () => {
  test.each(isFull ? (["desktop", "phone"] as const) : (["phone"] as const))(
    "one tap places an approved stake, and the slip stays empty (%s)",
    async (window) => {
      await onLiveMatch({ player: "demo", window }, async (page) => {
        const before = await quickBets(page);
        await switchOn(page, "€5");
        await barOf(page).getByRole("checkbox", { name: "Place €5.00 with one tap" }).check();
        await tapUntilAccepted(page);
        const [placed, ...others] = await quickBets(page);
        expect(others.length).toBeGreaterThanOrEqual(before.length);
        expect(placed).toMatchObject({ is_quick: true });
        expect(await toastOf(page).innerText()).toContain(placed?.ref ?? "no bet");
        if (window === "desktop") await slipOf(page).getByText("Your bet slip is empty").waitFor();
      });
    },
  );

  test.runIf(isFull)("without approval a tap places nothing and shows what is missing", async () => {
    await onLiveMatch({ player: "demo" }, async (page) => {
      const before = await quickBets(page);
      const balance = await readBalance(page);
      await switchOn(page, "€5");
      await liveOddsButton(page).click();
      await toastOf(page).getByText("Tick the box to allow one-tap bets").waitFor();
      expect(await quickBets(page)).toHaveLength(before.length);
      expect(await readBalance(page)).toBe(balance);
    });
  });

  test.runIf(isFull)("changing the stake requires approval again", async () => {
    await onLiveMatch({ player: "demo" }, async (page) => {
      await switchOn(page, "€5");
      const approval = barOf(page).getByRole("checkbox");
      await approval.check();
      await barOf(page).getByRole("button", { name: "€10" }).click();
      expect(await approval.isChecked()).toBe(false);
    });
  });

  test.runIf(isFull)("odds of upcoming matches go to the slip even when quick bet is on", async () => {
    await onLiveMatch({ player: "demo" }, async (page) => {
      await switchOn(page, "€5");
      await barOf(page).getByRole("checkbox").check();
      await page.getByRole("banner").getByRole("link", { name: "Sports" }).click();
      await page.waitForURL("**/en");
      const prematch = page.locator(".mr").filter({ hasText: "Today" }).getByRole("button", { disabled: false }).first();
      await prematch.click();
      await slipOf(page).getByRole("list", { name: "Selections" }).getByRole("listitem").first().waitFor();
    });
  });

  test.runIf(isFull)("a player without a balance cannot switch it on", async () => {
    await onLiveMatch({ player: "broke" }, async (page) => {
      const toggle = barOf(page).getByRole("switch", { name: "Quick bet" });
      await toggle.click();
      await toastOf(page).getByText("Insufficient balance").waitFor();
      expect(await toggle.getAttribute("aria-checked")).toBe("false");
    });
  });

  test.runIf(isFull)("a player who may not bet sees the reason", async () => {
    await onLiveMatch({ player: "pve" }, async (page) => {
      await switchOn(page, "€5");
      await barOf(page).getByRole("checkbox").check();
      await liveOddsButton(page).click();
      await toastOf(page).getByText("Betting is blocked on this account").waitFor();
    });
  });
});
