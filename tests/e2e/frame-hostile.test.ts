import { createServer as createSilentServer } from "node:net";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { incoming } from "@touchline/embed/protocol";
import { beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../scripts/launcher/free-port.ts";
import { frameFor, hold, noteMessages, openBareHost, toOrder as order, type BareHost } from "./support/bare-host.ts";
import { noteFailures, waitForState, type HostElement } from "./support/frame-on-page.ts";
import { codeAt, dropPolicy, inventSite } from "./support/hostile-sites.ts";
import { hostsOf } from "./support/hosts-of.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { guidePageWith, reactPage, serveReact } from "./support/sdk-forms.ts";
import { guidePage, withStaticHost } from "./support/static-host.ts";

const port = await freePort("127.0.0.1");
const parent = `http://host.localhost:${port}`;
const ownPort = await freePort("127.0.0.1");
/** A host of the test's own, which lives on when the product does not. */
const ownHost = `http://host.localhost:${ownPort}`;
// The star lets unknown parents hand sessions over; everything else here holds in spite of it.
const site = productInBrowser({
  own: () => ({ PLATFORM_PORT: String(port), EMBED_PARENTS: `${parent},http://localhost:${port},${ownHost},*` }),
  isToBeKilled: true,
});
const hosts = (): ReturnType<typeof hostsOf> => hostsOf(site.product);

const code = "abcdefghijklmnopqrstuvwxyz012345";

async function openHere(page: Page): Promise<BareHost> {
  return openBareHost(page, { sportsbook: site.origin, host: parent });
}

describe("sites that may not hold it", () => {
  const lookalikes = [
    `http://evil.localhost:${port}`,
    `http://host.localhost.evil.localhost:${port}`,
    `http://evilhost.localhost:${port}`,
    `http://www.host.localhost:${port}`,
    `http://host.localhost.:${port}`,
    `http://xn--hst-sna.localhost:${port}`,
    `http://host.localhost:${port - 1}`,
    `https://host.localhost:${port}`,
  ];

  test("are not served, and the browser shows them nothing: unlisted ones (H1) and those with a name like the host's (H2)", async () => {
    const written = [
      parent.toUpperCase(),
      parent.replace("host.", "HOST."),
      `${parent}@evil.localhost`,
      `http://a@host.localhost:${port}`,
      `${parent}/`,
      "null",
      "*",
    ];
    for (const claimed of [...lookalikes, ...written, `http://höst.localhost:${port}`])
      expect([claimed, (await fetch(`${site.origin}/embed/en?parent=${encodeURIComponent(claimed)}`)).status]).toEqual([claimed, 403]);
    await site.withPage(async (page) => {
      for (const origin of lookalikes) {
        await inventSite(page, origin);
        await hold(page, origin, frameFor(site.origin, parent));
        await expect.poll(() => page.frames()[1]?.url().startsWith("chrome-error:")).toBe(true);
      }
    });
  });

  test.each(lookalikes.slice(0, 3))(
    "%s is not heard and hears nothing, even where the browser would let it hold the frame and the list a star (H1, H2, H6)",
    async (origin) => {
      await site.withPage(async (page) => {
        await dropPolicy(page, site.origin);
        await inventSite(page, origin);
        const messages = await noteMessages(page);
        await hold(page, origin, frameFor(site.origin, parent));
        const frame = page.frameLocator("iframe");
        await frame.locator("html[data-host]").waitFor({ state: "attached" });
        const send = async (data: unknown): Promise<void> =>
          page.evaluate(({ message, to }) => document.querySelector("iframe")?.contentWindow?.postMessage(message, to), {
            message: data,
            to: site.origin,
          });
        const others = Object.entries(incoming).filter(([type]) => type !== "iframe_integration");
        const refused = [
          ...others.map(([type, { example }]) => order(type, example)),
          ...["init", "logout"].map((action) => order("iframe_integration", { action })),
        ];
        for (const message of refused) await send(message);
        await expect.poll(async () => frame.locator("html").getAttribute("data-host-refused")).toBe(String(refused.length));
        expect(new URL(page.frames()[1]?.url() ?? "").pathname).toBe("/embed/en");
        // The star: of all messages the hand-over of a session is tried, and what it brings is judged by the server (H6).
        const tried = page.waitForResponse((reply) => reply.url() === `${site.origin}/embed/session`);
        await send(order("iframe_integration", { action: "init_session", code }));
        expect((await tried).status()).toBe(403);
        for (const message of refused) await send(message);
        await expect.poll(async () => frame.locator("html").getAttribute("data-host-refused")).toBe(String(2 * refused.length));
        expect(await messages()).toEqual([]);
      });
    },
  );
});

describe("the host's codes and handshakes", () => {
  test("a code is good once and for its parent (H7)", async () => {
    await site.withPage(async (page) => {
      const [first, elsewhere] = [await codeAt(page, parent), await codeAt(page, hosts().same)];
      const host = await openHere(page);
      expect(await host.greet()).toBe("ack");
      const take = async (taken: string): Promise<string> => host.ask("iframe_integration", { action: "auth_token", code: taken });
      expect(await take(elsewhere)).toBe("code");
      expect(await take(code)).toBe("code");
      await host.frame.getByTitle("Balance").waitFor({ state: "hidden" });
      expect(await take(first)).toBe("ack");
      await host.frame.getByTitle("Balance").waitFor();
      expect(await take(first)).toBe("code");
    });
  });

  test("a handshake of the load before is none (H8), nor is one of another protocol (H22)", async () => {
    await site.withPage(async (page) => {
      const host = await openHere(page);
      const before = (await host.told("initialized")).at(-1)?.payload["nonce"];
      await page.evaluate(() => {
        const frame = document.querySelector("iframe");
        if (frame !== null) frame.src = `${frame.src}#again`.replace("/embed/en?", "/embed/en/results?");
      });
      const isNew = async (): Promise<boolean> => (await host.told("initialized")).at(-1)?.payload["nonce"] !== before;
      await expect.poll(isNew).toBe(true);
      expect(await host.ask("open_bet_slip", { open: true })).toBe("not_ready");
      expect(await host.greet({ nonce: before })).toBe("not_allowed");
      expect(await host.greet({ protocol: 2 })).toBe("unsupported");
      expect(await host.greet({ protocol: 0 })).toBe("unsupported");
      const refused = await host.refused();
      await host.post({ ...order("page_changed", { path: "/live" }), v: 2 });
      await host.post({ ...order("page_changed", { path: "/live" }), v: "1" });
      await expect.poll(host.refused).toBe(refused + 2);
      expect(await host.told("page-loaded")).toEqual([]);
      // One that is older names no protocol; what it does not know of is no hindrance.
      expect(await host.greet({ protocol: undefined, sdk: "0.9.0", colour: "red" })).toBe("ack");
      await expect.poll(async () => (await host.told("page-loaded")).at(-1)?.payload["path"]).toBe("/results");
      await host.post({ type: "page_changed", payload: { path: "/schedule" } });
      await expect.poll(host.address).toBe("/embed/en/schedule");
    });
  });
});

describe("a sportsbook that is not there: its state is shown within eight seconds", () => {
  const mostMs = 8_000;
  let late = { code: "", madeAt: 0 };
  beforeAll(async () => {
    await site.withPage(async (page) => void (late = { code: await codeAt(page, parent), madeAt: Date.now() }));
  });

  test("the guide's page works as it is written, with the SDK as a module, and with the pinned build and its hash", async () => {
    const pages = [guidePage(site.origin), await guidePageWith("module", site.origin), await guidePageWith("pinned", site.origin)];
    expect(new Set(pages).size).toBe(3);
    for (const html of pages)
      await withStaticHost(ownPort, html, async () =>
        site.withPage(async (page) => {
          await page.goto(`${ownHost}/`);
          await waitForState(page, "ready");
          await page.frameLocator("sportsbook-frame iframe").getByRole("link", { name: "Results" }).first().click();
          await page.waitForURL(`${ownHost}/#/results`);
        }),
      );
  });

  test("a host in React holds it by the component, whose props and handlers are those of the newest drawing", async () => {
    await withStaticHost(ownPort, reactPage(site.origin), async () =>
      site.withPage(async (page) => {
        await serveReact(page, ownHost);
        await page.goto(`${ownHost}/`);
        await waitForState(page, "ready");
        const said = page.locator("output");
        await said.getByText("/", { exact: true }).waitFor();
        const frame = page.frameLocator("sportsbook-frame iframe");
        await frame.getByRole("link", { name: "Results" }).first().click();
        await said.getByText("/results", { exact: true }).waitFor();
        expect(new URL(page.url()).hash).toBe("#/results");
        await page.getByRole("button", { name: "Auf Deutsch" }).click();
        await frame.locator("html[lang=de]").waitFor({ state: "attached" });
        await page.locator("sportsbook-frame").evaluate(async (host: HostElement) => host.navigate("/results#sign-in"));
        await said.getByText("sign-in de", { exact: true }).waitFor();
        await page.getByRole("button", { name: "Take away" }).click();
        await expect.poll(() => page.frames().length).toBe(1);
      }),
    );
  });

  test("blocked by the host's policy, by ours, or by a line that carries nothing, it says so", async () => {
    const silent = createSilentServer();
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    try {
      const { port: silentPort } = silent.address() as AddressInfo;
      const sdk = await (await fetch(`${site.origin}/embed/v1/embed.js`)).text();
      const html = `<!doctype html><script>${sdk}</script><sportsbook-frame src="http://localhost:${silentPort}"></sportsbook-frame>`;
      await withStaticHost(ownPort, html, async () => {
        for (const address of [`${hosts().same}/failures/blocked`, `${hosts().unlisted}/sports`, `${ownHost}/`])
          await site.withPage(async (page) => {
            const failedAfterMs = await noteFailures(page);
            await page.goto(address, { waitUntil: "commit" });
            expect(await failedAfterMs()).toBeLessThan(mostMs);
            await page.getByRole("alert").getByText("The sportsbook does not answer.").waitFor();
          });
      });
    } finally {
      silent.close();
    }
  });

  test("a host that never answers: the player is told", async () => {
    await site.withPage(async (page) => {
      await page.addInitScript(() => {
        const note = "This site isn’t responding";
        let listensAt = 0;
        const look = (): void => {
          if (listensAt === 0 && document.documentElement?.dataset["host"] !== undefined) listensAt = performance.now();
          if (document.body?.innerText.includes(note) === true) Object.assign(window, { toldAfterMs: performance.now() - listensAt });
          else setTimeout(look, 20);
        };
        if (self !== top) look();
      });
      const host = await openHere(page);
      await host.frame.getByText("This site isn’t responding").waitFor();
      const told = async (): Promise<number | undefined> =>
        host.frame.locator("html").evaluate(() => (window as { readonly toldAfterMs?: number }).toldAfterMs);
      await expect.poll(told).toBeDefined();
      expect(await told()).toBeLessThan(mostMs);
    });
  });

  test("killed under a running frame and before one is loaded; once it is back, all goes on", async () => {
    await withStaticHost(ownPort, guidePage(site.origin), async () =>
      site.withPage(async (page) => {
        let sockets = 0;
        page.on("websocket", () => (sockets += 1));
        const failedAfterMs = await noteFailures(page);
        await page.goto(`${ownHost}/`);
        await waitForState(page, "ready");
        const frame = page.frameLocator("sportsbook-frame iframe");
        await frame.locator('.desk[data-stale="false"]').waitFor();
        // What tells of the connection is fetched after the page.
        await frame.locator('[role="status"]').first().waitFor({ state: "attached" });
        await expect.poll(() => sockets).toBeGreaterThan(0);
        await frame.locator("html").evaluate(() => {
          const look = (): void => {
            if (document.body.innerText.includes("Reconnecting")) Object.assign(window, { toldAt: Date.now() });
            else setTimeout(look, 20);
          };
          look();
        });
        const second = await site.openPage();
        let isBack = false;
        const killedAt = Date.now();
        await site.product.kill();
        try {
          await frame.getByText("Reconnecting. Odds may be out of date.").waitFor();
          const toldAt = await frame.locator("html").evaluate(() => (window as { readonly toldAt?: number }).toldAt);
          expect((toldAt ?? Number.POSITIVE_INFINITY) - killedAt).toBeLessThan(mostMs);
          await page.locator("sportsbook-frame").evaluate((element: HostElement) => element.reload());
          expect(await failedAfterMs()).toBeLessThan(mostMs);
          await page.getByRole("alert").getByText("The sportsbook does not answer.").waitFor();
          // Where not even the script is to be had, the page's own words come in its place.
          const { page: newcomer } = second;
          await newcomer.goto(`${ownHost}/`);
          const shownAfterMs = await newcomer.locator(".down").evaluate(async (line) => {
            for (let look = 0; look < 2_000 && getComputedStyle(line).visibility !== "visible"; look += 1)
              await new Promise((resolve) => setTimeout(resolve, 20));
            return performance.now();
          });
          expect(shownAfterMs).toBeLessThan(mostMs);
          await site.product.restart({});
          isBack = true;
          await newcomer.getByRole("link", { name: "Try again" }).click();
          await waitForState(newcomer, "ready");
        } finally {
          await second.close();
          if (!isBack) await site.product.restart({});
        }
        await page.locator("sportsbook-frame").evaluate((element: HostElement) => element.reload());
        await waitForState(page, "ready");
      }),
    );
  });

  test("a code that is older than a minute is none (H7)", async () => {
    await site.withPage(async (page) => {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, late.madeAt + 61_000 - Date.now())));
      const host = await openHere(page);
      expect(await host.greet()).toBe("ack");
      expect(await host.ask("iframe_integration", { action: "init_session", code: late.code })).toBe("code");
    });
  });
});
