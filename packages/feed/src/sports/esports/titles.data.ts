export type EsportsKey = "cs2" | "valorant" | "lol" | "dota2";

/** A title played in rounds. */
export interface RoundTitle {
  readonly kind: "rounds";
  readonly roundsToWin: number;
  /** Overtime in blocks of six rounds, or until a lead of two. */
  readonly overtime: "blocks_of_six" | "lead_of_two";
  /** Added to the defenders' chance of a round. */
  readonly defenceEdge: number;
  /** Change of the chance of a round for a strength gap of 1. */
  readonly roundSlope: number;
  /** Added to the chance of a round for the winner of the one before, who can buy better weapons. */
  readonly momentum: number;
  readonly roundSeconds: number;
}

/** A title played by the clock; rates are per minute, for the winner and the loser of the map. */
export interface ClockTitle {
  readonly kind: "clock";
  readonly meanMinutes: number;
  readonly spreadMinutes: number;
  readonly minMinutes: number;
  readonly killRates: readonly [winner: number, loser: number];
  readonly towerRates: readonly [winner: number, loser: number];
  readonly firstTowerMinute: number;
  readonly maxTowers: number;
  /** Null if the title has none. */
  readonly dragons: ObjectivePlan | null;
  readonly barons: ObjectivePlan | null;
  /** Change of the log-odds of a map for a strength gap of 1. */
  readonly mapSlope: number;
}

/** Minute of the first, minutes between two, and the share that the winner of the map takes. */
export interface ObjectivePlan {
  readonly firstMinute: number;
  readonly everyMinutes: number;
  readonly winnerShare: number;
}

export type Title = RoundTitle | ClockTitle;

/**
 * Momentum and rates are chosen so that leads are worth what they are in real matches: in Counter-Strike up to 16 a map at 15:6 or
 * 13:4 was won from 99 times in 100 (HLTV), in League of Legends whoever led in gold between the 10th and the 40th minute of a
 * World Championship won 80 to 85 maps of 100.
 */
export const titles: Readonly<Record<EsportsKey, Title>> = {
  cs2: { kind: "rounds", roundsToWin: 13, overtime: "blocks_of_six", defenceEdge: 0.02, roundSlope: 0.066, momentum: 0.1, roundSeconds: 108 },
  valorant: { kind: "rounds", roundsToWin: 13, overtime: "lead_of_two", defenceEdge: 0.012, roundSlope: 0.07, momentum: 0.1, roundSeconds: 104 },
  lol: {
    kind: "clock", meanMinutes: 32, spreadMinutes: 5, minMinutes: 20, killRates: [0.52, 0.4], towerRates: [0.25, 0.16], firstTowerMinute: 11, maxTowers: 11,
    dragons: { firstMinute: 6, everyMinutes: 5.6, winnerShare: 0.58 }, barons: { firstMinute: 22, everyMinutes: 7, winnerShare: 0.68 }, mapSlope: 1.15,
  },
  dota2: {
    kind: "clock", meanMinutes: 39, spreadMinutes: 8, minMinutes: 21, killRates: [0.7, 0.58], towerRates: [0.21, 0.14], firstTowerMinute: 9, maxTowers: 11,
    dragons: null, barons: null, mapSlope: 1.1,
  },
};
