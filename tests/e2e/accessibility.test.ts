import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPage, startBrowser, visit, type WatchedPage } from "./support/browser.ts";
import { signIn } from "./support/player.ts";
import { isOpen, pathOf, readMatches, sidesOf, type WireMatch } from "./support/product-api.ts";
import { legsOf, priceOf, slipOf, typeStake } from "./support/slip-on-page.ts";
import { startProduct, type Product } from "./support/start-product.ts";

let product: Product;
let browser: Browser;
let match: WireMatch;

beforeAll(async () => {
  product = await startProduct();
  browser = await startBrowser();
  const upcoming = await readMatches(
    product.origin,
    "match_status=0&sport_key=soccer&start_from=2026-11-21T17:00:00Z&sort_by=start_time:asc&limit=30",
  );
  const found = upcoming.find(({ main_market }) => isOpen(main_market));
  if (found === undefined) throw new Error("The feed has no football.");
  match = found;
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

interface Look {
  readonly theme: "dark" | "light";
  readonly window: "desktop" | "phone";
}

async function openIn({ theme, window }: Look): Promise<WatchedPage> {
  const watched = await openPage(browser, { window });
  await watched.page.context().addCookies([{ name: "tl_theme", value: theme, url: product.origin }]);
  return watched;
}

/** Serious and critical violations, each with where it is. */
async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 5).map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary?.replaceAll(/\s+/gu, " ") ?? ""}`),
    );
}

async function addLeg(page: Page): Promise<void> {
  await priceOf(page.getByRole("main").getByRole("group", { name: "1x2", exact: true }), sidesOf(match)[0]).click();
  await legsOf(page).nth(0).waitFor();
}

describe.each([
  { theme: "dark", window: "desktop" },
  { theme: "light", window: "phone" },
] as const)("no serious violation, $theme, $window", (look) => {
  test.each([
    ["home", () => ""],
    ["sport", () => "/soccer"],
    ["match", () => pathOf(match)],
    ["sign-in", () => "/users/sign-in"],
    ["sign-up", () => "/users/sign-up"],
    ["search", () => "/search?q=real"],
    ["results", () => "/results"],
  ] as const)("%s", async (_name, path) => {
    const { page, close } = await openIn(look);
    await visit(page, `${product.origin}/en${path()}`);
    expect(await page.locator("html").getAttribute("data-theme")).toBe(look.theme);
    expect(await violations(page)).toEqual([]);
    await close();
  });

  test("the open slip, and my bets", async () => {
    const { page, close } = await openIn(look);
    await signIn(page, { origin: product.origin, email: "demo@touchline.test", returnTo: pathOf(match) });
    await addLeg(page);
    await typeStake(page, "5");
    const place = slipOf(page).getByRole("button", { name: /^Place bet · €5\.00/u, disabled: false });
    await place.waitFor();
    expect(await violations(page)).toEqual([]);
    await place.click();
    await slipOf(page).getByText("Bet placed", { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await visit(page, `${product.origin}/en/bets`);
    await page.getByRole("main").getByRole("article").first().waitFor();
    expect(await violations(page)).toEqual([]);
    await close();
  });
});

describe("keyboard", () => {
  test("a price is reached by Tab, shows its focus, and Enter puts it on the slip", async () => {
    const { page, close } = await openPage(browser);
    await visit(page, `${product.origin}/en${pathOf(match)}`);
    await page.getByRole("main").getByRole("tab", { name: "Popular" }).focus();
    const price = priceOf(page.getByRole("main").getByRole("group", { name: "1x2", exact: true }), sidesOf(match)[0]);
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press("Tab");
      if (await price.evaluate((button) => button === document.activeElement)) break;
    }
    const look = await price.evaluate((button) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(button);
      return {
        isFocused: button === document.activeElement,
        isVisible: button.matches(":focus-visible"),
        outlineStyle,
        outlineWidth: Number.parseFloat(outlineWidth),
      };
    });
    expect(look).toMatchObject({ isFocused: true, isVisible: true });
    expect(look.outlineStyle).not.toBe("none");
    expect(look.outlineWidth).toBeGreaterThanOrEqual(2);
    await page.keyboard.press("Enter");
    await legsOf(page).nth(0).waitFor();
    expect(await price.getAttribute("aria-pressed")).toBe("true");
    await close();
  });

  test("the first Tab leads past the header to the content", async () => {
    const { page, close } = await openPage(browser);
    await visit(page, `${product.origin}/en`);
    await page.keyboard.press("Tab");
    await page.getByRole("link", { name: "Skip to the content" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    expect(new URL(page.url()).hash).toBe("#content");
    await close();
  });
});

test("at 200 % everything stays within reach", async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });
  await visit(page, `${product.origin}/en${pathOf(match)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect(await page.locator('meta[name="viewport"]').getAttribute("content")).not.toMatch(/user-scalable=no|maximum-scale/u);
  await priceOf(page.getByRole("main").getByRole("group", { name: "1x2", exact: true }), sidesOf(match)[0]).click();
  await legsOf(page).nth(0).waitFor();
  await slipOf(page).getByRole("button", { name: "5", exact: true }).click();
  const act = slipOf(page).getByRole("button", { name: /^Sign in to bet · €5\.00/u });
  await act.scrollIntoViewIfNeeded();
  const box = await act.boundingBox();
  expect(box).not.toBeNull();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(451);
  await act.click();
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).waitFor();
  await close();
});
