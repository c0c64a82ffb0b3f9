import { Type } from "typebox";
import { Check } from "typebox/value";
import type { ProviderGame } from "./provider-game.ts";
import {
  courseOf,
  createFootballMatch,
  drawMatch,
  type FootballOutcome,
  footballOutcomes,
  type FootballResult,
  isTrue,
} from "./football-match.ts";

const outcomes = Object.values(footballOutcomes).flat();
const Selection = Type.Object({ outcome: Type.Union(outcomes.map((outcome) => Type.Literal(outcome))) });

/** A bet on a match, with its names for display. */
export interface FootballSelection {
  readonly outcome: FootballOutcome;
  readonly home: string;
  readonly away: string;
}

function outcomeOf(selection: unknown): FootballOutcome | null {
  return Check(Selection, selection) ? (outcomes.find((outcome) => outcome === selection.outcome) ?? null) : null;
}

/** Short matches: bets before kick-off, then 90 match minutes in less than a minute. */
export const footballGame: ProviderGame = {
  provider: "virtual_gaming_arena",
  app: "football",
  everyMs: 150_000,
  shownForMs: 50_000,
  round(number) {
    const match = createFootballMatch(number);
    const { teams, odds } = match.card;
    return {
      card: match.card,
      quote(selection) {
        const outcome = outcomeOf(selection);
        const price = outcome === null ? null : odds[outcome];
        if (outcome === null || price === null) return null;
        const kept: FootballSelection = { outcome, home: teams.home.name, away: teams.away.name };
        return { selection: kept, odds: price };
      },
      draw(seed) {
        const drawn = drawMatch(match, seed);
        const result: FootballResult = { ...drawn, course: courseOf(match, drawn.events) };
        return {
          result,
          returnOf(selection, price) {
            const outcome = outcomeOf(selection);
            return outcome !== null && isTrue(outcome, result.home, result.away) ? price : 0;
          },
        };
      },
    };
  },
};
