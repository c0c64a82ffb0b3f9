import type { Browser, Page } from "playwright-core";
import { readRecording } from "@touchline/feed";
import { startProduct } from "../../tests/e2e/support/start-product.ts";
import { recordedHour } from "../../tests/e2e/support/recorded-hour.ts";
import { driveOdds, realtimeKey } from "../browser/drive-odds.ts";
import { openPhone, startChromium } from "../browser/phone-page.ts";
import { servePage } from "../browser/serve-page.ts";
import { bareButton } from "../floors/bare-button.ts";
import { percentile, type Bench } from "../bench-row.ts";

const rounds = 8;
const tapsPerRound = 5;
const goalMs = 80;
const oddsPerSecond = 1_000;
const betweenTapsMs = 500;

/** Notes the longest event of each interaction, as the browser's own measure of responsiveness does. */
function watchInteractions(): void {
  window.slowest = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      window.slowest.set(entry.interactionId, Math.max(window.slowest.get(entry.interactionId) ?? 0, entry.duration));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** A control, and the text it has where several match. */
interface Target {
  readonly selector: string;
  readonly text?: string;
}

/** Middle of a control, CSS pixels; null while there is none. The page is asked for nothing that it would have to work for. */
async function middleOf(page: Page, { selector, text }: Target): Promise<{ readonly x: number; readonly y: number } | null> {
  return page.evaluate(
    ({ wanted, label }) => {
      const shown = [...document.querySelectorAll(wanted)].filter((element) => label === undefined || element.textContent === label);
      const box = shown.map((element) => element.getBoundingClientRect()).find(({ width }) => width > 0);
      return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    { wanted: selector, label: text },
  );
}

/** A finger on the middle of a control; a line that is shut has none, and the tap is left out. */
async function tap(page: Page, target: Target): Promise<void> {
  const middle = await middleOf(page, target);
  if (middle === null) return;
  await page.touchscreen.tap(middle.x, middle.y);
  await page.waitForTimeout(betweenTapsMs);
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(betweenTapsMs);
}

/** A bettor's round: a price on the slip, a stake typed, the slip closed and opened, the leg taken off again. */
async function playRound(page: Page): Promise<void> {
  await tap(page, { selector: 'main button.odd:not([aria-disabled="true"])' });
  for (const text of ["1", "0"]) await tap(page, { selector: "dialog[open] button", text });
  await press(page, "Escape");
  await tap(page, { selector: 'button[aria-label^="Open bet slip"]' });
  await tap(page, { selector: 'dialog[open] button[aria-label^="Remove"]' });
  await press(page, "Escape");
}

async function noteWaits(page: Page): Promise<readonly number[]> {
  await page.waitForTimeout(1_000);
  return page.evaluate(() => [...window.slowest.values()]);
}

/** As many taps on the bare button, with everything else on the machine at the same work. */
async function tapBareButton(browser: Browser): Promise<readonly number[]> {
  const served = await servePage({ html: bareButton, folders: [] });
  const { page, close } = await openPhone(browser, { network: "own" });
  await page.addInitScript(watchInteractions);
  await page.goto(served.origin);
  for (let count = 0; count < rounds * tapsPerRound; count += 1) await tap(page, { selector: "button" });
  const waits = await noteWaits(page);
  await close();
  await served.close();
  return waits;
}

/** Row 9: the browser's own measure of how long taps wait for their paint, on a live page with the processor four times slower. */
export const run: Bench = async () => {
  const product = await startProduct({
    TOUCHLINE_TEST: "false",
    NODE_ENV: "production",
    PRODUCTION: "false",
    LOG_LEVEL: "error",
    REALTIME_API_KEY: realtimeKey,
  });
  const browser = await startChromium();
  try {
    const odds = await driveOdds(product.origin, readRecording(recordedHour), oddsPerSecond);
    const floor = percentile(await tapBareButton(browser), 0.98);
    const { page } = await openPhone(browser, { network: "own" });
    await page.addInitScript(watchInteractions);
    await page.goto(`${product.origin}/en/live`);
    await page.locator('.desk[data-stale="false"] button.odd').first().waitFor();
    await page.waitForTimeout(4_000);
    for (let round = 0; round < rounds; round += 1) await playRound(page);
    const waits = await noteWaits(page);
    const arrived = await odds.stop();
    const p98 = percentile(waits, 0.98);
    return [
      {
        row: 9,
        name: "Taps on the live page, phone profile, p98",
        ours: p98,
        floor,
        unit: "ms",
        goal: `<= ${goalMs} ms`,
        isMet: p98 <= goalMs,
        note: `${waits.length} interactions of over 16 ms with ${arrived.toFixed(0)} odds a second; median ${percentile(waits, 0.5).toFixed(0)} ms; the floor is one button on a bare page beside the same work; the slowest is the first, which starts the code of the slip`,
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
};
