import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "playwright-core";
import { liveFootballMatches, pathOf } from "../../tests/e2e/support/product-api.ts";
import { buildEntry } from "../browser/serve-entry.ts";
import { type ServedPage, servePage } from "../browser/serve-page.ts";
import { type Bench, type BenchRow, median } from "../bench-row.ts";
import { recordLoad } from "../browser/page-recorders.ts";
import { openProduct } from "../browser/open-product.ts";
import { openPhone, startChromium } from "../browser/phone-page.ts";

/** The floor of the first load: the rendered document served as a file; its only script is react-dom hydrating a trivial tree. */
async function openStaticPage({
  html,
  clientFolder,
}: {
  readonly html: string;
  readonly clientFolder: string;
}): Promise<Pick<ServedPage, "origin" | "close">> {
  const entry = await buildEntry("bench/browser/entries/trivial-tree.ts");
  const bare = html
    .replace(/<script\b[^>]*>.*?<\/script>/gsu, "")
    .replace("</head>", `<script type="module" async src="${entry.script}"></script></head>`)
    .replace("</body>", '<div id="trivial"><p>Touchline</p></div></body>');
  const served = await servePage({ html: bare, folders: [entry.folder, clientFolder] });
  return {
    origin: served.origin,
    async close() {
      await served.close();
      entry.remove();
    },
  };
}

const rounds = 3;
const idleAfterMs = 2_500;
const ticksSeenMs = 4_000;
const clientFolder = join(fileURLToPath(new URL("../../", import.meta.url)), "apps/web/dist/client");

interface LoadFigures {
  readonly lcpMs: number;
  readonly lcpElement: string;
  readonly blockingMs: number;
  readonly maxTaskMs: number;
  readonly scriptBytes: number;
  readonly shift: number;
  readonly shifted: readonly string[];
}

async function countScriptBytes(devtools: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script" || response.mimeType === "text/javascript") scripts.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Adds a price to the slip, opens the slip and closes it, while prices tick. */
async function openSlip(page: Page): Promise<void> {
  await page.locator("main .odd:not([data-locked]):visible").first().tap();
  await page.waitForTimeout(1_000);
  if ((await page.locator("dialog[open]").count()) === 0)
    await page.locator("[data-slip-tab]:visible, [data-slip-peek]:visible").first().tap();
  await page.locator("dialog[open]").first().waitFor();
  await page.waitForTimeout(1_000);
  await page.keyboard.press("Escape");
}

async function load(browser: Browser, { url, isProduct }: { readonly url: string; readonly isProduct: boolean }): Promise<LoadFigures> {
  const { page, devtools, close } = await openPhone(browser, { network: "fast4g" });
  try {
    await page.addInitScript(recordLoad);
    const scriptBytes = await countScriptBytes(devtools);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(idleAfterMs);
    const { lcpMs, lcpElement, tasks } = await page.evaluate(() => window.recordedLoad);
    const bytes = scriptBytes();
    if (isProduct) {
      await openSlip(page);
      await page.waitForTimeout(ticksSeenMs);
    }
    const { shift, shifted } = await page.evaluate(() => window.recordedLoad);
    const blockingMs = tasks.reduce((sum, { lengthMs }) => sum + Math.max(0, lengthMs - 50), 0);
    return {
      lcpMs,
      lcpElement,
      blockingMs,
      maxTaskMs: Math.max(0, ...tasks.map(({ lengthMs }) => lengthMs)),
      scriptBytes: bytes,
      shift,
      shifted,
    };
  } finally {
    await close();
  }
}

function toRows(ours: readonly LoadFigures[], floors: readonly LoadFigures[]): readonly BenchRow[] {
  const of = (figures: readonly LoadFigures[], name: "lcpMs" | "blockingMs" | "maxTaskMs" | "scriptBytes" | "shift"): number =>
    median(figures.map((figure) => figure[name]));
  const [lcp, floorLcp] = [of(ours, "lcpMs"), of(floors, "lcpMs")];
  const [blocking, floorBlocking, longest] = [of(ours, "blockingMs"), of(floors, "blockingMs"), of(ours, "maxTaskMs")];
  const [kilobytes, floorKilobytes] = [of(ours, "scriptBytes") / 1_024, of(floors, "scriptBytes") / 1_024];
  const shift = Math.max(...ours.map((figure) => figure.shift));
  const moved = [...new Set(ours.flatMap(({ shifted }) => shifted))].slice(0, 4).join(", ");
  return [
    {
      row: 1,
      name: "Script over the wire until idle, home",
      ours: kilobytes,
      floor: floorKilobytes,
      unit: "KB",
      goal: "<= 100 KB",
      isMet: kilobytes <= 100,
      note: `headers included; everything fetched within ${idleAfterMs / 1_000} s after load, floor: react-dom alone`,
    },
    {
      row: 5,
      name: "LCP of the home page, phone profile",
      ours: lcp,
      floor: floorLcp,
      unit: "ms",
      goal: "<= 1.25x the static page",
      isMet: lcp <= 1.25 * floorLcp,
      note: `${ours[0]?.lcpElement ?? ""}; floor: the same document and styles, a trivial tree hydrated; the page waits for its paint before it starts`,
    },
    {
      row: 7,
      name: "Total blocking time, phone profile",
      ours: blocking,
      floor: floorBlocking,
      unit: "ms",
      goal: "<= 150 ms, no task over 80 ms",
      isMet: blocking <= 150 && longest <= 80,
      note: `longest task ${Math.round(longest)} ms; islands come to life one by one, each in a task of its own`,
    },
    {
      row: 8,
      name: "Layout shift, slip opened, prices ticking",
      ours: shift,
      floor: null,
      unit: "",
      goal: "<= 0.01",
      isMet: shift <= 0.01,
      ...(moved === "" ? {} : { note: `moved: ${moved}` }),
    },
  ];
}

/** Brotli size, KB, of the scripts that a document names: those that the page needs before it is interactive, its texts included. */
async function weighScripts(address: string): Promise<number> {
  const html = await (await fetch(address)).text();
  const list = /for\(const href of (\[.*?\])\)/u.exec(html)?.[1];
  const entry = /import\("(\/assets\/[^"]+)"\)/u.exec(html)?.[1];
  if (list === undefined || entry === undefined) throw new Error(`${address} names no scripts.`);
  const files = [entry, ...(JSON.parse(list) as readonly string[])];
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(clientFolder, file))).length, 0) / 1_024;
}

async function scriptRows(origin: string): Promise<readonly BenchRow[]> {
  const [match] = await liveFootballMatches(origin);
  if (match === undefined) throw new Error("No football match is in play.");
  const [home, matchPage] = [await weighScripts(`${origin}/en`), await weighScripts(`${origin}/en${pathOf(match)}`)];
  const shared = { floor: null, unit: "KB brotli", note: "what the document names, the texts of the language included" } as const;
  return [
    { row: 1, name: "Scripts before the home page is interactive", ours: home, goal: "<= 100 KB", isMet: home <= 100, ...shared },
    {
      row: 2,
      name: "Scripts before the page of a match is interactive",
      ours: matchPage,
      goal: "<= 110 KB",
      isMet: matchPage <= 110,
      ...shared,
    },
  ];
}

/** Rows 1, 2, 5, 7 and 8: the home page on a phone with an empty cache, compared with the same document served as a file. */
export const run: Bench = async () => {
  const product = await openProduct();
  const browser = await startChromium();
  const url = `${product.origin}/en`;
  const floorPage = await openStaticPage({ html: await (await fetch(url)).text(), clientFolder });
  const ours: LoadFigures[] = [];
  const floors: LoadFigures[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      floors.push(await load(browser, { url: floorPage.origin, isProduct: false }));
      ours.push(await load(browser, { url, isProduct: true }));
    }
    return [...(await scriptRows(product.origin)), ...toRows(ours, floors)];
  } finally {
    await browser.close();
    await floorPage.close();
    await product.stop();
  }
};
