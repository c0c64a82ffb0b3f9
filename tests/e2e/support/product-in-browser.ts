import { type APIRequestContext, type Browser, type Page, request } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { readEnvironment } from "../../../apps/web/src/server/environment.ts";
import { createWebServer } from "../../../apps/web/src/server/web-server.ts";
import { freePort } from "../../../scripts/launcher/free-port.ts";
import { openPage, workerBrowser, type PageOptions, type WatchedPage } from "./browser.ts";
import { startProduct, type Product } from "./start-product.ts";
import { closePages, createPagePool } from "./page-pool.ts";
import type { SharedName, SharedProduct } from "./shared-product.ts";

/** The product and a browser for the tests of one file. */
export interface SiteUnderTest {
  readonly product: Product;
  readonly origin: string;
  readonly browser: Browser;
  openPage(options?: PageOptions): Promise<WatchedPage>;
  /** Opens a page that the next tests reuse (page-pool.ts); the test must close it. */
  borrowPage(options?: PageOptions): Promise<WatchedPage>;
  /** Runs with a borrowed page and closes it if the test passes. */
  withBorrowed(run: (page: Page, watched: WatchedPage) => Promise<void>): Promise<void>;
  /** Opens a page and closes it after the test, whether it passes or fails. */
  withPage(run: (page: Page, watched: WatchedPage) => Promise<void>): Promise<void>;
  /** Signs the page in as a new player like the demo player of this name; returns the new player's e-mail address. */
  signInAsNew(page: Page, like?: DemoPlayerName): Promise<string>;
  /** Creates such a player for a test that signs in by a form; returns the e-mail address. */
  newPlayer(like?: DemoPlayerName): Promise<string>;
}

export type DemoPlayerName = "demo" | "broke" | "pve" | "unverified" | "limited" | "tester";

type Environment = Readonly<Record<string, string>>;

interface Options {
  /** The shared product to use; the usual one by default. */
  readonly shared?: SharedName;
  /** Settings of the file's own web server in front of the shared product. Its pages get no live updates. */
  readonly web?: Environment | ((shared: SharedProduct) => Environment);
  /** Settings of the file's own product. */
  readonly own?: () => Environment;
  /** Lets tests kill the file's own product. */
  readonly isToBeKilled?: boolean;
}

function refuse(action: string): never {
  throw new Error(`The shared product ${action}: use a product of the file's own.`);
}

function toProduct({ origin, platformOrigin }: SharedProduct, stop: () => Promise<void>): Product {
  return {
    origin,
    platformOrigin,
    get pid() {
      return refuse("does not tell its process");
    },
    output: () => refuse("does not tell its output"),
    restart: () => refuse("is not restarted"),
    kill: () => refuse("is not killed"),
    stop,
  };
}

/** Returns the addresses of a shared product, which is started if it is not running yet. */
export async function sharedProduct(name: SharedName = "usual"): Promise<SharedProduct> {
  const reply = await fetch(`${inject("sharedProducts")}/${name}`);
  if (!reply.ok) throw new Error(await reply.text());
  return (await reply.json()) as SharedProduct;
}

async function startWeb(shared: SharedProduct, settings: Environment): Promise<Product> {
  const port = await freePort("localhost");
  const origin = `http://localhost:${port}`;
  const environment = {
    PORT: String(port),
    BACKEND_ORIGIN: shared.origin,
    WIRE_DIALECT: "touchline",
    PUBLIC_ORIGIN: origin,
    PLATFORM_ORIGIN: shared.platformOrigin,
    ...settings,
  };
  const web = await createWebServer(readEnvironment(environment, []));
  await web.listen({ port, host: "localhost" });
  return toProduct({ ...shared, origin }, async () => {
    // Chromium keeps connections open for later requests.
    web.server.closeAllConnections();
    await web.close();
  });
}

async function openProduct({ shared, web, own, isToBeKilled = false }: Options): Promise<Product> {
  if (own !== undefined) return startProduct(own(), { isToBeKilled });
  const product = await sharedProduct(shared);
  if (web === undefined) return toProduct(product, async () => undefined);
  return startWeb(product, typeof web === "function" ? web(product) : web);
}

/**
 * Provides a product and a browser for the tests of a file, by default the shared product: other files use it at the same time, so
 * each test signs in as a new player.
 */
export function productInBrowser(options: Options = {}): SiteUnderTest {
  let product: Product | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    product = await openProduct(options);
    browser = await workerBrowser();
  });
  afterAll(async () => {
    const isShared = options.web === undefined && options.own === undefined;
    // The next files reuse the idle pages of a shared product.
    if (browser !== undefined) await closePages(browser, isShared ? undefined : product?.origin);
    await product?.stop();
  });
  const started = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error("The product starts before the first test; it cannot be used while the file is read.");
    return thing;
  };
  const borrow = createPagePool(() => ({ browser: started(browser), origin: started(product).origin }));
  const open = async (pageOptions?: PageOptions): Promise<WatchedPage> => openPage(started(browser), pageOptions);
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
    borrowPage: borrow,
    async withBorrowed(run) {
      const watched = await borrow();
      // The page of a failed test is not reused.
      await run(watched.page, watched).catch(async (error: unknown) => {
        await watched.page.context().close();
        throw error;
      });
      await watched.close();
    },
    async withPage(run) {
      const watched = await open();
      try {
        await run(watched.page, watched);
      } finally {
        await watched.close();
      }
    },
    signInAsNew: async (page, like) => signInAsNew(page.request, started(product).origin, like),
    async newPlayer(like) {
      const caller = await request.newContext();
      try {
        return await signInAsNew(caller, started(product).origin, like);
      } finally {
        await caller.dispose();
      }
    },
  };
}

/** Signs the caller in as a new player like a demo player: with the same money, limits and status, but without bets. */
async function signInAsNew(caller: APIRequestContext, origin: string, like: DemoPlayerName = "demo"): Promise<string> {
  const reply = await caller.post(`${origin}/api/test/players`, {
    data: { like },
    headers: { origin, "x-sb-request": "1" },
  });
  if (!reply.ok()) throw new Error(`The new player answered ${reply.status()}: ${await reply.text()}`);
  const { email } = (await reply.json()) as { readonly email: string };
  return email;
}
