import type { getMatchLineups, Lineups } from "@touchline/contract/http/standings";
import type { ApiClient } from "../core/api-client.ts";
import type { EndpointCall } from "../core/endpoint-call.ts";
import type { Resource } from "../core/resource.ts";

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
