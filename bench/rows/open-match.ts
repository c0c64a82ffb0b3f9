import type { Page } from "playwright-core";
import { syntheticMarkets } from "../browser/entries/synthetic-markets.ts";
import { recordOpening } from "../browser/page-recorders.ts";
import { openProduct } from "../browser/open-product.ts";
import { openPhone, startChromium } from "../browser/phone-page.ts";
import { serveEntry } from "../browser/serve-entry.ts";
import { median, type Bench } from "../bench-row.ts";

const markets = 500;
const rounds = 5;
const settleMs = 4_000;
const renderedMs = 6_000;
const price = ".card .odd";

interface Opening {
  readonly paintedMs: number;
  readonly maxTaskMs: number;
}

/** Taps the link to the match, and returns the measurements once everything is rendered. */
async function open(page: Page, selector: string): Promise<Opening> {
  await page.waitForTimeout(settleMs);
  await page.evaluate(recordOpening, price);
  await page.locator(selector).first().tap();
  await page.waitForFunction(() => window.opening.paintedMs !== null, null, { timeout: 30_000 });
  await page.waitForTimeout(renderedMs);
  const noted = await page.evaluate(() => window.opening);
  return { paintedMs: noted.paintedMs ?? Infinity, maxTaskMs: Math.max(0, ...noted.tasks) };
}

async function several(openOnce: () => Promise<Opening>): Promise<Opening> {
  const openings: Opening[] = [];
  for (let round = 0; round < rounds; round += 1) openings.push(await openOnce());
  return { paintedMs: median(openings.map((one) => one.paintedMs)), maxTaskMs: median(openings.map((one) => one.maxTaskMs)) };
}

async function measureFloor(browser: Awaited<ReturnType<typeof startChromium>>): Promise<Opening> {
  const served = await serveEntry("bench/browser/entries/plain-dom.ts", '<button id="open" style="padding:20px">Open</button>');
  try {
    return await several(async () => {
      const { page, close } = await openPhone(browser, { network: "own" });
      await page.goto(`${served.origin}/?markets=${markets}&on=tap`);
      const opening = await open(page, "#open");
      await close();
      return opening;
    });
  } finally {
    await served.close();
  }
}

/** Row 12: a tap from a list to a match with 500 markets, with the CPU four times slower. */
export const run: Bench = async () => {
  const product = await openProduct();
  const browser = await startChromium();
  try {
    const floor = await measureFloor(browser);
    const ours = await several(async () => {
      const { page, close } = await openPhone(browser, { network: "own" });
      await page.route(/\/api\/v2\/matches\/\d+\/markets/u, async (route) => {
        const matchId = Number(/matches\/(\d+)\//u.exec(route.request().url())?.[1]);
        const data = syntheticMarkets(markets).map((market) => ({ ...market, match_id: matchId }));
        await route.fulfill({ json: { data, pagination: { total: markets, page: 1, limit: markets, last_page: 1 } } });
      });
      await page.goto(`${product.origin}/en/soccer`);
      const opening = await open(page, ".mr .tms");
      await close();
      return opening;
    });
    const figure = { row: 12, unit: "ms" } as const;
    return [
      {
        ...figure,
        name: `Tap on a match of ${markets} markets: its first paint`,
        ours: ours.paintedMs,
        floor: floor.paintedMs,
        goal: "<= 250 ms",
        isMet: ours.paintedMs <= 250,
        note: "CPU 4x; asking for the match and its markets included; the floor writes the same cells by hand without asking",
      },
      {
        ...figure,
        name: "Tap on a match: longest task",
        ours: ours.maxTaskMs,
        floor: floor.maxTaskMs,
        goal: "<= 100 ms",
        isMet: ours.maxTaskMs <= 100,
        note: "a screen of markets first, the others a few between two paints; medians of five",
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
};
