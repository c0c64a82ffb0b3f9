import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { isFull, visit } from "./support/browser.ts";
import { liveFootballMatches, readMatches, everydayNames, type WireMatch } from "./support/product-api.ts";
import { legsOf } from "./support/slip-on-page.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { violations } from "./support/accessibility.ts";

const site = productInBrowser();

/** Names of two football matches in play, once they have prices. */
async function twoLiveMatchNames(): Promise<readonly [string, string]> {
  let names: readonly string[] = [];
  const read = async (): Promise<number> => {
    names = (await liveFootballMatches(site.origin)).map((match) => everydayNames(match).join(" – "));
    return names.length;
  };
  await expect.poll(read, { timeout: 30_000 }).toBeGreaterThan(1);
  const [first = "", second = ""] = names;
  return [first, second];
}

async function shownNames(page: Page): Promise<readonly (string | null)[]> {
  return page.locator("section[data-multiview]").evaluateAll((sections) => sections.map((section) => section.getAttribute("aria-label")));
}

describe("multiview", () => {
  test.runIf(isFull)("matches can be added, moved and removed by keyboard, stay in the address, and share one slip", async () => {
    const [first, second] = await twoLiveMatchNames();
    const { page, errors, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en/live/multi`);
    const main = page.getByRole("main");
    for (const name of [first, second]) {
      await main.getByRole("region", { name: "Choose up to four matches" }).getByRole("button", { name }).press("Enter");
      await main.getByRole("region", { name, exact: true }).waitFor();
    }
    expect(await shownNames(page)).toEqual([first, second]);
    const later = main.getByRole("button", { name: `Move ${first} later`, exact: true });
    await later.press("Enter");
    await expect.poll(async () => shownNames(page)).toEqual([second, first]);
    await later.and(page.locator(":focus")).waitFor();
    await page.getByText(`${first}: position 2 of 2`).waitFor({ state: "attached" });
    await visit(page, page.url());
    expect(await shownNames(page)).toEqual([second, first]);
    for (const [count, name] of [first, second].entries()) {
      await main.getByRole("region", { name, exact: true }).locator("button.odd:not([data-locked])").first().click();
      await expect.poll(async () => legsOf(page).count()).toBe(count + 1);
    }
    expect(await violations(page)).toEqual([]);
    await main.getByRole("button", { name: `Remove ${second}`, exact: true }).press("Enter");
    await expect.poll(async () => shownNames(page)).toEqual([first]);
    expect(errors).toEqual([]);
    await close();
  });

  test.runIf(isFull)("an ended match can be replaced and an unknown one removed, and both show a notice", async () => {
    // Not the latest: one that has just ended may still be corrected.
    const ended = (await readMatches(site.origin, "match_status=4&limit=10&sort_by=start_time:desc")).at(-1);
    const { page, close } = await site.borrowPage({ window: "phone" });
    await visit(page, `${site.origin}/en/live/multi?matches=${ended?.id},999999999`);
    await page.getByText("This match has ended.").waitFor();
    await page.getByText("This match is no longer available.").waitFor();
    if (isFull) expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Choose another match" }).click();
    await page.waitForURL(`${site.origin}/en/live/multi?matches=999999999`);
    await page.getByRole("button", { name: "Remove 999999999" }).click();
    await page.waitForURL(`${site.origin}/en/live/multi`);
    await page.getByText("4 slots free").waitFor();
    await close();
  });
});

interface MatchWithVideo extends WireMatch {
  readonly has_video: boolean;
}

describe("in play", () => {
  test("the selected match shows next to the list, by click, by arrow keys and by address", async () => {
    const { page, errors, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en/live?sport=soccer`);
    const rows = page.getByRole("group", { name: "Matches", exact: true }).locator("a.tms");
    const panel = page.getByRole("region", { name: "Selected match" });
    const chosen = rows.and(page.locator('[aria-current="true"]'));
    const idOf = async (row: Locator): Promise<string> => /-m-(\d+)/u.exec((await row.getAttribute("href")) ?? "")?.[1] ?? "";
    const waitForPanel = async (id: string): Promise<void> => panel.locator(`a[href*="-m-${id}"]`).first().waitFor({ state: "attached" });
    await rows.nth(3).waitFor();
    await expect.poll(async () => idOf(chosen)).toBe(await idOf(rows.nth(0)));
    await rows.nth(2).click();
    await waitForPanel(await idOf(rows.nth(2)));
    await rows.nth(2).press("ArrowDown");
    await rows.nth(3).and(page.locator(":focus")).waitFor();
    const next = await idOf(rows.nth(3));
    await waitForPanel(next);
    await panel.locator(".card").first().waitFor();
    if (isFull) expect(await violations(page)).toEqual([]);
    await expect.poll(() => new URL(page.url()).searchParams.get("match")).toBe(next);
    await visit(page, page.url());
    await expect.poll(async () => idOf(chosen)).toBe(next);
    expect(errors).toEqual([]);
    await close();
  });

  test.runIf(isFull)("the list view is remembered, and its rows open the match as they do on a phone", async () => {
    const { page, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en/live`);
    await page.getByRole("radio", { name: "List" }).click();
    await page.getByRole("region", { name: "Selected match" }).waitFor({ state: "detached" });
    await visit(page, `${site.origin}/en/live`);
    expect(await page.getByRole("radio", { name: "List" }).getAttribute("aria-checked")).toBe("true");
    await page.getByRole("main").locator("a.tms").first().click();
    await page.waitForURL(/-m-\d+$/u);
    await close();
    // Every run already opens a match from the list on a phone (journey).
    if (!isFull) return;
    const phone = await site.borrowPage({ window: "phone" });
    await visit(phone.page, `${site.origin}/en/live`);
    await phone.page.getByRole("main").locator("a.tms").first().click();
    await phone.page.waitForURL(/-m-\d+$/u);
    await phone.close();
  });

  test.runIf(isFull)("a match that joins the list is announced as a status", async () => {
    const { page, close } = await site.openPage();
    await page.clock.install();
    await visit(page, `${site.origin}/en/results`);
    const lists = "**/api/v2/matches?**";
    let withheldName = "";
    await page.route(lists, async (route) => {
      const reply = await route.fetch();
      const body = (await reply.json()) as { data: WireMatch[] };
      const withheld = body.data.pop();
      if (withheld !== undefined) withheldName = everydayNames(withheld).join(" – ");
      await route.fulfill({ response: reply, json: body });
    });
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^In-play/u })
      .click();
    await page.getByRole("main").locator("a.tms").first().waitFor();
    await page.unroute(lists);
    // Without realtime the list is polled.
    await page.context().setOffline(true);
    await page.getByText("No connection").waitFor();
    await page.routeWebSocket(/\/connection\//u, (socket) => void socket.close());
    await page.route("**/connection/**", (route) => route.abort());
    await page.context().setOffline(false);
    await page.getByText("No connection").waitFor({ state: "detached" });
    await page.clock.fastForward("00:20");
    await page.getByRole("main").getByRole("status").filter({ hasText: withheldName }).waitFor({ state: "attached" });
    await close();
  });

  test.runIf(isFull)("the video filter applies to the list, the address and the counts", async () => {
    const live = (await readMatches(site.origin, "match_status=1&match_status=2&limit=100")) as readonly MatchWithVideo[];
    const withVideo = live.filter((match) => match.has_video);
    expect(withVideo.length).toBeGreaterThan(0);
    expect(withVideo.length).toBeLessThan(live.length);
    const { page, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en/live`);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: /^With video/u }).click();
    await page.waitForURL("**/en/live?hasVideo=true");
    await expect.poll(async () => main.locator("a.tms").count()).toBe(withVideo.length);
    await main
      .getByRole("navigation", { name: "Sport" })
      .getByRole("link", { name: `All ${withVideo.length}`, exact: true })
      .waitFor();
    await visit(page, `${site.origin}/en/soccer?hasVideo=true`);
    expect(await main.getByRole("button", { name: /^With video/u }).getAttribute("aria-pressed")).toBe("true");
    await main.locator("a.tms").first().waitFor();
    await close();
  });

  test.runIf(isFull)("Tab stops once per market, and arrow keys move within it", async () => {
    const { page, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en/soccer`);
    const main = page.getByRole("main");
    const [first, second] = [main.locator(".plate.main").first(), main.locator(".plate.second").first()];
    const focused = page.locator(":focus");
    await first.locator("button").first().focus();
    await page.keyboard.press("Tab");
    await second.locator("button").first().and(focused).waitFor();
    await page.keyboard.press("ArrowRight");
    await second.locator("button").nth(1).and(focused).waitFor();
    await second.locator("button").nth(1).and(page.locator('[tabindex="0"]')).waitFor();
    expect(await second.locator('button[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press("Shift+Tab");
    await first.locator("button").first().and(focused).waitFor();
    expect(await second.locator("button").first().getAttribute("tabindex")).toBe("0");
    await close();
  });
});

test.runIf(isFull)("a favourite that cannot be saved is reverted with a notice, and the header button opens the favourites", async () => {
  const { page, close } = await site.borrowPage({ window: "phone" });
  await site.signInAsNew(page);
  await visit(page, `${site.origin}/en/soccer`);
  const main = page.getByRole("main");
  const add = main.getByRole("button", { name: "Add to favourites" }).first();
  await page.route("**/favourites/sports/**", (route) => route.fulfill({ status: 500, json: { code: "failed" } }));
  await add.click();
  await page.getByRole("status").getByText("We couldn’t save your favourite").waitFor();
  await add.waitFor();
  await page.unroute("**/favourites/sports/**");
  await page.getByRole("link", { name: /^Your favourites/u }).click();
  await page.waitForURL(`${site.origin}/en/favorites`);
  await page
    .locator('a[aria-current="page"]')
    .and(page.getByRole("link", { name: /^Your favourites/u }))
    .waitFor();
  await close();
});
