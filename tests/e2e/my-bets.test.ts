import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { liveFootballMatches, pathOf, placeByApi, upcomingMatches, type WireMatch, type WirePlacedBet } from "./support/product-api.ts";
import { goTo, isFull, visit, type WatchedPage } from "./support/browser.ts";
import { readBalance } from "./support/player.ts";
import { legsOf, toMinor } from "./support/slip-on-page.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const site = productInBrowser();
let matches: readonly WireMatch[];

beforeAll(async () => {
  matches = await upcomingMatches(site.origin, 4);
});

function cardOf(page: Page, { ref }: WirePlacedBet): Locator {
  return page.getByRole("main").getByRole("article", { name: `Bet ${ref}` });
}

async function openBets({ page }: WatchedPage, bets: readonly Parameters<typeof placeByApi>[2][]): Promise<readonly WirePlacedBet[]> {
  await site.signInAsNew(page);
  const placed: WirePlacedBet[] = [];
  for (const bet of bets) placed.push(await placeByApi(page, site.origin, bet));
  await visit(page, `${site.origin}/en/bets`);
  return placed;
}

/** Opens the details of a card. */
async function openDetails(card: Locator): Promise<void> {
  await card.getByRole("button", { name: "Details", exact: true }).click();
}

describe("cashing out", () => {
  test("pays exactly the confirmed amount, as card, balance and explanation show", async () => {
    const watched = await site.borrowPage();
    const { page } = watched;
    const [bet] = (await openBets(watched, [{ type: "single", matches: matches.slice(0, 1), stake: 2_000 }])) as [WirePlacedBet];
    const card = cardOf(page, bet);
    const before = await readBalance(page);
    await card.getByRole("button", { name: /^Cash out/u }).click();
    const confirm = card.getByRole("region", { name: "Cash out" }).getByRole("button", { name: /^Cash out/u });
    const amount = toMinor(await confirm.innerText());
    expect(amount).toBeGreaterThan(0);
    await confirm.click();
    await card.getByText(/^Paid out €/u).waitFor();
    await expect.poll(async () => readBalance(page), { timeout: 45_000 }).toBe(before + amount);
    await card.getByRole("button", { name: "Close" }).click();
    await card.getByText("Cashed out", { exact: true }).waitFor();
    await openDetails(card);
    await card.getByText("How was this settled?").click();
    expect(toMinor(await card.getByText("Cashed out from a stake of").locator("xpath=../dd").innerText())).toBe(amount);
    await watched.close();
  });

  test.runIf(isFull)("covers tab bar and toast of a phone, and nothing covers it", async () => {
    const watched = await site.borrowPage({ window: "phone" });
    const { page } = watched;
    const [bet] = (await openBets(watched, [{ type: "single", matches: matches.slice(0, 1), stake: 2_000 }])) as [WirePlacedBet];
    const card = cardOf(page, bet);
    const opener = card.getByRole("button", { name: /^Cash out/u });
    await opener.waitFor();
    await card.getByRole("button", { name: /^Copy reference/u }).evaluate((button: HTMLElement) => button.click());
    await page
      .getByRole("status")
      .filter({ hasText: /Reference copied|Couldn’t copy/u })
      .locator("> div")
      .waitFor();
    await opener.click();
    const confirm = card.getByRole("region", { name: "Cash out" }).getByRole("button", { name: /^Cash out/u });
    const isFree = async (): Promise<boolean> =>
      confirm.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(isFree).toBe(true);
    await watched.close();
  });

  test.runIf(isFull)("cashes out a part by keyboard and keeps the rest running", async () => {
    const watched = await site.borrowPage({ window: "phone" });
    const { page } = watched;
    const [bet] = (await openBets(watched, [{ type: "combo", matches: matches.slice(0, 2), stake: 2_000 }])) as [WirePlacedBet];
    const card = cardOf(page, bet);
    await card.getByRole("button", { name: /^Cash out/u }).press("Enter");
    const box = card.getByRole("region", { name: "Cash out" });
    await box.getByRole("slider", { name: "Share to cash out" }).focus();
    for (let press = 0; press < 50; press += 1) await page.keyboard.press("ArrowLeft");
    await box.getByText(/^Remaining stake €10\.00$/u).waitFor();
    await box.getByRole("button", { name: /^Cash out/u }).press("Enter");
    await box.getByText(/^Paid out €/u).waitFor();
    await box.getByText("€10.00").waitFor();
    await card.getByText(/^€20\.00/u).waitFor();
    await box.getByRole("button", { name: "Close" }).press("Enter");
    expect(await card.getByRole("button", { name: /^Cash out/u }).evaluate((button) => button === document.activeElement)).toBe(true);
    await watched.close();
  });

  test.runIf(isFull)("can be automated by a rule, which is validated, saved, shown and removed", async () => {
    const watched = await site.borrowPage();
    const { page } = watched;
    const [bet] = (await openBets(watched, [{ type: "single", matches: matches.slice(0, 1), stake: 1_000 }])) as [WirePlacedBet];
    const card = cardOf(page, bet);
    await openDetails(card);
    await card.getByRole("button", { name: "Cash-out rule" }).click();
    const sheet = page.getByRole("dialog", { name: "Cash-out rule" });
    await sheet.getByRole("radio", { name: "Notify me" }).click();
    await sheet.getByRole("textbox", { name: "When the offer reaches" }).fill("99999");
    await sheet.getByRole("button", { name: "Save rule" }).click();
    await sheet.getByText(/can’t reach this/u).waitFor();
    await sheet.getByRole("textbox", { name: "When the offer reaches" }).fill("9.99");
    await sheet.getByRole("button", { name: "Save rule" }).click();
    await page.getByRole("status").getByText("Rule saved").waitFor();
    await card.getByText("Alert at €9.99").waitFor();
    await card.getByRole("button", { name: "Cash-out rule" }).click();
    await sheet.getByRole("button", { name: "Remove rule" }).click();
    await card.getByText("Alert at").waitFor({ state: "detached" });
    await watched.close();
  });
});

test.runIf(isFull)("a bet edit removes a leg and adds one from the slip, staked with the cash-out value", async () => {
  const watched = await site.borrowPage();
  const { page } = watched;
  const [bet] = (await openBets(watched, [{ type: "combo", matches: matches.slice(0, 3), stake: 3_000 }])) as [WirePlacedBet];
  await goTo(page, `${site.origin}/en${pathOf(matches[3] as WireMatch)}`);
  await page.getByRole("tabpanel").first().locator("button.odd:not([aria-disabled=true])").first().click();
  await legsOf(page).nth(0).waitFor();
  await goTo(page, `${site.origin}/en/bets`);
  const card = cardOf(page, bet);
  const before = await readBalance(page);
  await openDetails(card);
  await card.getByRole("button", { name: "Edit bet" }).click();
  const sheet = page.getByRole("dialog", { name: "Edit bet" });
  await sheet.getByRole("button", { name: "Remove" }).first().click();
  await sheet.getByRole("region", { name: "Add from your bet slip" }).getByRole("button").first().click();
  await expect.poll(async () => sheet.getByRole("button", { name: "Remove" }).count()).toBe(3);
  const confirm = sheet.getByRole("button", { name: /^Change bet · new stake €/u });
  const value = toMinor(await confirm.innerText());
  await confirm.click();
  const alert = page.getByRole("status").filter({ hasText: "Bet changed" });
  await alert.waitFor();
  await alert.getByRole("link", { name: "View bet" }).click();
  await page.waitForURL("**/en/bets/*");
  await page.getByRole("heading", { name: "Bet record" }).waitFor();
  const record = page.getByRole("main").getByRole("article");
  await record.getByText("Treble", { exact: true }).waitFor();
  expect(await legsOf(page).count()).toBe(0);
  expect(toMinor((await record.getByText(/ at /u).first().innerText()).split(" at ")[0] ?? "")).toBe(value);
  expect(await readBalance(page)).toBe(before);
  await watched.close();
});

test.runIf(isFull)("filters of my bets are kept in the address, keep the focus, and report an empty list", async () => {
  const watched = await site.borrowPage();
  const { page } = watched;
  await openBets(watched, [{ type: "single", matches: matches.slice(0, 1), stake: 500 }]);
  const open = page.getByRole("main").getByRole("radio", { name: "Open" });
  await open.click();
  await page.waitForURL("**/en/bets?state=open");
  await page.getByRole("main").getByRole("article").first().waitFor();
  expect(await open.evaluate((radio) => radio === document.activeElement)).toBe(true);
  await goTo(page, `${site.origin}/en/bets?state=settled&result=lose`);
  await page.getByRole("main").getByText("No bets match this filter").waitFor();
  expect(await page.getByRole("button", { name: "Lost" }).getAttribute("aria-pressed")).toBe("true");
  await goTo(page, `${site.origin}/en/bets?state=open&result=nonsense`);
  await page.getByRole("main").getByRole("article").first().waitFor();
  await watched.close();
});

test.runIf(isFull)("a named system bet shows its name, and can be repeated, shared without amounts, and printed", async () => {
  const watched = await site.borrowPage();
  const { page } = watched;
  const legs = matches.slice(0, 4);
  const [bet] = (await openBets(watched, [{ type: "system", systemId: "lucky15", matches: legs, stake: 1_500 }])) as [WirePlacedBet];
  const card = cardOf(page, bet);
  await card.getByRole("heading", { name: "Lucky 15" }).waitFor();
  await openDetails(card);
  await card.getByRole("button", { name: "Repeat bet" }).click();
  await page.getByRole("status").getByText("4 selections added to your slip").waitFor();
  expect(await legsOf(page).count()).toBe(4);
  await card.getByRole("button", { name: "Share" }).click();
  const sheet = page.getByRole("dialog", { name: "Share" });
  await sheet.getByRole("img", { name: /Lucky 15/u }).waitFor();
  const link = (await sheet.getByText(/betcode=/u).innerText()).trim();
  expect(await sheet.innerText()).not.toContain("€");
  const saved = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Share image" }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/u);
  await sheet.getByRole("button", { name: "Close" }).click();
  expect((await fetch(link)).status).toBe(200);
  await card.getByRole("link", { name: "Full record" }).click();
  await page.waitForURL(`**/en/bets/${bet.id}`);
  await page.getByRole("heading", { name: "Bet record" }).waitFor();
  const record = page.getByRole("main").getByRole("article");
  for (const text of [bet.id, bet.ref, "€15.00", "Placed", "Potential returns"]) await record.getByText(text).first().waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("navigation", { name: "Main" }).first().isVisible()).toBe(false);
  expect(await record.isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen" });
  await watched.close();
});

test.runIf(isFull)("another player's bet is not found, and a visitor is asked to sign in", async () => {
  const watched = await site.borrowPage();
  const { page } = watched;
  await visit(page, `${site.origin}/en/bets`);
  await page.getByRole("main").getByText("Sign in to see your bets").waitFor();
  const [bet] = (await openBets(watched, [{ type: "single", matches: matches.slice(0, 1), stake: 500 }])) as [WirePlacedBet];
  await page.context().clearCookies();
  await site.signInAsNew(page, "limited");
  await visit(page, `${site.origin}/en/bets/${bet.id}`);
  await page.getByRole("main").getByText("Bet not found").waitFor();
  await watched.close();
});

test.runIf(isFull)("the strip of live bets on a phone cashes out, can be collapsed and stays collapsed", async () => {
  const watched = await site.borrowPage({ window: "phone" });
  const { page } = watched;
  await openBets(watched, [{ type: "single", matches: (await liveFootballMatches(site.origin)).slice(-1), stake: 500 }]);
  await goTo(page, `${site.origin}/en`);
  const strip = page.getByRole("region", { name: "My live bets" });
  await strip.getByRole("link").first().waitFor();
  await strip.getByRole("button", { name: /^Cash out €/u }).click();
  const sheet = page.getByRole("dialog", { name: "Cash out" });
  // The bars disappear while a keyboard is open; the sheet stays.
  await page.locator(".dock").evaluate((dock) => dock.setAttribute("data-typing", ""));
  await sheet.getByRole("textbox", { name: "Amount" }).fill("1");
  await sheet.getByRole("button", { name: "Keep bet" }).click();
  await page.locator(".dock").evaluate((dock) => dock.removeAttribute("data-typing"));
  await strip.getByRole("button", { name: "Hide my live bets" }).click();
  const pill = page.getByRole("button", { name: /^Show my live bets/u });
  await pill.waitFor();
  await visit(page, `${site.origin}/en`);
  await pill.click();
  const link = strip.getByRole("link").first();
  const target = await link.getAttribute("href");
  await link.click();
  await page.waitForURL(`**${target ?? ""}`);
  await watched.close();
});

// Every run already checks a card without its panels (accessibility).
test.runIf(isFull).each(["dark", "light"] as const)("my bets with all panels open has no accessibility violation (%s)", async (theme) => {
  const watched = await site.borrowPage();
  const { page } = watched;
  await page.context().addCookies([{ name: "tl_theme", value: theme, url: site.origin }]);
  const [bet] = (await openBets(watched, [{ type: "combo", matches: matches.slice(0, 2), stake: 1_000 }])) as [WirePlacedBet];
  const card = cardOf(page, bet);
  await openDetails(card);
  await card
    .getByRole("button", { name: /^Cash out/u })
    .first()
    .click();
  await card.getByRole("slider").waitFor();
  const { violations } = await new AxeBuilder({ page }).include("main").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await watched.close();
});
