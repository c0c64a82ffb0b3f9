import type { Result } from "@touchline/domain";
import { type CallError, callCodes, canRetry, closedAnswer, createCalls, type OnAnswer } from "./calls.ts";
import { countOf, type Fields, isGiven, objectOf, parseFields, textOf, UnreadableMessage } from "./message-fields.ts";
import { type ChannelOptions, createSubscription, type Subscription, type SubscriptionHandlers } from "./subscription.ts";
import { backOff, type Cancel, createTimers, type Deadline } from "./timers.ts";
import { createTokenRenewal } from "./token-renewal.ts";
import { type BrowserGlobals, isKnownTransport, type Link, openLink } from "./transports.ts";

/** `connecting` includes the wait for the next attempt. */
export type ConnectionState = "disconnected" | "connecting" | "connected";

interface ConnectionOptions {
  readonly transports: readonly { readonly transport: string; readonly endpoint: string }[];
  readonly emulationEndpoint: string;
  readonly name: string;
  getToken(): Promise<string>;
  /** Null when access to the channel is denied. */
  getChannelToken(channel: string): Promise<string | null>;
  onState(state: ConnectionState): void;
  /** A message arrived from the server. */
  onReceived(): void;
  /** Receives errors of handlers and of messages that could not be read. */
  report(error: unknown): void;
}

/** A connection to a server of the Centrifuge protocol, reopened whenever it is lost. */
export interface Connection {
  connect(): void;
  disconnect(): void;
  /** Closes the connection and reopens it at once. */
  reopen(reason: string): void;
  /** Connects with other tokens. */
  changePlayer(): void;
  /** Sends a command; it fails at once without a connection. */
  call(method: string, params: object, onAnswer: OnAnswer): void;
  /** Follows a channel, which is subscribed on each connection; the returned function leaves it. */
  subscribe(channelOptions: ChannelOptions, handlers: SubscriptionHandlers): () => void;
}

const openWithinMs = 5_000;
const reconnectMs = { min: 500, max: 20_000 };
const renewRetryMs = { min: 5_000, max: 10_000 };
/** Maximum delay of a ping from the server. */
const pingDelayMs = 10_000;
/** After a connection of at least this duration, earlier failures do not delay the next attempt. */
const steadyMs = 5_000;

/** Close codes: a message was too large; everything sent so far is invalid; the first code of servers. */
const closeCodes = { tooLarge: 1_009, invalidated: 3_014, firstOfServer: 3_000 };

/** Whether a close code forbids another connection. */
function isFinal(code: number): boolean {
  return code === closeCodes.tooLarge || (code >= 3_500 && code < 4_000) || (code >= 4_500 && code < 5_000);
}

export function createConnection(browser: BrowserGlobals, options: ConnectionOptions): Connection {
  const timers = createTimers(browser);
  const transports = options.transports.filter(({ transport }) => isKnownTransport(transport));
  const [encoder, decoder] = [new browser.TextEncoder(), new browser.TextDecoder()];
  const codec = { encode: (text: string) => encoder.encode(text), decode: (bytes: Uint8Array) => decoder.decode(bytes) };
  const subscriptions = new Map<string, Subscription>();
  let state: ConnectionState = "disconnected";
  /** Counts attempts; events of an earlier attempt are ignored. */
  let attempt = 0;
  let tries = 0;
  let token = "";
  let link: Link | null = null;
  /** Whether the server accepts commands. */
  let isReady = false;
  let connectedAtMs = Infinity;
  let ping = { everyMs: 0, isAnswered: false };
  let cancelStart: Cancel = () => undefined;
  /** Limits the opening of a link, then the wait for the next message from the server. */
  let deadline: Deadline | null = null;
  /** The transport in use; the first that reaches the server is kept. */
  let transportIndex = 0;
  let hasReached = false;
  const calls = createCalls(timers, (text) => link?.send(text));
  const renewal = createTokenRenewal({
    timers,
    againMs: renewRetryMs,
    getToken: options.getToken,
    send(given, onAnswer) {
      token = given;
      calls.add("refresh", { token }, onAnswer);
    },
    onRefused: finish,
  });

  function run(handler: () => void): void {
    try {
      handler();
    } catch (error) {
      options.report(error);
    }
  }
  function setState(next: ConnectionState): void {
    if (next === state) return;
    state = next;
    run(() => options.onState(next));
  }

  function tearDown(reason: string): void {
    const old = link;
    attempt += 1;
    link = null;
    isReady = false;
    ping = { everyMs: 0, isAnswered: false };
    if (Date.now() - connectedAtMs >= steadyMs) tries = 0;
    connectedAtMs = Infinity;
    cancelStart();
    endDeadline();
    renewal.stop();
    for (const subscription of subscriptions.values()) subscription.lost();
    calls.close();
    run(() => old?.close(reason));
  }
  function endDeadline(): void {
    deadline?.cancel();
    deadline = null;
  }
  function startAfter(ms: number): void {
    cancelStart = timers.after(ms, start);
    setState("connecting");
  }
  function startLater(): void {
    startAfter(backOff(tries++, reconnectMs));
  }
  /** Tries again, at once with a transport that has not been tried yet. */
  function lose(reason: string): void {
    tearDown(reason);
    if (!hasReached) transportIndex = (transportIndex + 1) % transports.length;
    if (hasReached || transportIndex === 0) startLater();
    else startAfter(0);
  }
  function reopen(reason: string): void {
    tearDown(reason);
    setState("connecting");
    start();
  }
  function finish(reason: string): void {
    tearDown(reason);
    for (const [name, listener] of Object.entries(listeners)) browser.removeEventListener?.(name, listener);
    setState("disconnected");
  }

  /** Whether the event concerns a page that the browser keeps in its back/forward cache; true for network events. */
  const isKept = (event: object): boolean => !("persisted" in event) || event.persisted === true;
  function leave(event: object): void {
    if (!isKept(event)) return;
    tearDown("away");
    startLater();
  }
  function comeBack(event: object): void {
    if (isKept(event) && state === "connecting") reopen("back");
  }
  const listeners = { offline: leave, pagehide: leave, online: comeBack, pageshow: comeBack };

  function connect(): void {
    if (state !== "disconnected") return;
    for (const [name, listener] of Object.entries(listeners)) browser.addEventListener?.(name, listener);
    setState("connecting");
    start();
  }
  function start(): void {
    const own = attempt;
    // The page may disconnect when it is notified of the state.
    if (state !== "connecting") return;
    if (token !== "") return open();
    options.getToken().then(
      (given) => {
        if (own !== attempt) return;
        token = given;
        open();
      },
      () => own === attempt && startLater(),
    );
  }
  function open(): void {
    const own = attempt;
    const target = transports[transportIndex];
    if (target === undefined) return finish("no transport");
    deadline = timers.deadline(openWithinMs, () => lose("timeout"));
    try {
      link = openLink(
        browser,
        { ...target, emulationEndpoint: options.emulationEndpoint },
        {
          onOpen: () => own === attempt && onOpen(),
          onFrame: (frame) => own === attempt && onFrame(frame),
          onClose: (code, reason) => own === attempt && onClose(code, reason),
        },
      );
    } catch {
      // Browsers refuse some addresses, such as `ws:` on a page over `https:`.
      lose("refused address");
    }
  }

  function onOpen(): void {
    endDeadline();
    if (link?.isDuplex === true) isReady = hasReached = true;
    calls.add("connect", { ...(token !== "" && { token }), name: options.name }, onConnect);
    sendSubscriptions();
    calls.flush();
  }
  function sendSubscriptions(): void {
    for (const subscription of subscriptions.values()) subscription.send();
  }
  function onConnect(answer: Result<Fields, CallError>): void {
    if (!answer.ok) {
      const { code, message } = answer.error;
      if (code === callCodes.closed) return;
      if (code === callCodes.tokenExpired) token = "";
      if (code >= callCodes.firstOfServer) hasReached = true;
      return canRetry(answer.error) ? lose(message) : finish(message);
    }
    isReady = hasReached = true;
    connectedAtMs = Date.now();
    link?.connected(answer.value);
    ping = { everyMs: countOf(answer.value, "ping") * 1_000, isAnswered: answer.value.pong === true };
    renewal.plan(answer.value);
    setState("connected");
    sendSubscriptions();
  }
  function onClose(code: number, reason: string): void {
    if (code === closeCodes.invalidated) {
      token = "";
      for (const subscription of subscriptions.values()) subscription.invalidate();
    }
    if (code >= closeCodes.firstOfServer) hasReached = true;
    if (isFinal(code)) finish(reason);
    else lose(reason);
  }

  function onFrame(frame: unknown): void {
    const own = attempt;
    try {
      if (typeof frame !== "string") throw new UnreadableMessage("a realtime message is not text");
      const lines = frame.split("\n").filter((line) => line.trim() !== "");
      // Proxies may send blank lines, which do not prove that the server is alive.
      if (lines.length === 0) return;
      options.onReceived();
      for (const line of lines) {
        onMessage(parseFields(line));
        if (own !== attempt) return;
      }
      if (ping.everyMs === 0) return;
      if (deadline === null) deadline = timers.deadline(ping.everyMs + pingDelayMs, () => lose("no ping"));
      else deadline.extend();
    } catch (error) {
      options.report(error);
      if (own === attempt) lose("unreadable message");
    }
  }
  function onMessage(message: Fields): void {
    const id = countOf(message, "id");
    if (id > 0) return calls.answer(id, message);
    if (!isGiven(message.push)) return ping.isAnswered ? link?.send("{}") : undefined;
    const push = objectOf(message, "push");
    if (!isGiven(push.disconnect)) return subscriptions.get(textOf(push, "channel"))?.push(push);
    const disconnect = objectOf(push, "disconnect");
    onClose(countOf(disconnect, "code"), textOf(disconnect, "reason"));
  }

  function call(method: string, params: object, onAnswer: OnAnswer): void {
    if (isReady) calls.add(method, params, onAnswer);
    else onAnswer(closedAnswer);
  }
  return {
    connect,
    disconnect: () => finish(""),
    reopen,
    changePlayer() {
      token = "";
      for (const subscription of subscriptions.values()) subscription.forgetToken();
      if (state === "disconnected") connect();
      else reopen("another player");
    },
    call,
    subscribe(channelOptions, handlers) {
      const { channel } = channelOptions;
      subscriptions.get(channel)?.leave();
      const subscription: Subscription = createSubscription(channelOptions, handlers, {
        timers,
        codec,
        isReady: () => isReady,
        call,
        lose,
        getToken: options.getChannelToken,
        run,
        forget: () => void (subscriptions.get(channel) === subscription && subscriptions.delete(channel)),
      });
      subscriptions.set(channel, subscription);
      subscription.send();
      return subscription.leave;
    },
  };
}
