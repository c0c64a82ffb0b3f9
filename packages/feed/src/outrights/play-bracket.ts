import { type RandomSource, shuffle } from "../core/random.ts";
import type { Bracket, DrawnRound, Entrant, Tie } from "./bracket.ts";
import { tieChance, type TieState } from "./tie-chance.ts";

/** The teams that enter a knock-out, and how strong they are. */
export interface Field {
  /** Elo points by team in this run. */
  readonly ratings: Float64Array;
  /** Elo points by team with which its matches are priced. */
  readonly usual: readonly number[];
  /** Elo points that hosts have in ties whose venue is not known. */
  readonly hosts: readonly number[];
  /** Teams by place of each group's table. */
  readonly tables: readonly (readonly number[])[];
  /** All teams by the order of the whole table. */
  readonly ranked: readonly number[];
  readonly random: RandomSource;
  /** By team; the expected number of ties to come is added. */
  readonly ties: Float64Array;
}

/** The possible winners of a tie, with their chances. */
interface Winners {
  readonly teams: readonly number[];
  readonly chances: readonly number[];
}

/** Chance of every team to win the last tie: exact for the given strengths, so that outsiders differ by strength and not by luck. */
export function playBracket(bracket: Bracket, field: Field): Winners {
  const ties = bracket.kind === "fixed" ? bracket.ties : drawRounds(bracket.rounds, field.random);
  const bestAt = bestTeams(ties, field);
  const needsSample = new Set(ties.flatMap(({ sides }) => sides.flatMap((side) => (side.from === "loser" ? [side.tie] : []))));
  const played: { readonly winners: Winners; readonly losers: Winners | null }[] = [];
  ties.forEach((tie, place) => {
    const sideOf = (entrant: Entrant, side: 0 | 1): Winners => {
      switch (entrant.from) {
        case "team":
          return certain(entrant.team);
        case "winner":
          return played[entrant.tie]?.winners ?? nobody;
        case "loser":
          return played[entrant.tie]?.losers ?? nobody;
        case "place":
          return certain(field.tables[entrant.group]?.[entrant.place]);
        case "best":
          return certain(bestAt.get(`${place}/${side}`));
      }
    };
    const sides = [sideOf(tie.sides[0], 0), sideOf(tie.sides[1], 1)] as const;
    const winners = tie.winner === null ? meet(tie, sides, field) : sides[tie.winner];
    if (!needsSample.has(place)) {
      played.push({ winners, losers: null });
      return;
    }
    // A tie whose loser plays on has to be decided, or a team could meet itself.
    const winner = sample(winners, field.random);
    const teams = sides.flatMap((side) => side.teams);
    played.push({ winners: certain(winner), losers: certain(teams.find((team) => team !== winner)) });
  });
  return played.at(-1)?.winners ?? nobody;
}

const nobody: Winners = { teams: [], chances: [] };

function certain(team: number | undefined): Winners {
  return team === undefined ? nobody : { teams: [team], chances: [1] };
}

function sample({ teams, chances }: Winners, random: RandomSource): number | undefined {
  let lot = random.next();
  for (const [place, chance] of chances.entries()) {
    lot -= chance;
    if (lot < 0) return teams[place];
  }
  return teams.at(-1);
}

function meet(tie: Tie, [first, second]: readonly [Winners, Winners], { ratings, usual, hosts, ties }: Field): Winners {
  // A match on offer has the same chances here as in its own prices.
  const strengths = tie.isDrawn && tie.bestOf === null ? usual : ratings;
  for (const side of [first, second]) side.teams.forEach((team, place) => (ties[team] = (ties[team] ?? 0) + (side.chances[place] ?? 0)));
  if (first.teams.length === 0 || second.teams.length === 0) return first.teams.length === 0 ? second : first;
  const firstChances = first.chances.map(() => 0);
  const secondChances = second.chances.map(() => 0);
  first.teams.forEach((one, place) => {
    second.teams.forEach((other, otherPlace) => {
      const both = (first.chances[place] ?? 0) * (second.chances[otherPlace] ?? 0);
      const host = tie.isDrawn ? 0 : (hosts[one] ?? 0) - (hosts[other] ?? 0);
      const share = tieChance((strengths[one] ?? 0) - (strengths[other] ?? 0) + host, tie);
      firstChances[place] = (firstChances[place] ?? 0) + both * share;
      secondChances[otherPlace] = (secondChances[otherPlace] ?? 0) + both * (1 - share);
    });
  });
  return { teams: [...first.teams, ...second.teams], chances: [...firstChances, ...secondChances] };
}

/** Chooses teams for the sides from `best`, by tie and side, so that none meets a team of its own group if possible. */
function bestTeams(ties: readonly Tie[], { tables, ranked, random }: Field): ReadonlyMap<string, number> {
  const chosen = new Map<string, number>();
  const open = ties.flatMap(({ sides }, tie) =>
    sides.flatMap((entrant, side) =>
      entrant.from === "best" ? [{ key: `${tie}/${side}`, place: entrant.place, rival: sides[1 - side] }] : [],
    ),
  );
  for (const [place, places] of Map.groupBy(open, (one) => one.place)) {
    const groupOf = new Map(tables.flatMap((table, group) => (table[place] === undefined ? [] : [[table[place], group] as const])));
    const best = shuffle(random, ranked.filter((team) => groupOf.has(team)).slice(0, places.length));
    for (const { key, rival } of places) {
      const rivalGroup = rival?.from === "place" ? rival.group : -1;
      const index = Math.max(
        best.findIndex((team) => groupOf.get(team) !== rivalGroup),
        0,
      );
      const [team] = best.splice(index, 1);
      if (team !== undefined) chosen.set(key, team);
    }
  }
  return chosen;
}

const drawnTie: TieState & Pick<Tie, "isDrawn" | "winner"> = {
  bestOf: null,
  score: [0, 0],
  legsLeft: 1,
  edge: 0,
  scale: 1,
  isDrawn: false,
  winner: null,
};

/** Draws the pairs of the rounds that are not known yet; an odd team waits for the next round. */
function drawRounds(rounds: readonly DrawnRound[], random: RandomSource): readonly Tie[] {
  const ties: Tie[] = [];
  let through: Entrant[] = [];
  const rest = [...rounds];
  while (rest.length > 0 || through.length > 1) {
    const { known, newcomers } = rest.shift() ?? { known: [], newcomers: [] };
    const entrants = known.length > 0 ? [] : shuffle(random, [...through, ...newcomers.map((team): Entrant => ({ from: "team", team }))]);
    const next: Entrant[] = [];
    const add = (tie: Tie): void => {
      next.push({ from: "winner", tie: ties.length });
      ties.push(tie);
    };
    known.forEach(add);
    for (let index = 0; index + 1 < entrants.length; index += 2) {
      const [one, other] = [entrants[index], entrants[index + 1]];
      if (one && other) add({ ...drawnTie, sides: [one, other] });
    }
    const odd = entrants.length % 2 === 1 ? entrants.at(-1) : undefined;
    through = odd ? [...next, odd] : next;
  }
  return ties;
}
