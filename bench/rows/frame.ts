import type { Browser, Frame, Page } from "playwright-core";
import { median, type Bench, type BenchRow } from "../bench-row.ts";
import { noteLoad, type NotedLoad } from "../browser/note-load.ts";
import { openProduct } from "../browser/open-product.ts";
import { openPhone, startChromium } from "../browser/phone-page.ts";

const rounds = 5;
const idleAfterMs = 3_000;

interface LoadFigures {
  readonly lcpMs: number;
  readonly blockingMs: number;
}

/** Turns of the loop by which the speed of the frame's process is compared with the page's. */
const loopsCompared = 3_000_000;

/** Fails unless the frame is slowed down as its page is: frames in a process of their own are not. The quickest of some turns counts. */
async function checkSlowness(page: Page, frame: Frame): Promise<void> {
  const loopMs = async (place: Frame): Promise<number> =>
    place.evaluate((loops) => {
      const turns = Array.from({ length: 7 }, () => {
        const startedAt = performance.now();
        let sum = 0;
        for (let index = 0; index < loops; index += 1) sum += Math.sqrt(index);
        return sum > 0 ? performance.now() - startedAt : 0;
      });
      return Math.min(...turns);
    }, loopsCompared);
  const [inPage, inFrame] = [await loopMs(page.mainFrame()), await loopMs(frame)];
  if (inFrame < inPage / 2)
    throw new Error(`The frame is not slowed down: ${inFrame.toFixed(0)} ms for what takes ${inPage.toFixed(0)} ms outside.`);
}

/** Loads an address on a phone and reads what the sportsbook's own document noted, from its own beginning. */
async function load(browser: Browser, url: string, isSportsbook: (frame: Frame) => boolean): Promise<LoadFigures> {
  const { page, close } = await openPhone(browser, { network: "fast4g" });
  try {
    await page.addInitScript(noteLoad);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(idleAfterMs);
    const frame = page.frames().find(isSportsbook);
    if (frame === undefined) throw new Error(`The sportsbook is not at ${url}.`);
    await checkSlowness(page, frame);
    const { lcpMs, tasks } = await frame.evaluate(() => (window as unknown as { noted: NotedLoad }).noted);
    return { lcpMs, blockingMs: tasks.reduce((sum, { lengthMs }) => sum + Math.max(0, lengthMs - 50), 0) };
  } finally {
    await close();
  }
}

function toRow(
  name: string,
  { ours, floor, allowedMs }: { readonly ours: number; readonly floor: number; readonly allowedMs: number },
): BenchRow {
  return { row: 22, name, ours, floor, unit: "ms", goal: `<= the page itself + ${allowedMs} ms`, isMet: ours <= floor + allowedMs };
}

/** Row 22: the home page in a frame of the demo host, beside the page by itself. Both in one process, so that both are slowed down alike. */
export const run: Bench = async () => {
  const product = await openProduct();
  const browser = await startChromium({ isOneProcess: true });
  const inFrame: LoadFigures[] = [];
  const alone: LoadFigures[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await load(browser, `${product.origin}/en`, (frame) => frame.parentFrame() === null));
      inFrame.push(await load(browser, `${product.platformOrigin}/sports`, (frame) => frame.url().includes("/embed/")));
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  const of = (figures: readonly LoadFigures[], name: keyof LoadFigures): number => median(figures.map((figure) => figure[name]));
  return [
    toRow("LCP of the home page in a frame", { ours: of(inFrame, "lcpMs"), floor: of(alone, "lcpMs"), allowedMs: 60 }),
    toRow("Blocking time of the home page in a frame", { ours: of(inFrame, "blockingMs"), floor: of(alone, "blockingMs"), allowedMs: 20 }),
  ];
};
