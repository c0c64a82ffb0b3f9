import type { Page } from "playwright-core";
import { demoPassword } from "./player.ts";

/** Serves an empty page for every address of an origin without a server. */
export async function serveEmptySite(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A site</title>" }),
  );
}

/** Removes the sportsbook's policy, as if the browser did not support `frame-ancestors`. */
export async function removeContentPolicy(page: Page, sportsbook: string): Promise<void> {
  await page.route(
    ({ origin, pathname }) => origin === sportsbook && pathname.startsWith("/embed/en"),
    async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    },
  );
}

/** Signs the demo player in on this host and returns a code from the host's server. */
export async function requestSignInCode(page: Page, origin: string): Promise<string> {
  const place = await page.context().newPage();
  try {
    await place.goto(`${origin}/livez`);
    return await place.evaluate(async (password) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ email: "demo@touchline.test", password });
      await fetch("/platform/api/player/sign-in", { method: "POST", headers, body });
      return ((await (await fetch("/embed-code", { method: "POST" })).json()) as { readonly code: string }).code;
    }, demoPassword);
  } finally {
    await place.close();
  }
}
