import type { getMatchStreams, ProviderStream } from "@touchline/contract/http/streams";
import type { ApiClient } from "../core/api-client.ts";
import type { EndpointCall } from "../core/endpoint-call.ts";
import type { Resource } from "../core/resource.ts";

/** How a match is shown: a film, a page in a frame, or a scene that the page draws itself; none where no address can be used. */
export type MatchStream =
  | { readonly type: "film"; readonly url: string }
  | { readonly type: "frame"; readonly url: string }
  | { readonly type: "scene" }
  | { readonly type: "none" };

const streams: EndpointCall<typeof getMatchStreams> = { method: "GET", path: "/api/v2/matches/:id/streams" };

const webAddress = /^https?:\/\//u;

/** Reads a stream off the wire; only web addresses are followed, a film before a frame. */
export function wireToStream({ link, frame }: Pick<ProviderStream, "link" | "frame">): MatchStream {
  if (link !== null && webAddress.test(link)) return { type: "film", url: link };
  if (frame !== null && webAddress.test(frame)) return { type: "frame", url: frame };
  return link?.startsWith("demo:") === true ? { type: "scene" } : { type: "none" };
}

/** The stream of a live match for the player who asks (spec.md 7). */
export function streamOf(
  api: ApiClient,
  { matchId, playerId }: { readonly matchId: string; readonly playerId: string },
): Resource<ProviderStream, MatchStream> {
  return {
    queryKey: ["stream", { matchId, playerId }],
    freshMs: 60_000,
    live: "none",
    read: (signal) => api.fetch(streams, { signal, params: { id: Number(matchId) } }),
    take: wireToStream,
  };
}
