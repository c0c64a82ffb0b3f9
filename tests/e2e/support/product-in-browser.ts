import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openPage, startBrowser, type PageOptions, type WatchedPage } from "./browser.ts";
import { startProduct, type Product } from "./start-product.ts";

/** The product and a browser for the tests of one file. */
export interface SiteUnderTest {
  readonly product: Product;
  readonly origin: string;
  readonly browser: Browser;
  openPage(options?: PageOptions): Promise<WatchedPage>;
  /** A page that is closed after the test, whichever way it ends. */
  withPage(run: (page: Page, watched: WatchedPage) => Promise<void>): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

/** Starts both before the file's tests, after what the file prepared before, and ends both after them. */
export function productInBrowser(environment: () => Environment = () => ({})): SiteUnderTest {
  let product: Product | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    product = await startProduct(environment());
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  const started = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error("The product is started before the tests, not before their file is read.");
    return thing;
  };
  const open = async (options?: PageOptions): Promise<WatchedPage> => openPage(started(browser), options);
  return {
    get product() {
      return started(product);
    },
    get origin() {
      return started(product).origin;
    },
    get browser() {
      return started(browser);
    },
    openPage: open,
    async withPage(run) {
      const watched = await open();
      try {
        await run(watched.page, watched);
      } finally {
        await watched.close();
      }
    },
  };
}
