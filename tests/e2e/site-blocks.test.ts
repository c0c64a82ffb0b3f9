import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { isFull, visit } from "./support/browser.ts";
import { refusedConsent } from "./support/operated-site.ts";
import { productInBrowser, sharedProduct } from "./support/product-in-browser.ts";
import { violations } from "./support/accessibility.ts";

async function choose(page: Page, group: "State" | "Width", name: string): Promise<void> {
  const chip = page.getByRole("group", { name: group, exact: true }).getByRole("button", { name, exact: true });
  await chip.click();
  await expect.poll(async () => chip.getAttribute("aria-pressed")).toBe("true");
}

/** Types of the blocks without height. */
async function blocksWithoutHeight(page: Page): Promise<readonly string[]> {
  return page
    .locator("[data-block]")
    .evaluateAll((samples) =>
      samples
        .filter((sample) => (sample.querySelector<HTMLElement>("h2 + div")?.offsetHeight ?? 0) === 0)
        .map((sample) => sample.getAttribute("data-block") ?? ""),
    );
}

/** For each state, a block type and a selector that only matches in that state. */
const stateMarkers = {
  filled: { type: "match_preview", marker: "article" },
  loading: { type: "match_preview", marker: ".skeleton" },
  empty: { type: "match_preview", marker: "[role=note]" },
  failed: { type: "match_preview", marker: "button" },
} as const;

/** Blocks that are hidden on purpose: a closed dialog, a slip bar without selections. */
const hiddenOnPurpose = { filled: ["modal", "selection_bar"], loading: [], empty: [], failed: [] } as const;

describe.runIf(isFull).each([
  { locale: "en", theme: "dark", window: "desktop", width: "wide" },
  { locale: "de", theme: "contrast", window: "desktop", width: "tablet" },
  { locale: "ar", theme: "light", window: "phone", width: "phone" },
] as const)("all blocks ($locale, $theme, $width)", ({ locale, theme, window, width }) => {
  const site = productInBrowser({ shared: "operated" });

  test("show every state without accessibility violations, script errors or horizontal overflow", async () => {
    const { page, errors, close } = await site.openPage({ window });
    await page.context().addCookies([{ name: "tl_theme", value: theme, url: site.origin }, refusedConsent(site.origin)]);
    await visit(page, `${site.origin}/${locale}/blocks?preview=1`);
    await choose(page, "Width", width);
    for (const state of ["filled", "loading", "empty", "failed"] as const) {
      await choose(page, "State", state);
      const { type, marker } = stateMarkers[state];
      await page.locator(`[data-block="${type}"]`).locator(marker).first().waitFor();
      await expect.poll(async () => blocksWithoutHeight(page)).toEqual(hiddenOnPurpose[state]);
      expect([state, await violations(page)]).toEqual([state, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    }
    expect(errors).toEqual([]);
    await close();
  });
});

describe("third-party content", () => {
  const site = productInBrowser();
  let partnerOrigin: string;

  beforeAll(async () => {
    ({ partnerOrigin } = await sharedProduct());
  });

  test("a frame and a picture named in the site file are shown, and pages allow no other sites", async () => {
    const policy = (await fetch(`${site.origin}/en`)).headers.get("content-security-policy") ?? "";
    const directives = policy.split("; ");
    expect(
      directives
        .find((directive) => directive.startsWith("frame-src"))
        ?.split(" ")
        .toSorted(),
    ).toEqual(["frame-src", "'self'", partnerOrigin, site.product.platformOrigin].toSorted());
    // External pictures come through the image proxy.
    const pictures = directives.find((directive) => directive.startsWith("img-src")) ?? "";
    expect(pictures).toMatch(/^img-src 'self' data: blob:/u);
    expect(pictures).not.toContain(partnerOrigin);
    const { page, errors, close } = await site.openPage();
    await visit(page, `${site.origin}/en/partner`);
    await page.frameLocator('iframe[title="Partner\'s page"]').getByText("Hello from the partner").waitFor();
    const image = page.getByRole("img", { name: "Green" });
    await expect.poll(async () => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(40);
    expect(errors).toEqual([]);
    const other = partnerOrigin.replace("127.0.0.1", "localhost");
    await page.evaluate((source) => {
      const added = new Image();
      added.src = source;
      document.body.append(added);
    }, `${other}/wide.png`);
    await expect.poll(() => errors.join(" ")).toMatch(/violates the following Content Security Policy directive/u);
    await close();
  });
});
