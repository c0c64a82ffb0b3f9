import type { Browser } from "playwright-core";
import { goTo, visit } from "../../tests/e2e/support/browser.ts";
import { liveFootballMatches, pathOf } from "../../tests/e2e/support/product-api.ts";
import { openProduct } from "../browser/open-product.ts";
import { openPhone, spentSeconds, startChromium } from "../browser/phone-page.ts";
import { type Bench, median } from "../bench-row.ts";

const rounds = 3;
const settleMs = 3_000;
const measuredMs = 20_000;

/** Milliseconds of script per second on the page of a live match; without the chart, the request for its chances fails. */
async function measure(browser: Browser, { address, hasChart }: { readonly address: URL; readonly hasChart: boolean }): Promise<number> {
  const { page, devtools, close } = await openPhone(browser, { network: "own" });
  try {
    if (!hasChart)
      await page.route("**/win-chances*", async (route) => route.fulfill({ status: 404, json: { code: "not_found", message: "" } }));
    await visit(page, `${address.origin}/en/results`);
    await goTo(page, address.href);
    await page
      .locator(hasChart ? ".wc-prices .odd" : ".card .odd")
      .first()
      .waitFor();
    // A placeholder is shown until the reply arrives.
    await page
      .locator(".wc-chart")
      .first()
      .waitFor({ state: hasChart ? "attached" : "detached" });
    await page.waitForTimeout(settleMs);
    const before = await spentSeconds(devtools);
    await page.waitForTimeout(measuredMs);
    const after = await spentSeconds(devtools);
    return ((after.script - before.script) / measuredMs) * 1_000_000;
  } finally {
    await close();
  }
}

/** Row 23: what the chart of win chances costs while prices move. */
export const run: Bench = async () => {
  const product = await openProduct();
  const browser = await startChromium();
  try {
    let [match] = await liveFootballMatches(product.origin);
    for (let second = 0; match === undefined && second < 60; second += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      [match] = await liveFootballMatches(product.origin);
    }
    if (match === undefined) throw new Error("No football match is in play.");
    const address = new URL(`${product.origin}/en${pathOf(match)}`);
    const found: { readonly bare: number; readonly ours: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      found.push({ bare: await measure(browser, { address, hasChart: false }), ours: await measure(browser, { address, hasChart: true }) });
    const [ours, bare] = [median(found.map((round) => round.ours)), median(found.map((round) => round.bare))];
    return [
      {
        row: 23,
        name: "Chart of win chances: script",
        ours: Math.max(0, ours - bare),
        floor: null,
        unit: "ms/s",
        goal: "<= 1 ms/s",
        isMet: ours - bare <= 1,
        note: `CPU 4x, 20 s of a live match; the page spends ${ours.toFixed(1)} ms/s with the chart and ${bare.toFixed(1)} without it, medians of ${rounds}`,
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
};
