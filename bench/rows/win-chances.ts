import type { Browser, CDPSession } from "playwright-core";
import { goTo, visit } from "../../tests/e2e/support/browser.ts";
import { liveFootballMatches, pathOf } from "../../tests/e2e/support/product-api.ts";
import { openProduct } from "../browser/open-product.ts";
import { openPhone, spentSeconds, startChromium } from "../browser/phone-page.ts";
import { type Bench, median } from "../bench-row.ts";

const matches = 5;
const settleMs = 3_000;
const measuredMs = 20_000;
const sampleEveryUs = 200;
const liveWithinSeconds = 60;
/** Texts in the functions that draw the chart: its shapes, its prices, what it says and its table. */
const chartTexts = ["[data-d]", "wc-chart", "wc-read", "wc-band", "wc-edge", "wc-now", "wc-pin", "fanDraw"];

interface CodePosition {
  readonly scriptId: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

/** Finds whether the function at a position in the page's scripts, which have no names to go by, contains one of the texts. */
async function readFunctions(devtools: CDPSession, texts: readonly string[]): Promise<(position: CodePosition) => boolean> {
  const { result } = await devtools.send("Profiler.getBestEffortCoverage");
  await devtools.send("Debugger.enable");
  const scripts = new Map<string, { readonly lines: readonly number[]; readonly functions: readonly { start: number; text: string }[] }>();
  for (const { scriptId, functions } of result.filter(({ url }) => url.includes("/assets/"))) {
    const { scriptSource } = await devtools.send("Debugger.getScriptSource", { scriptId });
    const lines = [0, ...Array.from(scriptSource.matchAll(/\n/gu), ({ index }) => index + 1)];
    const ranges = functions.flatMap(({ ranges: [range] }) => (range === undefined || range.startOffset === 0 ? [] : range));
    scripts.set(scriptId, {
      lines,
      functions: ranges.map(({ startOffset, endOffset }) => ({ start: startOffset, text: scriptSource.slice(startOffset, endOffset) })),
    });
  }
  await devtools.send("Debugger.disable");
  const all = [...scripts.values()].flatMap(({ functions }) => functions);
  for (const text of texts) if (!all.some((one) => one.text.includes(text))) throw new Error(`No function of the page contains ${text}.`);
  return ({ scriptId, lineNumber, columnNumber }) => {
    const script = scripts.get(scriptId);
    const offset = (script?.lines[lineNumber] ?? 0) + columnNumber;
    const around = script?.functions.filter(({ start, text }) => start <= offset && offset < start + text.length) ?? [];
    const innermost = around.sort((one, other) => one.text.length - other.text.length)[0];
    return innermost !== undefined && texts.some((text) => innermost.text.includes(text));
  };
}

interface Spent {
  /** Milliseconds per second in the functions of the chart and what they call. */
  readonly chart: number;
  /** Milliseconds of script per second of the whole page. */
  readonly page: number;
}

/** What the page of a live match spends, with four times less processor. */
async function measure(browser: Browser, address: URL): Promise<Spent> {
  const { page, devtools, close } = await openPhone(browser, { network: "own" });
  try {
    await visit(page, `${address.origin}/en/results`);
    await goTo(page, address.href);
    await page.locator(".wc-prices .odd").first().waitFor();
    await page.locator(".wc-chart").first().waitFor({ state: "attached" });
    await page.waitForTimeout(settleMs);
    await devtools.send("Profiler.enable");
    await devtools.send("Profiler.setSamplingInterval", { interval: sampleEveryUs });
    await devtools.send("Profiler.start");
    const before = await spentSeconds(devtools);
    await page.waitForTimeout(measuredMs);
    const after = await spentSeconds(devtools);
    const { nodes, samples = [], timeDeltas = [] } = (await devtools.send("Profiler.stop")).profile;
    const isChart = await readFunctions(devtools, chartTexts);
    const own = new Set(nodes.filter(({ callFrame }) => isChart(callFrame)).map(({ id }) => id));
    // Nodes come after their callers.
    for (const { id, children = [] } of nodes) if (own.has(id)) for (const child of children) own.add(child);
    const chartUs = samples.reduce((sum, id, index) => sum + (own.has(id) ? (timeDeltas[index] ?? 0) : 0), 0);
    return { chart: chartUs / measuredMs, page: ((after.script - before.script) / measuredMs) * 1_000_000 };
  } finally {
    await close();
  }
}

/** Row 23: what the chart of win chances costs on the pages of live matches. */
export const run: Bench = async () => {
  const product = await openProduct();
  const browser = await startChromium();
  try {
    let live = await liveFootballMatches(product.origin);
    for (let second = 0; live.length < matches && second < liveWithinSeconds; second += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      live = await liveFootballMatches(product.origin);
    }
    if (live.length === 0) throw new Error("No football match is in play.");
    const spent: Spent[] = [];
    for (const match of live.slice(0, matches)) spent.push(await measure(browser, new URL(`${product.origin}/en${pathOf(match)}`)));
    const charts = spent.map(({ chart }) => chart);
    const ours = Math.max(...charts);
    return [
      {
        row: 23,
        name: "Chart of win chances: script",
        ours,
        floor: null,
        unit: "ms/s",
        goal: "<= 1 ms/s",
        isMet: ours <= 1,
        note: `CPU 4x; the functions of the chart and what they call, by samples every ${sampleEveryUs} us in 20 s of each of ${spent.length} live matches, the largest; median ${median(charts).toFixed(2)}, smallest ${Math.min(...charts).toFixed(2)}; all script of the page ${median(spent.map(({ page }) => page)).toFixed(0)} ms/s`,
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
};
