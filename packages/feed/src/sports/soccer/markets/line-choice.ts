import type { Pair, Side } from "../../../core/source-match.ts";
import type { MarketTemplate } from "../../../core/sport-module.ts";
import type { SoccerDetail } from "../soccer-detail.ts";
import { chooseLines } from "../../shared/ladder-choice.ts";
import { openTemplates } from "../../shared/market-offer.ts";
import { poissonWeights } from "../model/goal-grid.ts";

/** The count so far and the expected further count, from which ladders are chosen. */
export interface CountForecast {
  readonly seen: number;
  readonly expected: number;
}

function chanceAtMost(max: number, mean: number): number {
  let term = Math.exp(-mean);
  let sum = max >= 0 ? term : 0;
  for (let count = 1; count <= max; count += 1) {
    term *= mean / count;
    sum += term;
  }
  return Math.min(sum, 1);
}

/** Upper bound of the further goals, corners or cards in a match. */
const maxFurther = 30;

/** Half lines around the balanced one. */
export function halfLines({ seen, expected }: CountForecast, lines: number): readonly number[] {
  const candidates = Array.from({ length: maxFurther }, (_, further) => seen + further + 0.5);
  return chooseLines(candidates, { lines, chanceOf: (line) => chanceAtMost(Math.floor(line) - seen, expected) });
}

/** The current lead and the expected further counts, from which handicap ladders are chosen. */
export interface LeadForecast {
  readonly lead: number;
  readonly home: number;
  readonly away: number;
}

/** Probability of each final lead. */
function leadWeights({ lead, home, away }: LeadForecast): ReadonlyMap<number, number> {
  const aways = poissonWeights(away);
  const weights = new Map<number, number>();
  poissonWeights(home).forEach((homeWeight, more) =>
    aways.forEach((awayWeight, other) => {
      const final = lead + more - other;
      weights.set(final, (weights.get(final) ?? 0) + homeWeight * awayWeight);
    }),
  );
  return weights;
}

/** Chance that home covers a handicap, returned stakes left out. */
function coverChance(weights: ReadonlyMap<number, number>, line: number): number {
  let won = 0;
  let lost = 0;
  for (const [lead, weight] of weights) {
    const distance = lead + line;
    const share = Math.min(Math.abs(distance) / 0.5, 1);
    if (distance > 0) won += weight * share;
    else lost += weight * share;
  }
  return won + lost > 0 ? won / (won + lost) : 0.5;
}

/** Sizes of handicaps that duplicate the 1x2, double chance and draw-no-bet markets. */
const resultLines: readonly number[] = [0, 0.5];
/** Distance of the first and the last candidate from the balanced line. */
const handicapReach = 3;

/** Home handicaps around the balanced one: quarter steps or, for corners, half lines and the level line, which no other market covers. */
export function handicapLines(
  forecast: LeadForecast,
  { step, lines }: { readonly step: 0.25 | 1; readonly lines: number },
): readonly number[] {
  const { lead, home, away } = forecast;
  const weights = leadWeights(forecast);
  const expected = -(lead + home - away);
  const centre = step === 1 ? Math.floor(expected) + 0.5 : Math.round(expected * 4) / 4;
  const count = (2 * handicapReach) / step + 1;
  const stepped = Array.from({ length: count }, (_, index) => centre - handicapReach + index * step).filter(
    (line) => !resultLines.includes(Math.abs(line)),
  );
  const candidates = step === 1 ? [...stepped, 0].sort((left, right) => left - right) : stepped;
  return chooseLines(candidates, { lines, chanceOf: (line) => coverChance(weights, line) });
}

type Template = MarketTemplate<SoccerDetail>;

/** Further goals per half, and further corners and cards, tried in order to find lines that are still open. */
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

/** The match winner stays open until the match is over, however large the lead, because it could still be overturned. */
const winnerTypeId = 1;

function turnedDetail(now: SoccerDetail, left: Pair): SoccerDetail {
  const lead = now.home1 + now.home2 - now.away1 - now.away2;
  const goals: Pair = [Math.max(-lead, 0) + 1, Math.max(lead, 0) + 1];
  const turned: Pair = lead > 0 ? [0, goals[1]] : [goals[0], 0];
  return left[1] > 0 ? laterDetail(now, [0, 0], turned, null) : laterDetail(now, turned, [0, 0], null);
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
  const open = openTemplates(templates, details);
  const winner = openTemplates(
    templates.filter(({ typeId }) => typeId === winnerTypeId),
    [now, turnedDetail(now, left)],
  ).filter((template) => !open.includes(template));
  return [...winner, ...open];
}
