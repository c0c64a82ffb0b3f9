import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { browserOptions, contextOptions, watchPage, type PageOptions, type WatchedPage } from "./browser.ts";

/**
 * What the browser lets a frame of another site keep: all as in a window of its own; cookies and storage apart for each site around it,
 * as browsers do today; nothing at all.
 */
export type ThirdPartyStorage = "allowed" | "partitioned" | "denied";

/** Preferences of the browser's profile; `2` blocks, wherever the pages of that origin are held. */
function preferencesOf(storage: ThirdPartyStorage, origin: string): object {
  if (storage === "allowed") return { cookie_controls_mode: 0, block_third_party_cookies: false };
  if (storage === "partitioned") return { cookie_controls_mode: 1, block_third_party_cookies: true };
  return { content_settings: { exceptions: { cookies: { [`${origin},*`]: { setting: 2 } } } } };
}

/** Given last, it takes the place of the automation's own list, which switches partitioned storage off. */
const partitioningOn = "--disable-features=PaintHolding,HttpsUpgrades,Translate,MediaRouter";

/** A page in a browser of its own, which treats frames of the sportsbook's origin so. */
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
