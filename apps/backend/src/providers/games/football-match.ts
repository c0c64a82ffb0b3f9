import { priceOf } from "./provider-game.ts";
import { createSeededDraws } from "./seeded-draws.ts";
import { clubEndings, shirts, towns } from "./football-names.data.ts";

export type FootballSide = "home" | "away";
/** Markets with their outcomes. */
export const footballOutcomes = {
  result: ["home", "draw", "away"],
  total: ["over", "under"],
  both: ["yes", "no"],
} as const;
type FootballMarket = keyof typeof footballOutcomes;
export type FootballOutcome = (typeof footballOutcomes)[FootballMarket][number];

/** Whether a final score makes an outcome true. */
export function isTrue(outcome: FootballOutcome, home: number, away: number): boolean {
  switch (outcome) {
    case "home":
      return home > away;
    case "draw":
      return home === away;
    case "away":
      return home < away;
    case "over":
      return home + away > 2;
    case "under":
      return home + away < 3;
    case "yes":
      return home > 0 && away > 0;
    case "no":
      return home === 0 || away === 0;
  }
}

/** What is known of a match before kick-off; prices in thousandths, null is not on offer. */
export interface FootballCard {
  readonly teams: Readonly<Record<FootballSide, { readonly name: string; readonly shirt: string }>>;
  readonly odds: Readonly<Record<FootballOutcome, number | null>>;
}

/** A match: its card, and each side's chance to score in a minute. */
interface FootballMatch {
  readonly card: FootballCard;
  readonly chances: Readonly<Record<FootballSide, number>>;
}

const matchMinutes = 90;
const outcomes = Object.values(footballOutcomes).flat();

/** Chances of 0 to 90 goals where each minute brings one with the same chance (binomial). */
export function goalChances(chance: number): readonly number[] {
  const chances = [(1 - chance) ** matchMinutes];
  for (let goals = 1; goals <= matchMinutes; goals += 1)
    chances.push(((chances[goals - 1] ?? 0) * (matchMinutes - goals + 1) * chance) / (goals * (1 - chance)));
  return chances;
}

/** The exact chance of an outcome: every final score summed up. */
export function chanceOf(outcome: FootballOutcome, { home, away }: FootballMatch["chances"]): number {
  const awayChances = goalChances(away);
  return goalChances(home).reduce(
    (sum, homeChance, homeGoals) =>
      sum + homeChance * awayChances.reduce((part, chance, awayGoals) => part + (isTrue(outcome, homeGoals, awayGoals) ? chance : 0), 0),
    0,
  );
}

/** The match of a round; the same for everybody and at every start. */
export function createFootballMatch(round: number): FootballMatch {
  const draws = createSeededDraws(`football-card:${round}`);
  const [homeTown = "", awayTown = ""] = draws.take(towns, 2);
  const [homeShirt = "", awayShirt = ""] = draws.take(shirts, 2);
  const nameOf = (town: string): string => `${town} ${clubEndings[draws.below(clubEndings.length)] ?? ""}`;
  const chances = { home: (0.7 + 1.5 * draws.next()) / matchMinutes, away: (0.5 + 1.4 * draws.next()) / matchMinutes };
  const entries = outcomes.map((outcome) => [outcome, priceOf(chanceOf(outcome, chances))] as const);
  return {
    chances,
    card: {
      teams: { home: { name: nameOf(homeTown), shirt: homeShirt }, away: { name: nameOf(awayTown), shirt: awayShirt } },
      // One entry for each outcome of the list that the type is made from.
      odds: Object.fromEntries(entries) as FootballCard["odds"],
    },
  };
}

/** Something that happens in a match; only goals decide anything. */
export interface FootballEvent {
  readonly minute: number;
  readonly side: FootballSide;
  readonly kind: "goal" | "saved" | "wide" | "corner";
}

/** A match minute by minute. */
export interface FootballResult {
  readonly home: number;
  readonly away: number;
  /** In order of time. */
  readonly events: readonly FootballEvent[];
}

const sides = ["home", "away"] as const;
const quietKinds = ["saved", "wide", "corner"] as const;
/** Shots and corners for each goal to be expected. */
const quietForEachGoal = 5;

/** Draws each minute of each side, the goals first; what surrounds them comes from numbers of its own. */
export function drawMatch({ chances }: FootballMatch, seed: string): FootballResult {
  const draws = createSeededDraws(seed);
  const show = createSeededDraws(`${seed}:show`);
  const events: FootballEvent[] = [];
  for (let minute = 1; minute <= matchMinutes; minute += 1) {
    for (const side of sides) {
      const isGoal = draws.next() < chances[side];
      const isQuiet = show.next() < chances[side] * quietForEachGoal;
      const kind = quietKinds[show.below(quietKinds.length)] ?? "wide";
      if (isGoal) events.push({ minute, side, kind: "goal" });
      else if (isQuiet) events.push({ minute, side, kind });
    }
  }
  const goalsOf = (side: FootballSide): number => events.filter((event) => event.kind === "goal" && event.side === side).length;
  return { home: goalsOf("home"), away: goalsOf("away"), events };
}
