import type { Pair } from "../../../core/source-match.ts";

/** Goals, corners or cards of both sides in a past match. */
export interface RatedGame {
  readonly home: string;
  readonly away: string;
  readonly counts: Pair;
  /** Older games weigh less. */
  readonly weight: number;
  readonly neutral: boolean;
  /** Expected counts of average teams in its competition, if they differ from the base of the fit. */
  readonly base?: Pair;
}

export interface StrengthPrior {
  /** Prior expected counts at home and away. */
  readonly base: Pair;
  /** Weight of the prior base, in games. */
  readonly baseGames: number;
  /** Weight of the prior of a team, in counts. */
  readonly pseudoCounts: number;
  /** Prior attack and defence of a team (1 is average; a low defence concedes little). */
  startOf(team: string): { readonly attack: number; readonly defence: number };
}

/** Multiplicative strengths by team: expected counts are base x attack x opposing defence. */
export interface Strengths {
  readonly base: Pair;
  attackOf(team: string): number;
  defenceOf(team: string): number;
}

interface Table {
  readonly indexByTeam: ReadonlyMap<string, number>;
  readonly startAttack: Float64Array;
  readonly startDefence: Float64Array;
  readonly attack: Float64Array;
  readonly defence: Float64Array;
}

const passes = 16;

function tableOf(games: readonly RatedGame[], prior: StrengthPrior): Table {
  const indexByTeam = new Map<string, number>();
  for (const { home, away } of games) {
    for (const team of [home, away]) if (!indexByTeam.has(team)) indexByTeam.set(team, indexByTeam.size);
  }
  const starts = [...indexByTeam.keys()].map((team) => prior.startOf(team));
  const startAttack = Float64Array.from(starts, ({ attack }) => attack);
  const startDefence = Float64Array.from(starts, ({ defence }) => defence);
  return { indexByTeam, startAttack, startDefence, attack: startAttack.slice(), defence: startDefence.slice() };
}

function baseOf(games: readonly RatedGame[], { base, baseGames }: StrengthPrior): Pair {
  let [home, away, weight] = [base[0] * baseGames, base[1] * baseGames, baseGames];
  for (const game of games) {
    if (game.neutral) continue;
    home += game.weight * game.counts[0];
    away += game.weight * game.counts[1];
    weight += game.weight;
  }
  return [home / weight, away / weight];
}

/** Both sides of every game in columns: attacker, defender, count and base rate. */
interface Attempts {
  readonly attacker: Int32Array;
  readonly defender: Int32Array;
  readonly count: Float64Array;
  readonly base: Float64Array;
}

function attemptsOf(games: readonly RatedGame[], base: Pair, indexByTeam: ReadonlyMap<string, number>): Attempts {
  const size = games.length * 2;
  const attempts: Attempts = {
    attacker: new Int32Array(size),
    defender: new Int32Array(size),
    count: new Float64Array(size),
    base: new Float64Array(size),
  };
  games.forEach((game, place) => {
    const own = game.base ?? base;
    const even = Math.sqrt(own[0] * own[1]);
    const home = indexByTeam.get(game.home) ?? 0;
    const away = indexByTeam.get(game.away) ?? 0;
    const sides = [
      [home, away, game.counts[0], game.neutral ? even : own[0]],
      [away, home, game.counts[1], game.neutral ? even : own[1]],
    ] as const;
    sides.forEach(([attacker, defender, count, rate], side) => {
      const row = place * 2 + side;
      attempts.attacker[row] = attacker;
      attempts.defender[row] = defender;
      attempts.count[row] = game.weight * count;
      attempts.base[row] = game.weight * rate;
    });
  });
  return attempts;
}

interface Half {
  readonly own: Int32Array;
  readonly other: Int32Array;
  readonly values: Float64Array;
  readonly otherValues: Float64Array;
  readonly start: Float64Array;
}

function updateHalf({ own, other, values, otherValues, start }: Half, { count, base }: Attempts, pseudoCounts: number): void {
  const seen = Float64Array.from(start, (value) => value * pseudoCounts);
  const expected = new Float64Array(values.length).fill(pseudoCounts);
  for (let row = 0; row < count.length; row += 1) {
    const team = own[row] ?? 0;
    seen[team] = (seen[team] ?? 0) + (count[row] ?? 0);
    expected[team] = (expected[team] ?? 0) + (base[row] ?? 0) * (otherValues[other[row] ?? 0] ?? 1);
  }
  for (let team = 0; team < values.length; team += 1) values[team] = (seen[team] ?? 0) / (expected[team] ?? 1);
}

/** Alternating Poisson fit of attack and defence, shrunk to the prior; a team without games keeps its prior. */
export function fitStrengths(games: readonly RatedGame[], prior: StrengthPrior): Strengths {
  const table = tableOf(games, prior);
  const base = baseOf(games, prior);
  const attempts = attemptsOf(games, base, table.indexByTeam);
  const { attack, defence, startAttack, startDefence } = table;
  for (let pass = 0; pass < passes; pass += 1) {
    updateHalf(
      { own: attempts.attacker, other: attempts.defender, values: attack, otherValues: defence, start: startAttack },
      attempts,
      prior.pseudoCounts,
    );
    updateHalf(
      { own: attempts.defender, other: attempts.attacker, values: defence, otherValues: attack, start: startDefence },
      attempts,
      prior.pseudoCounts,
    );
  }
  return {
    base,
    attackOf: (team) => attack[table.indexByTeam.get(team) ?? -1] ?? prior.startOf(team).attack,
    defenceOf: (team) => defence[table.indexByTeam.get(team) ?? -1] ?? prior.startOf(team).defence,
  };
}
