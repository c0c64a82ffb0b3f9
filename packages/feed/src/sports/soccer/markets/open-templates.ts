import type { Pair, Side } from "../../../dataset/source-match.ts";
import type { MarketTemplate } from "../../../sport-module.ts";
import type { SoccerDetail } from "../soccer-detail.ts";

type Template = MarketTemplate<SoccerDetail>;

/** Goals a side may still score in a half, corners and cards a side may still get, when lines are tried for being open. */
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

function isOpen(template: Template, details: readonly SoccerDetail[]): boolean {
  const [first] = details;
  if (!first) return false;
  const base = template.outcomes.map(({ id }) => template.resultOf(first, id));
  return details.some((detail) => template.outcomes.some(({ id }, index) => template.resultOf(detail, id) !== base[index]));
}

/** Keeps the lines that can still end in more than one way. */
export function openTemplates(templates: readonly Template[], now: SoccerDetail, { left, windowIndex }: Room): readonly Template[] {
  const early = goalsFor(left[0]);
  const late = goalsFor(left[1]).filter(([home, away]) => left[0] === 0 || home + away <= 2);
  const details = [
    now,
    ...setPieceDetails(now),
    ...early.flatMap((first) => late.map((second) => laterDetail(now, first, second, windowIndex))),
  ];
  return templates.filter((template) => isOpen(template, details));
}
