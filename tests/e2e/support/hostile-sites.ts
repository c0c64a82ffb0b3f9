import type { Page } from "playwright-core";
import { demoPassword } from "./player.ts";

/** A page of any origin, without a server behind it. */
export async function inventSite(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A site</title>" }),
  );
}

/** The sportsbook without its own policy, as if a browser knew no `frame-ancestors`. */
export async function dropPolicy(page: Page, sportsbook: string): Promise<void> {
  await page.route(
    ({ origin, pathname }) => origin === sportsbook && pathname.startsWith("/embed/en"),
    async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    },
  );
}

/** A code of the host at this address for its player, as its own server makes it. */
export async function codeAt(page: Page, origin: string): Promise<string> {
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
