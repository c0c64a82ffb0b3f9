import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { age } from "../../apps/backend/tests/support/cashier.ts";
import { everydayNames, pathOf, placeByApi, upcomingFootballMatches, upcomingMatches, type WireMatch } from "./support/product-api.ts";
import { isFull, visit } from "./support/browser.ts";
import { expectFocus, expectFocusTrap, hasFocusWithin, pollOptions, type DialogUnderTest } from "./support/accessibility.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { scriptedSite } from "./support/scripted-site.ts";
import { legsOf, oddsButton, raiseSlip, slipOf } from "./support/slip-on-page.ts";

const site = productInBrowser();
let match: WireMatch;

beforeAll(async () => {
  [match] = await upcomingFootballMatches(site.origin);
});

/** Opens a page and waits until it intercepts links to other sites; before that, a click on one is followed. */
async function open(page: Page, path: string): Promise<void> {
  await visit(page, `${site.origin}/en${path}`);
  await page.locator('dialog[aria-label="You are leaving Touchline"]').waitFor({ state: "attached" });
}

async function addLeg(page: Page): Promise<void> {
  await oddsButton(page.getByRole("main").getByRole("group", { name: "Match result", exact: true }), everydayNames(match)[0]).click();
}

test("dialogs of any page take the focus, trap it and return it", async () => {
  await site.withBorrowed(async (page) => {
    await open(page, pathOf(match));
    await addLeg(page);
    await legsOf(page).first().waitFor();
    const banner = page.getByRole("banner");
    await page
      .getByRole("contentinfo")
      .evaluate((footer) =>
        footer.append(Object.assign(document.createElement("a"), { href: "https://elsewhere.example/", textContent: "Elsewhere" })),
      );
    const dialogs: readonly DialogUnderTest[] = [
      { name: "Sign in", opener: banner.getByRole("link", { name: "Sign in" }), close: "Close" },
      { name: "Create your account", opener: banner.getByRole("link", { name: "Sign up" }), close: "Close" },
      { name: "Search", opener: banner.getByRole("link", { name: "Search" }), close: "Close search" },
      { name: "Quick actions", opener: banner.getByRole("link").first(), key: "Control+k" },
      { name: "Keyboard shortcuts", opener: banner.getByRole("link").first(), key: "?", close: "Close" },
      { name: "Share your selections", opener: slipOf(page).getByRole("button", { name: "Share this slip" }), close: "Close" },
      {
        name: "Odds movement: Both teams to score",
        opener: page.getByRole("button", { name: "Odds movement: Both teams to score", exact: true }),
        close: "Close odds movement",
      },
      { name: "You are leaving Touchline", opener: page.getByRole("link", { name: "Elsewhere" }), close: "Stay here" },
    ];
    const sample = ["Sign in", "Search", "Share your selections", "You are leaving Touchline"];
    for (const dialog of dialogs.filter(({ name }) => isFull || sample.includes(name))) await expectFocusTrap(page, dialog);
  });
});

test.runIf(isFull)("help opened from the palette returns the focus, and the preview dialog takes it", async () => {
  await site.withBorrowed(async (page) => {
    await open(page, "/about");
    const link = page.getByRole("banner").getByRole("link").first();
    await link.focus();
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog", { name: "Quick actions" }).getByRole("combobox").fill("keyboard");
    await page.keyboard.press("Enter");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await help.waitFor();
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "hidden" });
    await expectFocus(link, "the help that the palette opened");
    await visit(page, `${site.origin}/en/about?preview=1`);
    const preview = page.getByRole("dialog", { name: "This is a preview" });
    await expectFocus(preview.getByRole("button", { name: "View page" }), "the preview");
    await page.keyboard.press("Escape");
    await preview.waitFor({ state: "hidden" });
  });
});

test.runIf(isFull)(
  "a player's dialogs and menus return the focus: cashier, account, notifications, cash-out rule, sharing and editing",
  async () => {
    await site.withBorrowed(async (page) => {
      await site.signInAsNew(page);
      const matches = await upcomingMatches(site.origin, 2);
      const bet = await placeByApi(page, site.origin, { type: "combo", matches, stake: 200 });
      await open(page, "/bets");
      const card = page.getByRole("main").getByRole("article", { name: `Bet ${bet.ref}` });
      await card.getByRole("button", { name: "Details", exact: true }).press("Enter");
      const dialogs: readonly DialogUnderTest[] = [
        { name: "Deposit", opener: page.getByRole("button", { name: "Deposit" }), close: "Close" },
        ...(isFull ? ["Cash-out rule", "Share", "Edit bet"] : ["Edit bet"]).map((name) => ({
          name,
          opener: card.getByRole("button", { name, exact: true }),
        })),
      ];
      for (const dialog of dialogs) await expectFocusTrap(page, dialog);
      const menus = [/^Account/u, /^Notifications/u, /^Odds format and language/u];
      for (const name of isFull ? menus : menus.slice(0, 1)) {
        const button = page.getByRole("banner").getByRole("button", { name });
        await button.focus();
        await page.keyboard.press("Enter");
        await page.locator(":popover-open").waitFor();
        await page.keyboard.press("Escape");
        await page.locator(":popover-open").waitFor({ state: "hidden" });
        await expectFocus(button, String(name));
      }
    });
  },
);

test.runIf(isFull)("the slip's settings open and close without moving the focus", async () => {
  await site.withBorrowed(async (page) => {
    await open(page, pathOf(match));
    const settings = slipOf(page).getByRole("button", { name: "Slip settings" });
    const choices = slipOf(page).getByRole("group", { name: "When odds change" });
    await settings.focus();
    await page.keyboard.press("Enter");
    await choices.waitFor();
    await expectFocus(settings, "the slip's settings, opened");
    await choices.getByRole("radio", { checked: true }).focus();
    expect(await hasFocusWithin(choices)).toBe(true);
    await settings.focus();
    await page.keyboard.press("Enter");
    await choices.waitFor({ state: "hidden" });
    await expectFocus(settings, "the slip's settings, closed");
  });
});

describe.runIf(isFull)("safer gambling", () => {
  const own = scriptedSite("2026-03-14T12:00:00Z");

  test("a limit's form returns the focus when saved, and a reality check traps it until answered", async () => {
    await own.withPlayer(5_000, async ({ page, client }) => {
      await visit(page, `${own.origin}/en/safer-gambling`);
      const opener = page.getByRole("button", { name: /^(?:Set|Change): Reality check$/u });
      await opener.focus();
      await page.keyboard.press("Enter");
      const minutes = page.getByRole("main").getByRole("textbox");
      await minutes.focus();
      await page.keyboard.type("60");
      await page.keyboard.press("Enter");
      await minutes.waitFor({ state: "detached" });
      await expectFocus(opener, "a limit's form, saved");

      await client.post("/platform/api/player/activity");
      await age(own.server, client, { sessionMs: 61 * 60_000 });
      await visit(page, `${own.origin}/en/live`);
      const check = page.getByRole("dialog", { name: "Reality check", exact: true });
      await check.waitFor();
      for (const step of ["Tab", "Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Escape", "Tab"]) {
        await page.keyboard.press(step);
        await check.waitFor();
        await expect.poll(async () => [step, await hasFocusWithin(check, true)], pollOptions).toEqual([step, true]);
      }
      await check.getByRole("button", { name: "Continue" }).focus();
      await page.keyboard.press("Enter");
      await check.waitFor({ state: "detached" });
    });
  });
});

test.runIf(isFull)("on a phone the slip, the menu and the filters trap the focus and return it", async () => {
  const { page, close } = await site.borrowPage({ window: "phone" });
  await open(page, pathOf(match));
  await addLeg(page);
  // The first selection opens the slip as a bar.
  await raiseSlip(page);
  await page.keyboard.press("Escape");
  await slipOf(page).waitFor({ state: "hidden" });
  const tabs = page.getByRole("navigation", { name: "Main" });
  await expectFocusTrap(page, {
    name: "Bet slip",
    opener: tabs.getByRole("button", { name: /slip/iu }),
    close: "Close bet slip",
    isNonModal: true,
  });
  await expectFocusTrap(page, { name: "All", opener: tabs.getByRole("button", { name: "All" }) });
  await open(page, "/soccer");
  await expectFocusTrap(page, { name: "Filters", opener: page.getByRole("button", { name: "Filters" }) });
  await close();
});
