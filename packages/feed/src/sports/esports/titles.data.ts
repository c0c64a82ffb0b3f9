export type EsportsKey = "cs2" | "valorant" | "lol" | "dota2";


/** A title played in rounds. */
export interface RoundTitle {
  readonly kind: "rounds";
  readonly roundsToWin: number;
  /** Overtimes of six rounds until one is won, or until a lead of two. */
  readonly overtime: "blocks_of_six" | "lead_of_two";
  /** Added to the defenders' chance of a round. */
  readonly defenceEdge: number;
  /** Change of the chance of a round for one unit of strength between the teams. */
  readonly roundSlope: number;
  readonly roundSeconds: number;
}

/** A title played against the clock; rates are per minute and stand for the team that will win and lose the map. */
export interface ClockTitle {
  readonly kind: "clock";
  readonly meanMinutes: number;
  readonly spreadMinutes: number;
  readonly shortestMinutes: number;
  readonly killRates: readonly [winner: number, loser: number];
  readonly towerRates: readonly [winner: number, loser: number];
  readonly firstTowerMinute: number;
  readonly mostTowers: number;
  /** Minute of the first, minutes between two, and the share that the winner of the map takes; null where there are none. */
  readonly dragons: ObjectivePlan | null;
  readonly barons: ObjectivePlan | null;
  /** Change of the log-odds of a map for one unit of strength. */
  readonly mapSlope: number;
}

export interface ObjectivePlan {
  readonly firstMinute: number;
  readonly everyMinutes: number;
  readonly winnerShare: number;
}

export type Title = RoundTitle | ClockTitle;

export const titles: Readonly<Record<EsportsKey, Title>> = {
  cs2: { kind: "rounds", roundsToWin: 13, overtime: "blocks_of_six", defenceEdge: 0.02, roundSlope: 0.066, roundSeconds: 108 },
  valorant: { kind: "rounds", roundsToWin: 13, overtime: "lead_of_two", defenceEdge: 0.012, roundSlope: 0.07, roundSeconds: 104 },
  lol: {
    kind: "clock", meanMinutes: 32, spreadMinutes: 5, shortestMinutes: 20, killRates: [0.54, 0.38], towerRates: [0.3, 0.13], firstTowerMinute: 11, mostTowers: 11,
    dragons: { firstMinute: 6, everyMinutes: 5.6, winnerShare: 0.62 }, barons: { firstMinute: 22, everyMinutes: 7, winnerShare: 0.74 }, mapSlope: 1.15,
  },
  dota2: {
    kind: "clock", meanMinutes: 39, spreadMinutes: 8, shortestMinutes: 21, killRates: [0.74, 0.54], towerRates: [0.25, 0.11], firstTowerMinute: 9, mostTowers: 11,
    dragons: null, barons: null, mapSlope: 1.1,
  },
};
