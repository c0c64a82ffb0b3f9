import type { HeadToHead as WireHeadToHead, Standings } from "@touchline/contract/http/standings";
import type { ApiClient } from "../core/api-client.ts";
import { failureStatus } from "../core/api-error.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { Resource } from "../core/resource.ts";
import { wireToHeadToHead, wireToStandings, type HeadToHead, type StandingsRow } from "./standings.ts";

const freshMs = 5 * 60_000;

/** An answer that need not exist: 404 is none. */
async function orNone<Wire>(answer: Promise<Wire>): Promise<Wire | null> {
  try {
    return await answer;
  } catch (error) {
    if (failureStatus(error) === 404) return null;
    throw error;
  }
}

function isEmpty({ meetings, form }: WireHeadToHead): boolean {
  return meetings.length + form.home.length + form.away.length === 0;
}

/** Tables and what sides did before; neither need exist. */
export function createHistoryListings(api: ApiClient) {
  return {
    /** The table of a league; none for cups. */
    standings: (leagueId: string): Resource<Standings | null, readonly StandingsRow[]> => ({
      queryKey: ["standings", leagueId],
      freshMs,
      live: "none",
      read: (signal) => orNone(api.fetch(endpoints.getTournamentStandings, { signal, params: { id: Number(leagueId) } })),
      take: (wire) => (wire === null ? [] : wireToStandings(wire)),
    }),
    /** What the sides of a match did before; null where nothing is known. */
    headToHead: (matchId: string): Resource<WireHeadToHead | null, HeadToHead | null> => ({
      queryKey: ["headToHead", matchId],
      freshMs,
      live: "none",
      read: (signal) => orNone(api.fetch(endpoints.getHeadToHead, { signal, params: { id: Number(matchId) } })),
      take: (wire) => (wire === null || isEmpty(wire) ? null : wireToHeadToHead(wire)),
    }),
  };
}
