import type { Browser, Page } from "playwright-core";
import { recordReturn, recordSwitch, writeOnTap } from "../browser/page-recorders.ts";
import { openProduct } from "../browser/open-product.ts";
import { openPhone, startChromium } from "../browser/phone-page.ts";
import { median, type Bench } from "../bench-row.ts";

const rounds = 6;
const settleMs = 4_000;
const scrolledPx = 1_500;
const paths = ["/en/live", "/en"] as const;

function pathOf(round: number): string {
  return paths[round % paths.length] ?? "/en";
}

/** Taps the link to another list whose data is cached, and returns the ms until it is painted. */
async function switchTo(page: Page, path: string): Promise<number> {
  await page.waitForTimeout(settleMs);
  await page.evaluate(recordSwitch, path);
  await page.locator(`a[href="${path}"]:visible`).last().tap();
  await page.waitForFunction(() => window.switchedMs !== null, null, { timeout: 30_000 });
  return (await page.evaluate(() => window.switchedMs)) ?? Number.NaN;
}

/** Measures the floor: the HTML of the first screen is inserted into a page without scripts. */
async function writeScreens(browser: Browser, origin: string, screens: Readonly<Record<string, string>>): Promise<number> {
  const { page, close } = await openPhone(browser, { network: "own", bypassesPolicy: true });
  await page.route("**/*.js", async (route) => route.abort());
  await page.goto(`${origin}/en`);
  await page.evaluate(writeOnTap, screens);
  const switches: number[] = [];
  for (let round = 0; round < rounds + paths.length; round += 1) switches.push(await switchTo(page, pathOf(round)));
  await close();
  return median(switches.slice(paths.length));
}

/** Opens a match from a scrolled list and goes back. */
async function returnTo(page: Page): Promise<{ readonly ms: number; readonly offPx: number }> {
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), scrolledPx);
  await page.waitForTimeout(settleMs);
  const row = await page.evaluate((height) => {
    const inView = [...document.querySelectorAll(".mr .tms")].find((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 120 && bottom < height - 160;
    });
    const box = inView?.getBoundingClientRect();
    return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, page.viewportSize()?.height ?? 0);
  if (row === null) throw new Error("No row is in view.");
  await page.touchscreen.tap(row.x, row.y);
  await page.locator(".card .odd").first().waitFor();
  await page.waitForTimeout(settleMs);
  await page.evaluate(recordReturn);
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => window.returned !== null, null, { timeout: 30_000 });
  const returned = await page.evaluate(() => window.returned);
  if (returned === null) throw new Error("The list did not come back.");
  return { ms: returned.ms, offPx: Math.abs(returned.top - scrolledPx) };
}

/** Rows 29 and 30: from one list to another and back to a list, with the data cached and the CPU four times slower. */
export const run: Bench = async () => {
  const product = await openProduct();
  const browser = await startChromium();
  try {
    const { page, close } = await openPhone(browser, { network: "own" });
    await page.goto(`${product.origin}/en`);
    // Both lists and their code are cached after one visit each.
    const screens: Record<string, string> = {};
    for (const path of paths) await switchTo(page, path);
    const switches: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      switches.push(await switchTo(page, pathOf(round)));
      screens[pathOf(round)] = await page.evaluate(() => window.firstScreen);
    }
    await page.goto(`${product.origin}/en/soccer`);
    const returns: Awaited<ReturnType<typeof returnTo>>[] = [];
    for (let round = 0; round < rounds / 2; round += 1) {
      await page.waitForTimeout(settleMs);
      returns.push(await returnTo(page));
    }
    await close();
    const floor = await writeScreens(browser, product.origin, screens);
    const switchedMs = median(switches);
    const offPx = Math.max(...returns.map((one) => one.offPx));
    return [
      {
        row: 29,
        name: "Tap from one list to another, cached: its first paint",
        ours: switchedMs,
        floor,
        unit: "ms",
        goal: "<= 100 ms",
        isMet: switchedMs <= 100,
        note: `CPU 4x, home and in play, median of ${rounds}; the floor writes the HTML of the same first screen without any script of ours`,
      },
      {
        row: 30,
        name: "Back to a list: its scroll position in the first frame",
        ours: offPx,
        floor: null,
        unit: "px off",
        goal: "0 px, with its content",
        isMet: offPx === 0,
        note: `CPU 4x, the frame is painted ${Math.round(median(returns.map(({ ms }) => ms)))} ms after the step back`,
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
};
