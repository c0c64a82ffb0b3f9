import { describe, expect, test } from "vitest";
import { isFull } from "./support/browser.ts";
import {
  asPage,
  type HostElement,
  hostOrigins,
  openHost,
  signInOnHost,
  waitForSameBalance,
  waitForState,
} from "./support/frame-on-page.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { everydayNames, pathOf, upcomingFootballMatches } from "./support/product-api.ts";
import { placeUntilAccepted, oddsButton, slipOf, typeStake } from "./support/slip-on-page.ts";

const site = productInBrowser();
const hosts = (): ReturnType<typeof hostOrigins> => hostOrigins(site.product);

describe("the sportsbook in a frame", () => {
  test("lets a player of a cross-site host bet in the host's language, and keeps the host in sync", async () => {
    const [match] = await upcomingFootballMatches(site.origin);
    const { page, close } = await site.openPage({ window: "desktop" });
    try {
      const frame = await openHost(page, `${hosts().cross}/sports${pathOf(match)}`);
      await frame.getByRole("heading", { level: 1 }).first().waitFor();
      await oddsButton(frame.locator("main"), everydayNames(match)[0]).click();
      await typeStake(asPage(frame), "5");
      // Signing in from the slip opens the host's dialog.
      await slipOf(asPage(frame))
        .getByRole("button", { name: /^Sign in/u })
        .click();
      const dialog = page.getByRole("dialog", { name: "Sign in to the platform" });
      await dialog.getByRole("button", { name: "Cancel" }).click();
      // The address opens it, too.
      await page.locator("sportsbook-frame").evaluate(async (host: HostElement, path) => host.navigate(`${path}#sign-in`), pathOf(match));
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await signInOnHost(page);
      await frame.getByTitle("Balance").waitFor();
      await placeUntilAccepted(asPage(frame));
      // Host and frame share one wallet.
      await waitForSameBalance(page, frame);
      // The host's cashier receives the missing amount.
      await page.evaluate(() => {
        const take = (event: Event): void => {
          event.preventDefault();
          event.stopImmediatePropagation();
          Object.assign(window, { wanted: (event as CustomEvent<unknown>).detail });
        };
        document.addEventListener("deposit", take, { capture: true, once: true });
      });
      await frame.locator("html").evaluate(() => void (location.hash = "deposit=2500"));
      await expect
        .poll(() => page.evaluate(() => (window as { wanted?: unknown }).wanted))
        .toMatchObject({ reason: "insufficient_funds", currency: "EUR", shortfallMinor: "2500" });
      await page.getByLabel("Language").selectOption("de");
      await frame.getByRole("link", { name: "Ergebnisse" }).first().waitFor();
      await frame.getByTitle("Kontostand").or(frame.locator(".bal span").first()).first().waitFor();
      await page.getByLabel("Odds").selectOption("american");
      await frame.locator("html[lang=de]").waitFor();
      await page.getByRole("button", { name: "Sign out" }).click();
      await frame.locator(".bal").waitFor({ state: "hidden" });
    } finally {
      await close();
    }
  });

  test.runIf(isFull)("shares one history with its host", async () => {
    const { page, close } = await site.openPage({ window: "desktop" });
    try {
      const frame = await openHost(page, `${hosts().same}/sports`);
      await frame.getByRole("link", { name: "Results" }).first().click();
      await page.waitForURL("**/sports/results");
      // The frame does not navigate to another site.
      const refused = page
        .locator("sportsbook-frame")
        .evaluate(async (host: HostElement) => host.navigate("//evil.example/live").catch(({ message }: Error) => message));
      expect(await refused).toBe("bad_payload");
      await frame.getByRole("link", { name: "Schedule" }).first().click();
      await page.waitForURL("**/sports/schedule");
      await page.goBack();
      await page.waitForURL("**/sports/results");
      await expect.poll(() => page.locator("sportsbook-frame").getAttribute("state")).toBe("ready");
      await frame.locator('.nav a[aria-current="page"]', { hasText: "Results" }).waitFor();
      await page.reload();
      await waitForState(page, "ready");
      await page.waitForURL("**/sports/results");
    } finally {
      await close();
    }
  });

  test.runIf(isFull)("keeps fixed bars in view in a tall cross-site page", async () => {
    const { page, close } = await site.openPage({ window: "phone" });
    try {
      const frame = await openHost(page, `${hosts().cross}/sports-tall`);
      await expect
        .poll(() => page.locator("sportsbook-frame").evaluate((host) => host.getBoundingClientRect().height))
        .toBeGreaterThan(1_200);
      await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
      // The tab bar is at the foot of the window, the header below the host's own.
      await expect
        .poll(async () => {
          const bar = await frame.locator(".tabbar").boundingBox();
          return bar === null ? 0 : Math.round(bar.y + bar.height);
        })
        .toBe(844);
      const hostBar = await page.locator("#site-header").boundingBox();
      await expect
        .poll(async () => Math.round((await frame.locator(".hd").boundingBox())?.y ?? 0))
        .toBe(Math.round((hostBar?.y ?? 0) + (hostBar?.height ?? 0)));
      await frame.locator("main button.odd:not([data-locked])").first().click();
      await page.evaluate(() => document.querySelector<HostElement>("sportsbook-frame")?.openBetSlip());
      const sheet = frame.getByRole("dialog", { name: "Bet slip" });
      await sheet.waitFor();
      await expect
        .poll(async () => {
          const box = await sheet.boundingBox();
          return box !== null && box.y >= 0 && box.y + box.height <= 845;
        })
        .toBe(true);
    } finally {
      await close();
    }
  });

  test("passes the conformance page of the protocol, hostile messages included", async () => {
    const { page, close } = await site.openPage({ window: "desktop" });
    try {
      await page.goto(`${hosts().cross}/conformance`);
      await page.locator("[data-done]").waitFor({ state: "attached", timeout: 90_000 });
      expect(await page.locator('[data-checks] li:not([data-result="held"])').allInnerTexts()).toEqual([]);
    } finally {
      await close();
    }
  });

  test.runIf(isFull)("shows an error where it may not load, also when the host's own policy forbids it (H25)", async () => {
    const { page, close } = await site.openPage({ window: "desktop" });
    try {
      await page.goto(`${hosts().same}/failures/blocked`);
      await waitForState(page, "failed");
      await page.getByRole("button", { name: "Try again" }).waitFor();
      // An unlisted parent, and a listed origin that is not the actual parent.
      const evil = site.product.platformOrigin.replace("//localhost:", "//evil.localhost:");
      await page.goto(`${evil}/sports`);
      await waitForState(page, "failed");
      expect((await fetch(`${site.origin}/embed/en?parent=${encodeURIComponent(evil)}`)).status).toBe(403);
      const listed = await fetch(`${site.origin}/embed/en?parent=${encodeURIComponent(hosts().cross)}`);
      expect(listed.headers.get("content-security-policy")).toContain(`frame-ancestors ${hosts().cross};`);
      expect((await fetch(`${site.origin}/en`)).headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    } finally {
      await close();
    }
  });

  test.runIf(isFull)("leaves nothing behind after being added and removed fifty times (H17)", async () => {
    const { page, close } = await site.openPage({ window: "desktop" });
    try {
      await page.addInitScript(() => {
        let listeners = 0;
        const { addEventListener: add, removeEventListener: remove } = window;
        window.addEventListener = ((...args: Parameters<typeof add>) => ((listeners += 1), add.apply(window, args))) as typeof add;
        window.removeEventListener = ((...args: Parameters<typeof remove>) => (
          (listeners -= 1),
          remove.apply(window, args)
        )) as typeof remove;
        window.countListeners = () => listeners;
      });
      await page.goto(`${hosts().same}/sports`);
      await waitForState(page, "ready");
      const mountFifty = async (): Promise<number> =>
        page.evaluate(() => {
          document.querySelector("sportsbook-frame")?.remove();
          const before = window.countListeners();
          for (let time = 0; time < 50; time += 1) {
            const frame = document.createElement("sportsbook-frame");
            frame.setAttribute("src", location.origin);
            document.body.append(frame);
            frame.remove();
          }
          return window.countListeners() - before;
        });
      expect(await mountFifty()).toBe(0);
      await expect.poll(() => page.frames().length).toBe(1);
      // Memory in use after garbage collection; the first fifty frames have already created everything that is created once.
      const devtools = await page.context().newCDPSession(page);
      const memoryInUse = async (): Promise<{ readonly nodes: number; readonly jsEventListeners: number; readonly usedSize: number }> => {
        await devtools.send("HeapProfiler.collectGarbage");
        const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
        const { usedSize } = await devtools.send("Runtime.getHeapUsage");
        return { nodes, jsEventListeners, usedSize };
      };
      const before = await memoryInUse();
      for (let time = 0; time < (isFull ? 4 : 2); time += 1) await mountFifty();
      // Each leaked frame would keep at least 18 nodes, one listener and 800 bytes.
      await expect.poll(async () => (await memoryInUse()).nodes - before.nodes).toBeLessThan(400);
      await expect.poll(async () => (await memoryInUse()).jsEventListeners - before.jsEventListeners).toBeLessThan(50);
      await expect.poll(async () => (await memoryInUse()).usedSize - before.usedSize).toBeLessThan(100_000);
    } finally {
      await close();
    }
  });
});
