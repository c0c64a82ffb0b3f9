import type { CompetitionSeason } from "../dataset/dataset.ts";

/** Competitions by importance: the place gives the priority, and whose fixture stays when a team would play twice. */
export const rankedCompetitions: readonly string[] = [
  "eng.1", "ucl", "worldcup", "esp.1", "ita.1", "ger.1", "fra.1", "nba", "nfl", "ipl",
  "atp.australian-open", "atp.roland-garros", "atp.wimbledon", "atp.us-open", "nhl", "mlb", "euroleague", "uel", "uecl",
  "eng.facup", "eng.eflcup", "ger.cup", "libertadores", "por.1", "ned.1", "eng.2", "bra.1", "arg.1", "usa.1", "mex.1", "tur.1", "bel.1", "sco.1",
  "ger.2", "esp.2", "ita.2", "fra.2", "aut.1", "sui.1", "gre.1", "den.1", "nor.1", "swe.1", "pol.1", "jpn.1", "ksa.1", "chn.1", "aus.1", "eng.3", "eng.4",
  "atp.atp-finals", "atp.bnp-paribas-open", "atp.miami-open", "atp.rolex-monte-carlo-masters", "atp.mutua-madrid-open", "atp.internazionali-bnl-ditalia",
  "atp.coupe-rogers", "atp.western-and-southern-open", "atp.shanghai-rolex-masters", "atp.rolex-paris-masters",
];

/** How the seasons of a competition that is not football follow each other. */
export interface LoopRule {
  /** Competition key, or the part before the dot of a family that moves as one. */
  readonly family: string;
  /** Monday on which the first week of the latest season falls in its instance 0. */
  readonly latestStarts: `${number}-${number}-${number}`;
  /** Weeks between the end of one season and the start of the next. */
  readonly gapWeeks: number;
  /** Seasons that take turns; of a finals tournament only the latest plays. */
  readonly plays: "every_season" | "latest_season";
}

/** NFL, NHL and EuroLeague run in their own weeks of 2026-27 and then loop; the others were out of season and are put in it. */
export const loopRules: readonly LoopRule[] = [
  { family: "nfl", latestStarts: "2026-08-31", gapWeeks: 0, plays: "every_season" },
  { family: "nhl", latestStarts: "2026-10-05", gapWeeks: 1, plays: "every_season" },
  { family: "euroleague", latestStarts: "2026-09-28", gapWeeks: 1, plays: "every_season" },
  { family: "nba", latestStarts: "2026-11-09", gapWeeks: 0, plays: "every_season" },
  { family: "mlb", latestStarts: "2026-08-24", gapWeeks: 0, plays: "every_season" },
  { family: "ipl", latestStarts: "2026-10-26", gapWeeks: 0, plays: "every_season" },
  { family: "atp", latestStarts: "2026-05-11", gapWeeks: 0, plays: "every_season" },
  { family: "worldcup", latestStarts: "2026-11-09", gapWeeks: 0, plays: "latest_season" },
];

/** Football plays its leagues and cups every 52 weeks; a season belongs to the football year that begins on this Monday. */
export const footballYearStarts = "2026-07-06";
export const footballYearWeeks = 52;

/** Whether a football competition runs every 52 weeks; the finals of national teams and their friendlies only come as Classics. */
export function isYearly(season: CompetitionSeason): boolean {
  return season.sport === "soccer" && (season.kind === "league" || season.kind === "cup");
}
