import type { RareWords } from "./rare-words.data.ts";

/** Names of the words of each row of `rare-words.data.ts`, in order. */
export const rareRows = {
  markets: [
    "minutes", "anytimeScorer", "scorer", "goalRange", "whichScores", "cleanSheet", "winToNil", "bothHalves", "eitherHalf", "winsSet",
    "exactSets", "doubleResult", "tieBreak", "deuce", "margin", "race", "bestQuarter", "isOvertime", "fiveInnings", "isExtraInning", "overs",
    "over", "fours", "sixes", "topBatter", "toss", "tie", "totalMaps", "mapHandicap", "kill", "tower", "dragon", "baron", "roundHandicap", "totalRounds",
    "totalKills", "killHandicap", "duration", "totalTowers",
  ],
  outcomes: ["only", "by", "to"],
  phases: [
    "started", "in_progress", "about_to_start", "awaiting_extra_time", "extra_time_halftime", "awaiting_penalties", "golden_set", "walkover", "abandoned",
    "innings_break", "super_over", "awaiting_super_over", "extra_inning", "postponed", "awarded",
  ],
  periods: ["inning_top", "inning_bottom", "set_break"],
  details: [
    "yellow_cards", "red_cards", "wickets", "hits", "shots", "shots_on_target", "runs", "towers", "dragons", "barons", "errors", "home_runs", "outs", "aces",
    "fouls", "target", "run_rate", "fours", "sixes", "points_won", "service_points_won", "three_pointers", "two_pointers", "free_throws", "touchdowns",
    "field_goals",
  ],
  incidents: [
    "goal", "own_goal", "penalty_goal", "penalty", "penalty_scored", "penalty_missed", "yellow_card", "red_card", "yellow_red_card", "corner", "shot", "var",
    "period_start", "period_end", "match_start", "match_end", "shootout_awaited", "extra_time_awaited", "free_throw", "two_pointer", "three_pointer", "point",
    "game_won", "break_won", "set_won", "run", "home_run", "out", "wicket", "boundary", "four", "six", "over_end", "innings_start", "innings_end",
    "powerplay_end", "overs_reduced", "toss", "touchdown", "field_goal", "safety", "extra_point", "round_won", "map_start", "map_won", "kill", "tower",
    "dragon", "baron",
  ],
  rounds: [
    "matchday", "roundOf", "week", "game", "round", "quarterFinals", "semiFinals", "final", "finals", "thirdPlace", "playOffs", "regular", "league",
    "qualification", "qualifyingRound", "group", "groupStage", "championship", "relegation",
  ],
} as const satisfies Readonly<Record<keyof RareWords, readonly string[]>>;

/** The words of a row by name. */
export type RareNamed<Name extends keyof RareWords> = Readonly<Record<(typeof rareRows)[Name][number], string>>;
