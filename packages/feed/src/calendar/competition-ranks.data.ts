/** Competitions by importance: the place gives the priority, and whose fixture is placed first when a team would play twice. */
export const rankedCompetitions: readonly string[] = [
  "eng.1", "ucl", "worldcup", "clubworldcup", "esp.1", "ita.1", "ger.1", "fra.1", "nba", "nfl", "ipl",
  "atp.australian-open", "atp.roland-garros", "atp.wimbledon", "atp.us-open", "nhl", "mlb", "euroleague", "uel", "uecl",
  "eng.facup", "eng.eflcup", "ger.cup", "libertadores", "por.1", "ned.1", "eng.2", "bra.1", "arg.1", "usa.1", "mex.1", "tur.1", "bel.1", "sco.1",
  "ger.2", "esp.2", "ita.2", "fra.2", "aut.1", "sui.1", "gre.1", "den.1", "nor.1", "swe.1", "pol.1", "jpn.1", "ksa.1", "chn.1", "aus.1", "eng.3", "eng.4",
  "atp.atp-finals", "atp.bnp-paribas-open", "atp.miami-open", "atp.rolex-monte-carlo-masters", "atp.mutua-madrid-open", "atp.internazionali-bnl-ditalia",
  "atp.coupe-rogers", "atp.western-and-southern-open", "atp.shanghai-rolex-masters", "atp.rolex-paris-masters",
];
