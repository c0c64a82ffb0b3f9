import type { Page } from "playwright-core";
import { recordFrames } from "../browser/page-recorders.ts";
import { openProduct } from "../browser/open-product.ts";
import { openPhone, phoneWindow, startChromium, type PhonePage } from "../browser/phone-page.ts";
import { servePage } from "../browser/serve-page.ts";
import { percentile, type Bench } from "../bench-row.ts";

const flings = 6;
const flingPx = 2_400;
const flingPxPerSecond = 6_000;
const settleMs = 4_000;
const plainRows = 2_000;

/** Flings the list down and up, and returns the 95th percentile of frame durations. */
async function fling({ page, devtools }: PhonePage): Promise<number> {
  await page.waitForTimeout(settleMs);
  await page.evaluate(recordFrames);
  for (let count = 0; count < flings; count += 1) {
    await devtools.send("Input.synthesizeScrollGesture", {
      x: phoneWindow.width / 2,
      y: phoneWindow.height / 2,
      yDistance: count % 2 === 0 ? -flingPx : flingPx,
      speed: flingPxPerSecond,
      gestureSourceType: "touch",
      preventFling: false,
    });
  }
  const frames = await page.evaluate(() => window.frameMs);
  return percentile(frames, 0.95);
}

async function countNodes(page: Page): Promise<{ readonly nodes: number; readonly rows: number; readonly offered: number }> {
  return page.evaluate(() => ({
    nodes: document.querySelectorAll("body *").length,
    rows: document.querySelectorAll(".mr").length,
    offered: Number(
      /\d+/u.exec(document.querySelector('.tabs [aria-current], [role="tab"][aria-selected="true"]')?.textContent ?? "")?.[0] ?? 0,
    ),
  }));
}

async function measureFloor(browser: Awaited<ReturnType<typeof startChromium>>): Promise<number> {
  const rows = Array.from({ length: plainRows }, (_, index) => `<p>Match ${index + 1}</p>`).join("");
  const served = await servePage({
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>A list</title><style>p{block-size:76px;margin:0}</style></head><body>${rows}</body></html>`,
    folders: [],
  });
  try {
    const phone = await openPhone(browser, { network: "own" });
    await phone.page.goto(served.origin);
    const p95 = await fling(phone);
    await phone.close();
    return p95;
  } finally {
    await served.close();
  }
}

/** Row 13: flinging a long list while its prices change, with the CPU four times slower. */
export const run: Bench = async () => {
  const product = await openProduct();
  const browser = await startChromium();
  try {
    const floor = await measureFloor(browser);
    const phone = await openPhone(browser, { network: "own" });
    await phone.page.goto(`${product.origin}/en/soccer`);
    await phone.page.locator('.desk[data-stale="false"] .mr').first().waitFor();
    const p95 = await fling(phone);
    const { nodes, rows, offered } = await countNodes(phone.page);
    return [
      {
        row: 13,
        name: "A list of matches flung by a finger: frames, p95",
        ours: p95,
        floor,
        unit: "ms",
        goal: "<= 17 ms",
        isMet: p95 <= 17,
        note: `CPU 4x, prices moving; ${offered} matches on offer, ${rows} on a page; the floor is ${plainRows.toLocaleString("en")} lines of text`,
      },
      {
        row: 13,
        name: "Nodes of the page of that list",
        ours: nodes,
        floor: null,
        unit: "",
        goal: "<= 1,500",
        isMet: nodes <= 1_500,
        note: "the whole page; rows out of view are neither laid out nor painted, but stay in the document: for finding in the page, and for who reads it by ear",
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
};
