/** Cups of clubs: their teams are rated on all club football, because they meet in no common league. */
export const clubCups: ReadonlySet<string> = new Set([
  "ucl", "uel", "uecl", "libertadores", "clubworldcup", "eng.facup", "eng.eflcup", "ger.cup",
]);

/** National teams: rated together. */
const nationalCompetitions: readonly string[] = ["internationals", "worldcup", "euro"];

/** `internationals.friendly` counts as well. */
export function isNational(competition: string): boolean {
  return nationalCompetitions.some((key) => competition === key || competition.startsWith(`${key}.`));
}
