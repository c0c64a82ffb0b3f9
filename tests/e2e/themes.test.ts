import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { builtInBrands } from "../../packages/ui/src/brands/index.ts";
import { isFull, visit } from "./support/browser.ts";
import { brandServers } from "./support/operator-files.ts";
import { isOpen, pathOf, readMatches } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { violations } from "./support/accessibility.ts";

const { broadcast, programme } = builtInBrands;

const site = productInBrowser();
const brands = brandServers(() => site.origin);

/** Converts `#rrggbb` to the notation of `getComputedStyle`. */
function rgb(color: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(", ")})`;
}

async function pageBackground(page: Page): Promise<string> {
  return page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
}

describe("themes", () => {
  const firstVisits = [
    ["light", broadcast.palettes.light.page],
    ["dark", broadcast.palettes.dark.page],
  ] as const;
  test.each(isFull ? firstVisits : firstVisits.slice(0, 1))(
    "a first visit on a %s device gets its colours without scripts",
    async (colorScheme, page) => {
      const watched = await site.openPage({ colorScheme, javaScriptEnabled: false });
      await watched.page.goto(`${site.origin}/en`);
      expect(await pageBackground(watched.page)).toBe(rgb(page));
      await watched.close();
    },
  );

  test.runIf(isFull)("a first visit on a device that prefers more contrast gets high contrast", async () => {
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

  test("a chosen theme applies at once and is in the HTML of the next page", async () => {
    const { page, errors, close } = await site.openPage({ colorScheme: "dark" });
    await visit(page, `${site.origin}/en`);
    await page.getByRole("button", { name: /Odds format and language/u }).click();
    expect(await page.getByRole("radio", { name: "Device" }).getAttribute("aria-checked")).toBe("true");
    await page.getByRole("radio", { name: "High contrast" }).click();
    await expect.poll(() => pageBackground(page)).toBe(rgb(broadcast.palettes.contrastDark.page));
    await page.getByRole("radio", { name: "Light", exact: true }).click();
    await expect.poll(() => pageBackground(page)).toBe(rgb(broadcast.palettes.light.page));
    const next = await page.context().request.get(`${site.origin}/en/live`);
    expect(await next.text()).toContain('data-theme="light"');
    expect(errors).toEqual([]);
    await close();
  });
});

describe("brands", () => {
  // Every run already checks that a brand whose colours have too little contrast does not start.
  test.runIf(isFull).each([
    ["broadcast", "contrast"],
    ["programme", "light"],
    ["programme", "dark"],
    ["programme", "contrast"],
  ] as const)(
    "%s in %s has no serious accessibility violation",
    async (key, theme) => {
      const origin = key === "broadcast" ? site.origin : await brands.serve(key);
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

  test.runIf(isFull)("the theme page shows how a change affects contrast, and exports the pack", async () => {
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
    if (isFull) expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  test("another built-in brand loads only its own style sheet, fonts, icon and colours", async () => {
    const origin = await brands.serve("programme");
    const { page, errors, close } = await site.openPage({ colorScheme: "light" });
    await visit(page, `${origin}/en`);
    expect(await pageBackground(page)).toBe(rgb(programme.palettes.light.page));
    // Style sheets of lazily loaded parts are not under /styles/.
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].map(({ href }) => href ?? "").filter((href) => href.includes("/styles/")),
    );
    expect(sheets).toHaveLength(1);
    await expect
      .poll(async () =>
        page.evaluate(() =>
          [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
        ),
      )
      .toEqual(expect.arrayContaining(["Instrument Sans", "Newsreader"]));
    expect(await (await fetch(sheets[0] ?? "")).text()).not.toContain("Archivo");
    expect(await (await fetch(`${origin}/icon.svg`)).text()).toContain(programme.palettes.dark.accent);
    expect(errors).toEqual([]);
    await close();
  });

  test.runIf(isFull)("an operator's folder defines a brand with a name, colours and a manifest", async () => {
    const accent = "#8fb4ff";
    brands.write("acme", { name: "Acme Bets", palettes: { dark: { accent, "accent-h": "#a8c5ff" } } });
    const origin = await brands.serve("acme");
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
  ] as const)("the web server does not start with the brand %s", async (key, pack, message) => {
    if (pack !== null) brands.write(key, pack);
    await expect(brands.serve(key)).rejects.toThrow(message);
  });

  test.each([
    ["/icon-192.png", 192],
    ["/icon-512.png", 512],
    ["/icon-maskable-512.png", 512],
    ["/apple-touch-icon.png", 180],
  ])("%s is a square picture of %i pixels", async (address, side) => {
    const picture = Buffer.from(await (await fetch(`${site.origin}${address}`)).arrayBuffer());
    // The header of a PNG holds both sides.
    expect([picture.toString("latin1", 1, 4), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual(["PNG", side, side]);
  });

  test("icons are one sprite, cached immutably under a versioned address", async () => {
    const html = await (await fetch(`${site.origin}/en`)).text();
    const address = /href="(\/fe-api\/icons\.svg[^"]*)"/u.exec(html)?.[1];
    const reply = await fetch(`${site.origin}${address?.split("#")[0] ?? ""}`);
    expect(reply.headers.get("cache-control")).toContain("immutable");
    expect((await fetch(`${site.origin}/fe-api/icons.svg`)).headers.get("cache-control")).toBe("no-cache");
  });
});
