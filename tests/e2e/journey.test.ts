import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isFull, visit, type WatchedPage } from "./support/browser.ts";
import { everydayNames, liveFootballMatches, pathOf, readMatches, type WireMatch } from "./support/product-api.ts";
import { readBalance, submitSignIn } from "./support/player.ts";
import {
  choosePolicy,
  legsOf,
  raiseSlip,
  slipBar,
  placeUntilAccepted,
  oddsButton,
  readSlip,
  expectedReturn,
  slipOf,
  toMinor,
  typeStake,
} from "./support/slip-on-page.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const settleWithinMs = 120_000;
const stakeMinor = 1_250;

const site = productInBrowser({ own: () => ({ FEED_SPEED: "10", FEED_START: "2026-11-21T15:20:00Z", IN_PLAY_DELAY_SECONDS: "1" }) });

afterAll(async () => {
  for (const { watched } of journeys.values()) await watched.close();
});

test("the server's HTML of the home page contains real fixtures with odds", async () => {
  const read = async (): Promise<string> => (await fetch(`${site.origin}/en`)).text();
  const countPrices = (html: string): number =>
    [...html.matchAll(/<button[^>]*class="odd[^>]*>.*?<\/button>/gu)].filter(([button]) => /\d+\.\d{2}/u.test(button)).length;
  // After a start, matches are priced one by one, requested ones first.
  await expect.poll(async () => countPrices(await read()), { timeout: 45_000 }).toBeGreaterThan(30);
  const html = await read();
  const [first] = await readMatches(
    site.origin,
    "match_status=0&sort_by=tournament.sport.priority:asc&sort_by=tournament.priority:asc&sort_by=tournament.id:asc&sort_by=start_time:asc&limit=1&max_per_sport=1",
  );
  expect(first).toBeDefined();
  const [home, away] = everydayNames(first as WireMatch);
  expect(html).toContain(home.replaceAll("&", "&amp;"));
  expect(html).toContain(away.replaceAll("&", "&amp;"));
});

interface Journey {
  readonly watched: WatchedPage;
  reference: string;
  balance: number;
}

const journeys = new Map<string, Journey>();

function journeyOf(window: string): Journey {
  const journey = journeys.get(window);
  if (journey === undefined) throw new Error(`No journey was begun on a ${window}.`);
  return journey;
}

async function openInPlay({ page }: WatchedPage): Promise<void> {
  await page
    .getByRole("navigation", { name: "Main" })
    .filter({ visible: true })
    .getByRole("link", { name: /^In-play/u })
    .click();
  await page.waitForURL("**/en/live");
}

// The matches that started last: at this speed, the others could end before the bet on a slow machine.
const windows = [
  { window: "phone", firstMatch: -2 },
  { window: "desktop", firstMatch: -4 },
] as const;

describe.each(isFull ? windows : windows.slice(0, 1))("from the home page to a bet, $window", ({ window, firstMatch }) => {
  let matches: readonly [WireMatch, WireMatch];

  beforeAll(async () => {
    journeys.set(window, { watched: await site.openPage({ window }), reference: "", balance: 0 });
  });

  test("a match opens from the in-play list, and its clock and odds update live", async () => {
    const { watched } = journeyOf(window);
    const { page } = watched;
    const [first, second] = (await liveFootballMatches(site.origin)).slice(firstMatch);
    if (first === undefined || second === undefined) throw new Error("Too few matches are in play.");
    matches = [first, second];
    // In the list view a click opens the match's page; by default a desktop shows the match next to the list.
    await page.context().addCookies([{ name: "tl_live", value: "list", url: site.origin }]);
    await visit(page, `${site.origin}/en`);
    await openInPlay(watched);
    await page.getByRole("heading", { level: 1, name: "In-play" }).waitFor();
    await page
      .locator(`main a[href="/en${pathOf(first)}"]`)
      .first()
      .click();
    await page.waitForURL(`**${pathOf(first)}`);
    const board = page.getByRole("region", { name: everydayNames(first).join(" – ") });
    const clock = async (): Promise<string> => /\d+:\d\d/u.exec(await board.innerText())?.[0] ?? "";
    const prices = async (): Promise<string> => page.getByRole("tabpanel").first().innerText();
    const [clockBefore, pricesBefore] = [await clock(), await prices()];
    expect(clockBefore).not.toBe("");
    await expect.poll(clock).not.toBe(clockBefore);
    await expect.poll(prices).not.toBe(pricesBefore);
  });

  test("selections from two matches make a combo that returns floor(stake x product of the odds)", async () => {
    const { watched } = journeyOf(window);
    const { page } = watched;
    await oddsButton(page.getByRole("main"), everydayNames(matches[0])[0]).click();
    await slipBar(page).or(legsOf(page)).first().waitFor();
    await openInPlay(watched);
    await oddsButton(page.getByRole("main"), everydayNames(matches[1])[1]).click();
    await raiseSlip(page);
    await legsOf(page).nth(1).waitFor();
    await choosePolicy(page, "Accept any odds");
    await typeStake(page, "12.5");
    const { odds, returns } = await readSlip(page);
    expect(odds).toHaveLength(2);
    expect(returns).toBe(expectedReturn(stakeMinor, odds));
  });

  test("signing in keeps the slip", async () => {
    const journey = journeyOf(window);
    const { page } = journey.watched;
    await slipOf(page)
      .getByRole("button", { name: /^Sign in to bet · €12\.50/u })
      .click();
    const address = page.url();
    await page.getByRole("dialog", { name: "Sign in" }).waitFor();
    await submitSignIn(page, "demo@touchline.test");
    expect(page.url()).toBe(address);
    await legsOf(page).nth(1).waitFor();
    journey.balance = await readBalance(page);
    expect(journey.balance).toBeGreaterThan(stakeMinor);
  });

  test("placing a bet shows a receipt and debits the stake", async () => {
    const journey = journeyOf(window);
    const { page } = journey.watched;
    await choosePolicy(page, "Accept any odds");
    const receipt = await placeUntilAccepted(page);
    journey.reference = /Ref\s+(\S+)/u.exec(receipt)?.[1] ?? "";
    expect(journey.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/u);
    expect(receipt).toContain("€12.50");
    for (const match of matches) expect(receipt).toContain(everydayNames(match)[0]);
    await expect.poll(async () => readBalance(page)).toBe(journey.balance - stakeMinor);
    await slipOf(page).getByRole("button", { name: "Done" }).click();
  });

  test("my bets shows the bet, and the page has logged no errors", async () => {
    const { watched, reference } = journeyOf(window);
    const { page } = watched;
    await page.getByRole("navigation", { name: "Main" }).filter({ visible: true }).getByRole("link", { name: "My bets" }).click();
    const card = page.getByRole("main").getByRole("article", { name: `Bet ${reference}` });
    await card.waitFor();
    expect(await card.locator("footer").innerText()).toMatch(/Open|Pending/u);
    // The browser logs each refused placement, which moving odds make likely.
    expect(watched.errors.filter((error) => !error.includes("status of 400"))).toEqual([]);
  });
});

// Every run already settles bets in spec-betting.test.ts, and kills processes with open bets (checker).
describe.runIf(isFull)("settlement", () => {
  beforeAll(async () => site.product.restart({ FEED_SPEED: "600" }));

  test("the bets survive a restart and settle live on the open page, and the balance follows", { timeout: 300_000 }, async () => {
    const { watched } = journeyOf("phone");
    const balance = Math.min(...[...journeys.values()].map((journey) => journey.balance));
    const { page } = watched;
    const footers = [...journeys.values()].map(({ reference }) =>
      page
        .getByRole("main")
        .getByRole("article", { name: `Bet ${reference}` })
        .locator("footer"),
    );
    for (const footer of footers)
      await expect.poll(async () => footer.innerText(), { timeout: settleWithinMs, interval: 250 }).toMatch(/Won|Lost|Stake returned/u);
    const readPaid = async (footer: Locator): Promise<number> => toMinor(/€[\d.,]+/u.exec(await footer.innerText())?.[0] ?? "");
    // The amount of a bet that is won on the open page counts up from the stake.
    const readAllPaid = async (): Promise<number> => (await Promise.all(footers.map(readPaid))).reduce((sum, amount) => sum + amount, 0);
    await expect.poll(async () => (await readBalance(page)) - (await readAllPaid()), { timeout: 45_000 }).toBe(balance - stakeMinor);
    for (const footer of footers) {
      const paid = await readPaid(footer);
      if ((await footer.innerText()).includes("Lost")) expect(paid).toBe(0);
      else expect(paid).toBeGreaterThanOrEqual(stakeMinor);
    }
  });
});
