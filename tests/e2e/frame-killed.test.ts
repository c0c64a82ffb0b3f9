import { describe, expect, test } from "vitest";
import { freePort } from "../../scripts/launcher/free-port.ts";
import { isFull } from "./support/browser.ts";
import { type HostElement, recordFailures, waitForState } from "./support/frame-on-page.ts";
import { guidePage, withStaticHost } from "./support/guide-page.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const ownPort = await freePort("127.0.0.1");
/** The test's own host, which keeps running without the product. */
const ownHost = `http://host.localhost:${ownPort}`;
const maxMs = 8_000;

describe.runIf(isFull)("a host whose product is killed", () => {
  const own = productInBrowser({ own: () => ({ EMBED_PARENTS: ownHost }), isToBeKilled: true });

  test("a killed product is reported by a running frame and by a new one within eight seconds, and both recover", async () => {
    await withStaticHost(ownPort, guidePage(own.origin), async () =>
      own.withPage(async (page) => {
        let sockets = 0;
        page.on("websocket", () => (sockets += 1));
        const failedAfterMs = await recordFailures(page);
        await page.goto(`${ownHost}/`);
        await waitForState(page, "ready");
        const frame = page.frameLocator("sportsbook-frame iframe");
        await frame.locator('.desk[data-stale="false"]').waitFor();
        // The code that reports the connection loads after the page.
        await frame.locator('[role="status"]').first().waitFor({ state: "attached" });
        await expect.poll(() => sockets).toBeGreaterThan(0);
        await frame.locator("html").evaluate(() => {
          const check = (): void => {
            if (document.body.innerText.includes("Reconnecting")) Object.assign(window, { shownAt: Date.now() });
            else setTimeout(check, 20);
          };
          check();
        });
        const second = await own.openPage();
        let isBack = false;
        const killedAt = Date.now();
        await own.product.kill();
        try {
          await frame.getByText("Reconnecting. Odds may be out of date.").waitFor();
          const shownAt = await frame.locator("html").evaluate(() => (window as { readonly shownAt?: number }).shownAt);
          expect((shownAt ?? Number.POSITIVE_INFINITY) - killedAt).toBeLessThan(maxMs);
          await page.locator("sportsbook-frame").evaluate((element: HostElement) => element.reload());
          expect(await failedAfterMs()).toBeLessThan(maxMs);
          await page.getByRole("alert").getByText("The sportsbook does not answer.").waitFor();
          // When even the script cannot load, the page shows its own fallback.
          const { page: newcomer } = second;
          await newcomer.goto(`${ownHost}/`);
          const shownAfterMs = await newcomer.locator(".down").evaluate(async (line) => {
            for (let attempt = 0; attempt < 2_000 && getComputedStyle(line).visibility !== "visible"; attempt += 1)
              await new Promise((resolve) => setTimeout(resolve, 20));
            return performance.now();
          });
          expect(shownAfterMs).toBeLessThan(maxMs);
          await own.product.restart({});
          isBack = true;
          await newcomer.getByRole("link", { name: "Try again" }).click();
          await waitForState(newcomer, "ready");
        } finally {
          await second.close();
          if (!isBack) await own.product.restart({});
        }
        await page.locator("sportsbook-frame").evaluate((element: HostElement) => element.reload());
        await waitForState(page, "ready");
      }),
    );
  });
});
