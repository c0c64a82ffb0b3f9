import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { openEmbedded } from "../../../apps/backend/src/main/open-realtime.ts";
import { readSettings } from "../../../apps/backend/src/platform/settings/read-settings.ts";
import { newPlayer } from "../../../apps/backend/tests/support/bets.ts";
import type { Client } from "../../../apps/backend/tests/support/client.ts";
import { closeBalanced } from "../../../apps/backend/tests/support/close-balanced.ts";
import { startTestServer, type TestServer } from "../../../apps/backend/tests/support/test-server.ts";
import { readEnvironment } from "../../../apps/web/src/server/environment.ts";
import { createWebServer } from "../../../apps/web/src/server/web-server.ts";
import { freePort } from "../../../scripts/launcher/free-port.ts";
import { openPage, workerBrowser, type WatchedPage } from "./browser.ts";
import { closePages, createPagePool } from "./page-pool.ts";

const host = "127.0.0.1";

/** A player with a page and an API client, both signed in. */
export interface ScriptedPlayer {
  readonly page: Page;
  readonly client: Client;
}

/** The web server over a backend in this process, whose matches and clock the test controls. */
export interface ScriptedSite {
  readonly origin: string;
  readonly server: TestServer;
  /** Product time, epoch ms. */
  now(): number;
  /** Advances product time. */
  advance(ms: number): void;
  /** A visitor's page. */
  openPage(): Promise<WatchedPage>;
  /** A page of a new player with this balance in EUR cents; the next tests reuse the page (page-pool.ts). */
  withPlayer(balance: number, run: (player: ScriptedPlayer) => Promise<void>): Promise<void>;
}

interface Started {
  readonly origin: string;
  readonly server: TestServer;
  readonly browser: Browser;
  stop(): Promise<void>;
}

async function startSite(now: () => number): Promise<Started> {
  const port = await freePort(host);
  const origin = `http://${host}:${port}`;
  const read = readSettings({
    PUBLIC_ORIGIN: origin,
    REALTIME_PORT: "0",
    TOKEN_SECRET: "a secret of the tests' own realtime".replaceAll(" ", "-"),
  });
  if (read.type === "invalid") throw new Error(read.problems.map(({ message }) => message).join(" "));
  const errors: unknown[] = [];
  const realtime = openEmbedded(read.settings, (error) => void errors.push(error));
  const server = await startTestServer({ clock: { now, speed: 1 }, realtime });
  const web = await createWebServer(
    readEnvironment(
      { PORT: String(port), BACKEND_ORIGIN: server.origin, WIRE_DIALECT: "touchline", PUBLIC_ORIGIN: origin, SERVICE_WORKER: "false" },
      [],
    ),
  );
  await web.listen({ port, host });
  const browser = await workerBrowser();
  return {
    origin,
    server,
    browser,
    async stop() {
      await closePages(browser, origin);
      await web.close();
      await realtime.close();
      await closeBalanced(server);
      if (errors.length > 0) throw new AggregateError(errors, "The hub failed.");
    },
  };
}

/**
 * Starts before the file's tests and stops after them; product time starts at `begin`. With `isFresh` every test and every retry gets a
 * new site, for tests that advance the time.
 */
export function scriptedSite(begin: string, { isFresh = false }: { readonly isFresh?: boolean } = {}): ScriptedSite {
  let wallAt = Date.now();
  let passedMs = 0;
  let site: Started | undefined;
  const now = (): number => Date.parse(begin) + (Date.now() - wallAt) + passedMs;
  const started = (): Started => {
    if (site === undefined) throw new Error("The site starts before the first test; it cannot be used while the file is read.");
    return site;
  };
  const start = async (): Promise<void> => {
    wallAt = Date.now();
    passedMs = 0;
    site = await startSite(now);
  };
  const stop = async (): Promise<void> => site?.stop();
  if (isFresh) {
    beforeEach(start);
    afterEach(stop);
  } else {
    beforeAll(start);
    afterAll(stop);
  }
  // The pages of a site that stops are closed.
  const borrow = isFresh ? null : createPagePool(() => started());
  return {
    get origin() {
      return started().origin;
    },
    get server() {
      return started().server;
    },
    now,
    advance(ms) {
      passedMs += ms;
    },
    openPage: async () => openPage(started().browser),
    async withPlayer(balance, run) {
      const { server, browser, origin } = started();
      const client = await newPlayer(server, balance);
      const { page, close } = borrow === null ? await openPage(browser) : await borrow();
      await page.context().addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: origin })));
      await run({ page, client });
      await close();
    },
  };
}
