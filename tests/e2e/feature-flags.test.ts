import type { Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { setLimit } from "../../apps/backend/tests/support/cashier.ts";
import { isFull, visit } from "./support/browser.ts";
import { scriptedSite } from "./support/scripted-site.ts";

const site = scriptedSite("2026-03-14T12:00:00Z");

/** Removes the flags that `isOff` accepts from the page's site config. */
async function switchOff(page: Page, isOff: (flag: string) => boolean): Promise<void> {
  await page.route("**/api/v2/site-config", async (route) => {
    // The page may be closed meanwhile.
    const reply = await route.fetch().catch(() => null);
    if (reply === null) return;
    const config = (await reply.json()) as { readonly feature_flags: readonly string[] };
    await route.fulfill({ response: reply, json: { ...config, feature_flags: config.feature_flags.filter((flag) => !isOff(flag)) } });
  });
}

/** Records the paths of the page's requests from now on. */
function recordPaths(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on("request", (request: Request) => void paths.push(new URL(request.url()).pathname));
  return paths;
}

const activity = "/platform/api/player/activity";
const realityCheck = "/platform/api/player/reality-check";
const sessionLine = (page: Page) => page.getByRole("link", { name: /Session .* Net/u });

describe("feature flags for players", () => {
  test.runIf(isFull)(
    "responsible_gambling and activity_tracking: on, the session is tracked and shown; off, neither affects the other",
    async () => {
      await site.withPlayer(5_000, async ({ page, client }) => {
        await setLimit(client, { type: "reality_check", amount: 60 });
        const paths = recordPaths(page);
        await visit(page, `${site.origin}/en/live`);
        await expect.poll(() => paths).toEqual(expect.arrayContaining([activity, realityCheck]));
        await sessionLine(page).waitFor();
      });
      await site.withPlayer(5_000, async ({ page, client }) => {
        await setLimit(client, { type: "reality_check", amount: 60 });
        await switchOff(page, (flag) => flag === "activity_tracking");
        const paths = recordPaths(page);
        await visit(page, `${site.origin}/en/live`);
        // With both flags on, both requests start at once.
        await expect.poll(() => paths).toContain(realityCheck);
        await sessionLine(page).waitFor();
        expect(paths).not.toContain(activity);
      });
      await site.withPlayer(5_000, async ({ page, client }) => {
        await setLimit(client, { type: "reality_check", amount: 60 });
        await switchOff(page, (flag) => flag === "responsible_gambling");
        const paths = recordPaths(page);
        await visit(page, `${site.origin}/en/live`);
        await page.locator(".slip-side").getByRole("tab", { name: "Bet slip" }).waitFor();
        await expect.poll(() => paths).toContain(activity);
        expect(paths).not.toContain(realityCheck);
        expect(await sessionLine(page).count()).toBe(0);
      });
    },
  );

  const deposits = [
    ["quick_deposit: on, a deposit with an amount opens the quick deposit", "a player", [], "Quick deposit"],
    ["quick_deposit: off, it opens the full cashier even with quick_deposit_test on", "a player", ["quick_deposit"], "Deposit"],
    ["quick_deposit_test: on, test players get the quick deposit", "spi_test", ["quick_deposit"], "Quick deposit"],
    ["quick_deposit_test: off, test players get the full cashier too", "spi_test", ["quick_deposit", "quick_deposit_test"], "Deposit"],
  ] as const satisfies readonly (readonly [title: string, status: string, off: readonly string[], dialog: string])[];
  // Every run already opens the quick deposit from the slip (slip).
  test.each(isFull ? deposits : deposits.slice(1, 2))("%s (%s)", async (_, status, off, name) => {
    await site.withPlayer(0, async ({ page, client }) => {
      const { id } = (await client.get<{ readonly id: string }>("/platform/api/player")).body;
      await site.server.services.database
        .updateTable("players")
        .set({ statuses: JSON.stringify([status]) })
        .where("id", "=", id)
        .execute();
      await switchOff(page, (flag) => off.some((name) => name === flag));
      await visit(page, `${site.origin}/en/live#deposit=500`);
      await page.getByRole("dialog", { name, exact: true }).waitFor();
    });
  });

  test("calm_mode: on, players can choose calm spacing; off, it is not offered", async () => {
    await site.withPlayer(0, async ({ page }) => {
      const calm = page.getByRole("radio", { name: "Calm" });
      const compact = page.getByRole("radio", { name: "Compact" });
      await visit(page, `${site.origin}/en/live`);
      const open = async () => page.getByRole("banner").getByRole("button", { name: /EN$/u }).click();
      await open();
      await calm.click();
      expect(await page.locator("html").getAttribute("data-density")).toBe("calm");
      await switchOff(page, (flag) => flag === "calm_mode");
      await visit(page, `${site.origin}/en/live`);
      await open();
      await compact.waitFor();
      await expect.poll(() => calm.count()).toBe(0);
    });
  });
});

describe("feature flags for visitors", () => {
  test.runIf(isFull)(
    "sign_in_iframe_preloader and sign_up_iframe_preloader: on, forms load before they are opened; off, nothing is preloaded",
    async () => {
      const formPattern = /\/assets\/account-[\w-]+\.js$/u;
      const open = async (isOff: (flag: string) => boolean) => {
        const { page, close } = await site.openPage();
        await switchOff(page, isOff);
        const paths = recordPaths(page);
        await visit(page, `${site.origin}/en/live`);
        return { isFetched: () => paths.some((path) => formPattern.test(path)), close };
      };
      // `neither` opens first: once the later pages have fetched the form, it would have too.
      const neither = await open((flag) => flag.endsWith("_iframe_preloader"));
      const signIn = await open((flag) => flag === "sign_up_iframe_preloader");
      const signUp = await open((flag) => flag === "sign_in_iframe_preloader");
      await expect.poll(() => signIn.isFetched() && signUp.isFetched()).toBe(true);
      expect(neither.isFetched()).toBe(false);
      for (const { close } of [neither, signIn, signUp]) await close();
    },
  );
});
