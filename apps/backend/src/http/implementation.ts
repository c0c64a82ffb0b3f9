import type { EndpointShape } from "@touchline/contract/endpoint";
import type { PlayerRow } from "../platform/database/player-tables.ts";
import type { ApiCall, ApiReply } from "./api-reply.ts";

/** Answers one endpoint of the contract. */
export type Handler<Shape extends EndpointShape> = (call: ApiCall<Shape, PlayerRow>) => Promise<ApiReply<Shape>> | ApiReply<Shape>;

/** How a reply may be kept. */
export interface ImplementationOptions<Shape extends EndpointShape> {
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
