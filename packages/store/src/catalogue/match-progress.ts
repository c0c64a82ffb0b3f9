import { toWireId } from "@touchline/domain";
import type { getMatchLineups, Lineups } from "@touchline/contract/http/standings";
import type { getMatchStreams, getMatchVideo, LiveVideo } from "@touchline/contract/http/streams";
import type { MatchIncident } from "@touchline/contract/entities/match";
import type { CountedFact, MatchTimeline as WireTimeline } from "@touchline/contract/http/matches";
import type { ApiClient, EndpointCall } from "../core/api-client.ts";
import { ApiFailure, unservedStatuses } from "../core/api-error.ts";
import type { Resource } from "../core/query-store.ts";

/** A period that has begun, in seconds of real time since the start. */
export interface ProgressPeriod {
  readonly number: number;
  readonly name: string;
  readonly type: string;
  readonly fromSeconds: number;
  /** Null while the period is being played. */
  readonly toSeconds: number | null;
  /** The usual length of such a period. */
  readonly plannedSeconds: number;
}

/** Which side was on top, one value per interval since the start: thousandths, positive for the home side. */
export interface Momentum {
  readonly everySeconds: number;
  readonly values: readonly number[];
}

/** The progress of a match; operators may leave all of it out (decisions 0d). */
export interface MatchProgress {
  readonly incidents: readonly MatchIncident[];
  /** Includes incidents that are too small for the timeline. */
  readonly latest: MatchIncident | null;
  readonly periods: readonly ProgressPeriod[];
  readonly momentum: Momentum | null;
  /** Null when only the scoreboard has numbers. */
  readonly facts: readonly CountedFact[] | null;
  /** Whether any of it was simulated to fit the real scores. */
  readonly isSimulated: boolean;
}

/** Converts the progress from its wire format; parts that the operator leaves out are empty or null. */
export function readMatchProgress({ latest, incidents, periods, momentum, facts }: WireTimeline): MatchProgress {
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

/** How a match is shown: a video, a page in a frame, or a scene that the page draws; none without a usable address. */
export type MatchStream =
  | { readonly type: "video"; readonly url: string }
  | { readonly type: "frame"; readonly url: string }
  | { readonly type: "scene" }
  | { readonly type: "none" };

const streams: EndpointCall<typeof getMatchStreams> = { method: "GET", path: "/api/v2/matches/:id/streams" };
const video: EndpointCall<typeof getMatchVideo> = { method: "GET", path: "/api/v2/matches/:id/video" };

const webAddress = /^https?:\/\//u;

/** Converts a stream from its wire format; only web addresses are used, and a video is preferred to a frame. */
export function wireToStream({ link, frame }: LiveVideo): MatchStream {
  if (link !== null && webAddress.test(link)) return { type: "video", url: link };
  if (frame !== null && webAddress.test(frame)) return { type: "frame", url: frame };
  return link?.startsWith("demo:") === true ? { type: "scene" } : { type: "none" };
}

/**
 * The picture of a live match (spec.md 7): the provider's stream in the page's language, else the operator's video. A match with neither
 * is not a failure.
 */
export function streamOf(
  api: ApiClient,
  { matchId, playerId }: { readonly matchId: string; readonly playerId: string },
): Resource<LiveVideo, MatchStream> {
  return {
    queryKey: ["stream", { matchId, playerId }],
    freshMs: 60_000,
    live: "none",
    async read(signal) {
      const input = { ...(signal === undefined ? {} : { signal }), params: { id: toWireId(matchId) } };
      for (const call of [streams, video] as const) {
        const answer = await api.call<typeof getMatchStreams | typeof getMatchVideo>(call, input);
        if (answer.ok && wireToStream(answer.value).type !== "none") return answer.value;
        if (!answer.ok && !(answer.error.type === "refused" && unservedStatuses.includes(answer.error.status)))
          throw new ApiFailure(answer.error);
      }
      return { link: null, frame: null };
    },
    take: wireToStream,
  };
}

const lineups: EndpointCall<typeof getMatchLineups> = { method: "GET", path: "/api/v2/matches/:id/lineups" };

/** The squads of both sides. */
export type Squads = Pick<Lineups, "home" | "away">;

/** The squads of a match; empty when unknown. */
export function squadsOf(api: ApiClient, matchId: string): Resource<Lineups, Squads> {
  return {
    queryKey: ["lineups", matchId],
    freshMs: 5 * 60_000,
    live: "none",
    read: (signal) => api.fetch(lineups, { signal, params: { id: toWireId(matchId) } }),
    take: ({ home, away }) => ({ home, away }),
  };
}
