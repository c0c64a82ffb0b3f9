import type { Browser, Page } from "playwright-core";
import { openPage, recordErrors, type PageOptions, type WatchedPage } from "./browser.ts";

interface PoolPlace {
  readonly browser: Browser;
  readonly origin: string;
}

/** Clears what a test has left behind: other pages, mocked replies, storage and cookies. */
async function clear(page: Page, origin: string): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  for (const other of page.context().pages()) if (other !== page) await other.close();
  // A small document of the same origin, from which the origin's storage can be cleared.
  await page.goto(`${origin}/livez`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

interface IdlePage {
  readonly origin: string;
  readonly options: string;
  readonly page: Page;
}

/** Cleared pages of this worker, the most recently used at the end. */
const idle: IdlePage[] = [];
const maxIdle = 4;

/** Closes what a file's tests have left open, and the idle pages of an origin whose server stops. */
export async function closePages(browser: Browser, stoppedOrigin?: string): Promise<void> {
  const kept = idle.filter(({ origin }) => origin !== stoppedOrigin);
  idle.splice(0, idle.length, ...kept);
  const contexts = new Set(kept.map(({ page }) => page.context()));
  const closed = browser.contexts().filter((context) => !contexts.has(context));
  await Promise.all(closed.map(async (context) => context.close()));
}

/**
 * Opens pages that the tests of a worker's files use one after the other: by the second visit the browser has compiled the product's
 * scripts, which halves its work. A page returns to the pool, cleared, when a test closes it. Not for a test that changes its page
 * permanently: the clock, the connection, headers, the size or scripts that run first.
 */
export function createPagePool(place: () => PoolPlace): (options?: PageOptions) => Promise<WatchedPage> {
  return async (options = {}) => {
    const { browser, origin } = place();
    const key = JSON.stringify(options);
    const at = idle.findLastIndex((one) => one.origin === origin && one.options === key);
    const [used] = at < 0 ? [] : idle.splice(at, 1);
    const page = used?.page ?? (await openPage(browser, options)).page;
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
        if (isCleared) idle.push({ origin, options: key, page });
        const unused = isCleared ? idle.slice(0, -maxIdle) : [];
        idle.splice(0, unused.length);
        await Promise.all((isCleared ? unused.map((one) => one.page) : [page]).map(async (one) => one.context().close()));
      },
    };
  };
}
