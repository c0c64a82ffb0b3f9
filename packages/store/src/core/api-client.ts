import type { EndpointShape, TypesOf } from "@touchline/contract/endpoint";
import { failure, type Result, success } from "@touchline/domain";
import type { HttpAnswer, HttpPort, WireCall, WirePort, WireReply } from "./ports.ts";
import { type ApiError, ApiFailure, toRefusal, withExchange } from "./api-error.ts";

type Named<Name extends string, Value> = Value extends undefined
  ? { readonly [Key in Name]?: undefined }
  : { readonly [Key in Name]: Value };
type SuccessStatus = 200 | 201 | 202 | 204;

/** The arguments of a call: exactly what the contract declares. */
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

/** Calls of endpoints by name; the compiler checks method and path against the contract. */
export type EndpointCalls<Endpoints> = {
  readonly [Name in keyof Endpoints]: Endpoints[Name] extends EndpointShape ? EndpointCall<Endpoints[Name]> : never;
};

const defaultTimeoutMs = 10_000;
const sendTimeoutMs = 12_000;

interface ClientOptions {
  readonly http: HttpPort;
  /** Loads the translation of replies; without it, replies are used unchanged. */
  readonly wire?: (() => Promise<WirePort>) | undefined;
  readonly locale: string;
  /** Product time, epoch ms. */
  readonly now?: () => number;
  /** Called for each 401, which ends the session (spec.md 8). */
  readonly onUnauthorized: () => void;
}

/** Status and body of an answer; `body` is null without one or when it is not JSON. */
export interface RawAnswer extends WireReply {
  /** The body of a success as the contract declares it; undefined when a reader could not use it. */
  readonly value?: unknown;
}

/** Calls the sportsbook and platform APIs according to the contract. */
export interface ApiClient {
  /** Returns a value or an error; never throws. */
  call<Shape extends EndpointShape>(endpoint: EndpointCall<Shape>, input: CallInput<Shape>): Promise<Result<CallReply<Shape>, ApiError>>;
  /** Like `call`, but for query functions: throws `ApiFailure`. */
  fetch<Shape extends EndpointShape>(endpoint: EndpointCall<Shape>, input: CallInput<Shape>): Promise<CallReply<Shape>>;
  /** Returns the raw answer, for calls that move money, whose answers are read field by field. Null when there is no answer. */
  send<Shape extends EndpointShape>(endpoint: EndpointCall<Shape>, input: CallInput<Shape>): Promise<RawAnswer | null>;
}

/** Whether a call succeeded, by its HTTP status. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

interface LooseInput extends Partial<Pick<WireCall, "params" | "query" | "body" | "headers">> {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

function toPath({ path: template, params, query }: WireCall): string {
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

/** A server shares cached answers between pages: each is parsed and read once and never changed. */
const parsedAnswers = new WeakMap<HttpAnswer, { readonly reply: WireReply; value?: unknown }>();

const unchanged: Pick<WirePort, "request" | "reply" | "read"> = {
  request: (call) => call,
  reply: (_call, reply) => reply,
  read: (_call, body) => body,
};

/** Creates a client. Unsafe methods always declare JSON, which the server requires as a protection against CSRF (trust: CSRF). */
export function createApiClient({ http, locale, onUnauthorized, wire: loadWire, now = Date.now }: ClientOptions): ApiClient {
  async function exchange<Shape extends EndpointShape>(endpoint: EndpointCall<Shape>, input: CallInput<Shape>, timeoutMs: number) {
    // Every input has at most these fields; the type of the call determines which.
    const loose = input as unknown as LooseInput;
    const isUnsafe = endpoint.method !== "GET";
    // Loaded before the call is sent: a bet must not be placed by a page that cannot read the reply.
    const wire = loadWire === undefined ? unchanged : await loadWire().catch(() => null);
    if (wire === null) return { type: "unreachable" as const };
    const asked: WireCall = {
      method: endpoint.method,
      path: endpoint.path,
      params: loose.params ?? {},
      query: loose.query ?? {},
      body: loose.body,
      headers: {
        accept: "application/json",
        "accept-language": locale,
        ...(isUnsafe ? { "content-type": "application/json", "x-sb-request": "1" } : {}),
        ...loose.headers,
      },
    };
    const call = wire.request(asked);
    const path = toPath(call);
    const requestBody = call.body === undefined ? null : JSON.stringify(call.body);
    const answer = await http({
      method: call.method,
      path,
      headers: call.headers,
      body: requestBody,
      timeoutMs: loose.timeoutMs ?? timeoutMs,
      signal: loose.signal,
    });
    if (answer.type !== "answer") return answer;
    const parsed = parsedAnswers.get(answer) ?? { reply: wire.reply(asked, { status: answer.status, body: parseJson(answer.text) }) };
    parsedAnswers.set(answer, parsed);
    const { reply } = parsed;
    if (reply.status === 401 && !endpoint.isLimit) onUnauthorized();
    const read = (): unknown => (reply.body === undefined ? undefined : (parsed.value ??= wire.read(asked, reply.body, now())));
    return { type: "answer" as const, reply, read, path, requestBody, responseText: answer.text };
  }

  async function call<Shape extends EndpointShape>(
    endpoint: EndpointCall<Shape>,
    input: CallInput<Shape>,
  ): Promise<Result<CallReply<Shape>, ApiError>> {
    const exchanged = await exchange(endpoint, input, defaultTimeoutMs);
    if (exchanged.type !== "answer") return failure(exchanged);
    const { reply, path, requestBody, responseText } = exchanged;
    if (!isSuccess(reply.status)) return failure(withExchange(toRefusal(reply.status, reply.body), { path, requestBody, responseText }));
    const value = exchanged.read();
    return value === undefined ? failure({ type: "unreadable" }) : success(value as CallReply<Shape>);
  }

  return {
    call,
    async fetch(endpoint, input) {
      const result = await call(endpoint, input);
      if (!result.ok) throw new ApiFailure(result.error);
      return result.value;
    },
    async send(endpoint, input) {
      const exchanged = await exchange(endpoint, input, sendTimeoutMs);
      if (exchanged.type !== "answer") return null;
      const { status, body } = exchanged.reply;
      return { status, body: body ?? null, value: isSuccess(status) ? exchanged.read() : undefined };
    },
  };
}
