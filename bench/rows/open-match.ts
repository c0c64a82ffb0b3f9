import type { Page } from "playwright-core";
import { syntheticMarkets } from "../browser/entries/synthetic-markets.ts";
import { noteOpening } from "../browser/note-opening.ts";
import { openProduct } from "../browser/open-product.ts";
import { openPhone, startChromium } from "../browser/phone-page.ts";
import { serveEntry } from "../browser/serve-entry.ts";
import { median, type Bench } from "../bench-row.ts";

const markets = 500;
const rounds = 5;
const aliveMs = 4_000;
const drawnMs = 6_000;
const price = ".card .odd";

interface Opening {
  readonly paintedMs: number;
  readonly longestTaskMs: number;
}

/** Taps what opens the match, and gives what the page noted once everything is drawn. */
async function open(page: Page, selector: string): Promise<Opening> {
  await page.waitForTimeout(aliveMs);
  await page.evaluate(noteOpening, price);
  await page.locator(selector).first().tap();
  await page.waitForFunction(() => window.opening.paintedMs !== null, null, { timeout: 30_000 });
  await page.waitForTimeout(drawnMs);
  const noted = await page.evaluate(() => window.opening);
  return { paintedMs: noted.paintedMs ?? Infinity, longestTaskMs: Math.max(0, ...noted.tasks) };
}

async function several(openOnce: () => Promise<Opening>): Promise<Opening> {
  const openings: Opening[] = [];
  for (let round = 0; round < rounds; round += 1) openings.push(await openOnce());
  return { paintedMs: median(openings.map((one) => one.paintedMs)), longestTaskMs: median(openings.map((one) => one.longestTaskMs)) };
}

async function measureFloor(browser: Awaited<ReturnType<typeof startChromium>>): Promise<Opening> {
  const served = await serveEntry("bench/floors/plain-dom.ts", '<button id="open" style="padding:20px">Open</button>');
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

/** Row 12: from a list to a match of 500 markets by a tap, with the processor four times slower. */
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
        ours: ours.longestTaskMs,
        floor: floor.longestTaskMs,
        goal: "<= 100 ms",
        isMet: ours.longestTaskMs <= 100,
        note: "a screen of markets first, the others a few between two paints; medians of five",
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
};
