import { Type } from "typebox";
import { Check } from "typebox/value";
import { priceOf } from "../price.ts";
import type { ProviderGame } from "../provider-game.ts";
import { createSeededDraws } from "../seeded-draws.ts";
import { ballArchive, phases, type ArchiveBall, type BallKind, type Phase } from "./ball-archive.ts";

/** What can be bet on for a ball: what it comes to, or groups of that. */
export const ballOutcomes = {
  dot: ["dot"],
  one: ["one"],
  two: ["two"],
  four: ["four"],
  six: ["six"],
  wicket: ["wicket"],
  extra: ["extra"],
  boundary: ["four", "six"],
  noBoundary: ["dot", "one", "two", "wicket", "extra"],
} as const satisfies Readonly<Record<string, readonly BallKind[]>>;
export type BallOutcome = keyof typeof ballOutcomes;

/** What is known of a ball before it is bowled: its phase, and how often each outcome happened in all balls of that phase. */
export interface BallCard {
  readonly phase: Phase;
  readonly balls: number;
  readonly outcomes: Readonly<Record<BallOutcome, { readonly count: number; readonly odds: number | null }>>;
}

/** A bet on a ball, with the phase it is shown by later. */
export interface BallSelection {
  readonly outcome: BallOutcome;
  readonly phase: Phase;
}

// The keys of the table above.
const names = Object.keys(ballOutcomes) as readonly BallOutcome[];
const Selection = Type.Object({ outcome: Type.Union(names.map((name) => Type.Literal(name))) });

function isOf(outcome: BallOutcome, kind: BallKind): boolean {
  return ballOutcomes[outcome].some((one) => one === kind);
}

function outcomeOf(selection: unknown): BallOutcome | null {
  return Check(Selection, selection) ? (names.find((name) => name === selection.outcome) ?? null) : null;
}

const cards = new Map<Phase, BallCard>();

function cardOf(phase: Phase): BallCard {
  const known = cards.get(phase);
  if (known !== undefined) return known;
  const balls = ballArchive(phase);
  const entries = names.map((name) => {
    const count = balls.filter(({ kind }) => isOf(name, kind)).length;
    return [name, { count, odds: priceOf(count / balls.length) }] as const;
  });
  // One entry for each key of the table.
  const card: BallCard = { phase, balls: balls.length, outcomes: Object.fromEntries(entries) as BallCard["outcomes"] };
  cards.set(phase, card);
  return card;
}

/**
 * A real ball every half minute, drawn from every ball of its phase in three seasons. Which one nobody can know before: match, teams,
 * over and players are told only afterwards, and no ball follows from the one before.
 */
export const cricketGame: ProviderGame = {
  provider: "premium_cricket",
  app: "cricket",
  everyMs: 30_000,
  shownForMs: 6_000,
  round(number) {
    const phase = phases[createSeededDraws(`ball-card:${number}`).below(phases.length)] ?? "middle";
    const card = cardOf(phase);
    return {
      card,
      quote(selection) {
        const outcome = outcomeOf(selection);
        const odds = outcome === null ? null : card.outcomes[outcome].odds;
        if (outcome === null || odds === null) return null;
        const kept: BallSelection = { outcome, phase };
        return { selection: kept, odds };
      },
      draw(seed) {
        const balls = ballArchive(phase);
        const ball = balls[createSeededDraws(seed).below(balls.length)];
        if (ball === undefined) throw new Error(`There are no balls of the ${phase} overs.`);
        const result: ArchiveBall = ball;
        return {
          result,
          returnOf(selection, odds) {
            const outcome = outcomeOf(selection);
            return outcome !== null && isOf(outcome, ball.kind) ? odds : 0;
          },
        };
      },
    };
  },
};
