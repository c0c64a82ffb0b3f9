import type { EndpointShape, TypesOf } from "@touchline/contract/endpoint";
import type { PlayerRow } from "../platform/database/player-tables.ts";

/** What handlers may return where the contract's types are mutable. */
type ReadonlyDeep<Value> = Value extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: ReadonlyDeep<Value[Name]> }
    : Value;

/** A call that is refused; sent as `ErrorBody`. */
export interface Refusal {
  readonly type: "refusal";
  readonly status: 400 | 401 | 403 | 404 | 409 | 422 | 423 | 429 | 503;
  readonly code: string;
  readonly message: string;
  readonly field?: string;
  readonly retryAfterSeconds?: number;
}

/** What happens to the session cookie with the reply. */
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

/** A body that is JSON already, byte for byte. */
interface RawReply {
  readonly type: "raw";
  readonly status: number;
  readonly json: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export type ApiReply<Shape extends EndpointShape> = ReplyOf<TypesOf<Shape>["reply"]> | RawReply | Refusal;

/** One call as its handler sees it: everything is checked against the contract already. */
export interface ApiCall<Shape extends EndpointShape, Player> {
  readonly params: TypesOf<Shape>["params"];
  readonly query: TypesOf<Shape>["query"];
  readonly body: TypesOf<Shape>["body"];
  /** Known only where the contract's access is `player`. */
  readonly player: Shape["access"] extends "player" ? Player : null;
  /** The signed-in player of a public call, looked up when asked for. */
  findPlayer(): Promise<Player | null>;
  /** Offered locale that fits the caller best. */
  readonly locale: string;
  readonly sessionToken: string | null;
  readonly ip: string;
  /** A header's single value, lower-case name. */
  header(name: string): string | null;
}

/** A 404 in the usual words. */
export function notFound(what: string): Refusal {
  return { type: "refusal", status: 404, code: "not_found", message: `There is no such ${what}.` };
}

/** A 429 with the time to wait. */
export function tooMany(retryAfterSeconds: number): Refusal {
  return { type: "refusal", status: 429, code: "too_many_requests", message: "Too many at once. Wait a moment.", retryAfterSeconds };
}

/** What may come with a reply. */
export interface ReplyExtras {
  readonly session?: SessionChange;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A reply of a status that the contract declares. */
export function answer<const Status extends number, Body>(
  status: Status,
  body: Body,
  extras: ReplyExtras = {},
): ReplyExtras & { readonly type: "reply"; readonly status: Status; readonly body: Body } {
  return { type: "reply", status, body, ...extras };
}

/** Keeps a public call's personal reply out of every cache. */
export const noStore = { "cache-control": "no-store" } as const;

/** Answers one endpoint of the contract. */
type Handler<Shape extends EndpointShape> = (call: ApiCall<Shape, PlayerRow>) => Promise<ApiReply<Shape>> | ApiReply<Shape>;

/** How a reply may be kept. */
interface ImplementationOptions<Shape extends EndpointShape> {
  /** Keeps the serialized reply this long for everybody with the same address and locale, unless `isPersonal` says otherwise. */
  readonly cacheForMs?: number;
  readonly isPersonal?: (query: ApiCall<Shape, PlayerRow>["query"]) => boolean;
}

/** An endpoint with its handler, its types no longer told apart. */
export interface Implementation {
  readonly shape: EndpointShape;
  readonly cacheForMs: number;
  readonly isPersonal: (query: unknown) => boolean;
  readonly handle: (call: ApiCall<EndpointShape, PlayerRow>) => Promise<ApiReply<EndpointShape>> | ApiReply<EndpointShape>;
}

/** Joins an endpoint of the contract with what answers it. */
export function implement<const Shape extends EndpointShape>(
  shape: Shape,
  handler: Handler<Shape>,
  options: ImplementationOptions<Shape> = {},
): Implementation {
  const { cacheForMs = 0, isPersonal } = options;
  return {
    shape,
    cacheForMs,
    // Requests were checked against this very shape before they come here, so the parts have its types.
    isPersonal: (query) => isPersonal?.(query as ApiCall<Shape, PlayerRow>["query"]) ?? false,
    // For the same reason; the shape is not known where all endpoints stand in one list.
    handle: (call) => handler(call as unknown as ApiCall<Shape, PlayerRow>) as ReturnType<Implementation["handle"]>,
  };
}
