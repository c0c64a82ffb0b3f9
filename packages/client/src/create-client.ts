import { type Operations, operations } from "./api.gen.ts";

export type * from "./api.gen.ts";

export type OperationName = keyof Operations;

/** A reply that is not in the format of the API, such as a proxy's error page. */
export interface UnreadableReply {
  readonly code: "unreadable_reply";
  readonly message: string;
}

type Success<Replies> = {
  readonly [Status in keyof Replies]: {
    readonly ok: true;
    readonly status: Status;
    readonly data: Replies[Status];
    readonly headers: Headers;
  };
}[keyof Replies];

interface Failure<ApiError> {
  readonly ok: false;
  readonly status: number;
  readonly error: ApiError | UnreadableReply;
  readonly headers: Headers;
}

/** Result of a call: `data` by status, or the error of the API. A lost connection rejects the promise. */
export type CallResult<Name extends OperationName> = Name extends OperationName
  ? Success<Operations[Name]["replies"]> | Failure<Operations[Name]["error"]>
  : never;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Language of the texts of this call. */
  readonly locale?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Arguments<Name extends OperationName> = Operations[Name]["args"] & CallOptions;

/** One method for each operation of the API, named by its operationId. */
export type Client = {
  readonly [Name in OperationName]: (
    ...parts: Record<never, never> extends Operations[Name]["args"] ? [call?: Arguments<Name>] : [call: Arguments<Name>]
  ) => Promise<CallResult<Name>>;
};

export interface ClientOptions {
  /** Origin of the site, such as `https://www.example.com`. */
  readonly origin: string;
  /** Language of the texts; the site's first locale by default. */
  readonly locale?: string;
  /** Sent with every call, such as `authorization`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces `fetch`, for example to keep cookies outside a browser. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
}

interface AnyCall extends CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

function toAddress(path: string, { params = {}, query = {} }: AnyCall): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one));
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_match, name: string) => encodeURIComponent(String(params[name])));
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}

async function readJson(response: Response): Promise<{ readonly body: unknown } | null> {
  try {
    return { body: await response.json() };
  } catch {
    return null;
  }
}

/** A typed client of the API. */
export function createClient(options: ClientOptions): Client {
  const origin = new URL(options.origin).origin;
  const send = options.fetch ?? ((address, init) => fetch(address, init));

  async function call(name: OperationName, parts: AnyCall = {}): Promise<CallResult<OperationName>> {
    const { method, path } = operations[name];
    const locale = parts.locale ?? options.locale;
    const response = await send(origin + toAddress(path, parts), {
      method,
      credentials: "include",
      headers: {
        accept: "application/json",
        // Browsers set the origin themselves; outside of them, calls with a session require it.
        ...(method === "GET" ? {} : { "content-type": "application/json", origin }),
        ...(locale === undefined ? {} : { "accept-language": locale }),
        ...(parts.idempotencyKey === undefined ? {} : { "idempotency-key": parts.idempotencyKey }),
        ...options.headers,
        ...parts.headers,
      },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      ...(parts.signal === undefined ? {} : { signal: parts.signal }),
    });
    const { status, headers } = response;
    const read = await readJson(response);
    if (read === null)
      return { ok: false, status, error: { code: "unreadable_reply", message: `The reply is not JSON (${status}).` }, headers };
    // The server replies as described in the specification from which the types are generated.
    return (
      response.ok ? { ok: true, status, data: read.body, headers } : { ok: false, status, error: read.body, headers }
    ) as CallResult<OperationName>;
  }

  const methods = Object.keys(operations).map((name) => [name, (parts?: AnyCall) => call(name as OperationName, parts)] as const);
  return Object.fromEntries(methods) as unknown as Client; // each method has the types of its operation
}
