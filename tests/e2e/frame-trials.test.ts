import { isFull } from "./support/browser.ts";
import type { Frame, FrameLocator, Locator, Page, WebSocketRoute } from "playwright-core";
import { describe, expect, test } from "vitest";
import { asPage, type HostElement, hostOrigins, openHost, signInOnHost, waitForState } from "./support/frame-on-page.ts";
import { everydayNames, pathOf, upcomingFootballMatches } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { oddsButton, slipOf, typeStake } from "./support/slip-on-page.ts";
import { openPageWith } from "./support/third-party-storage.ts";

const site = productInBrowser();
const hosts = (): ReturnType<typeof hostOrigins> => hostOrigins(site.product);

/** Placed or refused: the price may move in between. */
const placementResult = /^Bet placed$|You haven’t been charged\./u;

// No other test places this stake with the host's player.
const ownStake = { typed: "5.37", minor: 537 };

/** Counts the player's bets with this file's stake through the frame's own session. */
async function countBets(page: Page): Promise<number> {
  const frame = page.frames().find((candidate) => candidate.url().startsWith(`${site.origin}/embed/`));
  if (frame === undefined) throw new Error("There is no frame.");
  return frame.evaluate(async (stake) => {
    const reply = await fetch("/api/v3/bets?limit=500", { headers: { "x-sb-embed": "1", "x-sb-request": "1" } });
    if (!reply.ok) throw new Error(`The bets answered ${reply.status}.`);
    const { data } = (await reply.json()) as { readonly data: readonly { readonly stake: { readonly value: number } }[] };
    return data.filter((bet) => bet.stake.value === stake).length;
  }, ownStake.minor);
}

/** Opens the frame on a host, signs a player in, and puts a selection with a stake on the slip. */
async function openWithStake(page: Page): Promise<FrameLocator> {
  const [match] = await upcomingFootballMatches(site.origin);
  const frame = await openHost(page, `${hosts().cross}/sports${pathOf(match)}`);
  await signInOnHost(page);
  await frame.getByTitle("Balance").waitFor();
  await oddsButton(frame.locator("main"), everydayNames(match)[0]).click();
  await typeStake(asPage(frame), ownStake.typed);
  return frame;
}

const placeButton = (frame: FrameLocator): Locator =>
  slipOf(asPage(frame)).getByRole("button", { name: /^Place bet · /u, disabled: false });

describe("a running frame", () => {
  test.runIf(isFull)("reports a lost server, accepts no bets, and resumes when the server is back", async () => {
    await site.withPage(async (page) => {
      let isDown = false;
      const sockets: WebSocketRoute[] = [];
      await page.routeWebSocket(/\/connection\//u, (socket) => {
        if (isDown) return void socket.close();
        socket.connectToServer();
        sockets.push(socket);
      });
      const frame = await openWithStake(page);
      await placeButton(frame).waitFor();
      await expect.poll(() => sockets.length).toBeGreaterThan(0);
      isDown = true;
      await page.route(`${site.origin}/**`, async (route) => (isDown ? route.abort("connectionrefused") : route.continue()));
      for (const socket of sockets) await socket.close();
      const warning = frame.getByText("Reconnecting. Odds may be out of date.");
      await warning.waitFor();
      await placeButton(frame).waitFor({ state: "detached" });
      isDown = false;
      await warning.waitFor({ state: "detached" });
      await frame.locator('.desk[data-stale="false"]').waitFor();
      expect(await page.locator("sportsbook-frame").getAttribute("state")).toBe("ready");
    });
  });
});

describe("a frame that has just loaded", () => {
  test.runIf(isFull)("reports a lost server even before its connection code has loaded, and resumes when the server is back", async () => {
    await site.withPage(async (page) => {
      let isDown = true;
      await page.routeWebSocket(/\/connection\//u, (socket) => void (isDown ? socket.close() : socket.connectToServer()));
      // Without these the client would connect over HTTP in time on a slow machine.
      await page.route("**/connection/**", async (route) => (isDown ? route.abort("connectionrefused") : route.continue()));
      await page.route(/\/assets\/(?:extra-parts|realtime-client|lifecycles)[^/]*\.js$/u, async (route) =>
        isDown ? route.abort("connectionrefused") : route.continue(),
      );
      await page.goto(`${hosts().cross}/sports`);
      await waitForState(page, "ready");
      const frame = page.frameLocator("sportsbook-frame iframe");
      const warning = frame.getByText("Reconnecting. Odds may be out of date.");
      await warning.waitFor();
      await frame.locator('.desk[data-stale="true"]').waitFor();
      isDown = false;
      await warning.waitFor({ state: "detached" });
      await frame.locator('.desk[data-stale="false"]').waitFor();
    });
  });
});

describe("a reload of the host's page", () => {
  test.runIf(isFull)("during placement: the bet is placed once, and the player sees the result (H18)", async () => {
    // With partitioned storage, today's default, the frame finds the pending placement again after the reload.
    const { page, close } = await openPageWith("partitioned", site.origin, { window: "desktop" });
    try {
      const frame = await openWithStake(page);
      const before = await countBets(page);
      const keys = new Set<string | undefined>();
      let markArrived = (): void => undefined;
      const hasArrived = new Promise<void>((resolve) => (markArrived = resolve));
      await page.route(`${site.origin}/api/v2/bets`, async (route) => {
        if (route.request().method() !== "POST") return route.continue();
        keys.add(route.request().headers()["idempotency-key"]);
        // The server receives the bet, but the page never gets the reply.
        await route.fetch();
        markArrived();
      });
      await placeButton(frame).click();
      await hasArrived;
      await page.reload();
      await waitForState(page, "ready");
      const result = slipOf(asPage(frame)).getByText(placementResult).first();
      await result.waitFor().catch(async (error: unknown) => {
        throw new Error(`The slip shows: ${await slipOf(asPage(frame)).innerText()}`, { cause: error });
      });
      await frame.getByTitle("Balance").waitFor();
      expect(keys.size).toBe(1);
      expect((await countBets(page)) - before).toBe((await result.innerText()) === "Bet placed" ? 1 : 0);
    } finally {
      await close();
    }
  });
});

describe("messages to the frame", () => {
  test("are refused from other windows of the host's origin: a sibling frame, a popup and a frame inside the sportsbook (H4, H5)", async () => {
    await site.withPage(async (page) => {
      const { cross } = hosts();
      const frame = await openHost(page, `${cross}/sports`);
      const refused = async (): Promise<number> => Number((await frame.locator("html").getAttribute("data-host-refused")) ?? 0);
      const before = await refused();
      const message = { ns: "sportsbook", v: 1, id: "x1", type: "page_changed", payload: { path: "/results" } };
      // A sibling frame and a popup of the host's origin can reach the sportsbook's window like the host itself.
      const [popup] = await Promise.all([page.waitForEvent("popup"), page.evaluate(() => void window.open("/livez"))]);
      await popup.waitForLoadState();
      await page.evaluate(async () => {
        const sibling = document.createElement("iframe");
        sibling.id = "sibling";
        await new Promise((resolve) => {
          sibling.addEventListener("load", resolve, { once: true });
          document.body.append(sibling);
        });
      });
      const siblingFrame = page
        .frames()
        .find((candidate) => candidate.parentFrame() === page.mainFrame() && candidate.url() === "about:blank");
      expect(siblingFrame).toBeDefined();
      for (const place of [siblingFrame, popup])
        await place?.evaluate(
          ({ data, origin }) => {
            const host = (window.opener ?? window.parent) as Window;
            const iframe = host.document.querySelector("sportsbook-frame")?.shadowRoot?.querySelector("iframe");
            iframe?.contentWindow?.postMessage(data, origin);
          },
          { data: message, origin: site.origin },
        );
      await expect.poll(refused).toBe(before + 2);
      // A frame inside the sportsbook's page, such as a video player, posts to its parent.
      await frame.locator("body").evaluate((body) => body.append(document.createElement("iframe")));
      const isNestedFrame = (candidate: Frame): boolean => candidate.parentFrame()?.url().startsWith(`${site.origin}/embed/`) === true;
      await expect.poll(() => page.frames().some(isNestedFrame)).toBe(true);
      await page
        .frames()
        .find(isNestedFrame)
        ?.evaluate((data) => window.parent.postMessage(data, "*"), message);
      await expect.poll(refused).toBe(before + 3);
      // The host itself can still navigate, and no earlier message did.
      await page.locator("sportsbook-frame").evaluate(async (host: HostElement) => host.navigate("/schedule"));
      await page.waitForURL("**/sports/schedule");
      await page.goBack();
      await page.waitForURL("**/sports");
      expect(await refused()).toBe(before + 3);
    });
  });

  test.runIf(isFull)("change the currency once when a host requests it thirty times at once (H27)", async () => {
    await site.withPage(async (page) => {
      const frame = await openHost(page, `${hosts().cross}/sports`);
      await signInOnHost(page);
      await frame.getByTitle("Balance").waitFor();
      const changes: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "PUT" && request.url().startsWith(`${site.origin}/`)) changes.push(request.url());
      });
      const requestCurrency = async (currency: string): Promise<void> =>
        page.locator("sportsbook-frame").evaluate(async (host: HostElement, wanted) => {
          await Promise.all(Array.from({ length: 30 }, async () => host.setCurrency(wanted)));
        }, currency);
      await requestCurrency("USD");
      await frame.getByTitle("Balance").filter({ hasText: "$" }).waitFor();
      expect(changes).toHaveLength(1);
      await requestCurrency("EUR");
      await frame.getByTitle("Balance").filter({ hasText: "€" }).waitFor();
      expect(changes).toHaveLength(2);
    });
  });
});
