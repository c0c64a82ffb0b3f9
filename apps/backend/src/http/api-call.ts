import type { EndpointShape, TypesOf } from "@touchline/contract/endpoint";
import type { PlayerRow } from "../platform/database/player-tables.ts";

/** Lets handlers return readonly values where the contract's types are mutable. */
type ReadonlyDeep<Value> = Value extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: ReadonlyDeep<Value[Name]> }
    : Value;

/** An expected error of a call; sent as `ErrorBody`. */
export interface Refusal {
  readonly type: "refusal";
  readonly status: 400 | 401 | 403 | 404 | 409 | 422 | 423 | 429 | 503;
  readonly code: string;
  readonly message: string;
  readonly field?: string;
  readonly retryAfterSeconds?: number;
}

/** How the reply changes the session cookie. */
export type SessionChange = { readonly type: "start"; readonly token: string } | { readonly type: "end" };

type ReplyOf<Replies> = {
  [Status in keyof Replies]: {
    readonly type: "reply";
    readonly status: Status;
    readonly body: ReadonlyDeep<Replies[Status]>;
    readonly session?: SessionChange;
    readonly headers?: Readonly<Record<string, string>>;
  };
}[keyof Replies];

/** A body that is already serialized JSON. */
interface RawReply {
  readonly type: "raw";
  readonly status: number;
  readonly json: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export type ApiReply<Shape extends EndpointShape> = ReplyOf<TypesOf<Shape>["reply"]> | RawReply | Refusal;

/** A call as its handler receives it, already validated against the contract. */
export interface ApiCall<Shape extends EndpointShape, Player> {
  readonly params: TypesOf<Shape>["params"];
  readonly query: TypesOf<Shape>["query"];
  readonly body: TypesOf<Shape>["body"];
  /** Null unless the contract's access is `player`. */
  readonly player: Shape["access"] extends "player" ? Player : null;
  /** The signed-in player of a public call, loaded on demand. */
  findPlayer(): Promise<Player | null>;
  /** The supported locale that suits the caller best. */
  readonly locale: string;
  readonly sessionToken: string | null;
  readonly ip: string;
  /** A header's single value; `name` is lower case. */
  header(name: string): string | null;
}

export function notFound(what: string): Refusal {
  return { type: "refusal", status: 404, code: "not_found", message: `Unknown ${what}.` };
}

/** A 429 with `Retry-After`. */
export function tooMany(retryAfterSeconds: number): Refusal {
  return {
    type: "refusal",
    status: 429,
    code: "too_many_requests",
    message: "Too many requests. Wait a moment and try again.",
    retryAfterSeconds,
  };
}

/** Optional parts of a reply. */
export interface ReplyExtras {
  readonly session?: SessionChange;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A reply with a status that the contract declares. */
export function answer<const Status extends number, Body>(
  status: Status,
  body: Body,
  extras: ReplyExtras = {},
): ReplyExtras & { readonly type: "reply"; readonly status: Status; readonly body: Body } {
  return { type: "reply", status, body, ...extras };
}

/** Header of personal replies to public calls. */
export const noStore = { "cache-control": "no-store" } as const;

/** Headers of replies that lack prices, which are still being computed; the caller may repeat the call. */
export const pricesFollow = { ...noStore, "retry-after": "1" } as const;

/** Handles the calls of one endpoint. */
type Handler<Shape extends EndpointShape> = (call: ApiCall<Shape, PlayerRow>) => Promise<ApiReply<Shape>> | ApiReply<Shape>;

/** How long a reply may be cached. */
interface ImplementationOptions<Shape extends EndpointShape> {
  /** Caches the serialized reply by address and locale, unless `isPersonal` returns true. */
  readonly cacheForMs?: number;
  readonly isPersonal?: (query: ApiCall<Shape, PlayerRow>["query"]) => boolean;
}

/** An endpoint with its handler, with the endpoint's types erased. */
export interface Implementation {
  readonly shape: EndpointShape;
  readonly cacheForMs: number;
  readonly isPersonal: (query: unknown) => boolean;
  readonly handle: (call: ApiCall<EndpointShape, PlayerRow>) => Promise<ApiReply<EndpointShape>> | ApiReply<EndpointShape>;
}

/** Pairs an endpoint of the contract with its handler. */
export function implement<const Shape extends EndpointShape>(
  shape: Shape,
  handler: Handler<Shape>,
  options: ImplementationOptions<Shape> = {},
): Implementation {
  const { cacheForMs = 0, isPersonal } = options;
  return {
    shape,
    cacheForMs,
    // Safe: requests have been validated against this shape.
    isPersonal: (query) => isPersonal?.(query as ApiCall<Shape, PlayerRow>["query"]) ?? false,
    // Safe for the same reason; a list of all endpoints has no common shape.
    handle: (call) => handler(call as unknown as ApiCall<Shape, PlayerRow>) as ReturnType<Implementation["handle"]>,
  };
}
