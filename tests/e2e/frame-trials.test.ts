import type { Frame, FrameLocator, Locator, Page, WebSocketRoute } from "playwright-core";
import { describe, expect, test } from "vitest";
import { asPage, openHost, signInOnHost, waitForState, type HostElement } from "./support/frame-on-page.ts";
import { hostsOf } from "./support/hosts-of.ts";
import { pathOf, sidesOf } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { priceOf, slipOf, typeStake } from "./support/slip-on-page.ts";
import { openPageWith } from "./support/third-party-storage.ts";
import { upcomingFootball } from "./support/upcoming-football.ts";

const site = productInBrowser();
const hosts = (): ReturnType<typeof hostsOf> => hostsOf(site.product);

/** How placing ended: a price may have moved meanwhile. */
const outcome = /^Bet placed$|You haven’t been charged\./u;

/** The player's bets as the frame itself reads them. */
async function countBets(page: Page): Promise<number> {
  const frame = page.frames().find((candidate) => candidate.url().startsWith(`${site.origin}/embed/`));
  if (frame === undefined) throw new Error("There is no frame.");
  return frame.evaluate(async () => {
    const reply = await fetch("/api/v3/bets?limit=500", { headers: { "x-sb-embed": "1", "x-sb-request": "1" } });
    if (!reply.ok) throw new Error(`The bets answered ${reply.status}.`);
    return ((await reply.json()) as { readonly data: readonly unknown[] }).data.length;
  });
}

/** The sportsbook's frame with a player of the host who has a stake on the slip. */
async function openWithStake(page: Page): Promise<FrameLocator> {
  const [match] = await upcomingFootball(site.origin);
  const frame = await openHost(page, `${hosts().cross}/sports${pathOf(match)}`);
  await signInOnHost(page);
  await frame.getByTitle("Balance").waitFor();
  await priceOf(frame.locator("main"), sidesOf(match)[0]).click();
  await typeStake(asPage(frame), "5");
  return frame;
}

const placeButton = (frame: FrameLocator): Locator =>
  slipOf(asPage(frame)).getByRole("button", { name: /^Place bet · /u, disabled: false });

describe("what happens under a running frame", () => {
  test("a server that goes away: the page says so and takes no stake; once it is back, all goes on", async () => {
    await site.withPage(async (page) => {
      let isGone = false;
      const sockets: WebSocketRoute[] = [];
      await page.routeWebSocket(/\/connection\//u, (socket) => {
        if (isGone) return void socket.close();
        socket.connectToServer();
        sockets.push(socket);
      });
      const frame = await openWithStake(page);
      await placeButton(frame).waitFor();
      await expect.poll(() => sockets.length).toBeGreaterThan(0);
      isGone = true;
      await page.route(`${site.origin}/**`, async (route) => (isGone ? route.abort("connectionrefused") : route.continue()));
      for (const socket of sockets) await socket.close();
      const note = frame.getByText("Reconnecting. Odds may be out of date.");
      await note.waitFor();
      await placeButton(frame).waitFor({ state: "detached" });
      isGone = false;
      await note.waitFor({ state: "detached" });
      await frame.locator('.desk[data-stale="false"]').waitFor();
      expect(await page.locator("sportsbook-frame").getAttribute("state")).toBe("ready");
    });
  });
});

describe("a server that goes away under a frame that has just come", () => {
  test("before what tells of the connection has been fetched: the page says so all the same, takes no stake, and all goes on once it is back", async () => {
    await site.withPage(async (page) => {
      let isGone = true;
      await page.routeWebSocket(/\/connection\//u, (socket) => void (isGone ? socket.close() : socket.connectToServer()));
      await page.route(/\/assets\/(?:extra-parts|realtime-client|lifecycles)[^/]*\.js$/u, async (route) =>
        isGone ? route.abort("connectionrefused") : route.continue(),
      );
      await page.goto(`${hosts().cross}/sports`);
      await waitForState(page, "ready");
      const frame = page.frameLocator("sportsbook-frame iframe");
      const note = frame.getByText("Reconnecting. Odds may be out of date.");
      await note.waitFor();
      await frame.locator('.desk[data-stale="true"]').waitFor();
      isGone = false;
      await note.waitFor({ state: "detached" });
      await frame.locator('.desk[data-stale="false"]').waitFor();
    });
  });
});

describe("the host's page loaded again", () => {
  test("in the midst of placing: the bet is there once, and the player is told (H18)", async () => {
    // Browsers of today keep a frame's storage apart for each site around it: what was under way is found there again.
    const { page, close } = await openPageWith("partitioned", site.origin, { window: "desktop" });
    try {
      const frame = await openWithStake(page);
      const before = await countBets(page);
      const keys = new Set<string | undefined>();
      let reached = (): void => undefined;
      const isTaken = new Promise<void>((resolve) => (reached = resolve));
      await page.route(`${site.origin}/api/v2/bets`, async (route) => {
        if (route.request().method() !== "POST") return route.continue();
        keys.add(route.request().headers()["idempotency-key"]);
        // The server has it, the page never hears of it.
        await route.fetch();
        reached();
      });
      await placeButton(frame).click();
      await isTaken;
      await page.reload();
      await waitForState(page, "ready");
      const told = slipOf(asPage(frame)).getByText(outcome).first();
      await told.waitFor().catch(async (error: unknown) => {
        throw new Error(`The slip says: ${await slipOf(asPage(frame)).innerText()}`, { cause: error });
      });
      await frame.getByTitle("Balance").waitFor();
      expect(keys.size).toBe(1);
      expect((await countBets(page)) - before).toBe((await told.innerText()) === "Bet placed" ? 1 : 0);
    } finally {
      await close();
    }
  });
});

describe("who may speak to the frame", () => {
  test("no other window at the host's own origin: neither a frame beside it, nor a window it opened, nor a frame within (H4, H5)", async () => {
    await site.withPage(async (page) => {
      const { cross } = hosts();
      const frame = await openHost(page, `${cross}/sports`);
      const refused = async (): Promise<number> => Number((await frame.locator("html").getAttribute("data-host-refused")) ?? 0);
      const before = await refused();
      const order = { ns: "sportsbook", v: 1, id: "x1", type: "page_changed", payload: { path: "/results" } };
      // A frame beside it and a window that was opened, both of the host's own origin, reach the sportsbook's window as the host does.
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
      const stranger = page.frames().find((candidate) => candidate.parentFrame() === page.mainFrame() && candidate.url() === "about:blank");
      expect(stranger).toBeDefined();
      for (const place of [stranger, popup])
        await place?.evaluate(
          ({ data, origin }) => {
            const host = (window.opener ?? window.parent) as Window;
            const held = host.document.querySelector("sportsbook-frame")?.shadowRoot?.querySelector("iframe");
            held?.contentWindow?.postMessage(data, origin);
          },
          { data: order, origin: site.origin },
        );
      await expect.poll(refused).toBe(before + 2);
      // A frame within the sportsbook's page, such as a player of films, speaks to what holds it.
      await frame.locator("body").evaluate((body) => body.append(document.createElement("iframe")));
      const isWithin = (candidate: Frame): boolean => candidate.parentFrame()?.url().startsWith(`${site.origin}/embed/`) === true;
      await expect.poll(() => page.frames().some(isWithin)).toBe(true);
      await page
        .frames()
        .find(isWithin)
        ?.evaluate((data) => window.parent.postMessage(data, "*"), order);
      await expect.poll(refused).toBe(before + 3);
      // The host itself is heard, and nobody was before.
      await page.locator("sportsbook-frame").evaluate(async (host: HostElement) => host.navigate("/schedule"));
      await page.waitForURL("**/sports/schedule");
      await page.goBack();
      await page.waitForURL("**/sports");
      expect(await refused()).toBe(before + 3);
    });
  });

  test("a host that asks for one currency thirty times changes it once (H27)", async () => {
    await site.withPage(async (page) => {
      const frame = await openHost(page, `${hosts().cross}/sports`);
      await signInOnHost(page);
      await frame.getByTitle("Balance").waitFor();
      const changes: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "PUT" && request.url().startsWith(`${site.origin}/`)) changes.push(request.url());
      });
      const ask = async (currency: string): Promise<void> =>
        page.locator("sportsbook-frame").evaluate(async (host: HostElement, wanted) => {
          await Promise.all(Array.from({ length: 30 }, async () => host.setCurrency(wanted)));
        }, currency);
      await ask("USD");
      await frame.getByTitle("Balance").filter({ hasText: "$" }).waitFor();
      expect(changes).toHaveLength(1);
      await ask("EUR");
      await frame.getByTitle("Balance").filter({ hasText: "€" }).waitFor();
      expect(changes).toHaveLength(2);
    });
  });
});
