import type { getMatchLineups, Lineups } from "@touchline/contract/http/standings";
import type { getMatchStreams, ProviderStream } from "@touchline/contract/http/streams";
import type { MatchIncident } from "@touchline/contract/entities/match";
import type { CountedFact, MatchTimeline as WireTimeline } from "@touchline/contract/http/matches";
import type { ApiClient, EndpointCall } from "../core/api-client.ts";
import type { Resource } from "../core/query-store.ts";

/** A period that has begun, in seconds of the wall clock since the start. */
export interface CoursePeriod {
  readonly number: number;
  readonly name: string;
  readonly type: string;
  readonly fromSeconds: number;
  /** Null while it is played. */
  readonly toSeconds: number | null;
  /** What such a period usually takes. */
  readonly plannedSeconds: number;
}

/** Which side pressed, bar by bar since the start: thousandths, positive for the home side. */
export interface Momentum {
  readonly everySeconds: number;
  readonly values: readonly number[];
}

/** How a match went so far; operators need not tell (decisions 0d). */
export interface MatchCourse {
  readonly incidents: readonly MatchIncident[];
  /** Also what is too small for the timeline. */
  readonly latest: MatchIncident | null;
  readonly periods: readonly CoursePeriod[];
  readonly momentum: Momentum | null;
  /** Null where only the scoreboard tells numbers. */
  readonly facts: readonly CountedFact[] | null;
  /** Whether anything of it was drawn under real scores. */
  readonly isSimulated: boolean;
}

/** Reads the course off the wire. */
export function readCourse({ latest, incidents, periods, momentum, facts }: WireTimeline): MatchCourse {
  return {
    incidents,
    latest: latest ?? incidents.at(-1) ?? null,
    periods: (periods ?? []).map(({ number, name, type, from_seconds, to_seconds, planned_seconds }) => ({
      number,
      name,
      type,
      fromSeconds: from_seconds,
      toSeconds: to_seconds,
      plannedSeconds: planned_seconds,
    })),
    momentum: momentum == null ? null : { everySeconds: momentum.every_seconds, values: momentum.values },
    facts: facts ?? null,
    isSimulated:
      momentum?.simulated === true || [...incidents, ...(facts ?? [])].some(({ simulated }) => simulated) || latest?.simulated === true,
  };
}

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

const lineups: EndpointCall<typeof getMatchLineups> = { method: "GET", path: "/api/v2/matches/:id/lineups" };

/** Who may play for either side. */
export type Squads = Pick<Lineups, "home" | "away">;

/** The squads of a match, empty where they are not known. */
export function squadsOf(api: ApiClient, matchId: string): Resource<Lineups, Squads> {
  return {
    queryKey: ["lineups", matchId],
    freshMs: 5 * 60_000,
    live: "none",
    read: (signal) => api.fetch(lineups, { signal, params: { id: Number(matchId) } }),
    take: ({ home, away }) => ({ home, away }),
  };
}
