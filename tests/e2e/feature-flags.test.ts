import type { Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { setLimit } from "../../apps/backend/tests/support/cashier.ts";
import { visit } from "./support/browser.ts";
import { scriptedSite } from "./support/scripted-site.ts";

const site = scriptedSite("2026-03-14T12:00:00Z");

/** The page is told that these flags of the site are off, or, where only some are wanted, that all others are. */
async function switchOff(page: Page, isOff: (flag: string) => boolean): Promise<void> {
  await page.route("**/api/v2/site-config", async (route) => {
    const reply = await route.fetch();
    const config = (await reply.json()) as { readonly feature_flags: readonly string[] };
    await route.fulfill({ response: reply, json: { ...config, feature_flags: config.feature_flags.filter((flag) => !isOff(flag)) } });
  });
}

/** Paths that the page asks for from now on. */
function pathsAskedOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on("request", (request: Request) => void paths.push(new URL(request.url()).pathname));
  return paths;
}

const activity = "/platform/api/player/activity";
const realityCheck = "/platform/api/player/reality-check";
const sessionLine = (page: Page) => page.getByRole("link", { name: /Session .* Net/u });

describe("flags of a player's page", () => {
  test("responsible_gambling and activity_tracking: on, the session is watched and shown; off, each leaves the other as it is", async () => {
    await site.withPlayer(5_000, async ({ page, client }) => {
      await setLimit(client, { type: "reality_check", amount: 60 });
      const paths = pathsAskedOf(page);
      await visit(page, `${site.origin}/en/live`);
      await expect.poll(() => paths).toEqual(expect.arrayContaining([activity, realityCheck]));
      await sessionLine(page).waitFor();
    });
    await site.withPlayer(5_000, async ({ page, client }) => {
      await setLimit(client, { type: "reality_check", amount: 60 });
      await switchOff(page, (flag) => flag === "activity_tracking");
      const paths = pathsAskedOf(page);
      await visit(page, `${site.origin}/en/live`);
      // Both begin at once, where both are wanted.
      await expect.poll(() => paths).toContain(realityCheck);
      await sessionLine(page).waitFor();
      expect(paths).not.toContain(activity);
    });
    await site.withPlayer(5_000, async ({ page, client }) => {
      await setLimit(client, { type: "reality_check", amount: 60 });
      await switchOff(page, (flag) => flag === "responsible_gambling");
      const paths = pathsAskedOf(page);
      await visit(page, `${site.origin}/en/live`);
      await page.locator(".slip-side").getByRole("tab", { name: "Bet slip" }).waitFor();
      await expect.poll(() => paths).toContain(activity);
      expect(paths).not.toContain(realityCheck);
      expect(await sessionLine(page).count()).toBe(0);
    });
  });

  test.each([
    ["quick_deposit: a deposit with an amount is the quick one", "a player", [], "Quick deposit"],
    ["quick_deposit: off, it is the full cashier, quick_deposit_test or not", "a player", ["quick_deposit"], "Deposit"],
    ["quick_deposit_test: it is the quick one of players in test", "spi_test", ["quick_deposit"], "Quick deposit"],
    ["quick_deposit_test: off, they have the full cashier too", "spi_test", ["quick_deposit", "quick_deposit_test"], "Deposit"],
  ])("%s (%s)", async (_, status, off, name) => {
    await site.withPlayer(0, async ({ page, client }) => {
      const { id } = (await client.get<{ readonly id: string }>("/platform/api/player")).body;
      await site.server.services.database
        .updateTable("players")
        .set({ statuses: JSON.stringify([status]) })
        .where("id", "=", id)
        .execute();
      await switchOff(page, (flag) => off.includes(flag));
      await visit(page, `${site.origin}/en/live#deposit=500`);
      await page.getByRole("dialog", { name, exact: true }).waitFor();
    });
  });

  test("calm_mode: on, calm is a choice of spacing and is kept; off, it is not offered and what was chosen does nothing", async () => {
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

describe("flags of a visitor's page", () => {
  test("sign_in_iframe_preloader and sign_up_iframe_preloader: on, forms are there before they are asked for; off, each fetches nothing", async () => {
    const form = /\/assets\/account-[\w-]+\.js$/u;
    const open = async (isOff: (flag: string) => boolean) => {
      const { page, close } = await site.openPage();
      await switchOff(page, isOff);
      const paths = pathsAskedOf(page);
      await visit(page, `${site.origin}/en/live`);
      return { isFetched: () => paths.some((path) => form.test(path)), close };
    };
    // In the order in which they would fetch: what the last one has, the first ones would have too.
    const neither = await open((flag) => flag.endsWith("_iframe_preloader"));
    const signIn = await open((flag) => flag === "sign_up_iframe_preloader");
    const signUp = await open((flag) => flag === "sign_in_iframe_preloader");
    await expect.poll(() => signIn.isFetched() && signUp.isFetched()).toBe(true);
    expect(neither.isFetched()).toBe(false);
    for (const { close } of [neither, signIn, signUp]) await close();
  });
});
