/** Sports of the reference catalogue by path segment; `cs2`, `lol`, `dota2` and `valorant` are simulated. */
export type SportKey =
  | "soccer"
  | "tennis"
  | "basketball"
  | "ice-hockey"
  | "baseball"
  | "american-football"
  | "cricket"
  | "cs2"
  | "lol"
  | "dota2"
  | "valorant";

export type Side = "home" | "away";
/** [home, away], unless a name says winner and loser. */
export type Pair = readonly [number, number];

/** How the shirt of a team is cut: its first colour is the ground, the second the pattern or the trim. */
export type KitPattern =
  | "plain"
  | "stripes"
  | "hoops"
  | "halves"
  | "quarters"
  | "checks"
  | "sash"
  | "band"
  | "centre"
  | "diagonal"
  | "sleeves";

/** What is known about a team besides its name. */
export interface TeamFacts {
  /** Abbreviation for scoreboards, from FIFA or broadcasters; unique within a competition. */
  readonly code: string;
  /** Everyday name for lists and buttons: `Man United`. */
  readonly shortName: string;
  readonly pattern?: KitPattern;
  /** Two or three real colours, `#rrggbb`, the first one leading. */
  readonly colours?: readonly string[];
  /** Pattern and colours follow from the name, because no source has them: some e-sports teams. */
  readonly hasDerivedKit?: true;
  /** The neck of its shirt, if not round. */
  readonly collar?: "v" | "polo";
  readonly hasCuffs?: true;
  /** Further names by which people search, in any script. */
  readonly otherNames: readonly string[];
}

/** Players have only a short name and the colours of their country, unlisted teams no facts. */
export interface Team extends Partial<TeamFacts> {
  /** Unique in its sport and stable over seasons: `soccer:arsenal`, `tennis:roger-federer`. */
  readonly id: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2, `GB-ENG`, `GB-SCT`, or null. */
  readonly country: string | null;
  /** A national team. */
  readonly isNation?: true;
}

export interface SoccerGoal {
  readonly m: number;
  readonly x?: number;
  readonly side: "h" | "a";
  readonly player?: string;
  readonly pen?: 1;
  readonly og?: 1;
}
export interface SoccerCard {
  readonly m: number;
  readonly x?: number;
  readonly side: "h" | "a";
  readonly player?: string;
  readonly type: "Y" | "R" | "YR";
}

export interface SoccerFacts {
  readonly sport: "soccer";
  readonly ht: Pair | null;
  /** Score after 90 minutes; every market but "to qualify" settles on it. */
  readonly ft: Pair;
  readonly et: Pair | null;
  readonly penalties: Pair | null;
  readonly awarded: boolean;
  /** Null if the minutes are unknown; empty if there were no goals. */
  readonly goals: readonly SoccerGoal[] | null;
  readonly cards: readonly SoccerCard[] | null;
  readonly stats: {
    readonly corners: Pair;
    readonly yellow: Pair;
    readonly red: Pair;
    readonly shots: Pair;
    readonly sot: Pair;
    readonly fouls: Pair;
  } | null;
  /** World Cup 2026 only: [shirt, position, name, club]. */
  readonly squads: { readonly home: readonly SquadPlayer[]; readonly away: readonly SquadPlayer[] } | null;
  /** World Cup 2026 only: who played. */
  readonly lineUps?: Readonly<Record<Side, SoccerLineUp>>;
}
/** Who played for a side, by shirt number; 0 is a player who is not in the squad list. */
export interface SoccerLineUp {
  readonly eleven: readonly number[];
  /** [minute, on, off] */
  readonly subs: readonly (readonly [number, number, number])[];
  /** Dismissals: [minute, shirt]. */
  readonly off?: readonly (readonly [number, number])[];
}
export interface SquadPlayer {
  readonly shirt: number;
  readonly position: "GK" | "DF" | "MF" | "FW";
  readonly name: string;
  readonly club: string;
}

export interface TennisFacts {
  readonly sport: "tennis";
  readonly winner: Side;
  /** Games [home, away] of each set and the tie-break points of its loser. */
  readonly sets: readonly { readonly games: Pair; readonly tiebreakLoserPoints: number | null }[];
  readonly bestOf: 3 | 5;
  readonly end: "RET" | "W/O" | "DEF" | null;
  readonly minutes: number | null;
  readonly aces: Pair | null;
  /** Share of service points won [home, away]. */
  readonly servicePointsWon: Pair | null;
  readonly surface: string;
}

export interface BasketballFacts {
  readonly sport: "basketball";
  /** Final, overtime included. */
  readonly score: Pair;
  readonly overtime: boolean | null;
  readonly quarters: readonly Pair[] | null;
  /** [quarter, seconds elapsed in the game, side, points, play type, player] */
  readonly points: readonly (readonly [number, number, "h" | "a", number, string, string])[] | null;
  readonly league: "euroleague" | "nba";
}

export interface IceHockeyFacts {
  readonly sport: "ice-hockey";
  readonly score: Pair;
  readonly shots: Pair | null;
  readonly playoff: boolean;
}

export interface BaseballFacts {
  readonly sport: "baseball";
  readonly score: Pair;
  /** Runs by inning; null if the half inning was not played. */
  readonly line: { readonly home: readonly (number | null)[]; readonly away: readonly (number | null)[] };
  readonly hits: Pair | null;
  readonly homeRuns: Pair | null;
  readonly minutes: number | null;
  readonly startingPitchers: readonly [string, string] | null;
}

export interface AmericanFootballFacts {
  readonly sport: "american-football";
  readonly score: Pair;
  readonly overtime: boolean;
  /** Real closing prices, decimal; spread is the home handicap. */
  readonly closing: {
    readonly moneyline: Pair | null;
    readonly spread: number;
    readonly spreadOdds: Pair;
    readonly total: number;
    readonly totalOdds: Pair;
  } | null;
}

export interface CricketInnings {
  readonly side: Side;
  readonly runs: number;
  readonly wickets: number;
  readonly balls: number;
  readonly superOver: boolean;
  readonly target: { readonly runs: number; readonly overs: number } | null;
  /** [over from 1, runs, wickets, main bowler, ball tokens]; token grammar in the data schema. */
  readonly overs: readonly (readonly [number, number, number, string, string])[];
  /** [name, runs, balls, fours, sixes] in order of appearance. */
  readonly batting: readonly (readonly [string, number, number, number, number])[];
}
export interface CricketFacts {
  readonly sport: "cricket";
  readonly toss: { readonly side: Side; readonly decision: "bat" | "field" } | null;
  readonly innings: readonly CricketInnings[];
  readonly winner: Side | null;
  readonly noResult: boolean;
  readonly duckworthLewis: boolean;
  readonly squads: { readonly home: readonly string[]; readonly away: readonly string[] } | null;
}

export type Facts = SoccerFacts | TennisFacts | BasketballFacts | IceHockeyFacts | BaseballFacts | AmericanFootballFacts | CricketFacts;

/** One past real match from the data files. */
export interface SourceMatch {
  /** Id in the data files, unique over all of them. */
  readonly id: string;
  readonly sport: SportKey;
  /** `eng.1`, `nfl`, `atp.wimbledon`, ... stable over seasons. */
  readonly competition: string;
  readonly season: string;
  readonly round: string | null;
  /** Real start in UTC, epoch ms; ratings for a match may use only matches whose `playedAt` is smaller. */
  readonly playedAt: number;
  /** Whether the hour is real rather than a slot chosen by rule. */
  readonly timeKnown: boolean;
  readonly home: Team;
  readonly away: Team;
  readonly neutral: boolean;
  readonly venue: string | null;
  readonly city: string | null;
  readonly facts: Facts;
}
