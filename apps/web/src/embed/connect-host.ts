import { protocolVersion } from "@touchline/embed/protocol";
import { createFrameAuth } from "./frame-auth.ts";
import { createFrameGuard, readViewport, type GuardRefusal, type Verdict } from "./frame-guard.ts";
import { startFrameLayout } from "./frame-layout.ts";
import type { FramePorts } from "./frame-ports.ts";
import type { HostChannel } from "./host-channel.ts";
import type { HostSignIn } from "./host-sign-in.ts";
import { openAuth } from "../elements/dialog-events.ts";
import { createHostEvents, type HostEvents } from "./host-events.ts";
import { createHostCommands, type FramePage } from "./host-commands.ts";

export interface ConnectedPage extends FramePage {
  readonly wasReplacing: () => boolean;
}

interface ConnectOptions {
  readonly page: ConnectedPage;
  readonly element: Element;
  readonly frame: FramePorts;
  readonly channel: HostChannel;
  readonly signIn: HostSignIn;
  readonly parentOrigin: string;
  readonly changeLocale: (locale: string) => Promise<void>;
  readonly onUrlSync: (isHistoryElsewhere: boolean) => void;
  /** Called if the host does not answer; the returned function is called if it answers later. */
  readonly onSilence: () => () => void;
}

type ReceivedEvent = Pick<MessageEvent<unknown>, "source" | "origin" | "isTrusted" | "data" | "ports">;

/** Times at which `initialized` is sent until the host answers. */
const greetingsMs = [0, 250, 1_000, 3_000];
const silentAfterMs = 4_000;
const logEveryMs = 60_000;
const capabilities = ["layout-auto", "auth-codes", "locale-in-place", "bet-codes", "port"];
/** Refusals that are answered with an error, because the message came from an allowed host. Others get no reply. */
const answerable: ReadonlyMap<GuardRefusal, "bad_payload" | "unsupported" | "rate_limited"> = new Map([
  ["bad_payload", "bad_payload"],
  ["size", "bad_payload"],
  ["type", "unsupported"],
  ["rate_limited", "rate_limited"],
]);

/** Connects a page with its host: handshake, incoming commands, outgoing events. `follow` switches to another page. */
export function connectHost({ page, element, frame, channel, signIn, parentOrigin, changeLocale, onUrlSync, onSilence }: ConnectOptions): {
  follow(next: ConnectedPage): void;
} {
  let current = page;
  const root = document.documentElement;
  const nonce = crypto.randomUUID();
  const { embedTrusted = "", embedOpen } = root.dataset;
  const judge = createFrameGuard({
    parentWindow: window.parent,
    origins: { parent: parentOrigin, trusted: embedTrusted, isOpen: embedOpen !== undefined },
    now: () => performance.now(),
  });
  const report = (error: unknown): void => current.store.ports.report(error);
  const layout = startFrameLayout(element, { channel, report });
  const auth = createFrameAuth({
    frame,
    channel,
    parentOrigin,
    store: () => current.store,
    onSwitched: (name) => current.store.alerts.show({ tone: "success", title: name }),
  });
  const execute = createHostCommands({ channel, auth, layout, nonce, page: () => current, changeLocale, onUrlSync });
  const refusals = createRefusalLog(report);
  let viewport: { readonly payload: unknown } | null = null;
  let hasReportedLimit = false;

  function note(reason: GuardRefusal): void {
    refusals.note(reason);
    root.dataset["hostRefused"] = String(refusals.count());
  }

  function takeViewport(payload: unknown): void {
    const isWaiting = viewport !== null;
    viewport = { payload };
    if (isWaiting) return;
    requestAnimationFrame(() => {
      const reported = readViewport(viewport?.payload);
      viewport = null;
      if (reported === null) note("bad_payload");
      else layout.takeViewport(reported);
    });
  }

  /** Messages on a port are trusted like the message that carried the port. */
  function takePort(port: MessagePort, origin: string): void {
    port.addEventListener("message", ({ isTrusted, data }) => receive({ source: window.parent, origin, isTrusted, data, ports: [] }));
    port.start();
    channel.moveTo(port);
  }

  async function follow(
    { command, version, id, replyTo }: Extract<Verdict, { readonly type: "command" }>,
    { ports, origin }: ReceivedEvent,
  ): Promise<void> {
    if (replyTo !== null) channel.resolve(replyTo, null);
    const failure = await execute(command, version).catch((error: unknown) => {
      report(error);
      return "bad_payload" as const;
    });
    const [port] = ports;
    if (failure === null && port !== undefined && command.type === "iframe_integration" && command.payload.action === "init")
      takePort(port, origin);
    if (id === null) return;
    if (failure === null) channel.control("sb:ack", {}, id);
    else channel.control("sb:error", { code: failure }, id);
  }

  function refuse({ reason, id }: Extract<Verdict, { readonly type: "refused" }>): void {
    note(reason);
    const code = answerable.get(reason);
    if (id === null || code === undefined || (reason === "rate_limited" && hasReportedLimit)) return;
    channel.control("sb:error", { code }, id);
    if (reason !== "rate_limited") return;
    hasReportedLimit = true;
    setTimeout(() => (hasReportedLimit = false), 1_000);
  }

  function receive(event: ReceivedEvent): void {
    const { source, origin, isTrusted, data } = event;
    const verdict = judge({ source, origin, isTrusted, data });
    if (verdict.type === "refused") refuse(verdict);
    else if (verdict.type === "viewport") takeViewport(verdict.payload);
    else if (verdict.type === "command") void follow(verdict, event);
    else if (verdict.name === "sb:ping") channel.control("sb:pong", {}, verdict.id);
    else if (verdict.replyTo !== null) channel.resolve(verdict.replyTo, verdict.name === "sb:ack" ? null : "unsupported");
  }
  addEventListener("message", receive);

  for (const at of greetingsMs)
    setTimeout(() => {
      if (channel.isOpen()) return;
      channel.send("initialized", {
        protocols: [protocolVersion],
        build: String(protocolVersion),
        capabilities,
        nonce,
        locale: current.store.locale,
        loggedIn: current.store.session.getState().player !== null,
      });
    }, at);
  let endSilence = (): void => undefined;
  root.dataset["host"] = "waiting";
  setTimeout(() => {
    if (channel.isOpen()) return;
    root.dataset["host"] = "silent";
    endSilence = onSilence();
  }, silentAfterMs);
  channel.onOpen(() => {
    endSilence();
    if (root.dataset["host"] !== "connected") void auth.request("first");
    root.dataset["host"] = "connected";
  });
  followLanguageLinks(changeLocale);

  const events = createHostEvents({ channel, onPage: layout.scrollToTop });
  let stopPage = followPage(current, { channel, signIn, auth, events });
  return {
    follow(next) {
      stopPage();
      current = next;
      stopPage = followPage(next, { channel, signIn, auth, events });
    },
  };
}

function followPage(
  page: ConnectedPage,
  {
    channel,
    signIn,
    auth,
    events,
  }: {
    readonly channel: HostChannel;
    readonly signIn: HostSignIn;
    readonly auth: ReturnType<typeof createFrameAuth>;
    readonly events: HostEvents;
  },
): () => void {
  const { session } = page.store;
  let wasSignedIn = session.getState().player !== null;
  const stopEvents = events.follow(page);
  const stopSession = session.subscribe(({ status }) => {
    const isExpired = wasSignedIn && status === "signedOut";
    wasSignedIn = status === "signedIn";
    if (isExpired && channel.isOpen()) void renew(page, { signIn, auth });
  });
  const stopSignIn = signIn.follow(() => page.navigation.getState().page.address);
  return () => {
    stopSignIn();
    stopEvents();
    stopSession();
  };
}

/** Asks the host to renew an expired session, else to sign the player in. */
async function renew(
  { navigation }: ConnectedPage,
  { signIn, auth }: { readonly signIn: HostSignIn; readonly auth: ReturnType<typeof createFrameAuth> },
): Promise<void> {
  if (auth.isLeaving()) return;
  if (await auth.request("expired")) return;
  const { address } = navigation.getState().page;
  if (!(await signIn.request("sign-in", { reason: "session_expired", returnTo: address }))) openAuth({ kind: "sign_in" });
}

/** Changes the language in place when the player follows a link to another one. */
function followLanguageLinks(changeLocale: (locale: string) => Promise<void>): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[hreflang]") : null;
    const [, locale = ""] = link === null ? [] : link.pathname.split("/");
    if (locale === "" || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void changeLocale(locale);
  });
}

/** Counts refused messages and reports them once a minute for each reason, so that a flood does not fill the log. */
function createRefusalLog(report: (error: unknown) => void): { note(reason: string): void; count(): number } {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    count: () => total,
    note(reason) {
      total += 1;
      const before = counts.get(reason) ?? 0;
      counts.set(reason, before + 1);
      if (before > 0) return;
      setTimeout(() => {
        report(new Error(`Messages to the frame were refused: ${reason}, ${counts.get(reason) ?? 0} within a minute.`));
        counts.delete(reason);
      }, logEveryMs);
    },
  };
}
