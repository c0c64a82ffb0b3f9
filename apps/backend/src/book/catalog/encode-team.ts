import type { Competitor } from "@touchline/contract/entities/match";
import type { Team } from "../../feed/dataset/source-match.ts";
import { shortTeamName, teamColors } from "./team-crest.ts";

/** A team or player as the wire carries it. */
export function encodeTeam(team: Team, { isPerson }: { readonly isPerson: boolean }): Competitor {
  return {
    id: team.id,
    name: team.name,
    short_name: shortTeamName(team.name, { isPerson }),
    logo: null,
    country_code: team.country,
    colors: teamColors(team.id),
  };
}
