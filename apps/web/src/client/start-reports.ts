import {
  createErrorReporter,
  createPageTimer,
  type ErrorFacts,
  type ErrorReporter,
  isIconFetchFailure,
  type PageTimer,
  scrubAddress,
  type SendOutcome,
  thrownMessage,
} from "@touchline/store/errors";
import type { Store } from "@touchline/store";
import type { Navigation } from "../navigation/navigation.ts";

type Watcher = Pick<ErrorReporter, "addBreadcrumb"> & Pick<PageTimer, "activity">;

function pathOf(input: RequestInfo | URL): string {
  const address = input instanceof Request ? input.url : String(input);
  return scrubAddress(address.replace(location.origin, ""));
}

/** Adds a breadcrumb for every fetch of the page; the fetch itself is unchanged. */
function watchFetches({ addBreadcrumb, activity }: Watcher): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const done = activity();
    const call = `${init?.method ?? "GET"} ${pathOf(input)}`;
    try {
      const reply = await send(input, init);
      addBreadcrumb({ category: "http", level: reply.ok ? "info" : "warning", message: `${call} ${reply.status}` });
      return reply;
    } catch (error) {
      addBreadcrumb({ category: "http", level: "error", message: `${call} no answer` });
      throw error;
    } finally {
      done();
    }
  };
}

declare const __RELEASE__: string;
declare global {
  /** Errors recorded before reporting starts. */
  var earlyErrors: Event[] | undefined;
}

function takeEarlyErrors(): readonly Event[] {
  const errors = globalThis.earlyErrors ?? [];
  globalThis.earlyErrors = undefined;
  return errors;
}

function factsOfThrown(error: unknown, message: string): ErrorFacts {
  const known = error instanceof Error ? error : null;
  const own = typeof error === "object" && error !== null ? thrownMessage(error) : "";
  return { error, message: own || message, stack: known?.stack ?? "" };
}

/** The error of a window event; null for an event that is not an error. */
function factsOf(event: Event): ErrorFacts | null {
  if (event instanceof PromiseRejectionEvent) return factsOfThrown(event.reason, thrownMessage(event.reason));
  if (event instanceof ErrorEvent) return factsOfThrown(event.error, event.message);
  return event.target instanceof HTMLScriptElement ? { error: null, message: "", stack: "", isFromScriptElement: true } : null;
}

/** Uses the original `fetch`, so that sending a report adds no breadcrumb. */
function createSend(address: string, send: typeof fetch): (envelope: string) => Promise<SendOutcome> {
  const isOwn = new URL(address, location.origin).origin === location.origin;
  // A text type avoids a preflight request to another origin.
  const headers = { "content-type": isOwn ? "application/x-sentry-envelope" : "text/plain;charset=UTF-8" };
  return async (body) => {
    try {
      const { ok, status } = await send(address, { method: "POST", headers, body, credentials: "omit", keepalive: body.length < 50_000 });
      return ok ? "sent" : status >= 500 ? "failed" : "refused";
    } catch {
      return "failed";
    }
  };
}

/** Describes a pressed control by tag, id and class, without its text, which may be personal. */
function describeTarget(target: EventTarget | null): string | null {
  const control = target instanceof Element ? target.closest("button, a, [role=tab], input, select, summary") : null;
  if (control === null) return null;
  const [firstClass] = control.classList;
  return [control.tagName.toLowerCase(), control.id && `#${control.id}`, firstClass === undefined ? "" : `.${firstClass}`].join("");
}

function listenToErrors(reporter: ErrorReporter): void {
  const take = (event: Event): void => {
    const facts = factsOf(event);
    if (facts !== null && !isIconFetchFailure(facts.message, facts.stack)) reporter.capture(facts);
  };
  for (const event of takeEarlyErrors()) take(event);
  addEventListener("error", take, true);
  addEventListener("unhandledrejection", take);
}

/** Sends errors and page timings to the site's error-reporting service, if it has one. */
export async function startReports(store: Store, navigation: Navigation): Promise<void> {
  const { error_reporting: service } = await store.queries.load(store.listings.siteConfig());
  if (service == null) return void takeEarlyErrors();
  const { time, online, createId } = store.ports;
  const route = (): string => navigation.getState().page.route.path;
  const reporter = createErrorReporter({
    time,
    createId,
    send: createSend(service.address, globalThis.fetch),
    release: __RELEASE__,
    page: () => ({ route: route(), address: location.href, playerId: store.session.getState().player?.id ?? null }),
  });
  const timer = createPageTimer(time, reporter.timed);
  listenToErrors(reporter);
  watchFetches({ addBreadcrumb: reporter.addBreadcrumb, activity: timer.activity });
  online.subscribe(() => {
    if (online.isOnline()) void reporter.flush();
  });
  addEventListener(
    "click",
    ({ target }) => {
      const message = describeTarget(target);
      if (message !== null) reporter.addBreadcrumb({ category: "click", level: "info", message });
    },
    true,
  );
  let connection = store.realtime.getState().connection;
  store.realtime.subscribe(() => {
    const next = store.realtime.getState().connection;
    if (next !== connection)
      reporter.addBreadcrumb({ category: "connection", level: next === "disconnected" ? "warning" : "info", message: next });
    connection = next;
  });
  let shown = navigation.getState().page.address;
  navigation.subscribe(() => {
    const { pending, page } = navigation.getState();
    if (pending !== null && pending !== shown) timer.begin(page.route.path);
    if (page.address === shown) return;
    shown = page.address;
    reporter.addBreadcrumb({ category: "navigation", level: "info", message: scrubAddress(shown) });
  });
}
