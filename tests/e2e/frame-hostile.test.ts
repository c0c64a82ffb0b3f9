import { isFull } from "./support/browser.ts";
import { createServer as createSilentServer } from "node:net";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { incoming } from "@touchline/embed/protocol";
import { describe, expect, test } from "vitest";
import { freePort } from "../../scripts/launcher/free-port.ts";
import {
  type BareHost,
  frameHtml,
  openBareHost,
  openHostPage,
  protocolMessage,
  recordMessages,
  removeContentPolicy,
  requestSignInCode,
  serveEmptySite,
} from "./support/bare-host.ts";
import { type HostElement, hostOrigins, recordFailures, waitForState } from "./support/frame-on-page.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { guidePage, guidePageWith, reactPage, serveReact, withStaticHost } from "./support/guide-page.ts";

const ownPort = await freePort("127.0.0.1");
/** The test's own host, which keeps running without the product. */
const ownHost = `http://host.localhost:${ownPort}`;
// The `*` lets unknown parents hand over sessions; everything else must still be refused.
const site = productInBrowser({
  web: (shared) => ({ EMBED_PARENTS: `${hostOrigins(shared).cross},${hostOrigins(shared).same},${ownHost},*` }),
});
const hosts = (): ReturnType<typeof hostOrigins> => hostOrigins(site.product);

const code = "abcdefghijklmnopqrstuvwxyz012345";

async function openParent(page: Page): Promise<BareHost> {
  return openBareHost(page, { sportsbook: site.origin, host: hosts().cross });
}

describe("sites that may not embed the sportsbook", () => {
  const names = [
    "evil.localhost",
    "host.localhost.evil.localhost",
    "evilhost.localhost",
    "www.host.localhost",
    "host.localhost.",
    "xn--hst-sna.localhost",
  ];

  test("are not served, and the browser blocks the frame: unlisted origins (H1) and lookalikes of the host (H2)", async () => {
    const parent = hosts().cross;
    const port = Number(new URL(parent).port);
    const lookalikes = [
      ...names.map((name) => `http://${name}:${port}`),
      `http://host.localhost:${port - 1}`,
      `https://host.localhost:${port}`,
    ];
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
        await serveEmptySite(page, origin);
        await openHostPage(page, origin, frameHtml(site.origin, parent));
        await expect.poll(() => page.frames()[1]?.url().startsWith("chrome-error:")).toBe(true);
      }
    });
  });

  test.each(names.slice(0, isFull ? 3 : 1))(
    "%s is ignored and receives nothing, even if the browser shows the frame and the list contains * (H1, H2, H6)",
    async (name) => {
      const parent = hosts().cross;
      const origin = parent.replace("host.localhost", name);
      await site.withPage(async (page) => {
        await removeContentPolicy(page, site.origin);
        await serveEmptySite(page, origin);
        const messages = await recordMessages(page);
        await openHostPage(page, origin, frameHtml(site.origin, parent));
        const frame = page.frameLocator("iframe");
        await frame.locator("html[data-host]").waitFor({ state: "attached" });
        const send = async (data: unknown): Promise<void> =>
          page.evaluate(({ message, to }) => document.querySelector("iframe")?.contentWindow?.postMessage(message, to), {
            message: data,
            to: site.origin,
          });
        const others = Object.entries(incoming).filter(([type]) => type !== "iframe_integration");
        const refused = [
          ...others.map(([type, { example }]) => protocolMessage(type, example)),
          ...["init", "logout"].map((action) => protocolMessage("iframe_integration", { action })),
        ];
        for (const message of refused) await send(message);
        await expect.poll(async () => frame.locator("html").getAttribute("data-host-refused")).toBe(String(refused.length));
        expect(new URL(page.frames()[1]?.url() ?? "").pathname).toBe("/embed/en");
        // With `*`, only the hand-over of a session is processed, and the server rejects its code (H6).
        const sessionReply = page.waitForResponse((reply) => reply.url() === `${site.origin}/embed/session`);
        await send(protocolMessage("iframe_integration", { action: "init_session", code }));
        expect((await sessionReply).status()).toBe(403);
        for (const message of refused) await send(message);
        await expect.poll(async () => frame.locator("html").getAttribute("data-host-refused")).toBe(String(2 * refused.length));
        expect(await messages()).toEqual([]);
      });
    },
  );
});

describe("the host's codes and handshakes", () => {
  test.runIf(isFull)("a code works once and only for its parent (H7)", async () => {
    await site.withPage(async (page) => {
      const [first, otherHostCode] = [await requestSignInCode(page, hosts().cross), await requestSignInCode(page, hosts().same)];
      const host = await openParent(page);
      expect(await host.greet()).toBe("ack");
      const submitCode = async (value: string): Promise<string> => host.ask("iframe_integration", { action: "auth_token", code: value });
      expect(await submitCode(otherHostCode)).toBe("code");
      expect(await submitCode(code)).toBe("code");
      await host.frame.getByTitle("Balance").waitFor({ state: "hidden" });
      expect(await submitCode(first)).toBe("ack");
      await host.frame.getByTitle("Balance").waitFor();
      expect(await submitCode(first)).toBe("code");
    });
  });

  test.runIf(isFull)("a handshake with the nonce of an earlier load (H8) or another protocol (H22) is refused", async () => {
    await site.withPage(async (page) => {
      const host = await openParent(page);
      const before = (await host.received("initialized")).at(-1)?.payload["nonce"];
      await page.evaluate(() => {
        const frame = document.querySelector("iframe");
        if (frame !== null) frame.src = `${frame.src}#again`.replace("/embed/en?", "/embed/en/results?");
      });
      const isNew = async (): Promise<boolean> => (await host.received("initialized")).at(-1)?.payload["nonce"] !== before;
      await expect.poll(isNew).toBe(true);
      expect(await host.ask("open_bet_slip", { open: true })).toBe("not_ready");
      expect(await host.greet({ nonce: before })).toBe("not_allowed");
      expect(await host.greet({ protocol: 2 })).toBe("unsupported");
      expect(await host.greet({ protocol: 0 })).toBe("unsupported");
      const refused = await host.refused();
      await host.post({ ...protocolMessage("page_changed", { path: "/live" }), v: 2 });
      await host.post({ ...protocolMessage("page_changed", { path: "/live" }), v: "1" });
      await expect.poll(host.refused).toBe(refused + 2);
      expect(await host.received("page-loaded")).toEqual([]);
      // An older host sends no protocol, and unknown fields are ignored.
      expect(await host.greet({ protocol: undefined, sdk: "0.9.0", colour: "red" })).toBe("ack");
      await expect.poll(async () => (await host.received("page-loaded")).at(-1)?.payload["path"]).toBe("/results");
      await host.post({ type: "page_changed", payload: { path: "/schedule" } });
      await expect.poll(host.address).toBe("/embed/en/schedule");
    });
  });
});

const maxMs = 8_000;

describe("a host on its own server", () => {
  async function expectHostWorks(html: string): Promise<void> {
    await withStaticHost(ownPort, html, async () =>
      site.withPage(async (page) => {
        await page.goto(`${ownHost}/`);
        await waitForState(page, "ready");
        await page.frameLocator("sportsbook-frame iframe").getByRole("link", { name: "Results" }).first().click();
        await page.waitForURL(`${ownHost}/#/results`);
      }),
    );
  }

  test.runIf(isFull)("the guide's page works as written", async () => expectHostWorks(guidePage(site.origin)));

  test.runIf(isFull)("the guide's page works with the SDK as a module, and with the pinned build and its hash", async () => {
    const pages = [guidePage(site.origin), await guidePageWith("module", site.origin), await guidePageWith("pinned", site.origin)];
    expect(new Set(pages).size).toBe(3);
    for (const html of pages.slice(1)) await expectHostWorks(html);
  });

  test.runIf(isFull)("the React component uses the props and handlers of the latest render", async () => {
    await withStaticHost(ownPort, reactPage(site.origin), async () =>
      site.withPage(async (page) => {
        await serveReact(page, ownHost);
        await page.goto(`${ownHost}/`);
        await waitForState(page, "ready");
        const lastEvent = page.locator("output");
        await lastEvent.getByText("/", { exact: true }).waitFor();
        const frame = page.frameLocator("sportsbook-frame iframe");
        await frame.getByRole("link", { name: "Results" }).first().click();
        await lastEvent.getByText("/results", { exact: true }).waitFor();
        expect(new URL(page.url()).hash).toBe("#/results");
        await page.getByRole("button", { name: "Auf Deutsch" }).click();
        await frame.locator("html[lang=de]").waitFor({ state: "attached" });
        await page.locator("sportsbook-frame").evaluate(async (host: HostElement) => host.navigate("/results#sign-in"));
        await lastEvent.getByText("sign-in de", { exact: true }).waitFor();
        await page.getByRole("button", { name: "Take away" }).click();
        await expect.poll(() => page.frames().length).toBe(1);
      }),
    );
  });

  test.runIf(isFull)("a frame blocked by the host's policy, by ours or by a silent server says so within eight seconds", async () => {
    const silent = createSilentServer();
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    try {
      const { port: silentPort } = silent.address() as AddressInfo;
      const sdk = await (await fetch(`${site.origin}/embed/v1/embed.js`)).text();
      const html = `<!doctype html><script>${sdk}</script><sportsbook-frame src="http://localhost:${silentPort}"></sportsbook-frame>`;
      await withStaticHost(ownPort, html, async () => {
        for (const address of [`${hosts().same}/failures/blocked`, `${hosts().unlisted}/sports`, `${ownHost}/`])
          await site.withPage(async (page) => {
            const failedAfterMs = await recordFailures(page);
            await page.goto(address, { waitUntil: "commit" });
            expect(await failedAfterMs()).toBeLessThan(maxMs);
            await page.getByRole("alert").getByText("The sportsbook does not answer.").waitFor();
          });
      });
    } finally {
      silent.close();
    }
  });

  test.runIf(isFull)("a host that never answers is reported to the player within eight seconds", async () => {
    await site.withPage(async (page) => {
      await page.addInitScript(() => {
        const warning = "This site isn’t responding";
        let readyAt = 0;
        const check = (): void => {
          if (readyAt === 0 && document.documentElement?.dataset["host"] !== undefined) readyAt = performance.now();
          if (document.body?.innerText.includes(warning) === true) Object.assign(window, { shownAfterMs: performance.now() - readyAt });
          else setTimeout(check, 20);
        };
        if (self !== top) check();
      });
      const host = await openParent(page);
      await host.frame.getByText("This site isn’t responding").waitFor();
      const readShownAfterMs = async (): Promise<number | undefined> =>
        host.frame.locator("html").evaluate(() => (window as { readonly shownAfterMs?: number }).shownAfterMs);
      await expect.poll(readShownAfterMs).toBeDefined();
      expect(await readShownAfterMs()).toBeLessThan(maxMs);
    });
  });

  // Only full runs wait for the minute; the backend's tests prove the limit with their own clock.
  test.runIf(isFull)("a code older than a minute is refused (H7)", async () => {
    await site.withPage(async (page) => {
      const oldCode = await requestSignInCode(page, hosts().cross);
      await new Promise((resolve) => setTimeout(resolve, 61_000));
      const host = await openParent(page);
      expect(await host.greet()).toBe("ack");
      expect(await host.ask("iframe_integration", { action: "init_session", code: oldCode })).toBe("code");
    });
  });
});
