import { get } from "node:http";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { isFull, visit } from "./support/browser.ts";
import { chatSite } from "./support/operated-site.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const site = productInBrowser();

const tagManager = "https://www.googletagmanager.com/";

/** Answers for the third-party sites and records their requests. */
async function stubThirdParties(page: Page): Promise<{ readonly requests: string[] }> {
  const requests: string[] = [];
  await page.route(`${tagManager}**`, async (route) => {
    requests.push("tag manager");
    await route.fulfill({ contentType: "text/javascript", body: "globalThis.tagManagerRan = true" });
  });
  await page.route(`${chatSite}**`, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Chat</title><p>How can we help?</p>" });
  });
  return { requests };
}

describe("security headers", () => {
  test("pages have a content security policy with a fresh nonce that forbids framing", async () => {
    const nonces = new Set<string>();
    for (const path of ["", "/live", "/soccer", "/users/sign-in", "/404", "/500", "/no-such-page", "/_app"]) {
      const { headers } = await fetch(`${site.origin}/en${path}`);
      const policy = headers.get("content-security-policy") ?? "";
      for (const part of [
        "default-src 'none'",
        "'strict-dynamic'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "report-uri /csp-report",
      ])
        expect(policy, path).toContain(part);
      expect(policy, path).not.toMatch(/script-src[^;]*'unsafe/u);
      nonces.add(/'nonce-([^']+)'/u.exec(policy)?.[1] ?? "");
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
      expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin-allow-popups");
      expect(headers.get("permissions-policy"), path).toContain("geolocation=()");
      expect(headers.get("cache-control"), path).toMatch(/private|no-store/u);
    }
    expect(nonces.size).toBe(8);
  });

  test("files and API replies have a restrictive policy", async () => {
    for (const path of ["/sw.js", "/manifest.webmanifest", "/icon.svg", "/api/docs", "/api/v2/sports", "/assets/none.js"]) {
      const { headers } = await fetch(`${site.origin}${path}`);
      expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    }
  });
});

describe.runIf(isFull)("a site with a tag manager, a live chat and its own menus", () => {
  const operated = productInBrowser({ shared: "operated" });

  test("third-party content loads only with consent, and stops when consent is withdrawn", async () => {
    await operated.withPage(async (page) => {
      const { requests } = await stubThirdParties(page);
      await visit(page, `${operated.origin}/en/about`);
      const question = page.getByRole("dialog", { name: "Your privacy" });
      await question.waitFor();
      expect(requests).toEqual([]);
      await question.getByRole("button", { name: "Choose" }).click();
      for (const box of await question.getByRole("checkbox").all()) expect(await box.isChecked()).toBe(false);
      await question.getByRole("checkbox", { name: "Live chat" }).check();
      await question.getByRole("button", { name: "Save choice" }).click();
      await page.getByRole("button", { name: "Open live chat" }).click();
      await page.frameLocator("iframe[title='Live chat']").getByText("How can we help?").waitFor();
      expect(requests).toEqual([`${chatSite}room/42`]);
      await page.keyboard.press("Escape");

      await page.getByRole("link", { name: "Cookie settings" }).click();
      await question.getByRole("button", { name: "Accept all" }).click();
      await page.waitForFunction(() => "tagManagerRan" in globalThis);
      await visit(page, `${operated.origin}/en/about`);
      await page.waitForFunction(() => "tagManagerRan" in globalThis);
      expect(await question.count()).toBe(0);

      await page.getByRole("link", { name: "Cookie settings" }).click();
      const reloaded = page.waitForEvent("load");
      await question.getByRole("button", { name: "Necessary only" }).click();
      await reloaded;
      await page.waitForFunction(() => document.documentElement.dataset["status"] !== undefined && !("tagManagerRan" in globalThis));
      const [consent] = (await page.context().cookies()).filter(({ name }) => name === "tl_consent");
      expect(decodeURIComponent(consent?.value ?? "")).toBe("1:");
    });
  });

  test("sign-in and sign-up are hidden in a country that blocks them, where the forms say why, and shown elsewhere", async () => {
    await operated.withPage(async (page) => {
      await stubThirdParties(page);
      const signInLinks = page.locator('a[href*="/users/sign-"]');
      await page.setExtraHTTPHeaders({ "x-country": "DE" });
      await visit(page, `${operated.origin}/en/about`);
      await page.getByRole("banner").getByRole("link", { name: "Sign in" }).first().waitFor();
      // The header's own links, and those of the menus in the side rail, the header and the tab bar.
      expect(await signInLinks.count()).toBeGreaterThanOrEqual(8);
      await page.setExtraHTTPHeaders({ "x-country": "FR" });
      await visit(page, `${operated.origin}/en/results#sign-in`);
      const dialog = page.getByRole("dialog", { name: "Sign in" });
      await dialog.getByText("France").waitFor();
      expect(await dialog.locator("input").count()).toBe(0);
      expect(await signInLinks.count()).toBe(0);
      await visit(page, `${operated.origin}/en/users/sign-up`);
      await page.getByRole("main").getByText("France").waitFor();
      expect(await page.getByRole("main").locator("input").count()).toBe(0);
    });
  });
});

describe("a blocked country", () => {
  const headers = { "x-country": "US" };
  const upgrade = async (country: string): Promise<number | undefined> => {
    const config = (await (await fetch(`${site.origin}/api/v2/site-config`)).json()) as {
      readonly realtime: { readonly endpoint: string };
    };
    const address = config.realtime.endpoint.replace("ws://{host}", "http://127.0.0.1");
    return new Promise((resolve, reject) => {
      const request = get(address, {
        headers: {
          "x-country": country,
          connection: "Upgrade",
          upgrade: "websocket",
          "sec-websocket-version": "13",
          "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        },
      });
      request.on("response", (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      });
      request.on("upgrade", (reply, socket) => {
        socket.destroy();
        resolve(reply.statusCode);
      });
      request.on("error", reject);
    });
  };

  test("gets the same page for every address, without menu, data or scripts", async () => {
    for (const path of ["/en", "/de/live", "/en/blocked", "/en/no-such-page", "/en/terms"]) {
      const reply = await fetch(`${site.origin}${path}`, { headers });
      const html = await reply.text();
      expect(reply.status, path).toBe(403);
      expect(html, path).toMatch(/United States|Vereinigten? Staaten/u);
      expect(html, path).not.toMatch(/<script|<a |<nav|application\/json/u);
    }
  });

  test("is refused by the API, realtime and widgets, but not by health checks", async () => {
    for (const path of ["/api/v2/sports", "/platform/api/player", "/connection/http_stream", "/widget/match/1.json"]) {
      const reply = await fetch(`${site.origin}${path}`, { headers });
      expect([path, reply.status, (await reply.json()) as unknown]).toMatchObject([path, 403, { code: "country_blocked" }]);
    }
    expect([await upgrade("US"), await upgrade("DE")]).toEqual([403, 101]);
    expect((await fetch(`${site.origin}/livez`, { headers })).status).toBe(200);
  });

  test.runIf(isFull)("an open page shows the block with its next request", async () => {
    await site.withPage(async (page) => {
      await page.setExtraHTTPHeaders({ "x-country": "DE" });
      await visit(page, `${site.origin}/en/about`);
      await page.setExtraHTTPHeaders(headers);
      await page.getByRole("contentinfo").getByRole("link", { name: "Results" }).click();
      await page.getByText("Sorry, we're not available in United States right now. Your balance and your placed bets are safe.").waitFor();
      expect(await page.getByRole("link").count()).toBe(0);
    });
  });
});

test.runIf(isFull)("F21: errors are reported to the operator, and a lost connection to the player only once", async () => {
  await site.withPage(async (page, watched) => {
    await visit(page, `${site.origin}/en/about`);
    const sent = page.waitForResponse((reply) => reply.url().endsWith("/api/v2/error-reports"));
    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error("a fault of the test");
        }, 0),
    );
    expect((await sent).status()).toBe(202);
    const reports = await (await fetch(`${site.origin}/api/operator/reports`)).text();
    expect(reports).toContain("Error: a fault of the test");
    expect(watched.errors.some((error) => error.includes("a fault of the test"))).toBe(true);

    const alert = page.getByText("No connection", { exact: true });
    for (const isOffline of [true, false, true, false, true]) await page.context().setOffline(isOffline);
    await alert.waitFor();
    expect(await alert.count()).toBe(1);
    await page.context().setOffline(false);
    await alert.waitFor({ state: "detached" });
  });
});

test.each(["browse", "messages-en-rest"])("F22: a file missing after a release costs one reload and no report (%s)", async (file) => {
  await site.withPage(async (page) => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });
    const reports: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/error-reports")) reports.push(request.postData() ?? "");
    });
    await page.route(new RegExp(`/assets/${file}-[\\w-]{7}\\.js`, "u"), async (route) =>
      documents < 2 ? route.fulfill({ status: 404, body: "" }) : route.continue(),
    );
    await visit(page, `${site.origin}/en`);
    await page.getByRole("contentinfo").getByRole("link", { name: "Results" }).click();
    await page.waitForURL("**/en/results");
    await page.getByRole("main").getByRole("heading", { level: 1, name: "Results" }).waitFor();
    await page.waitForFunction(() => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber$")));
    expect(documents).toBe(2);
    expect(reports.filter((report) => report.includes("dynamically imported"))).toEqual([]);
  });
});

test.runIf(isFull)("operator notices appear in the notification centre until marked as read", async () => {
  await site.withPage(async (page) => {
    await site.signInAsNew(page);
    await visit(page, `${site.origin}/en/about`);
    const bell = page.getByRole("button", { name: /^Notifications/u });
    await bell.waitFor();
    const body = new URLSearchParams({ text: "The site rests from 3 to 4 at night." });
    const reply = await fetch(`${site.origin}/api/operator/notices`, { method: "POST", body, headers: { origin: site.origin } });
    expect(reply.status).toBe(200);
    await page.getByRole("button", { name: /^Notifications: \d+ unread$/u }).click();
    const centre = page.getByRole("region", { name: "Notifications" });
    await centre.getByText("The site rests from 3 to 4 at night.").waitFor();
    await centre.getByRole("button", { name: "Mark all as read" }).click();
    await page.getByRole("button", { name: "Notifications", exact: true }).waitFor();
  });
});
