/** A sport as the backend is filled with it: ids of markets are those of `markets.data.ts`. */
export interface SportFixture {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly type: "regular" | "cyber";
  readonly mainMarket: number;
  readonly secondaryMarket: number;
}

export const sports: readonly SportFixture[] = [
  { id: 1, key: "soccer", name: "Soccer", type: "regular", mainMarket: 1, secondaryMarket: 18 },
  { id: 5, key: "tennis", name: "Tennis", type: "regular", mainMarket: 186, secondaryMarket: 189 },
  { id: 2, key: "basketball", name: "Basketball", type: "regular", mainMarket: 219, secondaryMarket: 225 },
  { id: 109, key: "cs", name: "Counter-Strike", type: "cyber", mainMarket: 186, secondaryMarket: 328 },
];

export interface CategoryFixture {
  readonly id: number;
  readonly sport: string;
  readonly name: string;
  readonly country: string | null;
}

export const categories: readonly CategoryFixture[] = [
  { id: 11, sport: "soccer", name: "England", country: "GB" },
  { id: 12, sport: "soccer", name: "Spain", country: "ES" },
  { id: 51, sport: "tennis", name: "ATP", country: null },
  { id: 21, sport: "basketball", name: "USA", country: "US" },
  { id: 1091, sport: "cs", name: "International", country: null },
];

export interface LeagueFixture {
  readonly id: number;
  readonly category: number;
  readonly name: string;
}

export const leagues: readonly LeagueFixture[] = [
  { id: 101, category: 11, name: "Premier League" },
  { id: 102, category: 12, name: "LaLiga" },
  { id: 103, category: 51, name: "ATP Finals" },
  { id: 104, category: 21, name: "NBA" },
  { id: 105, category: 1091, name: "BLAST Premier" },
];

type Period = readonly [home: number, away: number];

export interface MatchFixture {
  readonly id: number;
  readonly league: number;
  readonly home: string;
  readonly away: string;
  /** Minutes from the backend's start to the match's. */
  readonly startsInMinutes: number;
  /** 0 prematch, 1 live, 4 finished. */
  readonly status: 0 | 1 | 4;
  readonly total?: Period;
  readonly periods?: readonly Period[];
  readonly clock?: Readonly<Record<string, string | boolean>>;
  readonly game?: readonly [home: string, away: string];
  readonly stadium?: string;
  readonly city?: string;
  readonly stage?: string;
  /** Odds of the home side in thousandths; the others follow. */
  readonly homeOdds: number;
}

export const matches: readonly MatchFixture[] = [
  { id: 1001, league: 101, home: "Arsenal", away: "Chelsea", startsInMinutes: -83, status: 1, total: [1, 0], periods: [[1, 0], [0, 0]], clock: { match_time: "67:12", stopped: false }, stadium: "Emirates Stadium", city: "London", stage: "Matchday 12", homeOdds: 1450 },
  { id: 1002, league: 101, home: "Liverpool", away: "Everton", startsInMinutes: 180, status: 0, stadium: "Anfield", city: "Liverpool", stage: "Matchday 12", homeOdds: 1550 },
  { id: 1003, league: 101, home: "Brighton & Hove Albion", away: "Aston Villa", startsInMinutes: 1500, status: 0, stage: "Matchday 12", homeOdds: 2400 },
  { id: 1004, league: 102, home: "Real Madrid", away: "Sevilla", startsInMinutes: 300, status: 0, stadium: "Santiago Bernabéu", city: "Madrid", homeOdds: 1400 },
  { id: 1005, league: 102, home: "Valencia", away: "Real Betis", startsInMinutes: -51, status: 1, total: [0, 2], periods: [[0, 2]], clock: { match_time: "45:00", stoppage_time: "02:10", stopped: true }, homeOdds: 6500 },
  { id: 1006, league: 101, home: "Fulham", away: "Wolverhampton Wanderers", startsInMinutes: -1440, status: 4, total: [3, 1], periods: [[2, 0], [1, 1]], stage: "Matchday 11", homeOdds: 2100 },
  { id: 1007, league: 102, home: "Girona", away: "Real Sociedad", startsInMinutes: -1500, status: 4, total: [0, 0], periods: [[0, 0], [0, 0]], homeOdds: 2600 },
  { id: 1008, league: 103, home: "Jannik Sinner", away: "Alexander Zverev", startsInMinutes: -70, status: 1, total: [1, 0], periods: [[6, 4], [2, 3]], game: ["40", "15"], homeOdds: 1300 },
  { id: 1009, league: 103, home: "Carlos Alcaraz", away: "Taylor Fritz", startsInMinutes: 240, status: 0, homeOdds: 1350 },
  { id: 1010, league: 104, home: "Boston Celtics", away: "New York Knicks", startsInMinutes: -90, status: 1, total: [78, 71], periods: [[28, 22], [25, 27], [25, 22]], clock: { remaining_time: "04:31", stopped: false }, homeOdds: 1600 },
  { id: 1011, league: 104, home: "Denver Nuggets", away: "Utah Jazz", startsInMinutes: 420, status: 0, homeOdds: 1250 },
  { id: 1012, league: 105, home: "Team Vitality", away: "FaZe Clan", startsInMinutes: -40, status: 1, total: [1, 0], periods: [[13, 9], [5, 6]], homeOdds: 1500 },
  { id: 1013, league: 105, home: "Natus Vincere", away: "MOUZ", startsInMinutes: 200, status: 0, homeOdds: 1900 },
  { id: 1014, league: 105, home: "G2 Esports", away: "Astralis", startsInMinutes: -2000, status: 4, total: [2, 1], periods: [[13, 7], [10, 13], [13, 11]], homeOdds: 1700 },
];

/** An event without two sides, such as the winner of a season. */
export interface OutrightFixture {
  readonly id: number;
  readonly league: number;
  readonly name: string;
  readonly endsInMinutes: number;
  readonly runners: readonly (readonly [name: string, odds: number])[];
}

export const outrights: readonly OutrightFixture[] = [
  {
    id: 2001,
    league: 101,
    name: "Premier League 2026/27 winner",
    endsInMinutes: 250_000,
    runners: [["Arsenal", 2100], ["Liverpool", 3500], ["Manchester City", 4000], ["Chelsea", 11_000]],
  },
];
