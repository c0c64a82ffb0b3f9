import type { TSchema } from "typebox";

/** How one API call looks on the wire: both sides read it, requests are validated and replies filtered by it. */
export interface EndpointShape {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with `:name` parameters, from the server root (decisions 0). */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** Who may call it: anybody, or a signed-in player (401 otherwise). */
  readonly access: "public" | "player";
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** Schema of each successful status; errors are always `ErrorBody`. */
  readonly reply: Readonly<Record<number, TSchema>>;
}

/** Declares an endpoint and keeps its literal types. */
export function endpoint<const Shape extends EndpointShape>(shape: Shape): Shape {
  return shape;
}
