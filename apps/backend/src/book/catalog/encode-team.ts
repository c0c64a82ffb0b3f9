import type { Competitor } from "@touchline/contract/entities/match";
import type { Team } from "@touchline/feed";
import { knownLook, shortTeamName, teamColors } from "./team-crest.ts";

/** A team or player as the wire carries it. */
export function encodeTeam(team: Team, { isPerson }: { readonly isPerson: boolean }): Competitor {
  const look = knownLook(team.id);
  return {
    id: team.id,
    name: team.name,
    short_name: look?.[0] ?? shortTeamName(team.name, { isPerson }),
    logo: null,
    country_code: team.country,
    colors: look === undefined ? teamColors(team.id) : [look[1], look[2]],
    is_nation: team.isNation === true,
  };
}
