import { type Fields, textOf } from "./message-fields.ts";
import type { TimerGlobals } from "./timers.ts";

interface Socket {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  addEventListener(type: string, listener: (event: object) => void): void;
}

interface StreamedAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly body: {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
      cancel(): Promise<void>;
    };
  } | null;
}

/** The globals of a browser that a connection uses. */
export interface BrowserGlobals extends TimerGlobals {
  readonly WebSocket: new (address: string) => Socket;
  readonly TextEncoder: new () => { encode(text: string): Uint8Array };
  readonly TextDecoder: new () => { decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string };
  fetch(
    address: string,
    request: { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body: string },
  ): Promise<StreamedAnswer>;
  /** Network and page events; absent outside browsers. */
  addEventListener?(type: string, listener: (event: object) => void): void;
  removeEventListener?(type: string, listener: (event: object) => void): void;
}

/** Events of a link, in this order; none follows `onClose`. */
export interface LinkEvents {
  onOpen(): void;
  /** One or more messages, one per line. */
  onFrame(frame: unknown): void;
  /** Codes below 3000 do not come from the server. */
  onClose(code: number, reason: string): void;
}

/** One attempt to reach the server. */
export interface Link {
  /** Whether commands may follow the connect command before it is answered. */
  readonly isDuplex: boolean;
  send(text: string): void;
  /** The answer to the connect command. */
  connected(answer: Fields): void;
  close(reason: string): void;
}

/** The addresses of the server. */
export interface LinkAddress {
  readonly transport: string;
  readonly endpoint: string;
  /** Receives the commands for streams. */
  readonly emulationEndpoint: string;
}

/** Code of a close by this client. */
const closeCode = 4_000;
const maxReasonLength = 100;

function openSocket({ WebSocket }: BrowserGlobals, { endpoint }: LinkAddress, events: LinkEvents): Link {
  const socket = new WebSocket(endpoint);
  socket.addEventListener("open", () => events.onOpen());
  socket.addEventListener("message", (event) => events.onFrame("data" in event ? event.data : null));
  socket.addEventListener("close", (event) =>
    events.onClose("code" in event ? Number(event.code) : 0, "reason" in event ? String(event.reason) : ""),
  );
  return {
    isDuplex: true,
    send: (text) => socket.send(text),
    connected: () => undefined,
    close: (reason) => socket.close(closeCode, reason.slice(0, maxReasonLength)),
  };
}

/** Whether a status of the emulation endpoint means that the session is lost; others refuse only the command. */
function isLost(status: number): boolean {
  return status === 404 || status >= 500;
}

/** Reads the answer to the connect command as a stream of lines or server-sent events, and posts later commands one after the other. */
function openStream(browser: BrowserGlobals, { endpoint, emulationEndpoint }: LinkAddress, events: LinkEvents): Link {
  const post = async (address: string, body: string): Promise<StreamedAnswer> =>
    browser.fetch(address, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  let isOver = false;
  let session: { readonly session: string; readonly node: string } | null = null;
  let stop = async (): Promise<void> => undefined;
  let sent: Promise<void> | null = null;

  function end(): void {
    if (isOver) return;
    isOver = true;
    stop().catch(() => undefined);
    events.onClose(0, "");
  }
  async function read(connect: string): Promise<void> {
    const { ok, body } = await post(endpoint, connect);
    if (body === null) return;
    const reader = body.getReader();
    stop = async () => reader.cancel();
    if (!ok || isOver) return stop();
    const decoder = new browser.TextDecoder();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done || isOver) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      events.onFrame(lines.map((line) => line.replace(/^data:/u, "")).join("\n"));
    }
  }
  async function sendNext(before: Promise<void>, data: string): Promise<void> {
    await before;
    if (!isOver && isLost((await post(emulationEndpoint, JSON.stringify({ ...session, data }))).status)) end();
  }
  Promise.resolve().then(() => !isOver && events.onOpen(), end);
  return {
    isDuplex: false,
    send(text) {
      if (sent === null) {
        sent = Promise.resolve();
        read(text).then(end, end);
      } else sent = sendNext(sent, text).catch(end);
    },
    connected: (answer) => (session = { session: textOf(answer, "session"), node: textOf(answer, "node") }),
    close() {
      isOver = true;
      stop().catch(() => undefined);
    },
  };
}

const openers = new Map([
  ["websocket", openSocket],
  ["http_stream", openStream],
  ["sse", openStream],
]);

/** Whether the client supports a transport. */
export function isKnownTransport(transport: string): boolean {
  return openers.has(transport);
}

/** Opens a link; throws if the address is invalid. */
export function openLink(browser: BrowserGlobals, address: LinkAddress, events: LinkEvents): Link {
  return (openers.get(address.transport) ?? openSocket)(browser, address, events);
}
