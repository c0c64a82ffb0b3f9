import type { Browser, Frame, Page } from "playwright-core";
import { median, type Bench, type BenchRow } from "../bench-row.ts";
import { recordLoad } from "../browser/page-recorders.ts";
import { hostOrigins } from "../../tests/e2e/support/frame-on-page.ts";
import { openProduct } from "../browser/open-product.ts";
import { openPhone, slowDown, startChromium } from "../browser/phone-page.ts";

const rounds = 5;
const idleAfterMs = 3_000;

interface LoadFigures {
  readonly lcpMs: number;
  readonly blockingMs: number;
}

/** Every reply over the throttled network takes at least this long. */
const minReplyMs = 150;
/** Iterations of the loop that compares the CPU speed of the frame and the page. */
const loopsCompared = 3_000_000;

/** Throws unless the frame is throttled like its page; one with its own process is not by default. The fastest of several runs counts. */
async function checkSlowness(page: Page, frame: Frame): Promise<void> {
  const loopMs = async (place: Frame): Promise<number> =>
    place.evaluate((loops) => {
      const turns = Array.from({ length: 15 }, () => {
        const startedAt = performance.now();
        let sum = 0;
        for (let index = 0; index < loops; index += 1) sum += Math.sqrt(index);
        return sum > 0 ? performance.now() - startedAt : 0;
      });
      return Math.min(...turns);
    }, loopsCompared);
  const [inPage, inFrame] = [await loopMs(page.mainFrame()), await loopMs(frame)];
  if (inFrame < inPage / 3)
    throw new Error(`The frame is not throttled: ${inFrame.toFixed(0)} ms for a loop that takes ${inPage.toFixed(0)} ms outside.`);
  const answeredMs = await frame.evaluate(() => {
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return load === undefined ? 0 : load.responseEnd - load.fetchStart;
  });
  if (answeredMs < minReplyMs) throw new Error(`The network is not throttled: a reply within ${answeredMs.toFixed(0)} ms.`);
}

/** Waits until a document has settled and reads its measurements. */
async function readFigures(page: Page, document: Frame): Promise<LoadFigures> {
  await page.waitForTimeout(idleAfterMs);
  await checkSlowness(page, document);
  const { lcpMs, tasks } = await document.evaluate(() => window.recordedLoad);
  if (lcpMs === 0) throw new Error("The document recorded no paint.");
  return { lcpMs, blockingMs: tasks.reduce((sum, { lengthMs }) => sum + Math.max(0, lengthMs - 50), 0) };
}

/** Loads the standalone page on a phone. */
async function loadAlone(browser: Browser, url: string): Promise<LoadFigures> {
  const { page, close } = await openPhone(browser, { network: "fast4g" });
  try {
    await page.addInitScript(recordLoad);
    await page.goto(url, { waitUntil: "load" });
    return await readFigures(page, page.mainFrame());
  } finally {
    await close();
  }
}

/**
 * Loads a host's page on a phone, with the sportsbook in its frame. The frame first loads an empty document from the sportsbook's origin,
 * because a frame can only be throttled once it has a process, and that must happen before its page is requested.
 */
async function loadInFrame(browser: Browser, url: string): Promise<LoadFigures> {
  const { page, close } = await openPhone(browser, { network: "fast4g" });
  try {
    await page.addInitScript(recordLoad);
    const isEntry = ({ pathname, searchParams }: URL): boolean => pathname.startsWith("/embed/") && searchParams.has("parent");
    await page.route(isEntry, async (route) => {
      // Same headers as the page, because they determine the process of the page.
      const { "content-encoding": _encoding, "content-length": _length, ...headers } = (await route.fetch()).headers();
      await route.fulfill({ headers, body: "<!doctype html>" });
    });
    const [entry] = await Promise.all([
      page.waitForEvent("framenavigated", { predicate: (frame) => URL.canParse(frame.url()) && isEntry(new URL(frame.url())) }),
      page.goto(url, { waitUntil: "load" }),
    ]);
    await slowDown(page.context(), entry, "fast4g");
    await page.unroute(isEntry);
    await Promise.all([entry.waitForNavigation({ waitUntil: "load" }), entry.evaluate(() => location.reload())]);
    return await readFigures(page, entry);
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

/** Row 22: the home page in a cross-site frame of the demo host, compared with the standalone page. */
export const run: Bench = async () => {
  const product = await openProduct();
  const browser = await startChromium();
  const inFrame: LoadFigures[] = [];
  const alone: LoadFigures[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await loadAlone(browser, `${product.origin}/en`));
      inFrame.push(await loadInFrame(browser, `${hostOrigins(product).cross}/sports`));
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
