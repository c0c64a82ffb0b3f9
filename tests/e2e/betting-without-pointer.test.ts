import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { isFull, visit } from "./support/browser.ts";
import { everydayNames, pathOf, upcomingFootballMatches, type WireMatch } from "./support/product-api.ts";
import { addWinner, legsOf, placeUntilAccepted, oddsButton, slipOf, typeStake } from "./support/slip-on-page.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const site = productInBrowser();
let match: WireMatch;

beforeAll(async () => {
  [match] = await upcomingFootballMatches(site.origin);
});

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

/** Expects the accessibility tree of an element to contain these parts in this order. */
async function expectAriaOrder(place: Locator, parts: readonly RegExp[]): Promise<void> {
  const tree = await place.ariaSnapshot();
  const positions = parts.map((part) => [part.source, tree.search(part)] as const);
  expect(positions.filter(([, at]) => at === -1).map(([part]) => ({ part, tree }))).toEqual([]);
  expect(positions.map(([part]) => part)).toEqual(positions.toSorted(([, left], [, right]) => left - right).map(([part]) => part));
}

async function waitForFocus(page: Page, place: Locator): Promise<void> {
  await place.and(page.locator(":focus")).waitFor();
}

describe("betting without a pointer", () => {
  test.runIf(isFull)("Tab reaches an odds button with a visible focus ring, and Enter adds it to the slip", async () => {
    const { page, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en${pathOf(match)}`);
    await page.locator(".sb .crumb a").first().focus();
    const price = oddsButton(page.getByRole("main").getByRole("group", { name: "Match result", exact: true }), everydayNames(match)[0]);
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press("Tab");
      if (await price.evaluate((button) => button === document.activeElement)) break;
    }
    const style = await price.evaluate((button) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(button);
      return {
        isFocused: button === document.activeElement,
        isVisible: button.matches(":focus-visible"),
        outlineStyle,
        outlineWidth: Number.parseFloat(outlineWidth),
      };
    });
    expect(style).toMatchObject({ isFocused: true, isVisible: true });
    expect(style.outlineStyle).not.toBe("none");
    expect(style.outlineWidth).toBeGreaterThanOrEqual(2);
    await page.keyboard.press("Enter");
    await legsOf(page).nth(0).waitFor();
    expect(await price.getAttribute("aria-pressed")).toBe("true");
    await close();
  });

  test("a player finds, places, reviews and cashes out a bet by keyboard", async () => {
    const { page, close } = await site.borrowPage();
    await site.signInAsNew(page);
    await visit(page, `${site.origin}/en/soccer/${match.tournament.slug}`);
    const tabTo = async (target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
      await target.waitFor();
      for (let presses = 0; presses < 400; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press(key);
      }
      throw new Error(`Tab does not reach ${String(target)}.`);
    };
    await tabTo(page.getByRole("link", { name: "Skip to content" }));
    await page.keyboard.press("Enter");
    await tabTo(
      page
        .getByRole("main")
        .locator(`a[href$="${pathOf(match)}"]`)
        .first(),
    );
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${pathOf(match)}`);

    await page.locator(".sb .crumb a").first().focus();
    await tabTo(oddsButton(page.getByRole("main").getByRole("group", { name: "Match result", exact: true }), everydayNames(match)[0]));
    await page.keyboard.press("Enter");
    await legsOf(page).nth(0).waitFor();
    await tabTo(slipOf(page).getByRole("textbox").first());
    await page.keyboard.type("5");
    await tabTo(slipOf(page).getByRole("button", { name: /^Place bet · €5\.00/u, disabled: false }));
    await page.keyboard.press("Enter");
    await waitForFocus(page, slipOf(page).getByRole("heading", { name: "Bet placed" }));
    await slipOf(page)
      .getByRole("status")
      .filter({ hasText: /^Bet placed\. Ref [\dA-Z]{4}-[\dA-Z]{4}\. Stake €5\.00\. Returns €[\d.]+$/u })
      .waitFor();
    const [reference = ""] = /[\dA-Z]{4}-[\dA-Z]{4}/u.exec(await slipOf(page).innerText()) ?? [];

    await page.locator("h1").first().focus();
    await tabTo(page.getByRole("banner").getByRole("link", { name: "My bets" }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/en/bets*");
    const card = page.getByRole("main").getByRole("article", { name: `Bet ${reference}`, exact: true });
    await tabTo(card.getByRole("button", { name: /^Cash out/u }));
    await page.keyboard.press("Enter");
    await tabTo(card.getByRole("region", { name: "Cash out" }).getByRole("button", { name: /^Cash out/u }));
    await page.keyboard.press("Enter");
    await card.getByText(/^Paid out €/u).waitFor();
    await close();
  });

  test.runIf(isFull)("a screen reader reads the match page and the slip in the order of placing a bet", async () => {
    const { page, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en${pathOf(match)}`);
    await addWinner(page, everydayNames(match)[0]);
    await typeStake(page, "5");
    await slipOf(page)
      .getByRole("button", { name: /^Sign in to bet · €5\.00/u })
      .waitFor();
    await expectAriaOrder(page.locator("body"), [
      /^- link "Skip to content"/mu,
      /^- banner:/mu,
      /^- main:/mu,
      /^ +- heading "[^"]+ – [^"]+" \[level=1\]/mu,
      /^ +- group "Match result":\n +- button "[^"]+" \[pressed\]/mu,
      /^ +- region "Bet slip":/mu,
      /^ +- list "Selections":/mu,
      /textbox "Stake on [^"]+"/u,
      /button "Sign in to bet · €5\.00/u,
    ]);
    await close();
  });

  test.runIf(isFull)("a screen reader announces a placed bet, and reads its receipt and its card in order", async () => {
    const { page, close } = await site.borrowPage();
    await site.signInAsNew(page);
    await visit(page, `${site.origin}/en${pathOf(match)}`);
    await addWinner(page, everydayNames(match)[0]);
    await typeStake(page, "5");
    const receipt = await placeUntilAccepted(page);
    const [reference = "none"] = /[\dA-Z]{4}-[\dA-Z]{4}/u.exec(receipt) ?? [];
    await slipOf(page)
      .getByRole("status")
      .filter({ hasText: /^Bet placed\. Ref /u })
      .waitFor();
    await expectAriaOrder(slipOf(page), [
      /heading "Bet placed"/u,
      new RegExp(escapeRegExp(everydayNames(match)[0]), "u"),
      new RegExp(reference, "u"),
      /Stake €5\.00/u,
      /Returns €/u,
      /button "Keep selections"/u,
      /button "Done"/u,
    ]);
    await visit(page, `${site.origin}/en/bets`);
    const card = page.getByRole("main").getByRole("article", { name: `Bet ${reference}`, exact: true });
    await card.getByRole("button", { name: /^Cash out/u, disabled: false }).waitFor();
    await expectAriaOrder(card, [
      /^ +- heading "Single" \[level=2\]/mu,
      /Stake €5\.00/u,
      /^ +- list:/mu,
      new RegExp(escapeRegExp(everydayNames(match)[0]), "u"),
      /Returns(?: up to)? €/u,
      /button "Cash out €/u,
      /button "Details"/u,
    ]);
    await close();
  });

  test.runIf(isFull)("focus stays in the slip when a fix or a removed leg removes the focused button", async () => {
    const { page, close } = await site.borrowPage();
    await site.signInAsNew(page, "limited");
    await visit(page, `${site.origin}/en${pathOf(match)}`);
    await addWinner(page, everydayNames(match)[0]);
    await typeStake(page, "25");
    await slipOf(page).getByRole("button", { name: "Set stake to €10.00" }).focus();
    await page.keyboard.press("Enter");
    await waitForFocus(page, slipOf(page).getByRole("button", { name: "Place bet · €10.00" }));
    await slipOf(page)
      .getByRole("button", { name: `Remove ${everydayNames(match)[0]}` })
      .focus();
    await page.keyboard.press("Enter");
    await waitForFocus(page, slipOf(page).getByRole("button", { name: "Undo" }));
    await close();
  });

  test.runIf(isFull)("the b key focuses the stake, and typing replaces it", async () => {
    const { page, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en${pathOf(match)}`);
    // The shortcuts load after the page.
    const tab = slipOf(page).getByRole("tab", { name: "Bet slip" }).and(page.locator(":focus"));
    await expect
      .poll(async () => {
        await page.keyboard.press("b");
        return tab.count();
      })
      .toBe(1);
    await addWinner(page, everydayNames(match)[0]);
    await page.keyboard.press("b");
    await waitForFocus(page, slipOf(page).getByRole("textbox", { name: "Stake" }));
    await page.keyboard.type("7");
    await page.locator(".sb .crumb a").first().focus();
    const typed = await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>("input[data-stake-field]");
      field?.focus();
      document.execCommand("insertText", false, "8");
      return field?.value;
    });
    expect(typed).toBe("8");
    await slipOf(page).getByRole("button", { name: "Sign in to bet · €8.00" }).waitFor();
    await page.locator(".sb .crumb a").first().focus();
    await slipOf(page).getByRole("tab", { name: "My bets" }).click();
    await page.keyboard.press("b");
    await waitForFocus(page, slipOf(page).getByRole("textbox", { name: "Stake" }));
    await close();
  });

  test("the first Tab stop is a link that skips to the content", async () => {
    const { page, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en`);
    await page.keyboard.press("Tab");
    await page.getByRole("link", { name: "Skip to content" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).hash).toBe("#content");
    await close();
  });
});
