import { afterAll, describe, expect, test } from "vitest";
import { openBareHost, protocolMessage, type BareHost } from "./support/bare-host.ts";
import { isFull, type WatchedPage } from "./support/browser.ts";
import { asPage, hostOrigins } from "./support/frame-on-page.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { slipOf, typeStake } from "./support/slip-on-page.ts";
import type { Page } from "playwright-core";

const site = productInBrowser();

/** Opens a host without the SDK and completes the handshake. */
async function openGreetedHost(
  page: Page,
  options: Omit<Parameters<typeof openBareHost>[1], "sportsbook" | "host"> = {},
): Promise<BareHost> {
  const host = await openBareHost(page, { ...options, sportsbook: site.origin, host: hostOrigins(site.product).cross });
  expect(await host.greet()).toBe("ack");
  return host;
}

describe("invalid messages", () => {
  let shared: { readonly watched: WatchedPage; readonly host: BareHost } | null = null;
  afterAll(async () => shared?.watched.close());

  /** Runs with the host that these tests share. After a failed test, a new host is opened. */
  async function withSharedHost(run: (page: Page, host: BareHost) => Promise<void>): Promise<void> {
    if (shared === null) {
      const opened = await site.openPage();
      shared = { watched: opened, host: await openGreetedHost(opened.page) };
    }
    const { watched, host } = shared;
    await run(watched.page, host).catch(async (error: unknown) => {
      shared = null;
      await watched.close();
      throw error;
    });
  }

  test.runIf(isFull)(
    "prototype keys (H9) and any other value that can be posted (H10) are refused one by one and change nothing",
    async () => {
      await withSharedHost(async (page, host) => {
        for (const type of ["__proto__", "constructor", "toString", "hasOwnProperty", "place_bet"])
          expect(await host.ask(type, {})).toBe("unsupported");
        const before = await host.refused();
        const posted = await page.evaluate((origin) => {
          const cyclic: Record<string, unknown> = { path: "/live" };
          cyclic["self"] = cyclic;
          const toMessage = (type: string, payload: unknown): object => ({ ns: "sportsbook", v: 1, id: "y", type, payload });
          const sparse: unknown[] = [];
          sparse[150] = 1;
          const withPrototypeKeys = JSON.parse('{"__proto__":{"path":"/live"},"constructor":{"path":"/live"}}') as unknown;
          const bare = [
            new Map([["type", "page_changed"]]),
            new Set([1]),
            new Date(),
            new Blob(["{}"]),
            new ArrayBuffer(100_000_000),
            10n,
            Number.NaN,
            "page_changed",
            null,
            [],
            sparse,
          ];
          const payloads = [
            cyclic,
            new Map([["path", "/live"]]),
            new Set(["/live"]),
            new Date(),
            new Blob(["{}"]),
            new ArrayBuffer(8),
            sparse,
            10n,
            Number.NaN,
            withPrototypeKeys,
            { path: 10n },
            { path: ["/live"] },
            { path: { toString: "/live" } },
            "/live",
            null,
          ];
          const messages = [
            ...bare,
            ...payloads.map((payload) => toMessage("page_changed", payload)),
            toMessage("viewport", { top: Number.NaN, height: 1 }),
          ];
          for (const message of messages)
            document.querySelector("iframe")?.contentWindow?.postMessage(message, origin, message instanceof ArrayBuffer ? [message] : []);
          return messages.length;
        }, site.origin);
        await expect.poll(host.refused).toBe(before + posted);
        expect(await host.address()).toBe("/embed/en");
        expect(await host.ask("page_changed", { path: "/live" })).toBe("ack");
      });
    },
  );

  test.runIf(isFull)("locales, currencies and addresses may use other scripts and directions (H26)", async () => {
    await withSharedHost(async (_page, host) => {
      const root = host.frame.locator("html");
      expect(await host.ask("change_locale", { locale: "ar" })).toBe("ack");
      await host.frame.locator('html[lang="ar"][dir="rtl"]').waitFor({ state: "attached" });
      expect(await host.ask("search_modal", { open: true, query: "ريال مدريد" })).toBe("ack");
      await expect
        .poll(async () => (await host.received("page-loaded")).at(-1)?.payload["path"])
        .toBe(`/search?${new URLSearchParams({ q: "ريال مدريد" })}`);
      expect(await host.ask("page_changed", { path: "/نتائج/⚽", query: "q=مدريد" })).toBe("ack");
      await expect.poll(async () => (await host.received("page-loaded")).at(-1)?.payload["status"]).toBe(404);
      for (const locale of ["\u202Ede", "ｄｅ", "日本語", "x".repeat(12)]) {
        expect(await host.ask("change_locale", { locale })).toBe("not_allowed");
        expect(await root.getAttribute("lang")).toBe("ar");
      }
      for (const currency of ["د.إ", "€€€", "\u202EEUR"]) expect(await host.ask("change_currency", { currency })).toBe("ack");
      await expect
        .poll(async () => (await host.received("notify-currency-changed")).map(({ payload }) => payload["reason"]))
        .toEqual(["signed_out", "signed_out", "signed_out"]);
    });
  });

  test("addresses of other sites (H13) and malformed bet codes (H14) and colours (H15) are refused", async () => {
    await withSharedHost(async (page, host) => {
      const accent = async (): Promise<string> =>
        host.frame.locator("html").evaluate((root) => getComputedStyle(root).getPropertyValue("--accent"));
      const before = [await host.address(), await accent()];
      for (const path of [
        "//evil.example",
        "/\\evil.example",
        "javascript:alert(1)",
        "%2f%2fevil",
        "/%2f%2fevil.example",
        "/..//evil.example",
        "/live\r\nset-cookie: a=b",
        "/live?a#b",
        `/${"a".repeat(100_000)}`,
      ])
        expect([path.slice(0, 20), await host.ask("page_changed", { path })]).toEqual([path.slice(0, 20), "bad_payload"]);
      for (const colour of ["url(https://evil.example)", "expression(alert(1))", "red}body{display:none", "#12", "var(--a)", "#fff;--b:1"])
        expect(await host.greet({ theme: { accent: colour, onAccent: "#000" } })).toBe("bad_payload");
      for (const wrong of ["<img src=x onerror=alert(1)>", "A".repeat(10_000), "СОDЕ1", "abc", "a b c d", "../../x"])
        expect(await host.ask("apply_bet_code", { code: wrong })).toBe("bad_payload");
      expect([await host.address(), await accent()]).toEqual(before);
      // No route has three segments. An unknown sport would be detected only from its data, for which the page does not wait long.
      expect(await host.ask("page_changed", { path: "/no/such/page" })).toBe("ack");
      await expect
        .poll(async () => (await host.received("page-loaded")).at(-1)?.payload)
        .toMatchObject({ path: "/no/such/page", status: 404 });
      // The rate limit lets ten of a thousand codes through.
      await page.evaluate(
        ({ origin, count }) => {
          for (let index = 0; index < count; index += 1)
            document
              .querySelector("iframe")
              ?.contentWindow?.postMessage(
                { ns: "sportsbook", v: 1, id: `c${index}`, type: "apply_bet_code", payload: { code: `CODE${index}` } },
                origin,
              );
        },
        { origin: site.origin, count: 1_000 },
      );
      const accepted = async (): Promise<readonly unknown[]> =>
        (await host.received("sb:ack")).filter(({ replyTo }) => replyTo?.startsWith("c") === true);
      await expect.poll(async () => (await accepted()).length).toBe(10);
      await expect.poll(async () => host.ask("apply_bet_code", { code: "CODE9999" })).toBe("rate_limited");
      expect(await accepted()).toHaveLength(10);
    });
  });
});

describe("a host that misuses the frame's size", () => {
  test.runIf(isFull)("by reporting an impossible visible slice: the slip stays in view (H12)", async () => {
    const { page, close } = await site.openPage({ window: "phone" });
    try {
      const host = await openGreetedHost(page, { address: "en?layout=auto", height: 3_000 });
      await host.frame.locator('.desk[data-stale="false"]').waitFor();
      await host.frame.locator("main button.odd:not([data-locked])").first().click();
      expect(await host.ask("open_bet_slip", { open: true })).toBe("ack");
      await typeStake(asPage(host.frame), "5");
      const slice = async (): Promise<string> =>
        host.frame
          .locator("html")
          .evaluate(({ style }) => ["above", "height"].map((name) => style.getPropertyValue(`--sb-${name}`)).join(" "));
      for (const [reported, applied] of [
        [{ top: -1e9, height: 1e9 }, "0px 3000px"],
        [{ top: 1e9, height: 0 }, "2800px 200px"],
        [{ top: 100, height: -5, safeTop: 1e9, safeBottom: -1e9, keyboard: 1e9 }, "2800px 200px"],
        [{ top: 400, height: 700 }, "400px 700px"],
      ] as const) {
        await host.post(protocolMessage("viewport", reported));
        await expect.poll(slice).toBe(applied);
        await slipOf(asPage(host.frame))
          .getByRole("button", { name: /^Sign in/u })
          .first()
          .click({ trial: true });
      }
    } finally {
      await close();
    }
  });

  // Needs more than two layouts a second; `page height (H16)` of web/embed/frame-rules tests the rule itself.
  test.runIf(isFull)("by answering each height with another width: the frame stops reporting its height (H16)", async () => {
    const { page, errors, close } = await site.openPage();
    try {
      await page.addInitScript(() => {
        if (self !== top) return;
        addEventListener("message", ({ data }: MessageEvent<{ readonly type: string }>) => {
          const frame = document.querySelector("iframe");
          if (data.type === "page-size-changed" && frame !== null)
            frame.style.inlineSize = frame.style.inlineSize === "390px" ? "1200px" : "390px";
        });
      });
      // A light page: it must change its height more than twice a second, even on a busy machine.
      const host = await openGreetedHost(page, { address: "en/about?layout=auto", height: 3_000 });
      await expect.poll(() => errors.some((error) => error.includes("oscillates"))).toBe(true);
      const countBefore = (await host.received("page-size-changed")).length;
      for (const width of ["500px", "1100px"]) {
        await page.evaluate(
          (inlineSize) => (document.querySelector("iframe") ?? document.body).style.setProperty("inline-size", inlineSize),
          width,
        );
        await expect.poll(() => host.frame.locator("html").evaluate(() => `${innerWidth}px`)).toBe(width);
      }
      expect(await host.ask("page_changed", { path: "/results" })).toBe("ack");
      expect((await host.received("page-size-changed")).length).toBe(countBefore);
    } finally {
      await close();
    }
  });
});
