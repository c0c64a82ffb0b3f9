import type { EndpointShape, TypesOf } from "@touchline/contract/endpoint";
import { failure, type Result, success } from "@touchline/domain";
import type { HttpAnswer, HttpPort } from "./ports.ts";
import { type ApiError, ApiFailure, toRefusal, withExchange } from "./api-error.ts";

type Named<Name extends string, Value> = Value extends undefined
  ? { readonly [Key in Name]?: undefined }
  : { readonly [Key in Name]: Value };
type SuccessStatus = 200 | 201 | 202 | 204;

/** What a caller passes: exactly what the contract declares. */
type CallInput<Shape extends EndpointShape> = Named<"params", TypesOf<Shape>["params"]> & {
  readonly query?: TypesOf<Shape>["query"];
} & Named<"body", TypesOf<Shape>["body"]> & {
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal | undefined;
    readonly timeoutMs?: number;
  };

/** The body of a successful answer. */
export type CallReply<Shape extends EndpointShape> = TypesOf<Shape>["reply"][keyof TypesOf<Shape>["reply"] & SuccessStatus];

/** Method and path of an endpoint, checked against the contract without importing it at run time. */
export interface EndpointCall<Shape extends EndpointShape> {
  readonly method: Shape["method"];
  readonly path: Shape["path"];
  /** A 401 of this call does not end the session. */
  readonly isLimit?: true;
}

/** Checks a call against the contract at compile time. */
export function endpoint<Shape extends EndpointShape>(call: EndpointCall<Shape>): EndpointCall<Shape> {
  return call;
}

const defaultTimeoutMs = 10_000;
const sendTimeoutMs = 12_000;

interface ClientOptions {
  readonly http: HttpPort;
  readonly locale: string;
  /** Called for each 401, which ends the session (spec.md 8). */
  readonly onUnauthorized: () => void;
}

/** Status and body of an answer; `body` is null without one or when it is not JSON. */
export interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Calls the sportsbook and platform APIs by the contract. */
export interface ApiClient {
  /** Returns a value or the error, never throws. */
  call<Shape extends EndpointShape>(endpoint: EndpointCall<Shape>, input: CallInput<Shape>): Promise<Result<CallReply<Shape>, ApiError>>;
  /** The same for query functions: throws `ApiFailure`. */
  fetch<Shape extends EndpointShape>(endpoint: EndpointCall<Shape>, input: CallInput<Shape>): Promise<CallReply<Shape>>;
  /** Returns the raw answer, for calls that move money, whose answers are read field by field. Null when there is no answer. */
  send<Shape extends EndpointShape>(endpoint: EndpointCall<Shape>, input: CallInput<Shape>): Promise<RawAnswer | null>;
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

/** A server shares cached answers between pages: each is parsed once and never changed. */
const parsed = new WeakMap<HttpAnswer, { readonly body: unknown }>();

function readBody(answer: Extract<HttpAnswer, { readonly type: "answer" }>): unknown {
  const known = parsed.get(answer);
  if (known !== undefined) return known.body;
  const body = parseJson(answer.text);
  parsed.set(answer, { body });
  return body;
}

/** Creates a client. Unsafe methods always declare JSON, which the server requires as a protection against CSRF (trust: CSRF). */
export function createApiClient({ http, locale, onUnauthorized }: ClientOptions): ApiClient {
  async function exchange<Shape extends EndpointShape>(endpoint: EndpointCall<Shape>, input: CallInput<Shape>, timeoutMs: number) {
    // Every input has at most these fields; only the caller's type says which.
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
      timeoutMs: loose.timeoutMs ?? timeoutMs,
      signal: loose.signal,
    });
    if (answer.type === "answer" && answer.status === 401 && !endpoint.isLimit) onUnauthorized();
    return { answer, path, requestBody };
  }

  async function call<Shape extends EndpointShape>(
    endpoint: EndpointCall<Shape>,
    input: CallInput<Shape>,
  ): Promise<Result<CallReply<Shape>, ApiError>> {
    const { answer, path, requestBody } = await exchange(endpoint, input, defaultTimeoutMs);
    if (answer.type !== "answer") return failure(answer);
    const body = readBody(answer);
    if (answer.status >= 200 && answer.status < 300)
      return body === undefined ? failure({ type: "unreadable" }) : success(body as CallReply<Shape>);
    return failure(withExchange(toRefusal(answer.status, body), { path, requestBody, responseText: answer.text }));
  }

  return {
    call,
    async fetch(endpoint, input) {
      const result = await call(endpoint, input);
      if (!result.ok) throw new ApiFailure(result.error);
      return result.value;
    },
    async send(endpoint, input) {
      const { answer } = await exchange(endpoint, input, sendTimeoutMs);
      return answer.type === "answer" ? { status: answer.status, body: readBody(answer) ?? null } : null;
    },
  };
}
