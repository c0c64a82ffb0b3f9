import type { FrameLocator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { recordMessages, type ReceivedMessage } from "./support/bare-host.ts";
import { asPage, type HostElement, hostOrigins, openHost, signInOnHost } from "./support/frame-on-page.ts";
import { everydayNames, pathOf, upcomingFootballMatches } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { oddsButton, typeStake } from "./support/slip-on-page.ts";

const site = productInBrowser();

type FrameElement = HostElement & {
  openSearch(): Promise<void>;
  setLocale(locale: string): Promise<void>;
  setTheme(theme: { readonly scheme: "dark" | "light" }): Promise<void>;
};

/** Calls a method of the frame's element. */
async function callFrame<Name extends "openSearch" | "setLocale" | "setTheme" | "setCurrency">(
  page: Page,
  name: Name,
  ...values: Parameters<FrameElement[Name]>
): Promise<void> {
  await page
    .locator("sportsbook-frame")
    .evaluate(async (host: FrameElement, call) => (host[call.name] as (...given: unknown[]) => Promise<void>)(...call.values), {
      name,
      values,
    });
}

/** Counts the odds buttons in every animation frame; the returned function reads the smallest count so far. */
async function watchOddsButtons(frame: FrameLocator): Promise<() => Promise<number>> {
  const root = frame.locator("html");
  await root.evaluate((html) => {
    const count = (): void => {
      const now = document.querySelectorAll("main .odd").length;
      html.dataset["minOddsButtons"] = String(Math.min(now, Number(html.dataset["minOddsButtons"] ?? now)));
      requestAnimationFrame(count);
    };
    count();
  });
  return async () => Number(await root.getAttribute("data-min-odds-buttons"));
}

describe("a frame whose host changes language, theme or currency", () => {
  test("keeps its slip, open dialog and odds, and repeats no messages", async () => {
    const [match] = await upcomingFootballMatches(site.origin);
    await site.withPage(async (page) => {
      const readMessages = await recordMessages(page);
      const received = async (type: string, from = 0): Promise<readonly ReceivedMessage["payload"][]> =>
        (await readMessages())
          .slice(from)
          .map((text) => JSON.parse(text) as ReceivedMessage)
          .filter((message) => message.type === type)
          .map(({ payload }) => payload);
      const countReceived = async (): Promise<number> => (await readMessages()).length;

      const frame = await openHost(page, `${hostOrigins(site.product).cross}/sports${pathOf(match)}`);
      await page.locator('sportsbook-frame[state="ready"]').waitFor();
      await signInOnHost(page);
      await frame.getByTitle("Balance").waitFor();
      await oddsButton(frame.locator("main"), everydayNames(match)[0]).click();
      await typeStake(asPage(frame), "5");
      const slip = frame.locator(".slip-side");
      await expect.poll(async () => (await received("bet-slip-state-changed")).at(-1)?.["count"]).toBe(1);
      await callFrame(page, "openSearch");
      const dialog = frame.locator('dialog[data-modal="search"][open]');
      await dialog.waitFor();
      const readMinButtons = await watchOddsButtons(frame);
      const buttonsBefore = await frame.locator("main .odd").count();

      const beforeLocale = await countReceived();
      await callFrame(page, "setLocale", "de");
      await frame.locator("html[lang=de]").waitFor({ state: "attached" });
      expect(await slip.getByText(everydayNames(match)[0], { exact: true }).count()).toBeGreaterThan(0);
      await expect.poll(async () => (await received("page-loaded", beforeLocale)).length).toBe(1);
      const german = await page.request.get(`${site.origin}/de${pathOf(match)}`);
      const [, title = ""] = /<title>([^<]*)<\/title>/u.exec(await german.text()) ?? [];
      expect(await received("page-loaded", beforeLocale)).toMatchObject([
        { locale: "de", title: title.replaceAll("&#x27;", "'").replaceAll("&amp;", "&") },
      ]);
      await frame.getByText("Ergebnisse").first().waitFor({ state: "attached" });
      expect(await dialog.count()).toBe(1);
      expect(await readMinButtons()).toBe(buttonsBefore);

      const beforeClose = await countReceived();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await expect
        .poll(async () => received("notify-modal-triggered", beforeClose))
        .toEqual([{ modal: "search", open: false, lockScroll: false, preferTop: false }]);
      expect(await received("notify-modal-triggered", beforeLocale)).toHaveLength(1);

      const beforeTheme = await countReceived();
      await callFrame(page, "setTheme", { scheme: "light" });
      await frame.locator('html[data-theme="light"]').waitFor({ state: "attached" });

      await callFrame(page, "setCurrency", "USD");
      await expect.poll(async () => (await received("notify-currency-changed")).at(-1)).toEqual({ currency: "USD", ok: true });
      await expect.poll(async () => (await received("balance-changed")).at(-1)?.["currency"]).toBe("USD");
      expect(await received("page-loaded", beforeTheme)).toEqual([]);
      const slips = await received("bet-slip-state-changed", beforeLocale);
      expect(slips.filter(({ count }) => count !== 1)).toEqual([]);
      expect(await readMinButtons()).toBe(buttonsBefore);
      // Other tests use the demo player too.
      await callFrame(page, "setCurrency", "EUR");
    });
  });
});
