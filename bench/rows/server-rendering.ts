import { Agent, get } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import type { HttpAnswer, StorePorts } from "@touchline/store";
import type { Product } from "../../tests/e2e/support/start-product.ts";
import { type Bench, type BenchRow, percentile } from "../bench-row.ts";
import { openProduct } from "../browser/open-product.ts";
import { readMarkup, toElements } from "../browser/bare-react.ts";

const connections = 8;
/** The content codings that Chromium accepts. */
const acceptEncoding = "gzip, deflate, br, zstd";

interface PageRate {
  readonly pagesPerSecond: number;
  /** Time to the first byte of each page, in ms. */
  readonly firstByteMs: readonly number[];
}

async function requestPage(url: string, agent: Agent): Promise<number> {
  const startedAtMs = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": acceptEncoding } }, (reply) => {
      const firstByteMs = performance.now() - startedAtMs;
      if (reply.statusCode !== 200) reject(new Error(`${url} answered ${reply.statusCode ?? 0}`));
      reply.resume().once("end", () => resolve(firstByteMs));
    }).once("error", reject);
  });
}

/** Requests pages back to back over eight keep-alive connections. */
async function requestPages({
  origin,
  path,
  forMs,
}: {
  readonly origin: string;
  readonly path: () => string;
  readonly forMs: number;
}): Promise<PageRate> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await requestPage(`${origin}${path()}`, agent);
  const startedAtMs = performance.now();
  const firstByteMs: number[] = [];
  const work = async (): Promise<void> => {
    while (performance.now() - startedAtMs < forMs) firstByteMs.push(await requestPage(`${origin}${path()}`, agent));
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return { pagesPerSecond: firstByteMs.length / ((performance.now() - startedAtMs) / 1_000), firstByteMs };
}

const web = join(fileURLToPath(new URL("../../", import.meta.url)), "apps/web");
const renderForMs = 2_500;
const warmUps = 15;

interface ServerBundle {
  renderPage(request: {
    readonly address: string;
    readonly locale: string;
    readonly ports: StorePorts;
    readonly hasSession: boolean;
  }): Promise<{ readonly html?: string }>;
}

interface BareReact {
  createElement(type: string, properties: object | null, ...children: readonly unknown[]): unknown;
}

/** Ports that answer every repeated read from a cache, so that only rendering is measured. */
function cachedPorts(origin: string): StorePorts {
  const answers = new Map<string, Promise<HttpAnswer>>();
  const emptyStorage = { read: () => null, write: () => undefined };
  const ask = async (path: string): Promise<HttpAnswer> => {
    const reply = await fetch(`${origin}${path}`, { headers: { "accept-language": "en" } });
    return { type: "answer", status: reply.status, text: await reply.text() };
  };
  return {
    async http({ path }) {
      const answer = answers.get(path) ?? ask(path);
      answers.set(path, answer);
      return answer;
    },
    sessionStorage: emptyStorage,
    localStorage: emptyStorage,
    preferences: emptyStorage,
    time: { now: () => Date.now(), after: () => () => undefined, beforePaint: () => undefined },
    online: { isOnline: () => true, subscribe: () => () => undefined },
    createId: () => crypto.randomUUID(),
    report: (error) => {
      throw error;
    },
  };
}

/** Pages rendered per CPU second of this process. */
async function rendersPerCpuSecond(draw: () => unknown): Promise<number> {
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) await draw();
  const before = process.cpuUsage();
  const until = performance.now() + renderForMs;
  let pages = 0;
  while (performance.now() < until) {
    await draw();
    pages += 1;
  }
  const { user, system } = process.cpuUsage(before);
  return pages / ((user + system) / 1_000_000);
}

async function renderingRow(product: Product, { name, address }: { readonly name: string; readonly address: string }): Promise<BenchRow> {
  const requireFromWeb = createRequire(join(web, "package.json"));
  const react = requireFromWeb("react") as BareReact;
  const { renderToString } = requireFromWeb("react-dom/server") as { renderToString(element: unknown): string };
  const { renderPage } = (await import(pathToFileURL(join(web, "dist/server/entry.server.js")).href)) as ServerBundle;
  const ports = cachedPorts(product.origin);
  const { html = "" } = await renderPage({ address, locale: "en", ports, hasSession: false });
  const markup = readMarkup(html);
  const bareHtml = renderToString(toElements(react, markup));
  const floor = await rendersPerCpuSecond(() => renderToString(toElements(react, markup)));
  const ours = await rendersPerCpuSecond(async () => renderPage({ address, locale: "en", ports, hasSession: false }));
  const note = `${Math.round(html.length / 1_024)} KB of markup (bare ${Math.round(bareHtml.length / 1_024)} KB), ${(html.match(/class="odd/gu) ?? []).length} prices; ours reads the answers, fills a store, draws components and writes the seed; bare is the finished markup, without any of them`;
  return {
    row: 14,
    name: `Pages drawn, ${name}`,
    ours,
    floor,
    unit: "/CPU s",
    goal: ">= 0.85x bare renderToString",
    isMet: ours >= 0.85 * floor,
    note,
  };
}

/** The live match with the most markets. */
async function widestMatch(product: Product): Promise<{ readonly address: string; readonly markets: number }> {
  const reply = await fetch(`${product.origin}/api/v2/matches?limit=100&match_status=1&type=match`, {
    headers: { "accept-language": "en" },
  });
  const { data } = (await reply.json()) as {
    readonly data: readonly {
      readonly slug: string;
      readonly available_markets: number;
      readonly tournament: { readonly sport: { readonly key: string } };
    }[];
  };
  const widest = data.toSorted((left, right) => right.available_markets - left.available_markets)[0];
  if (widest === undefined) throw new Error("No match is in play.");
  return { address: `/${widest.tournament.sport.key}/${widest.slug}`, markets: widest.available_markets };
}

async function cachingRows(product: Product): Promise<readonly BenchRow[]> {
  const kept = await requestPages({ origin: product.origin, path: () => "/en", forMs: renderForMs });
  let number = 0;
  const drawn = await requestPages({ origin: product.origin, path: () => `/en?page=${(number += 1)}`, forMs: renderForMs });
  const [p50, p99] = [percentile(kept.firstByteMs, 0.5), percentile(kept.firstByteMs, 0.99)];
  return [
    {
      row: 6,
      name: "First byte of the home page, 8 connections, p50",
      ours: p50,
      floor: null,
      unit: "ms",
      goal: "<= 10 ms",
      isMet: p50 <= 10,
      note: "back to back, client, server and feed on one machine",
    },
    {
      row: 6,
      name: "First byte of the home page, 8 connections, p99",
      ours: p99,
      floor: null,
      unit: "ms",
      goal: "<= 40 ms",
      isMet: p99 <= 40,
    },
    {
      row: 14,
      name: "Anonymous pages over HTTP, kept for a second",
      ours: kept.pagesPerSecond,
      floor: drawn.pagesPerSecond,
      unit: "/s",
      goal: ">= 5x drawn each time",
      isMet: kept.pagesPerSecond >= 5 * drawn.pagesPerSecond,
      note: "floor: an address of its own each time; answers of the backend are kept for both",
    },
  ];
}

async function bytesRow(product: Product): Promise<BenchRow> {
  const html = await (await fetch(`${product.origin}/en`)).text();
  const seed = /<script type="application\/json" id="seed"[^>]*>.*?<\/script>/su.exec(html)?.[0] ?? "";
  const weigh = (text: string): number => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length / 1_024;
  const [ours, floor] = [weigh(html), weigh(html.replace(seed, ""))];
  return {
    row: 15,
    name: "HTML of the home page",
    ours,
    floor,
    unit: "KB brotli",
    goal: "<= 1.3x the unique data",
    isMet: ours <= 1.3 * floor,
    note: `floor: the document without its seed; plain ${Math.round(html.length / 1_024)} KB, of which the seed ${Math.round(seed.length / 1_024)} KB`,
  };
}

/** Rows 6, 14 and 15: cost of server rendering, and size of the pages. */
export const run: Bench = async () => {
  const product = await openProduct();
  process.env["NODE_ENV"] = "production";
  try {
    const caching = await cachingRows(product);
    const { address, markets } = await widestMatch(product);
    const home = await renderingRow(product, { name: "home", address: "/" });
    const match = await renderingRow(product, { name: `match page of ${markets} markets`, address });
    return [...caching, home, match, await bytesRow(product)];
  } finally {
    await product.stop();
  }
};
