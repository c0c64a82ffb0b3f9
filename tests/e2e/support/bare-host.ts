import type { FrameLocator, Page } from "playwright-core";
import { expect } from "vitest";

/** A message as a host's page got it from the frame. */
export interface ToldMessage {
  readonly type: string;
  readonly replyTo?: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Notes every message that the host's page gets, as text. */
export async function noteMessages(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    if (self !== top) return;
    window.notedMessages = [];
    addEventListener("message", ({ data }) => window.notedMessages.push(JSON.stringify(data)));
  });
  return async () => page.evaluate(() => window.notedMessages);
}

/** Makes a bare page of the host's server, at an address that is let in or at another one, one that holds something. */
export async function hold(place: Page, host: string, html: string): Promise<void> {
  await place.goto(`${host}/livez`);
  await place.evaluate((body) => void (document.body.innerHTML = body), html);
}

/** A frame of the sportsbook for this parent; `address` begins with the locale. */
export function frameFor(
  sportsbook: string,
  parent: string,
  {
    attributes = "",
    address = "en",
    height = 800,
  }: { readonly attributes?: string; readonly address?: string; readonly height?: number } = {},
): string {
  const joint = address.includes("?") ? "&" : "?";
  return `<meta name="viewport" content="width=device-width"><iframe ${attributes} style="border:0;inline-size:100%;block-size:${height}px" src="${sportsbook}/embed/${address}${joint}parent=${encodeURIComponent(parent)}"></iframe>`;
}

/** A message of the protocol as any page could make it. */
export function toOrder(type: string, payload: unknown, id = "x"): object {
  return { ns: "sportsbook", v: 1, id, type, payload };
}

/** A host's page without the SDK, with the sportsbook in it. */
export interface BareHost {
  readonly frame: FrameLocator;
  /** Posts it as it is; what has been told by then goes unanswered. */
  post(data: unknown): Promise<void>;
  /** Sends a message of the protocol and answers `ack`, or the code of what was wrong with it. */
  ask(type: string, payload: unknown): Promise<string>;
  /** Answers the newest `initialized`; `more` goes beside the nonce and over it. */
  greet(more?: object): Promise<string>;
  told(type: string): Promise<readonly ToldMessage[]>;
  /** How many messages the frame has refused. */
  refused(): Promise<number>;
  /** The address that the frame shows, without what says who holds it. */
  address(): Promise<string>;
}

/** Opens a bare page of the host that holds the sportsbook, and waits until that greets; nobody has answered it then. */
export async function openBareHost(
  page: Page,
  { sportsbook, host, ...options }: { readonly sportsbook: string; readonly host: string } & Parameters<typeof frameFor>[2],
): Promise<BareHost> {
  const readNoted = await noteMessages(page);
  await hold(page, host, frameFor(sportsbook, host, options));
  const frame = page.frameLocator("iframe");
  const told = async (type: string): Promise<readonly ToldMessage[]> =>
    (await readNoted()).map((text) => JSON.parse(text) as ToldMessage).filter((message) => message.type === type);
  const post = async (data: unknown): Promise<void> =>
    page.evaluate(({ message, origin }) => document.querySelector("iframe")?.contentWindow?.postMessage(message, origin), {
      message: data,
      origin: sportsbook,
    });
  let count = 0;
  const ask = async (type: string, payload: unknown): Promise<string> => {
    count += 1;
    const id = `ask${count}`;
    await post(toOrder(type, payload, id));
    const answers = async (): Promise<readonly ToldMessage[]> =>
      [...(await told("sb:ack")), ...(await told("sb:error"))].filter(({ replyTo }) => replyTo === id);
    await expect.poll(async () => (await answers()).length).toBe(1);
    const [answer] = await answers();
    return answer?.type === "sb:ack" ? "ack" : String(answer?.payload["code"]);
  };
  await expect.poll(async () => (await told("initialized")).length).toBeGreaterThan(0);
  return {
    frame,
    post,
    ask,
    told,
    async greet(more = {}) {
      const nonce = (await told("initialized")).at(-1)?.payload["nonce"];
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
