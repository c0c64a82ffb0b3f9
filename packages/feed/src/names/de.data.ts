import type { LanguageTexts } from "./language-texts.ts";

const h = "{$competitor1}";
const a = "{$competitor2}";
const ot = "(inkl. Verlängerung)";
const so = "(inkl. Verlängerung und Penaltyschießen)";
const ei = "(inkl. Extra-Innings)";

/** German texts of the feed. */
export const germanTexts: LanguageTexts = {
  sports: {
    soccer: "Fußball", tennis: "Tennis", basketball: "Basketball", "ice-hockey": "Eishockey", baseball: "Baseball", "american-football": "American Football",
    cricket: "Cricket", cs2: "Counter-Strike 2", lol: "League of Legends", dota2: "Dota 2", valorant: "Valorant",
  },
  categories: {
    England: "England", Scotland: "Schottland", Wales: "Wales", "Northern Ireland": "Nordirland", International: "International", Europe: "Europa", "South America": "Südamerika",
    Classics: "Klassiker", ATP: "ATP", Americas: "Amerika", "Asia-Pacific": "Asien-Pazifik", World: "Welt", Global: "Weltweit",
  },
  markets: {
    1: "1x2", 8: "{!goalnr} Tor", 10: "Doppelte Chance", 11: "Unentschieden keine Wette", 14: "Handicap {hcp}", 16: "Handicap", 18: "Gesamtzahl Tore", 19: `${h} – Tore`, 20: `${a} – Tore`,
    21: "Genaue Torzahl", 26: "Gerade/ungerade", 29: "Beide Teams treffen", 30: "Welches Team trifft", 31: `${h} ohne Gegentor`, 32: `${a} ohne Gegentor`, 33: `${h} gewinnt zu null`, 34: `${a} gewinnt zu null`,
    35: "1x2 & beide Teams treffen", 36: "Gesamtzahl Tore & beide Teams treffen", 37: "1x2 & Gesamtzahl Tore", 38: "{!goalnr} Torschütze", 40: "Torschütze jederzeit", 41: "Genaues Ergebnis", 45: "Genaues Ergebnis", 47: "Halbzeit/Endstand",
    48: `${h} gewinnt beide Halbzeiten`, 49: `${a} gewinnt beide Halbzeiten`, 50: `${h} gewinnt mindestens eine Halbzeit`, 51: `${a} gewinnt mindestens eine Halbzeit`, 52: "Torreichste Halbzeit",
    60: "1. Halbzeit – 1x2", 62: "1. Halbzeit – {!goalnr} Tor", 63: "1. Halbzeit – doppelte Chance", 64: "1. Halbzeit – Unentschieden keine Wette", 66: "1. Halbzeit – Handicap", 68: "1. Halbzeit – Gesamtzahl",
    75: "1. Halbzeit – beide Teams treffen", 81: "1. Halbzeit – genaues Ergebnis", 83: "2. Halbzeit – 1x2", 86: "2. Halbzeit – Unentschieden keine Wette", 88: "2. Halbzeit – Handicap", 90: "2. Halbzeit – Gesamtzahl",
    105: "10 Minuten – 1x2 von {from} bis {to}", 113: "Verlängerung – 1x2", 123: "Elfmeterschießen – Sieger", 136: "Karten – 1x2", 139: "Gesamtzahl Karten", 146: "Platzverweis", 162: "Eckbälle – 1x2", 165: "Eckbälle – Handicap",
    166: "Gesamtzahl Eckbälle", 177: "1. Halbzeit – Gesamtzahl Eckbälle",
    186: "Sieger", 187: "Spiele-Handicap", 188: "Satz-Handicap", 189: "Gesamtzahl Spiele", 190: `${h} – Gesamtzahl Spiele`, 191: `${a} – Gesamtzahl Spiele`, 192: `${h} gewinnt einen Satz`, 193: `${a} gewinnt einen Satz`, 196: "Genaue Satzzahl",
    198: "Spiele gerade/ungerade", 199: "Genaues Ergebnis", 201: "Doppelergebnis (1. Satz/Match)", 202: "{!setnr} Satz – Sieger", 203: "{!setnr} Satz – Spiele-Handicap", 204: "{!setnr} Satz – Gesamtzahl Spiele",
    206: "{!setnr} Satz – gibt es einen Tie-Break", 207: "{!setnr} Satz – genaues Ergebnis", 210: "{!setnr} Satz, Spiel {gamenr} – Sieger", 212: "{!setnr} Satz, Spiel {gamenr} – Einstand", 214: "{!setnr} Satz, Spiel {gamenr} – genaues Ergebnis", 314: "Gesamtzahl Sätze",
    219: `Sieger ${ot}`, 220: "Gibt es eine Verlängerung", 223: `Handicap ${ot}`, 225: `Gesamtpunkte ${ot}`, 227: `${h} – Punkte ${ot}`, 228: `${a} – Punkte ${ot}`, 229: `Gerade/ungerade ${ot}`, 230: `Wer erreicht zuerst {pointnr} Punkte ${ot}`,
    231: `2. Halbzeit – Handicap ${ot}`, 232: `2. Halbzeit – Gesamtpunkte ${ot}`, 234: "Punktreichstes Viertel", 235: "{!quarternr} Viertel – 1x2", 236: "{!quarternr} Viertel – Gesamtpunkte", 303: "{!quarternr} Viertel – Handicap",
    305: "{!quarternr} Viertel – zuerst {pointnr} Punkte", 290: `Siegvorsprung ${ot}`, 292: `Sieger & Gesamtpunkte ${ot}`, 610: `1x2 ${ot}`, 921: "Spieler – Gesamtpunkte (inkl. Verlängerung)",
    251: `Sieger ${ei}`, 256: `Handicap ${ei}`, 258: `Gesamtzahl Runs ${ei}`, 260: `${h} – Runs ${ei}`, 261: `${a} – Runs ${ei}`, 264: `Gerade/ungerade ${ei}`, 268: "Gibt es ein Extra-Inning", 274: "Innings 1 bis 5 – 1x2", 275: "Innings 1 bis 5 – Handicap",
    276: "Innings 1 bis 5 – Gesamtzahl", 287: "{!inningnr} Inning – 1x2", 288: "{!inningnr} Inning – Gesamtzahl",
    406: `Sieger ${so}`, 407: `{!goalnr} Tor ${so}`, 410: `Handicap ${so}`, 412: `Gesamtzahl Tore ${so}`, 414: `${h} – Tore ${so}`, 415: `${a} – Tore ${so}`, 443: "{!periodnr} Drittel – 1x2", 444: "{!periodnr} Drittel – {!goalnr} Tor",
    446: "{!periodnr} Drittel – Gesamtzahl", 460: "{!periodnr} Drittel – Handicap",
    327: "Map-Handicap", 328: "Gesamtzahl Maps", 329: "Genaues Ergebnis (in Maps)", 330: "{!mapnr} Map – Sieger (inkl. Verlängerung)", 331: "{!mapnr} Map – Runden-Handicap (inkl. Verlängerung)", 332: "{!mapnr} Map – Gesamtzahl Runden (inkl. Verlängerung)",
    333: "{!mapnr} Map – {!xth} Kill", 397: "{!mapnr} Map – {!xth} Turm", 555: "{!mapnr} Map – Kill-Handicap", 556: "{!mapnr} Map – {!xth} Drache", 557: "{!mapnr} Map – {!xth} Baron", 725: "{!mapnr} Map – Dauer", 726: "{!mapnr} Map – Gesamtzahl Kills", 728: "{!mapnr} Map – Gesamtzahl Türme",
    340: "Sieger (inkl. Super Over)", 342: "Endet das Spiel unentschieden", 343: "{!inningnr} Innings – Art des {!dismissalnr} Ausscheidens", 351: "{!inningnr} Innings, Overs 0 bis {overnr} – 1x2", 352: `{!inningnr} Innings, Overs 0 bis {overnr} – ${h} Gesamtzahl`,
    353: `{!inningnr} Innings, Overs 0 bis {overnr} – ${a} Gesamtzahl`, 356: `{!inningnr} Innings, Over {overnr} – ${h} Gesamtzahl`, 357: `{!inningnr} Innings, Over {overnr} – ${a} Gesamtzahl`, 605: "{!inningnr} Innings – Gesamtzahl", 606: `{!inningnr} Innings – ${h} Gesamtzahl`,
    607: `{!inningnr} Innings – ${a} Gesamtzahl`, 639: "Gesamtzahl Fours", 640: "Gesamtzahl Sixes", 674: `{!inningnr} Innings – bester Schlagmann ${h}`, 675: `{!inningnr} Innings – bester Schlagmann ${a}`, 694: "Wer gewinnt den Münzwurf", 711: "{!inningnr} Innings – 1x2",
    546: "Doppelte Chance & beide Teams treffen", 547: "Doppelte Chance & Gesamtzahl Tore", 548: "Tore von–bis", 818: "Halbzeit/Endstand & Gesamtzahl Tore", 534: "Gesamtsieger",
  },
  outcomes: {
    draw: "Unentschieden", "over {total}": "über {total}", "under {total}": "unter {total}", yes: "Ja", no: "Nein", none: "keins", "no goal": "kein Tor", other: "anderes", odd: "ungerade", even: "gerade", equal: "gleich",
    "both teams": "beide Teams", "1st half": "1. Halbzeit", "2nd half": "2. Halbzeit", "1st quarter": "1. Viertel", "2nd quarter": "2. Viertel", "3rd quarter": "3. Viertel", "4th quarter": "4. Viertel",
    [`${h} or draw`]: `${h} oder Unentschieden`, [`${h} or ${a}`]: `${h} oder ${a}`, [`draw or ${a}`]: `Unentschieden oder ${a}`, "draw ({hcp})": "Unentschieden ({hcp})", [`only ${h}`]: `nur ${h}`, [`only ${a}`]: `nur ${a}`,
    [`${h} to 0`]: `${h} zu 0`, [`${h} to 15`]: `${h} zu 15`, [`${h} to 30`]: `${h} zu 30`, [`${h} to 40`]: `${h} zu 40`, [`${a} to 0`]: `${a} zu 0`, [`${a} to 15`]: `${a} zu 15`, [`${a} to 30`]: `${a} zu 30`, [`${a} to 40`]: `${a} zu 40`,
    [`${h} by 1-5`]: `${h} mit 1–5`, [`${h} by 6-10`]: `${h} mit 6–10`, [`${h} by 11+`]: `${h} mit 11+`, [`${a} by 1-5`]: `${a} mit 1–5`, [`${a} by 6-10`]: `${a} mit 6–10`, [`${a} by 11+`]: `${a} mit 11+`,
  },
  tabs: {
    all: "Alle", top: "Top", goals: "Tore", handicap: "Handicap", halves: "Halbzeiten", corners: "Ecken", cards: "Karten", players: "Spieler", sets: "Sätze", games: "Spiele", quarters: "Viertel", periods: "Drittel", innings: "Innings", overs: "Overs",
    maps: "Maps", rounds: "Runden", combo: "Kombi", specials: "Spezial", points: "Punkte", totals: "Gesamt", kills: "Kills", outrights: "Langzeit",
  },
  phases: {
    not_started: "Nicht begonnen", started: "Begonnen", in_progress: "Läuft", about_to_start: "Beginnt gleich", break: "Pause", pause: "Pause", halftime: "Halbzeitpause", half_time: "Halbzeitpause", "1st_half": "1. Halbzeit", "2nd_half": "2. Halbzeit",
    awaiting_extra_time: "Vor der Verlängerung", extra_time_halftime: "Pause in der Verlängerung", awaiting_penalties: "Vor dem Elfmeterschießen", overtime: "Verlängerung", "1st_extra": "Verlängerung, 1. Hälfte", "2nd_extra": "Verlängerung, 2. Hälfte",
    "1st_extra_time": "Verlängerung, 1. Hälfte", "2nd_extra_time": "Verlängerung, 2. Hälfte", penalties: "Elfmeterschießen", golden_set: "Entscheidungssatz", interrupted: "Unterbrochen", suspended: "Ausgesetzt", ended: "Beendet", full_time: "Beendet",
    after_extra_time: "Nach Verlängerung", after_overtime: "Nach Verlängerung", after_penalties: "Nach Elfmeterschießen", aet: "Nach Verlängerung", aot: "Nach Verlängerung", ap: "Nach Penaltyschießen", walkover: "Kampflos", walkover1: "Kampflos", walkover2: "Kampflos",
    retired: "Aufgabe", retired1: "Aufgabe", retired2: "Aufgabe", cancelled: "Abgesagt", abandoned: "Abgebrochen", innings_break: "Innings-Pause", super_over: "Super Over", awaiting_super_over: "Vor dem Super Over", extra_inning: "Extra-Inning",
  },
  periods: {
    half: "{!n} Halbzeit", set: "{!n} Satz", quarter: "{!n} Viertel", period: "{!n} Drittel", inning: "{!n} Inning", innings: "{!n} Innings", map: "{!n} Map", game: "{!n} Spiel", overtime: "Verlängerung", penalties: "Elfmeterschießen", extra: "Verlängerung",
    break: "{!n} Pause", inning_top: "{!n} Inning, obere Hälfte", inning_bottom: "{!n} Inning, untere Hälfte", extra_time: "Verlängerung", shootout: "Elfmeterschießen", super_over: "Super Over", set_break: "Pause nach dem {!n} Satz", pause: "{!n} Pause",
  },
  details: {
    corners: "Ecken", yellow_cards: "Gelbe Karten", red_cards: "Rote Karten", wickets: "Wickets", overs: "Overs", hits: "Hits", shots: "Schüsse", shots_on_target: "Schüsse aufs Tor", runs: "Runs", kills: "Kills", towers: "Türme", dragons: "Drachen", barons: "Barone",
    rounds: "Runden", maps: "Maps", errors: "Fehler", home_runs: "Home Runs", outs: "Outs", aces: "Asse", fouls: "Fouls", target: "Ziel", run_rate: "Run-Rate", sets: "Sätze", fours: "Fours", sixes: "Sixes",
    points_won: "Gewonnene Punkte", service_points_won: "Punkte bei eigenem Aufschlag, %", three_pointers: "Dreier", two_pointers: "Zweier", free_throws: "Freiwürfe", touchdowns: "Touchdowns", field_goals: "Field Goals",
  },
  incidents: {
    shot: "Schuss", out: "Out", free_throw: "Freiwurf", two_pointer: "Zwei Punkte", three_pointer: "Drei Punkte", penalty_scored: "Elfmeter verwandelt", shootout_awaited: "Elfmeterschießen folgt", extra_time_awaited: "Verlängerung folgt",
    goal: "Tor", own_goal: "Eigentor", penalty_goal: "Elfmetertor", penalty: "Elfmeter", penalty_missed: "Elfmeter verschossen", yellow_card: "Gelbe Karte", red_card: "Rote Karte", yellow_red_card: "Gelb-Rote Karte", corner: "Eckball", period_start: "Beginn",
    period_end: "Ende", match_start: "Spielbeginn", match_end: "Spielende", point: "Punkt", game_won: "Spielgewinn", break_won: "Break", set_won: "Satzgewinn", run: "Run", home_run: "Home Run", wicket: "Wicket", boundary: "Boundary", four: "Four", six: "Six",
    over_end: "Over endet", innings_end: "Innings endet", innings_start: "Innings beginnt", round_won: "Rundengewinn", map_won: "Map gewonnen", map_start: "Map beginnt", retired: "Aufgabe", touchdown: "Touchdown", field_goal: "Field Goal", safety: "Safety",
    extra_point: "Extrapunkt", kill: "Kill", tower: "Turm", dragon: "Drache", baron: "Baron", toss: "Münzwurf", var: "Videobeweis", winner: "Gesamtsieger", powerplay_end: "Powerplay endet", overs_reduced: "Overs verkürzt", interrupted: "Unterbrochen",
  },
  rounds: {
    "Matchday {n}": "{n}. Spieltag", "Round of {n}": "Runde der letzten {n}", "Week {n}": "Woche {n}", "Game {n}": "Spiel {n}", "Match {n}": "Spiel {n}", "Round {n}": "{n}. Runde", "Qualifier {n}": "Qualifikation {n}", "Regular Season - {n}": "Hauptrunde – {n}",
    "{n}st Round Qualifying": "{n}. Qualifikationsrunde", "{n}nd Round Qualifying": "{n}. Qualifikationsrunde", "{n}rd Round Qualifying": "{n}. Qualifikationsrunde", Quarterfinals: "Viertelfinale", "Quarter-finals": "Viertelfinale", "Quarter-Finals": "Viertelfinale",
    Semifinals: "Halbfinale", "Semi-finals": "Halbfinale", "Semi-Finals": "Halbfinale", Semifinal: "Halbfinale", Final: "Finale", Finals: "Finalrunde", "Match for third place": "Spiel um Platz 3", "Third place": "Spiel um Platz 3", Playoffs: "Play-offs", "Play-offs": "Play-offs",
    Playoff: "Play-off", "Regular season": "Hauptrunde", Regular: "Hauptrunde", League: "Ligaphase", "League phase": "Ligaphase", "First Round": "Erste Runde", "Conference Semifinals": "Conference-Halbfinale", "Conference Finals": "Conference-Finale", "Divisional Round": "Divisional-Runde",
    Qualification: "Qualifikation", "Group A": "Gruppe A", "Group B": "Gruppe B", "Group C": "Gruppe C", "Group D": "Gruppe D", "Group E": "Gruppe E", "Group F": "Gruppe F", "Group G": "Gruppe G", "Group H": "Gruppe H", "Group I": "Gruppe I", "Group J": "Gruppe J", "Group K": "Gruppe K", "Group L": "Gruppe L",
  },
};
