import type { Browser, Page } from "playwright-core";
import { openPage, recordErrors, type PageOptions, type WatchedPage } from "./browser.ts";

interface PoolPlace {
  readonly browser: Browser;
  readonly origin: string;
}

/** Forgets what a test has left behind: other pages, answers of its own, storage and cookies. */
async function clear(page: Page, origin: string): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  for (const other of page.context().pages()) if (other !== page) await other.close();
  // A small document of the same origin, whose storage it can clear.
  await page.goto(`${origin}/livez`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

/**
 * Opens pages that the tests of a file use one after the other: by the second visit the browser has compiled the product's scripts,
 * which halves its work. A page returns to the pool, emptied, when a test closes it. Not for a test that changes its page permanently: the
 * clock, the connection, headers, the size or scripts that run first.
 */
export function createPagePool(place: () => PoolPlace): (options?: PageOptions) => Promise<WatchedPage> {
  const idle = new Map<string, Page[]>();
  return async (options = {}) => {
    const key = JSON.stringify(options);
    const pages = idle.get(key) ?? [];
    idle.set(key, pages);
    const { browser, origin } = place();
    const page = pages.pop() ?? (await openPage(browser, options)).page;
    const { errors, stop } = recordErrors(page);
    return {
      page,
      errors,
      async close() {
        stop();
        const isCleared = await clear(page, origin).then(
          () => true,
          () => false,
        );
        if (isCleared) pages.push(page);
        else await page.context().close();
      },
    };
  };
}
