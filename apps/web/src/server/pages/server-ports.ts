import type { HttpAnswer, HttpPort, StorePorts, WirePort } from "@touchline/store";
import { inSpan, openTraceparent } from "@touchline/telemetry";
import { randomUUID } from "node:crypto";
import { exchange } from "../http/exchange.ts";

/** Caches public replies of the backend briefly; concurrent requests share one call. */
interface AnswerCache {
  get(key: string, ask: () => Promise<HttpAnswer>): Promise<HttpAnswer>;
}

const ttlMs = 500;
const maxEntries = 400;

export function createAnswerCache(): AnswerCache {
  const entries = new Map<string, { readonly answer: Promise<HttpAnswer>; readonly until: number }>();

  /** Removes expired replies, oldest first, because a parsed list takes up to half a megabyte. */
  function dropExpired(): void {
    for (const [key, { until }] of entries) {
      if (until > performance.now()) return;
      entries.delete(key);
    }
  }

  return {
    async get(key, ask) {
      const known = entries.get(key);
      if (known !== undefined && known.until > performance.now()) return known.answer;
      entries.delete(key);
      dropExpired();
      if (entries.size >= maxEntries) entries.delete(entries.keys().next().value ?? key);
      const answer = ask();
      entries.set(key, { answer, until: performance.now() + ttlMs });
      const got = await answer;
      if (got.type !== "answer" || got.status >= 400) entries.delete(key);
      return got;
    },
  };
}

interface ServerPortsOptions {
  /** The translation of the backend's replies, one for all pages. */
  readonly wire: WirePort;
  readonly backendOrigin: string;
  readonly cache: AnswerCache;
  /** The visitor's cookies, for preferences and the session. */
  readonly cookies: ReadonlyMap<string, string>;
  readonly cookieHeader: string | null;
  /** The session belongs to a framed page. */
  readonly isEmbedded: boolean;
  /** The visitor's address, so that calls count towards the visitor's rate limits and not the server's. */
  readonly callerAddress: string;
  /** Headers with the visitor's country. */
  readonly countryHeaders: Readonly<Record<string, string>>;
  readonly report: (error: unknown) => void;
  /** Called when the backend answers that the site is blocked in the visitor's country. */
  readonly onBlocked: () => void;
  /** Called after every call; false for no reply and for 502, 503 and 504. */
  readonly onCall: (isAnswered: boolean) => void;
}

/** Replies for one player: requested with the session and never cached. */
const personalPath = /^\/(?:platform\/|api\/v3\/bets\b)/u;

function callBackend(...call: Parameters<typeof send>): Promise<HttpAnswer> {
  const [, { method, path }] = call;
  const values = { "http.request.method": method, "url.path": path.split("?", 1)[0] ?? path };
  return inSpan(`call ${method}`, { kind: "client", values }, async (span) => {
    const answer = await send(...call);
    if (answer.type === "answer") span?.set({ "http.response.status_code": answer.status });
    else span?.fail(answer.type);
    return answer;
  });
}

async function send(
  backendOrigin: string,
  { method, path, headers, body, timeoutMs }: Parameters<HttpPort>[0],
  { cookie, isEmbedded, callerAddress }: Pick<ServerPortsOptions, "isEmbedded" | "callerAddress"> & { readonly cookie: string | null },
): Promise<HttpAnswer> {
  const traceparent = openTraceparent();
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const reply = await exchange(`${backendOrigin}${path}`, {
      method,
      body,
      headers: {
        ...headers,
        "accept-encoding": "identity",
        "x-forwarded-for": callerAddress,
        ...(traceparent === null ? {} : { traceparent }),
        ...(cookie === null ? {} : { cookie, "sec-fetch-site": "same-origin", ...(isEmbedded ? { "x-sb-embed": "1" } : {}) }),
      },
      signal,
    });
    return { type: "answer", ...reply };
  } catch {
    return { type: signal.aborted ? "timeout" : "unreachable" };
  }
}

function isAnswered(answer: HttpAnswer): boolean {
  return answer.type === "answer" && (answer.status < 502 || answer.status > 504);
}

/** Ports of a store on the server: nothing is stored and no timer runs. */
export function createServerPorts({
  wire,
  backendOrigin,
  cache,
  cookies,
  cookieHeader,
  isEmbedded,
  callerAddress,
  countryHeaders,
  report,
  onBlocked,
  onCall,
}: ServerPortsOptions): StorePorts {
  const emptyStorage = { read: () => null, write: () => undefined };
  return {
    http: async (asked) => {
      const request = { ...asked, headers: { ...asked.headers, ...countryHeaders } };
      const isPersonal = personalPath.test(request.path);
      const ask = async (): Promise<HttpAnswer> =>
        callBackend(backendOrigin, request, { cookie: isPersonal ? cookieHeader : null, isEmbedded, callerAddress });
      const key = `${request.method} ${request.path} ${request.headers["accept-language"] ?? ""} ${request.body ?? ""} ${Object.values(countryHeaders).join()}`;
      const answer = await (isPersonal ? ask() : cache.get(key, ask));
      onCall(isAnswered(answer));
      if (answer.type === "answer" && answer.status === 403 && answer.text.includes('"country_blocked"')) onBlocked();
      return answer;
    },
    wire: async () => wire,
    sessionStorage: emptyStorage,
    localStorage: emptyStorage,
    preferences: { read: (name) => cookies.get(name) ?? null, write: () => undefined },
    time: { now: () => Date.now(), after: () => () => undefined, beforePaint: () => undefined },
    online: { isOnline: () => true, subscribe: () => () => undefined },
    createId: () => randomUUID(),
    report,
  };
}
