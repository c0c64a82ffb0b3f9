import type { Frame } from "playwright-core";
import { describe, expect, test } from "vitest";
import { frameHtml, openHostPage, recordMessages } from "./support/bare-host.ts";
import {
  asPage,
  type HostElement,
  hostOrigins,
  openHost,
  openSlipOnHost,
  signInOnHost,
  waitForSameBalance,
  waitForState,
} from "./support/frame-on-page.ts";
import { isFull } from "./support/browser.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { everydayNames, pathOf, upcomingFootballMatches } from "./support/product-api.ts";
import { placeUntilAccepted, oddsButton, slipOf, typeStake } from "./support/slip-on-page.ts";
import { openPageWith, type ThirdPartyStorage } from "./support/third-party-storage.ts";

const site = productInBrowser();
const hosts = (): ReturnType<typeof hostOrigins> => hostOrigins(site.product);

/** Placed or refused: the price may move in between. */
const placementResult = /^Bet placed$|You haven’t been charged\./u;

interface Embedding {
  readonly layout: "fill" | "auto";
  readonly place: "same" | "cross";
  readonly storage: ThirdPartyStorage;
  readonly window: "phone" | "desktop";
}

const allEmbeddings: readonly Embedding[] = (["fill", "auto"] as const).flatMap((layout) =>
  (["same", "cross"] as const).flatMap((place) =>
    (["allowed", "partitioned", "denied"] as const).flatMap((storage) =>
      (["phone", "desktop"] as const).map((window) => ({ layout, place, storage, window })),
    ),
  ),
);
/** A site on which the browser denies the frame its storage; frame.test.ts has one on which it does not. */
const sample: readonly Embedding[] = [{ layout: "auto", place: "cross", storage: "denied", window: "phone" }];

const frameAt = (parent: string, attributes = ""): string => frameHtml(site.origin, parent, { attributes });

describe("a bet in a frame, from sign-in to sign-out (H23, H24)", () => {
  test.each(isFull ? allEmbeddings : sample)(
    "layout $layout, $place site, storage $storage, on a $window",
    async ({ layout, place, storage, window }) => {
      const [match] = await upcomingFootballMatches(site.origin);
      const { page, close } = await openPageWith(storage, site.origin, { window });
      try {
        const messages = await recordMessages(page);
        const base = layout === "fill" ? "/sports" : "/sports-tall#";
        const frame = await openHost(page, `${hosts()[place]}${base}${pathOf(match)}`);
        await frame.getByRole("heading", { level: 1 }).first().waitFor();
        await signInOnHost(page);
        await frame.getByTitle("Balance").waitFor({ state: "attached" });
        await oddsButton(frame.locator("main"), everydayNames(match)[0]).click();
        await openSlipOnHost(page, frame);
        await typeStake(asPage(frame), "5");
        await placeUntilAccepted(asPage(frame));
        await waitForSameBalance(page, frame);
        await page.getByRole("button", { name: "Sign out" }).click();
        await frame.locator(".bal").waitFor({ state: "detached" });
        const received = await messages();
        expect(received.some((text) => text.includes('"balance-changed"'))).toBe(true);
        expect(received.filter((text) => /@|bearer|token|"stake|phone|password/iu.test(text))).toEqual([]);
      } finally {
        await close();
      }
    },
  );
});

describe("hosts that do not cooperate", () => {
  test.runIf(isFull)(
    "a silent host: the page works on its own, informs the player, and sends the host only its greeting (H21)",
    async () => {
      const { cross } = hosts();
      await site.withPage(async (page) => {
        const messages = await recordMessages(page);
        await openHostPage(page, cross, frameAt(cross));
        const frame = page.frameLocator("iframe");
        await frame.getByText("This site isn’t responding").waitFor();
        expect(await frame.getByRole("link", { name: "Open in a new tab" }).getAttribute("href")).toBe("/en");
        await frame.getByRole("link", { name: "Results" }).first().click();
        await frame.locator('.nav a[aria-current="page"]', { hasText: "Results" }).waitFor();
        const types = new Set((await messages()).map((text) => (JSON.parse(text) as { readonly type: string }).type));
        expect([...types]).toEqual(["sb:hello", "initialized"]);
        // The host answers late.
        await page.evaluate(() => {
          const { nonce } = (JSON.parse(window.recordedMessages.at(-1) ?? "") as { readonly payload: { readonly nonce: string } }).payload;
          const init = { ns: "sportsbook", v: 1, id: "h1", type: "iframe_integration", payload: { action: "init", nonce, protocol: 1 } };
          document.querySelector("iframe")?.contentWindow?.postMessage(init, "*");
        });
        await frame.getByText("This site isn’t responding").waitFor({ state: "hidden" });
        await expect.poll(async () => (await messages()).some((text) => text.includes('"page-loaded"'))).toBe(true);
      });
    },
  );

  test.runIf(isFull)("a silent host with a tall frame: fixed bars stay in the visible part of the frame", async () => {
    const { page, close } = await site.openPage({ window: "phone" });
    try {
      const { cross } = hosts();
      await openHostPage(page, cross, frameHtml(site.origin, cross, { address: "en?layout=auto", height: 3_000 }));
      const frame = page.frameLocator("iframe");
      const foot = async (): Promise<number> => {
        const bar = await frame.locator(".tabbar").boundingBox();
        return bar === null ? 0 : Math.round(bar.y + bar.height);
      };
      for (const top of [0, 900, 400]) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
        await expect.poll(foot).toBe(844);
      }
      await expect.poll(async () => Math.round((await frame.locator(".hd").boundingBox())?.y ?? -1)).toBe(0);
    } finally {
      await close();
    }
  });

  test.each(["/users/password/new", "/users/sign-up"])(
    "a tall frame is as high as its page, which does not grow with the frame (%s)",
    async (address) => {
      const { page, close } = await site.openPage();
      try {
        await openHost(page, `${hosts().same}/sports-tall#${address}`);
        const height = async (): Promise<number> =>
          page.locator("sportsbook-frame iframe").evaluate((frame) => Math.round(frame.getBoundingClientRect().height));
        await page.waitForTimeout(500);
        const first = await height();
        await page.waitForTimeout(1_500);
        expect(await height()).toBe(first);
      } finally {
        await close();
      }
    },
  );

  test("an unlisted host, a host embedded by another site, and a sandboxed frame show no bets (H3, H20)", async () => {
    const { cross, unlisted } = hosts();
    const isRefused = (frame: Frame | undefined): boolean => frame?.url().startsWith("chrome-error:") === true;
    await site.withPage(async (page) => {
      await openHostPage(page, unlisted, frameAt(cross));
      await expect.poll(() => isRefused(page.frames()[1])).toBe(true);
      await openHostPage(page, unlisted, `<iframe src="${cross}/livez"></iframe>`);
      await page.frameLocator("iframe").getByText("ok").waitFor();
      await page.frames()[1]?.evaluate((body) => void (document.body.innerHTML = body), frameAt(cross));
      await expect.poll(() => isRefused(page.frames()[2])).toBe(true);
      await openHostPage(page, cross, frameAt(cross, 'sandbox="allow-scripts"'));
      await page.frameLocator("iframe").getByText("sandbox doesn’t include allow-same-origin").waitFor();
      expect(await page.frameLocator("iframe").locator(".odd").count()).toBe(0);
    });
  });

  test.runIf(isFull)("a server that is down shows an error on the host's page, with and without the SDK, and recovers", async () => {
    const { same } = hosts();
    await site.withPage(async (page) => {
      await page.route(`${site.origin}/**`, async (route) => route.abort());
      await page.goto(`${same}/sports`);
      await page.locator(".unreachable").waitFor();
      await page.unroute(`${site.origin}/**`);
      await page.route(`${site.origin}/embed/en**`, async (route) => route.abort());
      await page.getByRole("link", { name: "Try again" }).click();
      await waitForState(page, "failed");
      await page.getByRole("alert").getByText("The sportsbook does not answer.").waitFor();
      await page.unroute(`${site.origin}/embed/en**`);
      await page.getByRole("button", { name: "Try again" }).click();
      await waitForState(page, "ready");
    });
  });
});

describe("a host that interferes", () => {
  test.runIf(isFull)("by covering the button: placing needs a confirmation (H19), also over a message port", async () => {
    const [match] = await upcomingFootballMatches(site.origin);
    await site.withPage(async (page) => {
      await page.addInitScript(() => {
        if (self === top)
          addEventListener("DOMContentLoaded", () => document.querySelector("sportsbook-frame")?.setAttribute("channel", "port"));
      });
      const frame = await openHost(page, `${hosts().cross}/sports${pathOf(match)}`);
      // Over a port, the host's window must not receive any messages.
      await page.evaluate(() => addEventListener("message", ({ data }) => Object.assign(window, { received: data as unknown })));
      await signInOnHost(page);
      await frame.getByTitle("Balance").waitFor();
      await oddsButton(frame.locator("main"), everydayNames(match)[0]).click();
      await typeStake(asPage(frame), "5");
      let posted = 0;
      page.on("request", (request) => {
        if (request.method() === "POST" && request.url().endsWith("/api/v2/bets")) posted += 1;
      });
      await page.evaluate(() => {
        const cover = document.createElement("div");
        cover.id = "cover";
        cover.style.cssText = "position:fixed;inset:0;z-index:9;pointer-events:none;background:rgb(0 0 0 / .2)";
        document.body.append(cover);
      });
      await frame.locator("html[data-covered]").waitFor({ state: "attached" });
      const place = slipOf(asPage(frame)).getByRole("button", { name: /^Place bet · /u, disabled: false });
      const question = frame.getByRole("dialog", { name: "Something is covering this page" });
      await place.click();
      await question.getByRole("button", { name: "Go back" }).click();
      await question.waitFor({ state: "hidden" });
      expect(posted).toBe(0);
      await place.click();
      await question.getByRole("button", { name: /^Place bet · /u }).click();
      await slipOf(asPage(frame)).getByText(placementResult).first().waitFor();
      expect(posted).toBe(1);
      expect(await page.evaluate(() => "received" in window)).toBe(false);
    });
  });

  test.runIf(isFull)("by navigating during placement and flooding the frame with messages: the bet is placed once (H11, H18)", async () => {
    const [match] = await upcomingFootballMatches(site.origin);
    await site.withPage(async (page) => {
      const frame = await openHost(page, `${hosts().cross}/sports${pathOf(match)}`);
      await signInOnHost(page);
      await frame.getByTitle("Balance").waitFor();
      await oddsButton(frame.locator("main"), everydayNames(match)[0]).click();
      await typeStake(asPage(frame), "5");
      let posted = 0;
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(`${site.origin}/api/v2/bets`, async (route) => {
        if (route.request().method() === "POST") posted += 1;
        await held;
        await route.continue();
      });
      await page.evaluate((origin) => {
        const post = (): void => {
          const { contentWindow } = document.querySelector("sportsbook-frame")?.shadowRoot?.querySelector("iframe") ?? {};
          for (let index = 0; index < 50; index += 1)
            contentWindow?.postMessage({ ns: "sportsbook", v: 1, id: `f${index}`, type: "search_modal", payload: { open: false } }, origin);
        };
        const timer = setInterval(post, 10);
        window.stopFlood = () => clearInterval(timer);
      }, site.origin);
      await slipOf(asPage(frame))
        .getByRole("button", { name: /^Place bet · /u, disabled: false })
        .click();
      await expect.poll(() => posted).toBe(1);
      await page.evaluate(() => window.stopFlood());
      // The rate limit recovers gradually after the flood.
      const navigateAway = async (): Promise<string> =>
        page.locator("sportsbook-frame").evaluate(async (host: HostElement) =>
          host.navigate("/results").then(
            () => "taken",
            ({ message }: Error) => message,
          ),
        );
      await expect.poll(navigateAway).toBe("taken");
      await frame.locator('.nav a[aria-current="page"]', { hasText: "Results" }).waitFor();
      release();
      await slipOf(asPage(frame)).getByText(placementResult).first().waitFor();
      expect(posted).toBe(1);
    });
  });
});
