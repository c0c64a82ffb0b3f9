import type { LanguageTexts } from "./language-texts.ts";

const h = "{$competitor1}";
const a = "{$competitor2}";
const ot = "(inkl. Verlängerung)";

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
    1: "Spielausgang", "1-regular": "Ausgang (reguläre Spielzeit)", 8: "{!goalnr} Tor", 10: "Doppelte Chance", 11: "Unentschieden: Einsatz zurück", 14: "3-Weg-Handicap", 16: "Handicap", 18: "Anzahl Tore", 19: `${h} – Anzahl Tore`, 20: `${a} – Anzahl Tore`,
    21: "Genaue Anzahl Tore", 26: "Tore gerade/ungerade", "26-regular": "Tore gerade/ungerade (reguläre Spielzeit)", 29: "Beide Teams treffen", "29-regular": "Beide Teams treffen (reguläre Spielzeit)", 30: "Welches Team trifft", 31: `${h} ohne Gegentor`, 32: `${a} ohne Gegentor`,
    33: `${h} gewinnt zu null`, 34: `${a} gewinnt zu null`, 35: "Spielausgang & beide Teams treffen", 36: "Anzahl Tore & beide Teams treffen", 37: "Spielausgang & Anzahl Tore", 38: "{!goalnr} Torschütze", "38-first": "Erster Torschütze", 40: "Torschütze jederzeit", 41: "Genaues Ergebnis",
    45: "Genaues Ergebnis", 47: "Halbzeit/Endstand", 48: `${h} gewinnt beide Halbzeiten`, 49: `${a} gewinnt beide Halbzeiten`, 50: `${h} gewinnt mindestens eine Halbzeit`, 51: `${a} gewinnt mindestens eine Halbzeit`, 52: "Torreichste Halbzeit", "52-points": "Punktreichste Halbzeit",
    60: "1. Halbzeit – Ausgang", 62: "1. Halbzeit – {!goalnr} Tor", 63: "1. Halbzeit – doppelte Chance", 64: "1. Halbzeit – Unentschieden: Einsatz zurück", 66: "1. Halbzeit – Handicap", 68: "1. Halbzeit – Anzahl Tore", "68-points": "1. Halbzeit – Anzahl Punkte",
    75: "1. Halbzeit – beide Teams treffen", 81: "1. Halbzeit – genaues Ergebnis", 83: "2. Halbzeit – Ausgang", 86: "2. Halbzeit – Unentschieden: Einsatz zurück", 88: "2. Halbzeit – Handicap", 90: "2. Halbzeit – Anzahl Tore",
    105: "Ausgang, Minute {from}–{to}", 113: "Verlängerung – Ausgang", 123: "Elfmeterschießen – Sieger", 136: "Meiste Karten", 139: "Anzahl Karten", 146: "Platzverweis", 162: "Meiste Eckbälle", 165: "Eckbälle – Handicap",
    166: "Anzahl Eckbälle", 177: "1. Halbzeit – Anzahl Eckbälle",
    186: "Sieger", 187: "Spiele-Handicap", 188: "Satz-Handicap", 189: "Anzahl Spiele", 190: `${h} – Anzahl Spiele`, 191: `${a} – Anzahl Spiele`, 192: `${h} gewinnt einen Satz`, 193: `${a} gewinnt einen Satz`, 196: "Genaue Anzahl Sätze",
    198: "Spiele gerade/ungerade", 199: "Genaues Ergebnis in Sätzen", 201: "Doppelergebnis (1. Satz/Match)", 202: "{!setnr} Satz – Sieger", 203: "{!setnr} Satz – Spiele-Handicap", 204: "{!setnr} Satz – Anzahl Spiele",
    206: "{!setnr} Satz – Tie-Break", 207: "{!setnr} Satz – genaues Ergebnis", 210: "{!setnr} Satz, Spiel {gamenr} – Sieger", 212: "{!setnr} Satz, Spiel {gamenr} – Einstand", 214: "{!setnr} Satz, Spiel {gamenr} – genaues Ergebnis", 314: "Anzahl Sätze",
    219: "Sieger", 220: "Verlängerung", 223: "Handicap", 225: "Anzahl Punkte", 227: `${h} – Anzahl Punkte`, 228: `${a} – Anzahl Punkte`, 229: "Punkte gerade/ungerade", 230: "Wer erreicht zuerst {pointnr} Punkte",
    231: `2. Halbzeit – Handicap ${ot}`, 232: `2. Halbzeit – Anzahl Punkte ${ot}`, 234: "Punktreichstes Viertel", 235: "{!quarternr} Viertel – Ausgang", 236: "{!quarternr} Viertel – Anzahl Punkte", 303: "{!quarternr} Viertel – Handicap",
    290: "Siegvorsprung", 292: "Sieger & Anzahl Punkte", 610: `Spielausgang ${ot}`,
    251: "Sieger", 256: "Handicap", 258: "Anzahl Runs", 260: `${h} – Anzahl Runs`, 261: `${a} – Anzahl Runs`, 264: "Runs gerade/ungerade", 268: "Extra-Inning", 274: "Innings 1–5 – Ausgang", 275: "Innings 1–5 – Handicap",
    276: "Innings 1–5 – Anzahl Runs", 287: "{!inningnr} Inning – Ausgang", 288: "{!inningnr} Inning – Anzahl Runs",
    406: "Sieger", 407: "{!goalnr} Tor", 410: "Handicap", 412: "Anzahl Tore", 414: `${h} – Anzahl Tore`, 415: `${a} – Anzahl Tore`, 443: "{!periodnr} Drittel – Ausgang", 444: "{!periodnr} Drittel – {!goalnr} Tor",
    446: "{!periodnr} Drittel – Anzahl Tore", 460: "{!periodnr} Drittel – Handicap",
    327: "Map-Handicap", 328: "Anzahl Maps", 329: "Genaues Ergebnis in Maps", 330: "Map {mapnr} – Sieger", 331: "Map {mapnr} – Runden-Handicap", 332: "Map {mapnr} – Anzahl Runden",
    333: "Map {mapnr} – {!xth} Kill", 397: "Map {mapnr} – {!xth} Turm", 555: "Map {mapnr} – Kill-Handicap", 556: "Map {mapnr} – {!xth} Drache", 557: "Map {mapnr} – {!xth} Baron", 725: "Map {mapnr} – Dauer", 726: "Map {mapnr} – Anzahl Kills", 728: "Map {mapnr} – Anzahl Türme",
    340: "Sieger", 342: "Gleichstand am Ende", 351: "Meiste Runs (Overs 1–{overnr})", 352: `${h} – Anzahl Runs (Overs 1–{overnr})`, 353: `${a} – Anzahl Runs (Overs 1–{overnr})`,
    356: `${h} – Anzahl Runs (Over {overnr})`, 357: `${a} – Anzahl Runs (Over {overnr})`, "18-runs": "Beide Teams – Anzahl Runs", 605: "{!inningnr} Innings – Anzahl Runs", 606: `${h} – Anzahl Runs`, 607: `${a} – Anzahl Runs`,
    639: "Anzahl Fours", 640: "Anzahl Sixes", 674: `${h} – bester Schlagmann`, 675: `${a} – bester Schlagmann`, 694: "Wer gewinnt den Münzwurf", 711: "Meiste Runs",
    546: "Doppelte Chance & beide Teams treffen", 547: "Doppelte Chance & Anzahl Tore", 548: "Tore von–bis", 818: "Halbzeit/Endstand & Anzahl Tore", 534: "Gesamtsieger",
  },
  outcomes: {
    draw: "Unentschieden", "over {total}": "über {total}", "under {total}": "unter {total}", over: "über", under: "unter", yes: "Ja", no: "Nein", none: "keins", "no goal": "kein Tor", other: "anderes", odd: "ungerade", even: "gerade", equal: "gleich",
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
    retired: "Aufgabe", retired1: "Aufgabe", retired2: "Aufgabe", cancelled: "Abgesagt", abandoned: "Abgebrochen", postponed: "Verlegt", awarded: "Gewertet", innings_break: "Innings-Pause", super_over: "Super Over", awaiting_super_over: "Vor dem Super Over", extra_inning: "Extra-Inning",
  },
  periods: {
    half: "{!n} Halbzeit", set: "{!n} Satz", quarter: "{!n} Viertel", period: "{!n} Drittel", inning: "{!n} Inning", innings: "{!n} Innings", map: "Map {n}", game: "{!n} Spiel", overtime: "Verlängerung", penalties: "Elfmeterschießen", extra: "Verlängerung",
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
    Qualification: "Qualifikation", "Quarter-final": "Viertelfinale", "Semi-final": "Halbfinale", "Group {n}": "Gruppe {n}", "Group A": "Gruppe A", "Group B": "Gruppe B", "Group C": "Gruppe C", "Group D": "Gruppe D", "Group E": "Gruppe E", "Group F": "Gruppe F", "Group G": "Gruppe G", "Group H": "Gruppe H", "Group I": "Gruppe I", "Group J": "Gruppe J", "Group K": "Gruppe K", "Group L": "Gruppe L",
  },
};
