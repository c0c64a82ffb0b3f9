import type { FrameLocator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { noteMessages, type ToldMessage } from "./support/bare-host.ts";
import { asPage, openHost, signInOnHost, type HostElement } from "./support/frame-on-page.ts";
import { hostsOf } from "./support/hosts-of.ts";
import { pathOf, sidesOf } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { priceOf, typeStake } from "./support/slip-on-page.ts";
import { upcomingFootball } from "./support/upcoming-football.ts";

const site = productInBrowser();

type Wishes = HostElement & {
  openSearch(): Promise<void>;
  setLocale(locale: string): Promise<void>;
  setTheme(theme: { readonly scheme: "dark" | "light" }): Promise<void>;
};

/** Asks the frame for something by a method of its element. */
async function ask<Name extends "openSearch" | "setLocale" | "setTheme" | "setCurrency">(
  page: Page,
  name: Name,
  ...values: Parameters<Wishes[Name]>
): Promise<void> {
  await page
    .locator("sportsbook-frame")
    .evaluate(async (host: Wishes, wish) => (host[wish.name] as (...given: unknown[]) => Promise<void>)(...wish.values), { name, values });
}

/** Counts the price buttons of the page at every frame from now on; the answer reads the smallest count. */
async function watchPrices(frame: FrameLocator): Promise<() => Promise<number>> {
  const root = frame.locator("html");
  await root.evaluate((html) => {
    const count = (): void => {
      const now = document.querySelectorAll("main .odd").length;
      html.dataset["fewestPrices"] = String(Math.min(now, Number(html.dataset["fewestPrices"] ?? now)));
      requestAnimationFrame(count);
    };
    count();
  });
  return async () => Number(await root.getAttribute("data-fewest-prices"));
}

describe("a host that changes how the frame is shown", () => {
  test("keeps slip, open dialog and drawn prices when language, theme or currency change, and repeats nothing", async () => {
    const [match] = await upcomingFootball(site.origin);
    await site.withPage(async (page) => {
      const readNoted = await noteMessages(page);
      const told = async (type: string, from = 0): Promise<readonly ToldMessage["payload"][]> =>
        (await readNoted())
          .slice(from)
          .map((text) => JSON.parse(text) as ToldMessage)
          .filter((message) => message.type === type)
          .map(({ payload }) => payload);
      const countTold = async (): Promise<number> => (await readNoted()).length;

      const frame = await openHost(page, `${hostsOf(site.product).cross}/sports${pathOf(match)}`);
      expect(await page.evaluate(() => document.querySelector("sportsbook-frame")?.getAttribute("state"))).toBe("ready");
      await signInOnHost(page);
      await frame.getByTitle("Balance").waitFor();
      await priceOf(frame.locator("main"), sidesOf(match)[0]).click();
      await typeStake(asPage(frame), "5");
      const slip = frame.locator(".slip-side");
      await expect.poll(async () => (await told("bet-slip-state-changed")).at(-1)?.["count"]).toBe(1);
      await ask(page, "openSearch");
      const dialog = frame.locator('dialog[data-modal="search"][open]');
      await dialog.waitFor();
      const fewestPrices = await watchPrices(frame);
      const pricesBefore = await frame.locator("main .odd").count();

      const beforeLocale = await countTold();
      await ask(page, "setLocale", "de");
      await frame.locator("html[lang=de]").waitFor({ state: "attached" });
      expect(await slip.getByText(sidesOf(match)[0], { exact: true }).count()).toBeGreaterThan(0);
      await expect.poll(async () => (await told("page-loaded", beforeLocale)).length).toBe(1);
      const german = await page.request.get(`${site.origin}/de${pathOf(match)}`);
      const [, title = ""] = /<title>([^<]*)<\/title>/u.exec(await german.text()) ?? [];
      expect(await told("page-loaded", beforeLocale)).toMatchObject([
        { locale: "de", title: title.replaceAll("&#x27;", "'").replaceAll("&amp;", "&") },
      ]);
      await frame.getByText("Ergebnisse").first().waitFor({ state: "attached" });
      expect(await dialog.count()).toBe(1);
      expect(await fewestPrices()).toBe(pricesBefore);

      const beforeClose = await countTold();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await expect
        .poll(async () => told("notify-modal-triggered", beforeClose))
        .toEqual([{ modal: "search", open: false, lockScroll: false, preferTop: false }]);
      expect(await told("notify-modal-triggered", beforeLocale)).toHaveLength(1);

      const beforeTheme = await countTold();
      await ask(page, "setTheme", { scheme: "light" });
      await frame.locator('html[data-theme="light"]').waitFor({ state: "attached" });

      await ask(page, "setCurrency", "USD");
      await expect.poll(async () => (await told("notify-currency-changed")).at(-1)).toEqual({ currency: "USD", ok: true });
      await expect.poll(async () => (await told("balance-changed")).at(-1)?.["currency"]).toBe("USD");
      expect(await told("page-loaded", beforeTheme)).toEqual([]);
      const slips = await told("bet-slip-state-changed", beforeLocale);
      expect(slips.filter(({ count }) => count !== 1)).toEqual([]);
      expect(await fewestPrices()).toBe(pricesBefore);
      // The demo player is other tests' as well.
      await ask(page, "setCurrency", "EUR");
    });
  });
});
