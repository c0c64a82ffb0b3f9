import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openPage, startBrowser, type PageOptions, type WatchedPage } from "./browser.ts";
import { borrowProduct } from "./borrow-product.ts";
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

/** What only the file that started the product may do. */
function refuse(what: string): never {
  throw new Error(`A borrowed product ${what}: give the file one of its own, by settings.`);
}

async function borrowedProduct(): Promise<Product> {
  const { origin, platformOrigin, giveBack } = await borrowProduct();
  return {
    origin,
    platformOrigin,
    get pid() {
      return refuse("does not tell its process");
    },
    output: () => refuse("does not tell its output"),
    restart: () => refuse("is not restarted"),
    kill: () => refuse("is not killed"),
    async stop() {
      giveBack();
    },
  };
}

/**
 * A product and a browser, from before the file's tests (after what the file prepared before) until after them. Without settings
 * the product is borrowed: the demo players may have bets, favourites and settings from another file's tests.
 */
export function productInBrowser(environment?: () => Environment, options?: Parameters<typeof startProduct>[1]): SiteUnderTest {
  let product: Product | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    product = environment === undefined ? await borrowedProduct() : await startProduct(environment(), options);
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
