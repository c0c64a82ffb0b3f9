import { failure, success, type Result } from "@touchline/domain";
import type { EndpointShape } from "@touchline/contract/endpoint";
import type { HttpAnswer, HttpPort } from "./ports.ts";
import { ApiFailure, toRefusal, withExchange, type ApiError } from "./api-error.ts";
import type { CallInput, CallReply, EndpointCall } from "./endpoint-call.ts";

const defaultTimeoutMs = 10_000;

interface ClientOptions {
  readonly http: HttpPort;
  readonly locale: string;
  /** Told of each 401, which ends the session (spec.md 8). */
  readonly onUnauthorized: () => void;
}

/** Calls the sportsbook and platform APIs by the contract. */
export interface ApiClient {
  /** Answers a value or the error, never throws. */
  call<Shape extends EndpointShape>(endpoint: EndpointCall<Shape>, input: CallInput<Shape>): Promise<Result<CallReply<Shape>, ApiError>>;
  /** The same for query functions: throws `ApiFailure`. */
  fetch<Shape extends EndpointShape>(endpoint: EndpointCall<Shape>, input: CallInput<Shape>): Promise<CallReply<Shape>>;
}

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

function toPath(template: string, { params = {}, query = {} }: LooseInput): string {
  const path = template.replace(/:([A-Za-z]+)/gu, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return (Array.isArray(value) ? value : [value]).map((item) => `${encodeURIComponent(name)}=${encodeURIComponent(String(item))}`);
  });
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}

function parseJson(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A server keeps answers for the pages of a moment: each is parsed once, and nobody changes what was read. */
const parsed = new WeakMap<HttpAnswer, { readonly body: unknown }>();

function readBody(answer: Extract<HttpAnswer, { readonly type: "answer" }>): unknown {
  const known = parsed.get(answer);
  if (known !== undefined) return known.body;
  const body = parseJson(answer.text);
  parsed.set(answer, { body });
  return body;
}

/** Makes a client; unsafe methods always declare JSON, which the server asks of them (trust: CSRF). */
export function createApiClient({ http, locale, onUnauthorized }: ClientOptions): ApiClient {
  async function call<Shape extends EndpointShape>(
    endpoint: EndpointCall<Shape>,
    input: CallInput<Shape>,
  ): Promise<Result<CallReply<Shape>, ApiError>> {
    // Whatever the endpoint, its input has at most these parts; which ones, only the caller's shape says.
    const loose = input as unknown as LooseInput;
    const isUnsafe = endpoint.method !== "GET";
    const path = toPath(endpoint.path, loose);
    const requestBody = loose.body === undefined ? null : JSON.stringify(loose.body);
    const answer = await http({
      method: endpoint.method,
      path,
      headers: {
        accept: "application/json",
        "accept-language": locale,
        ...(isUnsafe ? { "content-type": "application/json", "x-sb-request": "1" } : {}),
        ...loose.headers,
      },
      body: requestBody,
      timeoutMs: loose.timeoutMs ?? defaultTimeoutMs,
      signal: loose.signal,
    });
    if (answer.type !== "answer") return failure(answer);
    const body = readBody(answer);
    if (answer.status >= 200 && answer.status < 300)
      return body === undefined ? failure({ type: "unreadable" }) : success(body as CallReply<Shape>);
    if (answer.status === 401 && !endpoint.isLimit) onUnauthorized();
    return failure(withExchange(toRefusal(answer.status, body), { path, requestBody, responseText: answer.text }));
  }
  return {
    call,
    async fetch(endpoint, input) {
      const result = await call(endpoint, input);
      if (!result.ok) throw new ApiFailure(result.error);
      return result.value;
    },
  };
}
