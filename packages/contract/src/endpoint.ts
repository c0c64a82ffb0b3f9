import type { Static, TSchema } from "typebox";

/** Description of an API call, used to validate requests and to filter replies. */
export interface EndpointShape {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with `:name` parameters, from the server root (decisions 0). */
  readonly path: string;
  readonly summary: string;
  /** Further sentences for the reference. */
  readonly description?: string;
  readonly tag: string;
  /** Who may call it: anybody, or a signed-in player (401 otherwise). */
  readonly access: "public" | "player";
  /** The server or game that calls it instead of the site's pages, authenticated by a header instead of a session. */
  readonly caller?: "provider" | "game" | "acquirer" | "host";
  /** A public call whose reply depends on the player if one is signed in. */
  readonly readsSession?: true;
  /** Accepts the header `Idempotency-Key`: a repeat with the same key has no further effect. */
  readonly isKeyed?: true;
  /** Its texts are in the language of the header `Accept-Language`. */
  readonly isLocalized?: true;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** Schema of each successful status; errors are always `ErrorBody`. */
  readonly reply: Readonly<Record<number, TSchema>>;
  /** Types of the validated parts; exists only at compile time. */
  readonly "~types"?: EndpointTypes;
}

/** Types of the parts of a call; `undefined` for a part that the endpoint does not have. */
export interface EndpointTypes {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** By status. */
  readonly reply: Readonly<Record<number, unknown>>;
}

type PartOf<Shape, Name extends "params" | "query" | "body"> =
  Shape extends Readonly<Record<Name, infer Schema extends TSchema>> ? Static<Schema> : undefined;

/** An endpoint with its types, which are computed once, where it is declared. */
export type Endpoint<Shape extends EndpointShape> = Shape & {
  readonly "~types"?: {
    readonly params: PartOf<Shape, "params">;
    readonly query: PartOf<Shape, "query">;
    readonly body: PartOf<Shape, "body">;
    readonly reply: {
      readonly [Status in keyof Shape["reply"]]: Shape["reply"][Status] extends TSchema ? Static<Shape["reply"][Status]> : never;
    };
  };
};

/** The types of an endpoint's parts. */
export type TypesOf<Shape extends EndpointShape> = NonNullable<Shape["~types"]>;

/** Declares an endpoint and preserves its literal types. */
export function endpoint<const Shape extends EndpointShape>(shape: Shape): Endpoint<Shape> {
  return shape as Endpoint<Shape>; // `~types` exists only at compile time
}
