import type { Competitor } from "@touchline/contract/entities/match";
import type { Team } from "@touchline/feed";
import { crestColors, shortTeamName } from "@touchline/domain";
import { footballStyles } from "./football-styles.data.ts";
import { leagueStyles } from "./league-styles.data.ts";

/** Short name and two colours of a crest. */
export type TeamStyle = readonly [shortName: string, first: string, second: string];

/** Style of a well-known team; undefined if it is generated. */
export function knownStyle(teamId: string): TeamStyle | undefined {
  return footballStyles[teamId] ?? leagueStyles[teamId];
}

/** Converts a team or player to the wire. */
export function encodeTeam(team: Team, { isPerson }: { readonly isPerson: boolean }): Competitor {
  const style = knownStyle(team.id);
  return {
    id: team.id,
    name: team.name,
    short_name: style?.[0] ?? shortTeamName(team.name, { isPerson }),
    logo: null,
    country_code: team.country,
    colors: style === undefined ? crestColors(team.id) : [style[1], style[2]],
    is_nation: team.isNation === true,
  };
}
