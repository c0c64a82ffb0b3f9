import type { Browser, Frame, Page } from "playwright-core";
import { median, type Bench, type BenchRow } from "../bench-row.ts";
import { noteLoad } from "../browser/note-load.ts";
import { hostsOf } from "../../tests/e2e/support/hosts-of.ts";
import { openProduct } from "../browser/open-product.ts";
import { openPhone, slowDown, startChromium } from "../browser/phone-page.ts";

const rounds = 5;
const idleAfterMs = 3_000;

interface LoadFigures {
  readonly lcpMs: number;
  readonly blockingMs: number;
}

/** No answer has come over the phone's line sooner: the line holds it back from its first byte to its last. */
const leastAnswerMs = 150;
/** Turns of the loop by which the speed of the frame's process is compared with the page's. */
const loopsCompared = 3_000_000;

/** Fails unless the frame is slowed down as its page is, processor and line: frames in a process of their own are not. The quickest of some turns counts. */
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
    throw new Error(`The frame is not slowed down: ${inFrame.toFixed(0)} ms for what takes ${inPage.toFixed(0)} ms outside.`);
  const answeredMs = await frame.evaluate(() => {
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return load === undefined ? 0 : load.responseEnd - load.fetchStart;
  });
  if (answeredMs < leastAnswerMs) throw new Error(`The line is not slowed down: an answer within ${answeredMs.toFixed(0)} ms.`);
}

/** What a document that has come to rest noted of its own load. */
async function readFigures(page: Page, document: Frame): Promise<LoadFigures> {
  await page.waitForTimeout(idleAfterMs);
  await checkSlowness(page, document);
  const { lcpMs, tasks } = await document.evaluate(() => window.noted);
  if (lcpMs === 0) throw new Error("The document noted no paint.");
  return { lcpMs, blockingMs: tasks.reduce((sum, { lengthMs }) => sum + Math.max(0, lengthMs - 50), 0) };
}

/** Loads the page by itself on a phone. */
async function loadAlone(browser: Browser, url: string): Promise<LoadFigures> {
  const { page, close } = await openPhone(browser, { network: "fast4g" });
  try {
    await page.addInitScript(noteLoad);
    await page.goto(url, { waitUntil: "load" });
    return await readFigures(page, page.mainFrame());
  } finally {
    await close();
  }
}

/**
 * Loads a host's page on a phone, and the sportsbook in its frame. The frame holds an empty document of the sportsbook's origin at first:
 * only a frame that has its process can be slowed down, and that is to be before its page is asked for.
 */
async function loadInFrame(browser: Browser, url: string): Promise<LoadFigures> {
  const { page, close } = await openPhone(browser, { network: "fast4g" });
  try {
    await page.addInitScript(noteLoad);
    const isEntry = ({ pathname, searchParams }: URL): boolean => pathname.startsWith("/embed/") && searchParams.has("parent");
    await page.route(isEntry, async (route) => {
      // With the headers of the page itself, which decide on the process: the page is to come into the same one.
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

/** Row 22: the home page in a frame of the demo host, which is another site to the browser, beside the page by itself. */
export const run: Bench = async () => {
  const product = await openProduct();
  const browser = await startChromium();
  const inFrame: LoadFigures[] = [];
  const alone: LoadFigures[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await loadAlone(browser, `${product.origin}/en`));
      inFrame.push(await loadInFrame(browser, `${hostsOf(product).cross}/sports`));
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
