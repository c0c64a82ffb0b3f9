/** Level of a league in Elo points before any match against another league is known. */
export const startingRatingByLeague: Readonly<Record<string, number>> = {
  "eng.1": 1620, "esp.1": 1600, "ita.1": 1590, "ger.1": 1590, "fra.1": 1560, "por.1": 1510, "ned.1": 1500, "bel.1": 1480,
  "eng.2": 1460, "tur.1": 1460, "bra.1": 1540, "arg.1": 1490, "mex.1": 1460, "usa.1": 1430, "ksa.1": 1430, "jpn.1": 1420,
  "ger.2": 1420, "esp.2": 1420, "ita.2": 1400, "fra.2": 1390, "aut.1": 1430, "sui.1": 1430, "sco.1": 1430, "gre.1": 1440, "den.1": 1430,
  "nor.1": 1410, "swe.1": 1400, "pol.1": 1410, "chn.1": 1330, "aus.1": 1330, "eng.3": 1310, "eng.4": 1230,
};
