import type { Pair, Side } from "../../../core/source-match.ts";
import type { MarketTemplate } from "../../../core/sport-module.ts";
import type { SoccerDetail } from "../soccer-detail.ts";
import { openTemplates } from "../../shared/market-offer.ts";

/** The count so far and the expected further count, from which ladders are chosen. */
export interface CountForecast {
  readonly seen: number;
  readonly expected: number;
}

/** Lines on which an outcome is less probable than this are not offered. */
const minChance = 0.05;

function chanceAtMost(most: number, mean: number): number {
  let term = Math.exp(-mean);
  let sum = most >= 0 ? term : 0;
  for (let count = 1; count <= most; count += 1) {
    term *= mean / count;
    sum += term;
  }
  return Math.min(sum, 1);
}

function medianLine({ seen, expected }: CountForecast): number {
  for (let count = 0; count < 60; count += 1) {
    const below = chanceAtMost(count, expected);
    if (below >= 0.5) {
      const above = chanceAtMost(count - 1, expected);
      return seen + count + (0.5 - above < below - 0.5 ? -0.5 : 0.5);
    }
  }
  return seen + 0.5;
}

function isFair(line: number, { seen, expected }: CountForecast): boolean {
  const under = chanceAtMost(Math.floor(line) - seen, expected);
  return line > seen && under > minChance && under < 1 - minChance;
}

/** Half lines around the balanced one. */
export function halfLines(forecast: CountForecast, count: number): readonly number[] {
  const centre = medianLine(forecast);
  const reach = Math.floor(count / 2);
  return Array.from({ length: count }, (_, index) => centre + index - reach).filter((line) => line > 0 && isFair(line, forecast));
}

/** Whole and quarter lines next to the balanced one. */
export function splitLines(forecast: CountForecast): readonly number[] {
  const centre = medianLine(forecast);
  return [-0.5, -0.25, 0.25, 0.5]
    .map((step) => centre + step)
    .filter((line) => line >= 0.75 && line > forecast.seen && isFair(line, forecast));
}

/** The current lead and the expected further counts, from which handicap ladders are chosen. */
export interface LeadForecast {
  readonly lead: number;
  readonly home: number;
  readonly away: number;
}

/** Home handicaps at the given steps from the balanced one. */
export function handicapLines({ lead, home, away }: LeadForecast, steps: readonly number[]): readonly number[] {
  const expectedLead = lead + home - away;
  const centre = -(Math.round(expectedLead * 2) / 2 || 0);
  const spread = Math.sqrt(home + away) || 0.1;
  return steps.map((step) => centre + step).filter((line) => Math.abs(line + expectedLead) < 1.65 * spread + 0.26);
}

type Template = MarketTemplate<SoccerDetail>;

/** Further goals by half and further corners and cards that are tried to find open lines. */
const triedGoals = [0, 1, 2, 3];
const triedCounts: readonly Pair[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [3, 3],
  [0, 12],
  [12, 0],
];

interface Room {
  /** Share of each half still to come. */
  readonly left: Pair;
  readonly windowIndex: number | null;
}

function goalsFor(left: number): readonly Pair[] {
  return left === 0 ? [[0, 0]] : triedGoals.flatMap((home) => triedGoals.map((away): Pair => [home, away]));
}

function laterDetail(now: SoccerDetail, early: Pair, late: Pair, windowIndex: number | null): SoccerDetail {
  const added: readonly Side[] = early[0] + late[0] > 0 ? ["home"] : early[1] + late[1] > 0 ? ["away"] : [];
  const running = early[0] + early[1] > 0 ? early : late;
  const windows = now.windows.map((pair, index) =>
    index === windowIndex && pair !== null ? ([pair[0] + running[0], pair[1] + running[1]] as const) : pair,
  );
  const scorers = now.scorers === null ? null : { ...now.scorers, open: [early[0] + late[0], early[1] + late[1]] as const };
  return {
    ...now,
    windows,
    scorers,
    home1: now.home1 + early[0],
    away1: now.away1 + early[1],
    home2: now.home2 + late[0],
    away2: now.away2 + late[1],
    order: [...now.order, ...added],
  };
}

function setPieceDetails(now: SoccerDetail): readonly SoccerDetail[] {
  const { corners, cards } = now;
  return triedCounts.map(([home, away]) => ({
    ...now,
    corners: corners && {
      home: corners.home + home,
      away: corners.away + away,
      firstHalf: corners.firstHalf + home + away,
    },
    cards: cards && {
      yellow: [cards.yellow[0] + home, cards.yellow[1] + away],
      red: [cards.red[0] + (home > 0 ? 1 : 0), cards.red[1]],
    },
  }));
}

/** Keeps the lines that can still end in more than one way. */
export function openLines(templates: readonly Template[], now: SoccerDetail, { left, windowIndex }: Room): readonly Template[] {
  const early = goalsFor(left[0]);
  const late = goalsFor(left[1]).filter(([home, away]) => left[0] === 0 || home + away <= 2);
  const details = [
    now,
    ...setPieceDetails(now),
    ...early.flatMap((first) => late.map((second) => laterDetail(now, first, second, windowIndex))),
  ];
  return openTemplates(templates, details);
}
