import type { Browser, Page } from "playwright-core";
import { readRecording } from "@touchline/feed";
import { recordedHour } from "../../tests/e2e/support/start-product.ts";
import { driveOdds, realtimeKey } from "../browser/drive-odds.ts";
import { openProduct } from "../browser/open-product.ts";
import { openPhone, startChromium } from "../browser/phone-page.ts";
import { servePage } from "../browser/serve-page.ts";
import { type Bench, percentile } from "../bench-row.ts";

/** The floor of a tap: a page with one button that updates its own text. */
const bareButton = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One button</title></head><body><main><button style="inline-size:200px;block-size:80px" onclick="this.textContent = Number(this.textContent) + 1">0</button></main></body></html>`;

const rounds = 8;
const tapsPerRound = 6;
const goalMs = 80;
const oddsPerSecond = 1_000;
const betweenTapsMs = 500;

/** Records the longest event of each interaction, as Interaction to Next Paint does. */
function watchInteractions(): void {
  window.slowest = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      window.slowest.set(entry.interactionId, Math.max(window.slowest.get(entry.interactionId) ?? 0, entry.duration));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** A control, with its text if several match the selector. */
interface Target {
  readonly selector: string;
  readonly text?: string;
}

/** Centre of a control in CSS pixels; null if it does not exist. Reads the position by script, which costs the page less than a locator. */
async function middleOf(page: Page, { selector, text }: Target): Promise<{ readonly x: number; readonly y: number } | null> {
  return page.evaluate(
    ({ wanted, label }) => {
      for (const element of document.querySelectorAll(wanted)) {
        if (label !== undefined && element.textContent !== label) continue;
        // Stops at the first visible one, because reading the position of a row out of view forces its layout.
        const box = element.getBoundingClientRect();
        if (box.width > 0) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }
      return null;
    },
    { wanted: selector, label: text },
  );
}

/** Taps the centre of a control; skips the tap if the control is missing, as for a suspended market. */
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

/** One round of a bettor: add a price, open the slip, type a stake, close and reopen the slip, remove the leg. */
async function playRound(page: Page): Promise<void> {
  await tap(page, { selector: 'main button.odd:not([aria-disabled="true"])' });
  await tap(page, { selector: 'button[aria-label^="Open bet slip"]' });
  for (const text of ["1", "0"]) await tap(page, { selector: "dialog[open] button", text });
  await press(page, "Escape");
  await tap(page, { selector: 'button[aria-label^="Open bet slip"]' });
  await tap(page, { selector: 'dialog[open] button[aria-label^="Remove"]' });
  await press(page, "Escape");
}

async function readWaits(page: Page): Promise<readonly number[]> {
  await page.waitForTimeout(1_000);
  return page.evaluate(() => [...window.slowest.values()]);
}

/** The same number of taps on the bare button, under the same load on the machine. */
async function tapBareButton(browser: Browser): Promise<readonly number[]> {
  const served = await servePage({ html: bareButton, folders: [] });
  const { page, close } = await openPhone(browser, { network: "own" });
  await page.addInitScript(watchInteractions);
  await page.goto(served.origin);
  for (let count = 0; count < rounds * tapsPerRound; count += 1) await tap(page, { selector: "button" });
  const waits = await readWaits(page);
  await close();
  await served.close();
  return waits;
}

/** Row 9: Interaction to Next Paint on a live page, with the CPU four times slower. */
export const run: Bench = async () => {
  const product = await openProduct({ REALTIME_API_KEY: realtimeKey });
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
    const waits = await readWaits(page);
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
