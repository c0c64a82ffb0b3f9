/** Question of an outright market. */
export type OutrightKind = "winner" | "top" | "bottom" | "group" | "scorer";

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

/** Knock-outs whose whole bracket follows from the rules before they begin; the pairs of other cups are drawn round by round. Tennis has brackets too. */
export const fixedBrackets: ReadonlySet<string> = new Set([
  "worldcup", "euro", "clubworldcup", "ucl", "uel", "uecl", "libertadores", "nba", "euroleague", "nfl", "ipl",
]);

/** Games of a series, of which more than half have to be won. */
export const seriesLengths: Readonly<Record<string, number>> = { nba: 7, euroleague: 5 };

/** Teams of one of two conferences that send the same number of teams to the play-offs, by competition. */
export const conferences: Readonly<Record<string, ReadonlySet<string>>> = {
  nfl: new Set(
    [
      "baltimore-ravens", "buffalo-bills", "cincinnati-bengals", "cleveland-browns", "denver-broncos", "houston-texans",
      "indianapolis-colts", "jacksonville-jaguars", "kansas-city-chiefs", "las-vegas-raiders", "los-angeles-chargers",
      "miami-dolphins", "new-england-patriots", "new-york-jets", "pittsburgh-steelers", "tennessee-titans",
    ].map((team) => `american-football:${team}`),
  ),
};
