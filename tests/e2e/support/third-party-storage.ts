import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { browserOptions, contextOptions, watchPage, type PageOptions, type WatchedPage } from "./browser.ts";

/**
 * What a cross-site frame may store: everything, cookies and storage partitioned by embedding site (the default of today's browsers),
 * or nothing.
 */
export type ThirdPartyStorage = "allowed" | "partitioned" | "denied";

/** Preferences of the browser's profile; `2` blocks storage of the origin in every frame. */
function preferencesOf(storage: ThirdPartyStorage, origin: string): object {
  if (storage === "allowed") return { cookie_controls_mode: 0, block_third_party_cookies: false };
  if (storage === "partitioned") return { cookie_controls_mode: 1, block_third_party_cookies: true };
  return { content_settings: { exceptions: { cookies: { [`${origin},*`]: { setting: 2 } } } } };
}

/** The last `--disable-features` wins; Playwright's own list disables partitioned storage. */
const partitioningOn = "--disable-features=PaintHolding,HttpsUpgrades,Translate,MediaRouter";

/** Opens a page in its own browser, with this storage setting for the sportsbook's origin. */
export async function openPageWith(storage: ThirdPartyStorage, origin: string, options: PageOptions): Promise<WatchedPage> {
  const folder = mkdtempSync(join(tmpdir(), "touchline-profile-"));
  mkdirSync(join(folder, "Default"));
  writeFileSync(join(folder, "Default/Preferences"), JSON.stringify({ profile: preferencesOf(storage, origin) }));
  const context = await chromium.launchPersistentContext(folder, {
    ...browserOptions,
    args: storage === "partitioned" ? [...browserOptions.args, partitioningOn] : browserOptions.args,
    ...contextOptions(options),
  });
  const watched = await watchPage(context);
  return {
    ...watched,
    async close() {
      await watched.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
