import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./support/accessibility.ts";
import { isFull, visit } from "./support/browser.ts";
import { everydayNames, isOpen, liveFootballMatches, pathOf, readMarkets, readMatches, type WireMatch } from "./support/product-api.ts";
import { choosePolicy, legsOf, oddsButton, slipOf, toThousandths, typeStake } from "./support/slip-on-page.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const moveWithinMs = 120_000;

/** In full runs, a whole match passes; otherwise the shared product, at normal speed, changes prices every few seconds. */
const feedSpeed = isFull ? 40 : 1;

const site = productInBrowser(isFull ? { own: () => ({ FEED_SPEED: String(feedSpeed) }) } : {});

async function footballInPlay(index: number): Promise<WireMatch> {
  const running = await liveFootballMatches(site.origin);
  const match = running.at(index);
  if (match === undefined) throw new Error("No football is in play.");
  return match;
}

const newestMatch = async (): Promise<WireMatch> => footballInPlay(-1);
const oldestMatch = async (): Promise<WireMatch> => footballInPlay(0);
/** Near its end, the odds of a match change every minute. */
const movingMatch = isFull ? newestMatch : oldestMatch;

/** Odds of the match result in the order of the outcomes, comparable with the API. */
async function pageOdds(page: Page): Promise<readonly number[]> {
  const texts = await page
    .getByRole("main")
    .getByRole("group", { name: "Match result", exact: true })
    .locator("button.odd")
    .allInnerTexts();
  return texts.map((text) => toThousandths(/\d+\.\d{2,3}/u.exec(text)?.[0] ?? "0"));
}

async function apiOdds(match: WireMatch): Promise<readonly number[]> {
  const markets = await readMarkets(site.origin, match.id);
  const result = markets.find(({ name }) => name === "Match result");
  return (result?.outcomes ?? []).map(({ odds, active }) => (result?.status === 1 && active && odds !== null ? odds : 0));
}

/** Waits until page and API agree at some moment: both keep changing. */
async function expectCurrentOdds(page: Page, match: WireMatch): Promise<void> {
  await expect
    .poll(
      async () => {
        const [before, shown, after] = [await apiOdds(match), await pageOdds(page), await apiOdds(match)];
        return [before, after].some((prices) => prices.join() === shown.join());
      },
      { timeout: 45_000, interval: 250 },
    )
    .toBe(true);
}

test("odds update live without a reload", async () => {
  const match = await movingMatch();
  const { page, errors, close } = await site.openPage();
  await visit(page, `${site.origin}/en${pathOf(match)}`);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const before = await pageOdds(page);
  await expect.poll(async () => pageOdds(page), { timeout: moveWithinMs, interval: 250 }).not.toEqual(before);
  await expectCurrentOdds(page, match);
  expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

test.runIf(isFull)("the clock of a live match runs at the feed's speed", async () => {
  const match = await newestMatch();
  const { page, close } = await site.openPage();
  await visit(page, `${site.origin}/en${pathOf(match)}`);
  const board = page.getByRole("region", { name: everydayNames(match).join(" – ") });
  const secondsShown = async (): Promise<number> => {
    const [, minutes = "0", seconds = "0"] = /(\d+):(\d\d)/u.exec(await board.innerText()) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const clockDifference = async (): Promise<number> => {
    const [now] = await readMatches(site.origin, `id=${match.id}`);
    const clock = now?.statistics?.clock;
    const [minutes = "0", seconds = "0"] = (clock?.match_time ?? "").split(":");
    const apiSeconds = Number(minutes) * 60 + Number(seconds);
    return Math.abs((await secondsShown()) - apiSeconds);
  };
  const first = await secondsShown();
  await expect.poll(secondsShown, { timeout: 45_000 }).toBeGreaterThan(first + 2.5 * feedSpeed);
  expect(await clockDifference()).toBeLessThan(10 + 3 * feedSpeed);
  await close();
});

test.runIf(isFull)("offline odds are marked stale and cannot be bet on, and are current again once online", async () => {
  const match = await newestMatch();
  const { page, close } = await site.openPage();
  await site.signInAsNew(page);
  await visit(page, `${site.origin}/en${pathOf(match)}`);
  await oddsButton(page.getByRole("main").getByRole("group", { name: "Match result", exact: true }), everydayNames(match)[0]).click();
  await choosePolicy(page, "Accept any odds");
  await typeStake(page, "2");
  const place = slipOf(page).getByRole("button", { name: /^Place bet · €2\.00/u, disabled: false });
  await place.waitFor();
  await page.context().setOffline(true);
  await page.getByText("Odds may be out of date and you can’t place bets.").waitFor();
  await page.locator('[data-stale="true"]').waitFor();
  await place.waitFor({ state: "detached" });
  const offlineSince = Date.now();
  await expect.poll(() => Date.now() - offlineSince, { timeout: 6_000 }).toBeGreaterThan(4_000);
  expect(await place.count()).toBe(0);
  await page.context().setOffline(false);
  await page.getByText("No connection").waitFor({ state: "detached" });
  await page.locator('[data-stale="false"]').waitFor({ timeout: 30_000 });
  await expectCurrentOdds(page, match);
  await legsOf(page).nth(0).waitFor();
  await close();
});

test("changed odds must be accepted before the bet can be placed", async () => {
  // The odds of one match may not move for a minute, those of several do.
  const live = (await liveFootballMatches(site.origin)).slice(0, 6);
  const { page, close } = await site.openPage();
  await site.signInAsNew(page, "limited");
  await visit(page, `${site.origin}/en/live?sport=soccer`);
  for (const match of live) {
    const price = oddsButton(page.getByRole("main"), everydayNames(match)[0]);
    if (await price.isVisible()) await price.click();
  }
  await legsOf(page).nth(2).waitFor();
  await choosePolicy(page, "Ask me every time");
  await typeStake(page, "2");
  const slip = slipOf(page);
  const accept = slip.getByRole("button", { name: /^Accept (?:\d|new odds)/u });
  const place = slip.getByRole("button", { name: /^Place bet · €2\.00/u, disabled: false });
  await accept.waitFor({ timeout: moveWithinMs });
  await slip.getByText(/Odds changed|: \d+\.\d+ to \d+\.\d+/u).waitFor();
  await slip
    .getByText(/^was \d/u)
    .first()
    .waitFor();
  expect(await place.count()).toBe(0);
  await accept.click();
  await place.or(accept).first().waitFor();
  await close();
});

// At normal speed, the feed may suspend too few lines. Every run already covers the slip without a page (store/slip/follow-lines).
test.runIf(isFull)("a suspended leg blocks the bet with its reason, and one tap removes it", async () => {
  // The latest starts, so that none of them ends before one is suspended.
  const live = (await readMatches(site.origin, "match_status=1&sport_key=tennis&limit=40"))
    .filter(({ main_market }) => isOpen(main_market))
    .toSorted((left, right) => right.start_time.localeCompare(left.start_time))
    .slice(0, 8);
  expect(live.length).toBeGreaterThan(0);
  const { page, close } = await site.openPage();
  await visit(page, `${site.origin}/en/live?sport=tennis`);
  let added = 0;
  for (const match of live) {
    const price = oddsButton(page.getByRole("main"), everydayNames(match)[0]);
    if (!(await price.isVisible())) continue;
    await price.click();
    added += 1;
  }
  expect(added).toBeGreaterThan(0);
  await choosePolicy(page, "Accept any odds");
  await typeStake(page, "1");
  const slip = slipOf(page);
  const remove = slip.locator("button[data-slip-focus]").filter({ hasText: /^Remove / });
  // The line may reopen between the check and the click; the next suspension serves as well.
  const removeSuspendedLeg = async (): Promise<boolean> => {
    const before = await legsOf(page).count();
    const isSuspended = /selections? suspended$/imu.test(await slip.innerText());
    if (!(await remove.isVisible())) return false;
    await remove.click({ timeout: 3_000 }).catch(() => undefined);
    return isSuspended && (await legsOf(page).count()) < before;
  };
  await expect.poll(removeSuspendedLeg, { timeout: 240_000, interval: 250 }).toBe(true);
  await close();
});

test.runIf(isFull)("the match panel draws the progress of a live match and announces the latest event", async () => {
  const match = await newestMatch();
  const { page, errors, close } = await site.openPage();
  await visit(page, `${site.origin}/en${pathOf(match)}`);
  await page.getByRole("slider", { name: "Win chance" }).waitFor();
  await page.getByText("1st half", { exact: true }).filter({ visible: true }).last().waitFor();
  // At normal speed, a match may have no event for minutes.
  if (isFull) {
    const announcement = page.locator(".pan").getByRole("status");
    await expect.poll(async () => (await announcement.innerText()).trim(), { timeout: 60_000 }).not.toBe("");
    expect(await violations(page)).toEqual([]);
  }
  expect(errors).toEqual([]);
  await close();
});
