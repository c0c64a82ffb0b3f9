import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type CricketFile, type Delivery, readToken } from "@touchline/feed";
import { Type } from "typebox";
import { Check } from "typebox/value";
import { priceOf, type ProviderGame } from "./provider-game.ts";
import { createSeededDraws } from "./seeded-draws.ts";

/** Phases of a T20 innings by overs: 1 to 6, 7 to 15, 16 to 20. */
export type Phase = "powerplay" | "middle" | "death";
export const phases: readonly Phase[] = ["powerplay", "middle", "death"];

/** Result of a ball. */
export type BallKind = "dot" | "one" | "two" | "four" | "six" | "wicket" | "extra";

/** A ball of a real match. */
export interface ArchiveBall {
  readonly season: string;
  readonly date: string;
  readonly batting: string;
  readonly bowling: string;
  /** 1 or 2. */
  readonly innings: number;
  /** From 1. */
  readonly over: number;
  /** Number within the over, from 1, including wides and no-balls. */
  readonly ball: number;
  readonly bowler: string;
  readonly runs: number;
  readonly kind: BallKind;
}

const folder = fileURLToPath(new URL("../../../data/cricket/", import.meta.url));

function phaseOf(over: number): Phase {
  if (over <= 6) return "powerplay";
  return over <= 15 ? "middle" : "death";
}

/** A wicket takes precedence, then a wide or no-ball, then runs; three runs count as two, five as four. */
export function kindOf({ isWicket, isLegal, runs }: Pick<Delivery, "isWicket" | "isLegal" | "runs">): BallKind {
  if (isWicket) return "wicket";
  if (!isLegal) return "extra";
  if (runs === 0) return "dot";
  if (runs === 1) return "one";
  if (runs <= 3) return "two";
  return runs <= 5 ? "four" : "six";
}

function ballsOf(file: CricketFile): readonly ArchiveBall[] {
  return file.matches.flatMap(({ date, home, away, innings }) =>
    innings.flatMap(({ team, overs, super_over: isSuperOver }, index) =>
      isSuperOver
        ? []
        : overs.flatMap(([over, , , bowler, tokens]) =>
            tokens.split(" ").map((token, at): ArchiveBall => {
              const delivery = readToken(token);
              const place = { season: file.season, date, batting: team, bowling: team === home ? away : home, innings: index + 1 };
              return { ...place, over, ball: at + 1, bowler, runs: delivery.runs, kind: kindOf(delivery) };
            }),
          ),
    ),
  );
}

let archive: Readonly<Record<Phase, readonly ArchiveBall[]>> | null = null;

/** All balls of a phase in the bundled seasons, in a fixed order; read at first use. */
export function ballArchive(phase: Phase): readonly ArchiveBall[] {
  if (archive === null) {
    const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
    const balls = files.toSorted().flatMap((name) => ballsOf(JSON.parse(readFileSync(`${folder}${name}`, "utf8")) as CricketFile)); // our own files, checked by the feed's tests
    const byPhase = Map.groupBy(balls, ({ over }) => phaseOf(over));
    const of = (name: Phase): readonly ArchiveBall[] => byPhase.get(name) ?? [];
    archive = { powerplay: of("powerplay"), middle: of("middle"), death: of("death") };
  }
  return archive[phase];
}

/** Outcomes of a ball that can be bet on: results or groups of results. */
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

/** The offer for a ball: its phase, and the frequency of each outcome in that phase. */
export interface BallCard {
  readonly phase: Phase;
  readonly balls: number;
  readonly outcomes: Readonly<Record<BallOutcome, { readonly count: number; readonly odds: number | null }>>;
}

/** A bet on a ball, with its phase for display. */
export interface BallSelection {
  readonly outcome: BallOutcome;
  readonly phase: Phase;
}

// Safe: the keys of the table above.
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
  // Safe: one entry per key of the table.
  const card: BallCard = { phase, balls: balls.length, outcomes: Object.fromEntries(entries) as BallCard["outcomes"] };
  cards.set(phase, card);
  return card;
}

/**
 * A real ball every 30 seconds, drawn from all balls of its phase in three seasons. It cannot be predicted: match, teams,
 * over and players are revealed afterwards, and draws are independent.
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
        if (ball === undefined) throw new Error(`The archive has no balls of the ${phase} overs.`);
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
