import type { FrameLocator, Page } from "playwright-core";
import { expect } from "vitest";
import { demoPassword } from "./player.ts";

/** A message that the host's page received from the frame. */
export interface ReceivedMessage {
  readonly type: string;
  readonly replyTo?: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Records every message that the host's page receives, as JSON. */
export async function recordMessages(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    if (self !== top) return;
    window.recordedMessages = [];
    addEventListener("message", ({ data }) => window.recordedMessages.push(JSON.stringify(data)));
  });
  return async () => page.evaluate(() => window.recordedMessages);
}

/** Opens an empty page of the host's server and puts this HTML into it. */
export async function openHostPage(place: Page, host: string, html: string): Promise<void> {
  await place.goto(`${host}/livez`);
  await place.evaluate((body) => void (document.body.innerHTML = body), html);
}

/** HTML of the sportsbook's frame for this parent; `address` starts with the locale. */
export function frameHtml(
  sportsbook: string,
  parent: string,
  {
    attributes = "",
    address = "en",
    height = 800,
  }: { readonly attributes?: string; readonly address?: string; readonly height?: number } = {},
): string {
  const separator = address.includes("?") ? "&" : "?";
  return `<meta name="viewport" content="width=device-width"><iframe ${attributes} style="border:0;inline-size:100%;block-size:${height}px" src="${sportsbook}/embed/${address}${separator}parent=${encodeURIComponent(parent)}"></iframe>`;
}

/** Builds a message of the protocol, as any page could. */
export function protocolMessage(type: string, payload: unknown, id = "x"): object {
  return { ns: "sportsbook", v: 1, id, type, payload };
}

/** A host's page that embeds the sportsbook without the SDK. */
export interface BareHost {
  readonly frame: FrameLocator;
  /** Posts the data unchanged. */
  post(data: unknown): Promise<void>;
  /** Sends a message of the protocol and returns `ack` or the error code. */
  ask(type: string, payload: unknown): Promise<string>;
  /** Answers the latest `initialized`; `more` adds or overrides fields. */
  greet(more?: object): Promise<string>;
  received(type: string): Promise<readonly ReceivedMessage[]>;
  /** Number of messages that the frame has refused. */
  refused(): Promise<number>;
  /** The address of the frame without the parameters that describe its host. */
  address(): Promise<string>;
}

/** Opens a host's page with the sportsbook and waits for its greeting, which it leaves unanswered. */
export async function openBareHost(
  page: Page,
  { sportsbook, host, ...options }: { readonly sportsbook: string; readonly host: string } & Parameters<typeof frameHtml>[2],
): Promise<BareHost> {
  const readMessages = await recordMessages(page);
  await openHostPage(page, host, frameHtml(sportsbook, host, options));
  const frame = page.frameLocator("iframe");
  const received = async (type: string): Promise<readonly ReceivedMessage[]> =>
    (await readMessages()).map((text) => JSON.parse(text) as ReceivedMessage).filter((message) => message.type === type);
  const post = async (data: unknown): Promise<void> =>
    page.evaluate(({ message, origin }) => document.querySelector("iframe")?.contentWindow?.postMessage(message, origin), {
      message: data,
      origin: sportsbook,
    });
  let count = 0;
  const ask = async (type: string, payload: unknown): Promise<string> => {
    count += 1;
    const id = `ask${count}`;
    await post(protocolMessage(type, payload, id));
    const answers = async (): Promise<readonly ReceivedMessage[]> =>
      [...(await received("sb:ack")), ...(await received("sb:error"))].filter(({ replyTo }) => replyTo === id);
    await expect.poll(async () => (await answers()).length).toBe(1);
    const [answer] = await answers();
    return answer?.type === "sb:ack" ? "ack" : String(answer?.payload["code"]);
  };
  await expect.poll(async () => (await received("initialized")).length).toBeGreaterThan(0);
  return {
    frame,
    post,
    ask,
    received,
    async greet(more = {}) {
      const nonce = (await received("initialized")).at(-1)?.payload["nonce"];
      return ask("iframe_integration", { action: "init", protocol: 1, nonce, ...more });
    },
    refused: async () => Number((await frame.locator("html").getAttribute("data-host-refused")) ?? 0),
    address: async () =>
      frame.locator("html").evaluate(() => {
        const { pathname, searchParams } = new URL(location.href);
        for (const name of ["parent", "layout"]) searchParams.delete(name);
        return `${pathname}${searchParams.size === 0 ? "" : `?${searchParams}`}`;
      }),
  };
}

/** Serves an empty page for every address of an origin without a server. */
export async function serveEmptySite(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A site</title>" }),
  );
}

/** Removes the sportsbook's policy, as if the browser did not support `frame-ancestors`. */
export async function removeContentPolicy(page: Page, sportsbook: string): Promise<void> {
  await page.route(
    ({ origin, pathname }) => origin === sportsbook && pathname.startsWith("/embed/en"),
    async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    },
  );
}

/** Signs the demo player in on this host and returns a code from the host's server. */
export async function requestSignInCode(page: Page, origin: string): Promise<string> {
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
