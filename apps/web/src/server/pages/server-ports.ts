import type { HttpAnswer, HttpPort, StorePorts } from "@touchline/store";
import { randomUUID } from "node:crypto";

/** Public answers of the backend, each asked for once at a time and kept for a moment. */
interface AnswerCache {
  get(key: string, ask: () => Promise<HttpAnswer>): Promise<HttpAnswer>;
}

const keptMs = 500;
const maxEntries = 400;

export function createAnswerCache(): AnswerCache {
  const entries = new Map<string, { readonly answer: Promise<HttpAnswer>; readonly until: number }>();
  return {
    async get(key, ask) {
      const known = entries.get(key);
      if (known !== undefined && known.until > performance.now()) return known.answer;
      entries.delete(key);
      if (entries.size >= maxEntries) entries.delete(entries.keys().next().value ?? key);
      const answer = ask();
      entries.set(key, { answer, until: performance.now() + keptMs });
      const got = await answer;
      if (got.type !== "answer" || got.status >= 400) entries.delete(key);
      return got;
    },
  };
}

interface ServerPortsOptions {
  readonly backendOrigin: string;
  readonly cache: AnswerCache;
  /** The visitor's cookies: preferences are read from them, and a session is passed on. */
  readonly cookies: ReadonlyMap<string, string>;
  readonly cookieHeader: string | null;
  /** Whether the session is the one of a page within a frame. */
  readonly isEmbedded: boolean;
  /** Address of the visitor, who is counted for what the page asks: else all visitors share the limits of this server. */
  readonly callerAddress: string;
  /** Headers that tell the backend where the visitor is. */
  readonly placeHeaders: Readonly<Record<string, string>>;
  readonly report: (error: unknown) => void;
  /** Told of every call whether something answered it: false for silence and for an answer that nothing is there (502, 503, 504). */
  readonly onCall: (isAnswered: boolean) => void;
}

/** Answers to one player only: asked with the player's session, and never kept. */
const personalPath = /^\/(?:platform\/|api\/v3\/bets\b)/u;

async function send(
  backendOrigin: string,
  { method, path, headers, body, timeoutMs }: Parameters<HttpPort>[0],
  { cookie, isEmbedded, callerAddress }: Pick<ServerPortsOptions, "isEmbedded" | "callerAddress"> & { readonly cookie: string | null },
): Promise<HttpAnswer> {
  try {
    const reply = await fetch(`${backendOrigin}${path}`, {
      method,
      body,
      headers: {
        ...headers,
        "accept-encoding": "identity",
        "x-forwarded-for": callerAddress,
        ...(cookie === null ? {} : { cookie, "sec-fetch-site": "same-origin", ...(isEmbedded ? { "x-sb-embed": "1" } : {}) }),
      },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    return { type: "answer", status: reply.status, text: await reply.text() };
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError" ? { type: "timeout" } : { type: "unreachable" };
  }
}

function isAnswered(answer: HttpAnswer): boolean {
  return answer.type === "answer" && (answer.status < 502 || answer.status > 504);
}

/** The server as a store sees it: nothing is kept, nothing ticks. */
export function createServerPorts({
  backendOrigin,
  cache,
  cookies,
  cookieHeader,
  isEmbedded,
  callerAddress,
  placeHeaders,
  report,
  onCall,
}: ServerPortsOptions): StorePorts {
  const forgetful = { read: () => null, write: () => undefined };
  return {
    http: async (asked) => {
      const request = { ...asked, headers: { ...asked.headers, ...placeHeaders } };
      const isPersonal = personalPath.test(request.path);
      const ask = async (): Promise<HttpAnswer> =>
        send(backendOrigin, request, { cookie: isPersonal ? cookieHeader : null, isEmbedded, callerAddress });
      const key = `${request.method} ${request.path} ${request.headers["accept-language"] ?? ""} ${request.body ?? ""} ${Object.values(placeHeaders).join()}`;
      const answer = await (isPersonal ? ask() : cache.get(key, ask));
      onCall(isAnswered(answer));
      return answer;
    },
    sessionStorage: forgetful,
    localStorage: forgetful,
    preferences: { read: (name) => cookies.get(name) ?? null, write: () => undefined },
    time: { now: () => Date.now(), after: () => () => undefined, beforePaint: () => undefined },
    online: { isOnline: () => true, subscribe: () => () => undefined },
    createId: () => randomUUID(),
    report,
  };
}
