import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { brandServers } from "./support/operator-files.ts";
import { visit } from "./support/browser.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const site = productInBrowser();
const brands = brandServers(() => site.origin);

describe("the installed app", () => {
  async function waitForCachedShell(page: Page): Promise<void> {
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

  test("shows its shell with a message for any page while offline, and the page once the network is back", async () => {
    const { page, close } = await site.openPage({ serviceWorkers: "allow" });
    const context = page.context();
    await visit(page, `${site.origin}/en`);
    await waitForCachedShell(page);
    const cachedPaths = await page.evaluate(async () =>
      (
        await Promise.all(
          (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
        )
      ).flat(),
    );
    expect(cachedPaths.filter((path) => !/^\/(?:assets|fonts|styles|flags|fe-api\/icons\.svg|en\/_app)/u.test(path))).toEqual([]);
    await context.setOffline(true);
    await page.goto(`${site.origin}/en/live`);
    await page.getByText("This page couldn’t be loaded").first().waitFor();
    expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(1);
    expect(await page.locator(".odd[aria-pressed]").count()).toBe(0);
    await context.setOffline(false);
    await page.getByRole("heading", { level: 1, name: "In-play" }).waitFor();
    await close();
  });

  test("removes its worker and caches when SERVICE_WORKER is false", async () => {
    const origin = await brands.serve("broadcast", { SERVICE_WORKER: "false" });
    const html = await (await fetch(`${origin}/en`)).text();
    expect(html).not.toContain("data-worker");
    expect(await (await fetch(`${origin}/sw.js`)).text()).toContain("unregister");
    expect((await fetch(`${origin}/sw.js`)).headers.get("cache-control")).toBe("no-cache");
  });
});
