import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { readEnvironment } from "../../apps/web/src/main/server/environment.ts";
import { createWebServer } from "../../apps/web/src/main/server/web-server.ts";
import { builtInBrands } from "../../packages/ui/src/brands/index.ts";
import { visit } from "./support/browser.ts";
import { isOpen, pathOf, readMatches } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { violations } from "./support/violations.ts";

const { broadcast, programme } = builtInBrands;

const site = productInBrowser();
const servers: Awaited<ReturnType<typeof createWebServer>>[] = [];
const folder = mkdtempSync(join(tmpdir(), "touchline-brands-"));

afterAll(async () => {
  await Promise.all(servers.map(async (server) => server.close()));
  rmSync(folder, { recursive: true, force: true });
});

/** The pages in another brand, over the same backend. */
async function serveBrand(key: string, settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const environment = readEnvironment({ PORT: "0", BACKEND_ORIGIN: site.origin, BRAND: key, BRANDS_DIR: folder, ...settings }, []);
  const server = await createWebServer(environment);
  servers.push(server);
  return server.listen({ port: 0, host: "127.0.0.1" });
}

function writePack(key: string, pack: object): void {
  mkdirSync(join(folder, key), { recursive: true });
  writeFileSync(join(folder, key, "brand.json"), JSON.stringify(pack));
}

/** `#rrggbb` as the browser says it. */
function rgb(color: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(", ")})`;
}

async function ground(page: Page): Promise<string> {
  return page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
}

describe("themes", () => {
  test.each([
    ["dark", broadcast.palettes.dark.page],
    ["light", broadcast.palettes.light.page],
  ] as const)("a first visit on a %s device has its colours without any script", async (colorScheme, page) => {
    const watched = await site.openPage({ colorScheme, javaScriptEnabled: false });
    await watched.page.goto(`${site.origin}/en`);
    expect(await ground(watched.page)).toBe(rgb(page));
    await watched.close();
  });

  test("a device that asks for more contrast gets it on a first visit", async () => {
    const watched = await site.openPage({ colorScheme: "light", contrast: "more", javaScriptEnabled: false });
    await watched.page.goto(`${site.origin}/en`);
    expect(
      await watched.page
        .locator(".mr")
        .first()
        .evaluate((row) => getComputedStyle(row).color),
    ).toBe(rgb(broadcast.palettes.contrastLight.hi));
    await watched.close();
  });

  test("a choice is drawn at once and the next document already has it", async () => {
    const { page, errors, close } = await site.openPage({ colorScheme: "dark" });
    await visit(page, `${site.origin}/en`);
    await page.getByRole("button", { name: /Odds format and language/u }).click();
    expect(await page.getByRole("radio", { name: "Device" }).getAttribute("aria-checked")).toBe("true");
    await page.getByRole("radio", { name: "High contrast" }).click();
    expect(await ground(page)).toBe(rgb(broadcast.palettes.contrastDark.page));
    await page.getByRole("radio", { name: "Light", exact: true }).click();
    expect(await ground(page)).toBe(rgb(broadcast.palettes.light.page));
    const next = await page.context().request.get(`${site.origin}/en/live`);
    expect(await next.text()).toContain('data-theme="light"');
    expect(errors).toEqual([]);
    await close();
  });
});

describe("brands", () => {
  test.each([
    ["broadcast", "contrast"],
    ["programme", "light"],
    ["programme", "dark"],
    ["programme", "contrast"],
  ] as const)(
    "%s in %s has no serious violation",
    async (key, theme) => {
      const origin = key === "broadcast" ? site.origin : await serveBrand(key);
      const match = (await readMatches(site.origin, "match_status=0&sport_key=soccer&limit=30")).find(({ main_market }) =>
        isOpen(main_market),
      );
      if (match === undefined) throw new Error("The feed has no football.");
      const { page, close } = await site.openPage();
      await page.context().addCookies([{ name: "tl_theme", value: theme, url: origin }]);
      for (const path of ["", pathOf(match), "/users/sign-in", "/_app"]) {
        await visit(page, `${origin}/en${path}`);
        expect([path, await violations(page)]).toEqual([path, []]);
      }
      await close();
    },
    300_000,
  );

  test("the theme page shows what a change does to contrast and gives the pack away", async () => {
    const { page, errors, close } = await site.openPage();
    await visit(page, `${site.origin}/en/theme`);
    await page.getByRole("group", { name: "dark", exact: true }).getByLabel("accent", { exact: false }).first().fill("#333333");
    await page
      .getByText(/dark: \d+ pairs/u)
      .getByText(/fall short/u)
      .waitFor();
    await expect
      .poll(async () =>
        page.getByRole("button", { name: "Place bet €10.00" }).evaluate((button) => getComputedStyle(button).backgroundColor),
      )
      .toBe(rgb("#333333"));
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export brand.json" }).click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ base: "broadcast", palettes: { dark: { accent: "#333333" } } });
    await page.getByRole("button", { name: "Reset" }).click();
    await page
      .getByText(/dark: \d+ pairs/u)
      .getByText("all told apart")
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  test("another built-in brand brings its own sheet, fonts, mark and colours, and only these", async () => {
    const origin = await serveBrand("programme");
    const { page, errors, close } = await site.openPage({ colorScheme: "light" });
    await visit(page, `${origin}/en`);
    expect(await ground(page)).toBe(rgb(programme.palettes.light.page));
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ""));
    expect(sheets).toHaveLength(1);
    expect(
      await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
      ),
    ).toEqual(expect.arrayContaining(["Instrument Sans", "Newsreader"]));
    expect(await (await fetch(sheets[0] ?? "")).text()).not.toContain("Archivo");
    expect(await (await fetch(`${origin}/icon.svg`)).text()).toContain(programme.palettes.dark.accent);
    expect(errors).toEqual([]);
    await close();
  });

  test("an operator's folder is a brand: name, colours and manifest", async () => {
    const accent = "#8fb4ff";
    writePack("acme", { name: "Acme Bets", palettes: { dark: { accent, "accent-h": "#a8c5ff" } } });
    const origin = await serveBrand("acme");
    const html = await (await fetch(`${origin}/en`)).text();
    expect(html).toContain("<title>Acme Bets – sports betting</title>");
    const sheet = /href="(\/styles\/acme\.[\da-f]+\.css)"/u.exec(html)?.[1] ?? "";
    const reply = await fetch(`${origin}${sheet}`);
    expect(reply.headers.get("cache-control")).toContain("immutable");
    expect(await reply.text()).toContain(accent);
    expect(await (await fetch(`${origin}/manifest.webmanifest`)).json()).toMatchObject({ name: "Acme Bets", display: "standalone" });
  });

  test.each([
    ["nowhere", null, /BRAND=nowhere is neither built in/u],
    ["dim", { palettes: { light: { hi: "#999999" } } }, /dim\/brand\.json: palettes\.light\.hi on .* has contrast/u],
    ["unknown", { palettes: { light: { gold: "#999999" } } }, /palettes\.light\.gold is not a colour token/u],
    ["fontless", { fonts: [{ family: "Acme", file: "acme.woff2" }] }, /font .*acme\.woff2 does not exist/u],
  ] as const)("the start refuses %s", async (key, pack, message) => {
    if (pack !== null) writePack(key, pack);
    await expect(serveBrand(key)).rejects.toThrow(message);
  });

  test.each([
    ["/icon-192.png", 192],
    ["/icon-512.png", 512],
    ["/icon-maskable-512.png", 512],
    ["/apple-touch-icon.png", 180],
  ])("%s is a picture of that size", async (address, side) => {
    const { page, close } = await site.openPage({});
    await page.goto(`${site.origin}${address}`);
    expect(await page.locator("img").evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      side,
      side,
    ]);
    await close();
  });

  test("the icons are one sprite, kept for good under their version", async () => {
    const { page, close } = await site.openPage({});
    await visit(page, `${site.origin}/en`);
    const address = await page.locator('use[href^="/fe-api/icons.svg"]').first().getAttribute("href");
    const reply = await fetch(`${site.origin}${address?.split("#")[0] ?? ""}`);
    expect(reply.headers.get("cache-control")).toContain("immutable");
    expect((await fetch(`${site.origin}/fe-api/icons.svg`)).headers.get("cache-control")).toBe("no-cache");
    await close();
  });
});

describe("keys", () => {
  test("the palette finds, runs and closes; the help lists; switched off nothing happens", async () => {
    const { page, errors, close } = await site.openPage();
    await visit(page, `${site.origin}/en`);
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Go to or do" });
    await palette.getByRole("option").first().waitFor();
    expect(await violations(page)).toEqual([]);
    await palette.getByRole("combobox").fill("results");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/en/results*");
    await palette.waitFor({ state: "hidden" });
    await page.keyboard.press("Control+k");
    await palette.getByRole("combobox").fill("contrast");
    await page.keyboard.press("Enter");
    await page.locator('html[data-theme="contrast"]').waitFor({ state: "attached" });
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await help.waitFor();
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "hidden" });
    await page.keyboard.press("g");
    await page.keyboard.press("l");
    await page.waitForURL("**/en/live*");
    await page.keyboard.press("/");
    const search = page.getByRole("dialog", { name: "Search" });
    const field = search.getByRole("textbox");
    await field.pressSequentially("b?g/h");
    expect(await field.inputValue()).toBe("b?g/h");
    await page.keyboard.press("Escape");
    await search.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: /Odds format and language/u }).click();
    await page.getByRole("switch", { name: "Keyboard shortcuts" }).click();
    await page.keyboard.press("Escape");
    await page.locator("h1").first().focus();
    await page.keyboard.press("?");
    await page.keyboard.press("Control+k");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  test("arrows walk the prices: within a market, to the market beside, and from row to row", async () => {
    const { page, close } = await site.openPage();
    await visit(page, `${site.origin}/en/soccer`);
    const focused = async (): Promise<readonly number[]> =>
      page.evaluate(() => {
        const rows = [...document.querySelectorAll(".mr:has(.main button.odd):has(.second button.odd)")];
        const row = rows.findIndex((candidate) => candidate.contains(document.activeElement));
        return [row, row < 0 ? -1 : [...(rows[row]?.querySelectorAll("button.odd") ?? [])].indexOf(document.activeElement as Element)];
      });
    const row = page.locator(".mr:has(.main button.odd):has(.second button.odd)").first();
    await row.locator("button.odd").first().focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(focused).toEqual([1, 0]);
    await page.keyboard.press("ArrowUp");
    await expect.poll(focused).toEqual([0, 0]);
    const mainCount = await row.locator(".main button.odd").count();
    for (let step = 1; step <= mainCount; step += 1) await page.keyboard.press("ArrowRight");
    await expect.poll(focused).toEqual([0, mainCount]);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(focused).toEqual([0, mainCount - 1]);
    await close();
  });
});

describe("the installed app", () => {
  async function shellIsKept(page: Page): Promise<void> {
    await expect
      .poll(async () => page.evaluate(async () => (await (await caches.open("shells-1")).keys()).map(({ url }) => new URL(url).pathname)), {
        timeout: 30_000,
      })
      .toEqual(["/en/_app"]);
    await expect
      .poll(
        async () => page.evaluate(async () => (await (await caches.open("files-1")).keys()).some(({ url }) => url.includes("/styles/"))),
        { timeout: 30_000 },
      )
      .toBe(true);
  }

  test("offline any page is the shell that says so, and the page comes back with the network", async () => {
    const { page, close } = await site.openPage({ serviceWorkers: "allow" });
    const context = page.context();
    await visit(page, `${site.origin}/en`);
    await shellIsKept(page);
    const kept = await page.evaluate(async () =>
      (
        await Promise.all(
          (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
        )
      ).flat(),
    );
    expect(kept.filter((path) => !/^\/(?:assets|fonts|styles|flags|fe-api\/icons\.svg|en\/_app)/u.test(path))).toEqual([]);
    await context.setOffline(true);
    await page.goto(`${site.origin}/en/live`);
    await page.getByText("This page could not be read.").first().waitFor();
    expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(1);
    expect(await page.locator(".odd[aria-pressed]").count()).toBe(0);
    await context.setOffline(false);
    await page.getByRole("heading", { level: 1, name: "In-play" }).waitFor();
    await close();
  });

  test("the kill switch takes worker and caches away", async () => {
    const origin = await serveBrand("broadcast", { SERVICE_WORKER: "false" });
    const html = await (await fetch(`${origin}/en`)).text();
    expect(html).not.toContain("data-worker");
    expect(await (await fetch(`${origin}/sw.js`)).text()).toContain("unregister");
    expect((await fetch(`${origin}/sw.js`)).headers.get("cache-control")).toBe("no-cache");
  });
});
