import type { EndpointShape } from "@touchline/contract/endpoint";

type Requirement = Readonly<Record<string, readonly never[]>>;

/** How a caller of the API proves who it is. */
export const securitySchemes = {
  session: { type: "apiKey", in: "cookie", name: "sb", description: "Session of a player. Over https the cookie is named `__Host-sb`." },
  frame: { type: "apiKey", in: "header", name: "X-SB-Embed", description: "`1` in calls from a frame on a host's page: selects the frame's own session." },
  frameCookie: { type: "apiKey", in: "cookie", name: "sbe", description: "Session of a frame: a partitioned cookie, over https named `__Host-sbe`." },
  frameToken: { type: "http", scheme: "bearer", description: "Session of a frame in a browser that keeps no cookie: the `token` of `POST /embed/session`." },
  provider: { type: "http", scheme: "bearer", description: "Secret of a games provider, set by the operator." },
  game: { type: "http", scheme: "bearer", description: "Launch token of a game: the part after `#` of the launched address." },
  acquirer: { type: "apiKey", in: "header", name: "X-Signature", description: "Hex HMAC-SHA256 of `{id}.{state}` under PAYMENT_SECRET." },
  host: {
    type: "apiKey",
    in: "header",
    name: "X-SB-Signature",
    description: "`t=<epoch seconds>,v1=<hex>`: HMAC-SHA256 under EMBED_SECRET of t and the values that the call names, one a line. Valid for five minutes.",
  },
} as const;

/** A player's session, which a call needs unless it names something else. */
export const sessionSecurity: readonly Requirement[] = [{ session: [] }, { frame: [], frameToken: [] }, { frame: [], frameCookie: [] }];

/** What a call needs instead of a session: one of the alternatives, with all of its parts. An empty one makes the session optional. */
export function securityOf({ access, caller, readsSession }: EndpointShape): { readonly security?: readonly Requirement[] } {
  if (caller !== undefined) return { security: [{ [caller]: [] }] };
  if (access === "player") return {};
  return { security: readsSession === true ? [{}, ...sessionSecurity] : [] };
}
