import type { IncomingHttpHeaders } from "node:http";
import type { Fields, Json } from "./entities.ts";
import type { Player } from "./players.ts";

/** A request as passed to the calls. */
export interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Fields;
  readonly headers: IncomingHttpHeaders;
  readonly session: string | null;
  /** The signed-in player; refuses with 401 without one. */
  player(): Player;
  /** The player; null for a visitor. */
  readonly visitor: Player | null;
}

export interface Reply {
  readonly status: number;
  readonly body?: Json;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call of the specification: the names that it accepts, and its answer. */
export interface CallRow {
  readonly method: string;
  /** With `:name` parameters. */
  readonly path: string;
  readonly query?: readonly string[];
  readonly body?: readonly string[];
  readonly answer: (call: Call) => Reply;
}

/** A refusal to be sent to the caller. */
export class CodedError extends Error {
  readonly status: number;
  readonly body: Json;
  constructor(status: number, body: Json) {
    super(JSON.stringify(body));
    this.name = "CodedError";
    this.status = status;
    this.body = body;
  }
}

export function refuse(status: number, body: Json): CodedError {
  return new CodedError(status, body);
}

/** Refuses unknown fields of a call, as a strict backend does. */
export function checkNames(given: Iterable<string>, known: readonly string[], place: string): void {
  const unknown = [...new Set(given)].filter((name) => !known.includes(name));
  if (unknown.length > 0) throw refuse(400, { message: `${place}: unknown ${unknown.join(", ")}` });
}

export function ok(body: Json): Reply {
  return { status: 200, body };
}

export function isFields(value: Json): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Items that must be objects, such as the bets of a request. */
export function rowsOf(value: Json, place: string): readonly Fields[] {
  if (!Array.isArray(value) || !value.every((item: Json) => isFields(item))) throw refuse(400, { message: `${place} must be a list` });
  return value as readonly Fields[];
}

/** The parameters of every paged list. */
export const paging = ["page", "limit"] as const;
const defaultLimit = 25;

/** One page of a list with its position (section 3 "Pagination"). */
export function pageOf<Item extends Json>(
  items: readonly Item[],
  query: URLSearchParams,
): { readonly data: readonly Item[]; readonly pagination: Fields } {
  const [page, limit] = [Number(query.get("page") ?? "1"), Number(query.get("limit") ?? String(defaultLimit))];
  if (!Number.isInteger(page) || !Number.isInteger(limit) || page < 1 || limit < 1 || limit > 500)
    throw refuse(400, { message: "page or limit" });
  const lastPage = Math.max(1, Math.ceil(items.length / limit));
  return { data: items.slice((page - 1) * limit, page * limit), pagination: { total: items.length, page, limit, last_page: lastPage } };
}
