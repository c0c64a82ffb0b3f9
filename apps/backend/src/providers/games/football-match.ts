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

/** Whether an outcome wins at a final score. */
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

/** The offer before kick-off; prices in thousandths, null if not on offer. */
export interface FootballCard {
  readonly teams: Readonly<Record<FootballSide, { readonly name: string; readonly shirt: string }>>;
  readonly odds: Readonly<Record<FootballOutcome, number | null>>;
}

/** A match: its card, and each team's probability of a goal per minute. */
interface FootballMatch {
  readonly card: FootballCard;
  readonly chances: Readonly<Record<FootballSide, number>>;
}

const matchMinutes = 90;
const outcomes = Object.values(footballOutcomes).flat();

/** Probabilities of 0 goals to one a minute with a constant probability per minute (binomial). */
export function goalChances(chance: number, minutes = matchMinutes): readonly number[] {
  const chances = [(1 - chance) ** minutes];
  for (let goals = 1; goals <= minutes; goals += 1)
    chances.push(((chances[goals - 1] ?? 0) * (minutes - goals + 1) * chance) / (goals * (1 - chance)));
  return chances;
}

/** The exact probability of an outcome, summed over all final scores. */
export function chanceOf(outcome: FootballOutcome, { home, away }: FootballMatch["chances"]): number {
  const awayChances = goalChances(away);
  return goalChances(home).reduce(
    (sum, homeChance, homeGoals) =>
      sum + homeChance * awayChances.reduce((part, chance, awayGoals) => part + (isTrue(outcome, homeGoals, awayGoals) ? chance : 0), 0),
    0,
  );
}

/** The match of a round; deterministic. */
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
      // Safe: one entry per outcome of the list that defines the type.
      odds: Object.fromEntries(entries) as FootballCard["odds"],
    },
  };
}

/** An event of a match; only goals affect bets. */
export interface FootballEvent {
  readonly minute: number;
  readonly side: FootballSide;
  readonly kind: "goal" | "saved" | "wide" | "corner";
}

/** The exact chances of a home win and of a draw after a minute; the rest is the visitors' chance. */
export interface ChancePoint {
  readonly minute: number;
  readonly home: number;
  readonly draw: number;
}

interface DrawnMatch {
  readonly home: number;
  readonly away: number;
  /** In chronological order. */
  readonly events: readonly FootballEvent[];
}

/** A drawn match as players watch it. */
export interface FootballResult extends DrawnMatch {
  /** How the chances moved, from kick-off to the end. */
  readonly course: readonly ChancePoint[];
}

const sides = ["home", "away"] as const;
const quietKinds = ["saved", "wide", "corner"] as const;
/** Shots and corners per expected goal. */
const quietForEachGoal = 5;

const courseStep = 3;

function chancePoint(chances: FootballMatch["chances"], { minute, lead }: { readonly minute: number; readonly lead: number }): ChancePoint {
  const left = matchMinutes - minute;
  const awayChances = goalChances(chances.away, left);
  let [home, draw, fewer, away] = [0, 0, 0, 0];
  // The more goals the home side has, the more visitors' totals it beats, so their sum is carried along.
  goalChances(chances.home, left).forEach((chance, goals) => {
    for (; away < goals + lead && away <= left; away += 1) fewer += awayChances[away] ?? 0;
    home += chance * fewer;
    draw += chance * (awayChances[goals + lead] ?? 0);
  });
  return { minute, home, draw };
}

/** Chances every few minutes, and before and after each goal. */
export function courseOf({ chances }: FootballMatch, events: readonly FootballEvent[]): readonly ChancePoint[] {
  const goals = events.filter(({ kind }) => kind === "goal");
  const leadAt = (minute: number): number =>
    goals.reduce((lead, goal) => (goal.minute > minute ? lead : goal.side === "home" ? lead + 1 : lead - 1), 0);
  const steps = Array.from({ length: matchMinutes / courseStep + 1 }, (_, index) => index * courseStep);
  const minutes = new Set([...steps, ...goals.flatMap(({ minute }) => [minute - 1, minute])]);
  return [...minutes].toSorted((left, right) => left - right).map((minute) => chancePoint(chances, { minute, lead: leadAt(minute) }));
}

/** Draws the goals of each minute and team, then the other events from separate random numbers. */
export function drawMatch({ chances }: FootballMatch, seed: string): DrawnMatch {
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
