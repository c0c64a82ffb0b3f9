import type { LanguageTexts } from "./language-texts.ts";

/** English texts of the feed; market and outcome names are in the definitions of the sports. */
export const englishTexts: LanguageTexts = {
  sports: {
    soccer: "Football", tennis: "Tennis", basketball: "Basketball", "ice-hockey": "Ice hockey", baseball: "Baseball",
    "american-football": "American football", cricket: "Cricket", cs2: "Counter-Strike 2", lol: "League of Legends", dota2: "Dota 2", valorant: "Valorant",
  },
  categories: {},
  markets: { "38-first": "First goalscorer" },
  outcomes: {},
  tabs: {
    all: "All", top: "Top", goals: "Goals", handicap: "Handicap", halves: "Halves", corners: "Corners", cards: "Cards", players: "Players", sets: "Sets",
    games: "Games", quarters: "Quarters", periods: "Periods", innings: "Innings", overs: "Overs", maps: "Maps", rounds: "Rounds", combo: "Combo",
    specials: "Specials", points: "Points", totals: "Totals", kills: "Kills", outrights: "Outrights",
  },
  phases: {
    not_started: "Not started", started: "Started", in_progress: "In progress", about_to_start: "About to start", break: "Break", pause: "Break",
    halftime: "Half-time", half_time: "Half-time", "1st_half": "1st half", "2nd_half": "2nd half", awaiting_extra_time: "Awaiting extra time", extra_time_halftime: "Extra time half-time",
    awaiting_penalties: "Awaiting penalties", overtime: "Overtime", "1st_extra": "Extra time, 1st half", "2nd_extra": "Extra time, 2nd half", "1st_extra_time": "Extra time, 1st half", "2nd_extra_time": "Extra time, 2nd half",
    penalties: "Penalties", golden_set: "Deciding set", interrupted: "Interrupted", suspended: "Suspended", ended: "Ended", full_time: "Full time",
    after_extra_time: "After extra time", after_overtime: "After overtime", after_penalties: "After penalties", aet: "After extra time", aot: "After overtime", ap: "After penalties",
    walkover: "Walk-over", walkover1: "Walk-over", walkover2: "Walk-over", retired: "Retired", retired1: "Retired", retired2: "Retired", cancelled: "Cancelled", abandoned: "Abandoned", postponed: "Postponed", awarded: "Awarded", innings_break: "Innings break", super_over: "Super over",
    awaiting_super_over: "Awaiting super over", extra_inning: "Extra inning",
  },
  periods: {
    half: "{!n} half", set: "{!n} set", quarter: "{!n} quarter", period: "{!n} period", inning: "{!n} inning", innings: "{!n} innings", map: "Map {n}", game: "{!n} game",
    overtime: "Overtime", penalties: "Penalties", extra: "Extra time", break: "{!n} break", inning_top: "Top of {!n} inning", inning_bottom: "Bottom of {!n} inning",
    extra_time: "Extra time", shootout: "Penalties", super_over: "Super over", set_break: "Break after {!n} set", pause: "{!n} break",
  },
  details: {
    corners: "Corners", yellow_cards: "Yellow cards", red_cards: "Red cards", wickets: "Wickets", overs: "Overs", hits: "Hits", shots: "Shots", shots_on_target: "Shots on target",
    runs: "Runs", kills: "Kills", towers: "Towers", dragons: "Dragons", barons: "Barons", rounds: "Rounds", maps: "Maps", errors: "Errors", home_runs: "Home runs", outs: "Outs",
    aces: "Aces", fouls: "Fouls", target: "Target", run_rate: "Run rate", sets: "Sets", fours: "Fours", sixes: "Sixes",
    points_won: "Points won", service_points_won: "Service points won, %", three_pointers: "Three-pointers", two_pointers: "Two-pointers", free_throws: "Free throws",
    touchdowns: "Touchdowns", field_goals: "Field goals",
  },
  incidents: {
    shot: "Shot", out: "Out", free_throw: "Free throw", two_pointer: "Two points", three_pointer: "Three points", penalty_scored: "Penalty scored", shootout_awaited: "Penalties to come", extra_time_awaited: "Extra time to come",
    goal: "Goal", own_goal: "Own goal", penalty_goal: "Penalty goal", penalty: "Penalty", penalty_missed: "Penalty missed", yellow_card: "Yellow card", red_card: "Red card",
    yellow_red_card: "Second yellow card", corner: "Corner", period_start: "start", period_end: "end", match_start: "Match starts", match_end: "Match ends",
    point: "Point", game_won: "Game won", break_won: "Break of serve", set_won: "Set won", run: "Run", home_run: "Home run", wicket: "Wicket", boundary: "Boundary", four: "Four", six: "Six",
    over_end: "Over ends", innings_end: "Innings ends", innings_start: "Innings starts", round_won: "Round won", map_won: "Map won", map_start: "Map starts", retired: "Retired", touchdown: "Touchdown",
    field_goal: "Field goal", safety: "Safety", extra_point: "Extra point", kill: "Kill", tower: "Tower", dragon: "Dragon", baron: "Baron", toss: "Coin toss", var: "Video review", winner: "Winner", powerplay_end: "Powerplay ends", overs_reduced: "Overs reduced", interrupted: "Interrupted",
  },
  rounds: {},
};
