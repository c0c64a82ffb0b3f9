import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type ConsoleMessage, type Page } from "playwright-core";

/** Whether the full suite runs (`npm run test:full`); otherwise tests take samples. */
export const isFull = process.env["TEST_FULL"] === "1";

/** Window sizes of the tests. */
export const windows = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 900 },
  wide: { width: 1920, height: 1080 },
} as const;

/** Launch options for the Chromium that the test entry found. */
export const browserOptions = {
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Pages live for seconds: compiling on more threads costs more than it saves.
    "--js-flags=--single-threaded",
  ],
};

let running: Promise<Browser> | null = null;

async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch(browserOptions);
  browser.on("disconnected", () => (running = null));
  return browser;
}

/** The Chromium that the test entry found, one for all files of a worker. It exits with the worker, because its pipe is then closed. */
export async function workerBrowser(): Promise<Browser> {
  running ??= launchBrowser();
  return running;
}

/** Timeout of one condition: enough for a busy machine, well below a test's timeout. */
const waitForMs = 45_000;

export interface PageOptions extends BrowserContextOptions {
  readonly window?: keyof typeof windows;
}

/** A page in its own browser context that records its errors. */
export interface WatchedPage {
  readonly page: Page;
  /** Script errors and console errors so far. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** Options of a browser context for a window. */
export function contextOptions({ window = "desktop", ...options }: PageOptions = {}): BrowserContextOptions {
  return {
    viewport: windows[window],
    colorScheme: "dark",
    locale: "en-GB",
    serviceWorkers: "block",
    ...(window === "phone" ? { hasTouch: true, isMobile: true } : {}),
    ...options,
  };
}

export async function openPage(browser: Browser, options: PageOptions = {}): Promise<WatchedPage> {
  return watchPage(await browser.newContext(contextOptions(options)));
}

/** A file's own web server in front of a shared product is not among the allowed origins of the product's realtime server. */
const foreignSocketPattern = /^WebSocket connection to '[^']+' failed: .*Unexpected response code: 403$/u;

/** Records the page's errors until it is stopped. */
export function recordErrors(page: Page): { readonly errors: readonly string[]; stop(): void } {
  const errors: string[] = [];
  const onPageError = (error: Error): void => void errors.push(error.stack ?? error.message);
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() === "error" && !foreignSocketPattern.test(message.text())) errors.push(message.text());
  };
  page.on("pageerror", onPageError);
  page.on("console", onConsole);
  return {
    errors,
    stop() {
      page.off("pageerror", onPageError);
      page.off("console", onConsole);
    },
  };
}

/** Opens a page in the context and records its errors; `close` closes the context. */
export async function watchPage(context: BrowserContext): Promise<WatchedPage> {
  context.setDefaultTimeout(waitForMs);
  const page = await context.newPage();
  const { errors } = recordErrors(page);
  return { page, errors, close: () => context.close() };
}

/** Opens an address and waits until the page is interactive: a click before that would be lost. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber$")));
  await page.locator('.desk[data-stale="false"], main:not(.desk main)').first().waitFor();
}

/** Whether the page shows a page of this site that is interactive. */
async function isOnSite(page: Page, { origin }: URL): Promise<boolean> {
  if (!page.url().startsWith(`${origin}/`)) return false;
  return page.evaluate(() => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber$")));
}

/**
 * Opens an address in a page that may already show the site: in that case it navigates like the browser's history, without loading the
 * document again, which takes a fraction of the work of a visit. A test that needs the document to load again must call `visit`.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  const url = new URL(address);
  if (!(await isOnSite(page, url))) return visit(page, address);
  if (page.url() === address) return;
  await page.evaluate((to) => {
    history.pushState({ key: to }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
  const isShown = (path: string): boolean => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    return canonical !== null && new URL(canonical.href).pathname === path;
  };
  await page.waitForFunction(isShown, url.pathname);
  await page.locator('.desk[data-stale="false"], main:not(.desk main)').first().waitFor();
}
