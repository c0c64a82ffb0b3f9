import { protocolVersion } from "@touchline/embed/protocol";
import { createFrameAuth } from "./frame-auth.ts";
import { createFrameGuard, readViewport, type GuardRefusal, type Verdict } from "./frame-guard.ts";
import { startFrameLayout } from "./frame-layout.ts";
import type { FramePorts } from "./frame-ports.ts";
import type { HostLine } from "./host-line.ts";
import type { HostSignIn } from "./host-sign-in.ts";
import { askAuth } from "../elements/ask-auth.ts";
import { createHostNews, type HostNews } from "./host-news.ts";
import { createHostOrders, type FramePage } from "./host-orders.ts";

/** A page as the line to the host knows it. */
export interface JoinedPage extends FramePage {
  readonly wasReplacing: () => boolean;
}

interface JoinOptions {
  readonly page: JoinedPage;
  readonly element: Element;
  readonly frame: FramePorts;
  readonly line: HostLine;
  readonly signIn: HostSignIn;
  readonly parentOrigin: string;
  readonly changeLocale: (locale: string) => Promise<void>;
  readonly onUrlSync: (isHistoryElsewhere: boolean) => void;
  /** No answer came from the host; the answer is called when one does after all. */
  readonly onSilence: () => () => void;
}

type HeardEvent = Pick<MessageEvent<unknown>, "source" | "origin" | "isTrusted" | "data" | "ports">;

/** When `initialized` is said until the host answers. */
const greetingsMs = [0, 250, 1_000, 3_000];
const silentAfterMs = 4_000;
const logEveryMs = 60_000;
const capabilities = ["layout-auto", "auth-codes", "locale-in-place", "bet-codes", "port"];
/** Answered, since they come from a host that is allowed; the others are not even that. */
const answerable: ReadonlyMap<GuardRefusal, "bad_payload" | "unsupported" | "rate_limited"> = new Map([
  ["bad_payload", "bad_payload"],
  ["size", "bad_payload"],
  ["type", "unsupported"],
  ["rate_limited", "rate_limited"],
]);

/** Joins a page with its host: greets, judges what comes, follows it, and tells what happens. `follow` takes another page instead. */
export function joinHost({ page, element, frame, line, signIn, parentOrigin, changeLocale, onUrlSync, onSilence }: JoinOptions): {
  follow(next: JoinedPage): void;
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
  const layout = startFrameLayout(element, { line, report });
  const auth = createFrameAuth({
    frame,
    line,
    parentOrigin,
    store: () => current.store,
    onSwitched: (name) => current.store.alerts.show({ tone: "success", title: name }),
  });
  const obey = createHostOrders({ line, auth, layout, nonce, page: () => current, changeLocale, onUrlSync });
  const refusals = createRefusalLog(report);
  let viewport: { readonly payload: unknown } | null = null;
  let isLimitTold = false;

  function note(reason: GuardRefusal): void {
    refusals.note(reason);
    root.dataset["hostRefused"] = String(refusals.count());
  }

  function takeViewport(payload: unknown): void {
    const isWaiting = viewport !== null;
    viewport = { payload };
    if (isWaiting) return;
    requestAnimationFrame(() => {
      const told = readViewport(viewport?.payload);
      viewport = null;
      if (told === null) note("bad_payload");
      else layout.takeViewport(told);
    });
  }

  /** A port is as trustworthy as the message that brought it. */
  function takePort(port: MessagePort, origin: string): void {
    port.addEventListener("message", ({ isTrusted, data }) => hear({ source: window.parent, origin, isTrusted, data, ports: [] }));
    port.start();
    line.moveTo(port);
  }

  async function follow(
    { order, version, id, replyTo }: Extract<Verdict, { readonly type: "order" }>,
    { ports, origin }: HeardEvent,
  ): Promise<void> {
    if (replyTo !== null) line.answered(replyTo, null);
    const failure = await obey(order, version).catch((error: unknown) => {
      report(error);
      return "bad_payload" as const;
    });
    const [port] = ports;
    if (failure === null && port !== undefined && order.type === "iframe_integration" && order.payload.action === "init")
      takePort(port, origin);
    if (id === null) return;
    if (failure === null) line.control("sb:ack", {}, id);
    else line.control("sb:error", { code: failure }, id);
  }

  function refuse({ reason, id }: Extract<Verdict, { readonly type: "refused" }>): void {
    note(reason);
    const code = answerable.get(reason);
    if (id === null || code === undefined || (reason === "rate_limited" && isLimitTold)) return;
    line.control("sb:error", { code }, id);
    if (reason !== "rate_limited") return;
    isLimitTold = true;
    setTimeout(() => (isLimitTold = false), 1_000);
  }

  function hear(event: HeardEvent): void {
    const { source, origin, isTrusted, data } = event;
    const verdict = judge({ source, origin, isTrusted, data });
    if (verdict.type === "refused") refuse(verdict);
    else if (verdict.type === "viewport") takeViewport(verdict.payload);
    else if (verdict.type === "order") void follow(verdict, event);
    else if (verdict.name === "sb:ping") line.control("sb:pong", {}, verdict.id);
    else if (verdict.replyTo !== null) line.answered(verdict.replyTo, verdict.name === "sb:ack" ? null : "unsupported");
  }
  addEventListener("message", hear);

  for (const at of greetingsMs)
    setTimeout(() => {
      if (line.isOpen()) return;
      line.tell("initialized", {
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
    if (line.isOpen()) return;
    root.dataset["host"] = "silent";
    endSilence = onSilence();
  }, silentAfterMs);
  line.onOpen(() => {
    endSilence();
    if (root.dataset["host"] !== "connected") void auth.request("first");
    root.dataset["host"] = "connected";
  });
  followLanguageLinks(changeLocale);

  const news = createHostNews({ line, onPage: layout.scrollToTop });
  let stopPage = followPage(current, { line, signIn, auth, news });
  return {
    follow(next) {
      stopPage();
      current = next;
      stopPage = followPage(next, { line, signIn, auth, news });
    },
  };
}

function followPage(
  page: JoinedPage,
  {
    line,
    signIn,
    auth,
    news,
  }: {
    readonly line: HostLine;
    readonly signIn: HostSignIn;
    readonly auth: ReturnType<typeof createFrameAuth>;
    readonly news: HostNews;
  },
): () => void {
  const { session } = page.store;
  let wasSignedIn = session.getState().player !== null;
  const stopNews = news.follow(page);
  const stopSession = session.subscribe(({ status }) => {
    const isExpired = wasSignedIn && status === "signedOut";
    wasSignedIn = status === "signedIn";
    if (isExpired && line.isOpen()) void renew(page, { signIn, auth });
  });
  const stopSignIn = signIn.follow(() => page.navigation.getState().page.address);
  return () => {
    stopSignIn();
    stopNews();
    stopSession();
  };
}

/** A session that ended is renewed by the host, or else the player is asked to sign in there. */
async function renew(
  { navigation }: JoinedPage,
  { signIn, auth }: { readonly signIn: HostSignIn; readonly auth: ReturnType<typeof createFrameAuth> },
): Promise<void> {
  if (auth.isLeaving()) return;
  if (await auth.request("expired")) return;
  const { address } = navigation.getState().page;
  if (!(await signIn.ask("sign-in", { reason: "session_expired", returnTo: address }))) askAuth({ kind: "sign_in" });
}

/** Links to the page in another language change it in place. */
function followLanguageLinks(changeLocale: (locale: string) => Promise<void>): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[hreflang]") : null;
    const [, locale = ""] = link === null ? [] : link.pathname.split("/");
    if (locale === "" || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void changeLocale(locale);
  });
}

/** Counts refused messages and says so once a minute for each reason: a flood of them must not flood the log. */
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
