import type { League, Match } from "@touchline/store";

/** Our address of a match. */
export function matchPath(match: Match): string {
  return `/${match.league.sport.key}/${match.slug}`;
}

/** Our address of a league. */
export function leaguePath(league: League): string {
  return `/${league.sport.key}/${league.slug}`;
}
