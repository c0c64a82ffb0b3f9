import type { Browser } from "playwright-core";
import { openPhone, spentSeconds, startChromium } from "../browser/phone-page.ts";
import { serveEntry } from "../browser/serve-entry.ts";
import type { Bench } from "../bench-row.ts";

const markets = 500;
const outcomesEach = 3;
const changesPerSecond = 10_000;
const settleMs = 2_000;
const measuredMs = 5_000;

interface LiveFigures {
  readonly framesPerSecond: number;
  readonly changesPerSecond: number;
  /** Share of time spent in script. */
  readonly scriptShare: number;
}

async function measure(browser: Browser, entryName: string): Promise<LiveFigures> {
  const served = await serveEntry(entryName);
  const { page, devtools, close } = await openPhone(browser, { network: "own" });
  try {
    await page.goto(`${served.origin}/?markets=${markets}`);
    await page.waitForFunction((count) => document.querySelectorAll(".card .odd").length === count, markets * outcomesEach, {
      timeout: 30_000,
    });
    await page.evaluate((rate) => window.startChanges(rate), changesPerSecond);
    await page.waitForTimeout(settleMs);
    const read = async () => ({
      ...(await page.evaluate(() => ({
        atMs: performance.now(),
        changes: window.changes(),
        frames: window.shownFrames(),
      }))),
      spent: await spentSeconds(devtools),
    });
    const before = await read();
    await page.waitForTimeout(measuredMs);
    const after = await read();
    const seconds = (after.atMs - before.atMs) / 1_000;
    return {
      framesPerSecond: (after.frames - before.frames) / seconds,
      changesPerSecond: (after.changes - before.changes) / seconds,
      scriptShare: (after.spent.script - before.spent.script) / seconds,
    };
  } finally {
    await close();
    await served.close();
  }
}

/** Row 10: the product's market board with 500 markets of three outcomes, compared with the same cells in plain DOM. */
export const run: Bench = async () => {
  const browser = await startChromium();
  try {
    const floor = await measure(browser, "bench/browser/entries/plain-dom.ts");
    const ours = await measure(browser, "bench/browser/entries/live-board.tsx");
    const rate = `${Math.round(ours.changesPerSecond).toLocaleString("en")} changes/s`;
    return [
      {
        row: 10,
        name: `Live odds, ${markets} markets: frames`,
        ours: ours.framesPerSecond,
        floor: floor.framesPerSecond,
        unit: "fps",
        goal: ">= 58 fps at 10,000 changes/s",
        isMet: ours.framesPerSecond >= 58 && ours.changesPerSecond >= changesPerSecond * 0.97,
        note: `CPU 4x, ${rate}; ours spreads over several frames what one cannot hold, the latest price wins`,
      },
      {
        row: 10,
        name: "Live odds: script time",
        ours: ours.scriptShare * 1_000,
        floor: floor.scriptShare * 1_000,
        unit: "ms/s",
        goal: "<= 2.5x plain DOM",
        isMet: ours.scriptShare <= 2.5 * floor.scriptShare,
        note: "as slowed down, by the clock of the page's thread; the floor writes text nodes only",
      },
    ];
  } finally {
    await browser.close();
  }
};
