import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isFull } from "./support/is-full.ts";
import { visit } from "./support/browser.ts";
import { writeOwnSite } from "./support/own-site.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { violations } from "./support/violations.ts";

/** A green PNG of 40 by 20. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAI0lEQVR42mNgaGAYGDRq8ajFoxaPWjxq8ajFoxaPWjxyLAYAGEGQELMjys0AAAAASUVORK5CYII=",
  "base64",
);

let elsewhere: Server;
let elsewhereOrigin: string;
const folder = mkdtempSync(join(tmpdir(), "touchline-site-"));

/** The site of the product with one page that shows another site's frame and picture. */
function writeSite(): string {
  return writeOwnSite(folder, {
    custom_pages: [
      {
        path: "/partner",
        title: { en: "Partner" },
        blocks: [
          { type: "iframe", title: { en: "Partner's page" }, url: `${elsewhereOrigin}/page`, height: 120 },
          {
            type: "banner",
            title: { en: "With a picture" },
            image: { desktop: `${elsewhereOrigin}/wide.png`, mobile: `${elsewhereOrigin}/small.png`, alt: { en: "Green" } },
          },
        ],
      },
    ],
  });
}

beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    const isPicture = request.url?.endsWith(".png") === true;
    response.writeHead(200, { "content-type": isPicture ? "image/png" : "text/html", "cross-origin-resource-policy": "cross-origin" });
    response.end(isPicture ? picture : "<!doctype html><html lang=en><title>Partner</title><p>Hello from the partner");
  });
  elsewhere.listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  // A server that listens on a port has an address with one.
  elsewhereOrigin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});

const site = productInBrowser(() => ({ SITE_FILE: writeSite() }));

afterAll(async () => {
  elsewhere?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function choose(page: Page, group: "State" | "Width", name: string): Promise<void> {
  const chip = page.getByRole("group", { name: group, exact: true }).getByRole("button", { name, exact: true });
  await chip.click();
  await expect.poll(async () => chip.getAttribute("aria-pressed")).toBe("true");
}

/** Blocks that take no room, each by its type. */
async function blankBlocks(page: Page): Promise<readonly string[]> {
  return page
    .locator("[data-block]")
    .evaluateAll((samples) =>
      samples
        .filter((sample) => (sample.querySelector<HTMLElement>("h2 + div")?.offsetHeight ?? 0) === 0)
        .map((sample) => sample.getAttribute("data-block") ?? ""),
    );
}

/** How a state shows itself in a block that has no sign of it when it is in another. */
const signs = {
  filled: { type: "match_preview", sign: "article" },
  loading: { type: "match_preview", sign: ".skeleton" },
  empty: { type: "match_preview", sign: "[role=note]" },
  failed: { type: "match_preview", sign: "button" },
} as const;

/** A dialog that is closed, a slip without a selection and a ribbon without a match are not there by intent. */
const blankByIntent = {
  filled: ["modal", "selection_bar"],
  loading: ["live_events"],
  empty: ["live_events"],
  failed: ["live_events"],
} as const;

describe.each([
  ...(isFull
    ? ([
        { locale: "en", theme: "dark", window: "desktop", width: "wide" },
        { locale: "de", theme: "contrast", window: "desktop", width: "tablet" },
      ] as const)
    : []),
  { locale: "ar", theme: "light", window: "phone", width: "phone" },
] as const)("every block, $locale, $theme, $width", ({ locale, theme, window, width }) => {
  test("has each of its states without a violation, a script error, or more width than there is", async () => {
    const { page, errors, close } = await site.openPage({ window });
    await page.context().addCookies([{ name: "tl_theme", value: theme, url: site.origin }]);
    await visit(page, `${site.origin}/${locale}/blocks?preview=1`);
    await choose(page, "Width", width);
    for (const state of ["filled", "loading", "empty", "failed"] as const) {
      await choose(page, "State", state);
      const { type, sign } = signs[state];
      await page.locator(`[data-block="${type}"]`).locator(sign).first().waitFor();
      await expect.poll(async () => blankBlocks(page)).toEqual(blankByIntent[state]);
      expect([state, await violations(page)]).toEqual([state, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    }
    expect(errors).toEqual([]);
    await close();
  });
});

describe("what comes from elsewhere", () => {
  test("a frame and a picture that the site file names are shown", async () => {
    const { page, errors, close } = await site.openPage();
    await visit(page, `${site.origin}/en/partner`);
    await page.frameLocator('iframe[title="Partner\'s page"]').getByText("Hello from the partner").waitFor();
    const image = page.getByRole("img", { name: "Green" });
    await expect.poll(async () => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(40);
    expect(errors).toEqual([]);
    await close();
  });

  test("pages allow these sites and no others", async () => {
    const policy = (await fetch(`${site.origin}/en`)).headers.get("content-security-policy") ?? "";
    const directives = policy.split("; ");
    expect(
      directives
        .find((directive) => directive.startsWith("frame-src"))
        ?.split(" ")
        .toSorted(),
    ).toEqual(["frame-src", "'self'", elsewhereOrigin, site.product.platformOrigin].toSorted());
    // Pictures of elsewhere come through the image proxy.
    expect(directives).toContain("img-src 'self' data: blob:");
    const { page, errors, close } = await site.openPage();
    await visit(page, `${site.origin}/en/partner`);
    const other = elsewhereOrigin.replace("127.0.0.1", "localhost");
    await page.evaluate((source) => {
      const image = new Image();
      image.src = source;
      document.body.append(image);
    }, `${other}/wide.png`);
    await expect.poll(() => errors.join(" ")).toMatch(/violates the following Content Security Policy directive/u);
    await close();
  });
});
