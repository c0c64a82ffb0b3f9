import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { isFull, visit, windows } from "./support/browser.ts";
import { pathOf, readJson, upcomingFootballMatches } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { slipBar } from "./support/slip-on-page.ts";

const locales = [
  { code: "en", direction: "ltr" },
  { code: "de", direction: "ltr" },
  { code: "ar", direction: "rtl" },
] as const;
const shiftLimit = 0.01;

const site = productInBrowser({ web: { LOCALES: "en,de,ar,nb" } });
let matchPath: string;
let routes: readonly { readonly path: string; readonly status: number }[];

beforeAll(async () => {
  const { origin } = site;
  // Not a match about to begin: its markets change at kick-off.
  const [match] = await upcomingFootballMatches(origin);
  const [category] = (
    await readJson<{ readonly data: readonly { readonly slug: string }[] }>(origin, "/api/v2/categories?sport_key=soccer")
  ).data;
  if (category === undefined) throw new Error("The feed has no football.");
  matchPath = pathOf(match);
  routes = [
    ...["", "/soccer", "/live", "/results", "/bets", "/search", "/search?q=real", "/about", "/users/sign-in", "/users/sign-up"].map(
      (path) => ({ path, status: 200 }),
    ),
    { path: matchPath, status: 200 },
    { path: `/soccer/${match.tournament.slug}`, status: 200 },
    { path: `/soccer/${category.slug}`, status: 200 },
    { path: "/404", status: 404 },
    { path: "/500", status: 500 },
    { path: "/no-such-page", status: 404 },
    { path: "/soccer/nobody-m-1", status: 404 },
  ];
});

/** Status and redirect target of an address, without following it. */
async function request(
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly to: string | null }> {
  const reply = await fetch(`${site.origin}${path}`, { redirect: "manual", headers });
  await reply.body?.cancel();
  return { status: reply.status, to: reply.headers.get("location") };
}

describe("documents", () => {
  test.each([
    ["/about", "site/about-page"],
    ["/results", "browse/results-page"],
    ["/bets", "account/my-bets-page"],
    ["/_app", "site/app-shell-page"],
  ])("%s preloads the code of its page together with the entry", async (path, page) => {
    const built = new URL("../../apps/web/dist/client/.vite/page-files.json", import.meta.url);
    const chunks = JSON.parse(await readFile(built, "utf8")) as Readonly<Record<string, string>>;
    const html = await (await fetch(`${site.origin}/en${path}`)).text();
    const preloads = JSON.parse(/for\(const href of (\[.*?\])\)/u.exec(html)?.[1] ?? "[]") as readonly string[];
    expect(preloads).toContain(`/${chunks[page] ?? ""}`);
  });

  test.each([
    ["", false],
    ["/results", true],
  ])("name the texts that come later only where the page needs them (%s)", async (path, isNeeded) => {
    const html = await (await fetch(`${site.origin}/de${path}`)).text();
    const preloads = /for\(const href of (\[.*?\])\)/u.exec(html)?.[1] ?? "";
    expect(/\/assets\/messages-de-rest-[\w-]{7}\.js/u.test(preloads)).toBe(isNeeded);
  });

  test("contain their style sheets until the browser has fetched them", async () => {
    const { page, errors, close } = await site.openPage();
    const hasStyles = async (): Promise<boolean> => page.evaluate(() => document.querySelector("style") !== null);
    await visit(page, `${site.origin}/en/about`);
    expect(await hasStyles()).toBe(true);
    await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === "tl_styles")).toBe(true);
    const background = async (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await background();
    await visit(page, `${site.origin}/en/about`);
    expect(await hasStyles()).toBe(false);
    expect([await background(), errors]).toEqual([before, []]);
    await close();
  });
});

describe("addresses", () => {
  test("the root redirects to the visitor's language", async () => {
    expect(await request("/", { "accept-language": "de-AT,de;q=0.9,en;q=0.5" })).toEqual({ status: 307, to: "/de" });
    expect(await request("/", { "accept-language": "xx" })).toEqual({ status: 307, to: "/en" });
  });

  test("another code of a language redirects permanently to the main code", async () => {
    expect(await request("/no/live?sport=tennis")).toEqual({ status: 301, to: "/nb/live?sport=tennis" });
  });

  test("a page without a locale redirects once to the visitor's; unknown addresses are not found", async () => {
    const headers = { "accept-language": "de" };
    const pages = ["/live?sport=tennis", "/soccer", "/promotions", "/users/password/edit", "/500", "/blocked", matchPath];
    for (const path of pages) expect(await request(path, headers), path).toEqual({ status: 307, to: `/de${path}` });
    expect(await request("/live//", headers)).toEqual({ status: 307, to: "/de/live" });
    const id = /-m-\d+$/u.exec(matchPath)?.[0] ?? "";
    expect(await request(`/soccer/another-name${id}`, headers)).toEqual({ status: 307, to: `/de${matchPath}` });
    for (const path of ["/xx/live", "/no-such-page", "/soccer/nobody-m-1", "/wp-login.php"])
      expect(await request(path, headers), path).toEqual({ status: 404, to: null });
  });

  test("every address named in the README is a page", async () => {
    const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
    const paths = [...readme.matchAll(/(?:`|localhost:3000)(\/[a-z][\w/-]*)/gu)].map(([, path = ""]) => path);
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) expect((await fetch(`${site.origin}${path}`)).status, path).toBe(200);
  });

  test("a match under a wrong name redirects permanently to its own address", async () => {
    const id = /-m-\d+$/u.exec(matchPath)?.[0] ?? "";
    expect(await request(`/en/soccer/another-name${id}`)).toEqual({ status: 301, to: `/en${matchPath}` });
    expect(await request(`/en/tennis/another-name${id}`)).toEqual({ status: 301, to: `/en${matchPath}` });
  });

  test("pages accept only GET", async () => {
    const reply = await fetch(`${site.origin}/en/live`, { method: "POST", body: "x" });
    expect(reply.status).toBe(405);
  });
});

describe.each(locales)("pages in $code", ({ code, direction }) => {
  test("answer with their status, one heading, a title and a canonical address", async () => {
    // Every run reads all pages in one language, and a few in each other one.
    const sample = code === "en" || isFull ? routes : routes.filter(({ path }, index) => path === matchPath || index % 4 === 0);
    for (const { path, status } of sample) {
      const reply = await fetch(`${site.origin}/${code}${path}`, { redirect: "manual" });
      const html = await reply.text();
      expect({ path, status: reply.status, headings: html.match(/<h1[\s>]/gu)?.length }).toEqual({ path, status, headings: 1 });
      expect(html, path).toMatch(/<title>[^<]{5,}<\/title>/u);
      const canonical = /<link rel="canonical" href="([^"]+)"/u.exec(html)?.[1] ?? "";
      expect(canonical, path).toMatch(new RegExp(`^https?://[^/]+/${code}(?:/|$)`, "u"));
      expect(html, path).toContain(`dir="${direction}"`);
    }
  });

  test.runIf(isFull || direction === "rtl")("fit every window size without errors", async () => {
    const { page, errors, close } = await site.openPage();
    const sample = ["", "/users/sign-up", matchPath];
    for (const { path, status } of routes.filter(({ path }) => isFull || sample.includes(path))) {
      const before = errors.length;
      await page.goto(`${site.origin}/${code}${path}`, { waitUntil: "load" });
      expect(await page.locator("h1").count(), path).toBe(1);
      for (const [name, size] of Object.entries(windows)) {
        await page.setViewportSize(size);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect({ path, window: name, overflow }).toEqual({ path, window: name, overflow: 0 });
      }
      const seen = errors
        .slice(before)
        .filter((text) => status === 200 || !text.includes(`the server responded with a status of ${status}`));
      expect({ path, seen }).toEqual({ path, seen: [] });
    }
    await close();
  });
});

test("a tap while the page starts counts once", async () => {
  const { page, close } = await site.openPage({ window: "desktop" });
  // Taps once React has started hydrating the page's frame, but not yet its parts.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const frame = document.querySelector(".desk");
      const isStarting = frame !== null && Object.keys(frame).some((key) => key.startsWith("__reactProps"));
      if (!isStarting) return port2.postMessage(0);
      const button = document.querySelector<HTMLElement>("main button.odd:not([data-locked])");
      button?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      button?.click();
    };
    port2.postMessage(0);
  });
  await page.goto(`${site.origin}/en`);
  await page.locator("main button.odd[aria-pressed=true]").first().waitFor();
  await page.getByRole("list", { name: "Selections" }).waitFor();
  expect(await page.getByRole("list", { name: "Selections" }).getByRole("listitem").count()).toBe(1);
  await close();
});

describe.each([
  ...(isFull ? ([["home", "phone"] as const, ["match", "desktop"] as const] as const) : []),
  ["home", "desktop"],
  ["match", "phone"],
] as const)("%s, %s", (name, window) => {
  test("nothing shifts while the page loads or when an odds button is tapped", async () => {
    const { page, close } = await site.openPage({ window });
    await page.addInitScript(() => {
      self.shifts = [];
      type Shift = PerformanceEntry & {
        readonly value: number;
        readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
      };
      const describeMove = ({ node, previousRect, currentRect }: Shift["sources"][number]): string =>
        `${(node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120) ?? "?"} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) self.shifts.push({ value: entry.value, moved: entry.sources.map(describeMove) });
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`${site.origin}/en${name === "home" ? "" : matchPath}`, { waitUntil: "load" });
    await page.locator("[data-stale=false]").waitFor();
    await page.getByRole("main").locator("button.odd:not([data-locked])").first().click();
    await page.getByRole("list", { name: "Selections" }).or(slipBar(page)).filter({ visible: true }).waitFor();
    await page.evaluate(async () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const shifts = await page.evaluate(() => self.shifts);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(shiftLimit);
    await close();
  });
});
