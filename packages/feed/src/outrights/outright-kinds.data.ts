/** Question of an outright market. */
export type OutrightKind = "winner" | "top" | "bottom" | "group";

/** Competitions with a winner market; all tennis tournaments have one too. */
export const titleCompetitions: ReadonlySet<string> = new Set([
  "eng.1", "esp.1", "ita.1", "ger.1", "fra.1", "por.1", "ned.1", "tur.1", "bra.1", "eng.2", "eng.3", "eng.4", "esp.2", "ita.2", "ger.2", "fra.2",
  "pol.1", "nor.1", "swe.1", "jpn.1", "chn.1", "ksa.1", "ucl", "uel", "uecl", "libertadores", "clubworldcup", "eng.facup", "eng.eflcup", "ger.cup",
  "worldcup", "euro", "nba", "nfl", "ipl", "nhl", "mlb", "euroleague",
]);

/** Number of places at the top and at the bottom of the table that have a market of their own. */
export const placesByCompetition: Readonly<Record<string, { readonly top?: number; readonly bottom?: number }>> = {
  "eng.1": { top: 4, bottom: 3 },
  "esp.1": { top: 4, bottom: 3 },
  "ita.1": { top: 4, bottom: 3 },
  "ger.1": { top: 4, bottom: 2 },
  "fra.1": { top: 3, bottom: 2 },
  "por.1": { top: 3, bottom: 2 },
  "ned.1": { top: 3, bottom: 2 },
  "tur.1": { top: 2, bottom: 4 },
  "bra.1": { top: 4, bottom: 4 },
  "eng.2": { top: 2, bottom: 3 },
  "eng.3": { top: 2, bottom: 4 },
  "eng.4": { top: 3, bottom: 2 },
  "esp.2": { top: 2, bottom: 4 },
  "ita.2": { top: 2, bottom: 3 },
  "ger.2": { top: 2, bottom: 2 },
  "fra.2": { top: 2, bottom: 2 },
  "pol.1": { top: 3, bottom: 3 },
  "nor.1": { top: 3, bottom: 2 },
  "swe.1": { top: 3, bottom: 2 },
  "jpn.1": { top: 3, bottom: 3 },
  "chn.1": { top: 3, bottom: 2 },
  "ksa.1": { top: 3, bottom: 3 },
  nhl: { top: 8 },
  mlb: { top: 6 },
  ipl: { top: 4 },
  euroleague: { top: 8 },
};
