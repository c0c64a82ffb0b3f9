import type { Facts, Pair, RandomSource, Scoreboard, ScriptEvent } from "@touchline/feed";
import type { CoursePeriod } from "./match-periods.ts";

/** A number of both sides that is counted while a match is played. */
export interface CountedFact {
  readonly key: string;
  readonly values: readonly [string, string];
  /** Whether when it happened, or all of it, was drawn. */
  readonly simulated: boolean;
}

/** A match as far as it has come. */
export interface CourseSoFar {
  readonly facts: Facts | null;
  /** Until now. */
  readonly events: readonly ScriptEvent[];
  /** Of the whole match, for spreading what has no moments. */
  readonly allPeriods: readonly CoursePeriod[];
  readonly elapsedMs: number;
  readonly isOver: boolean;
  readonly scoreboard: Scoreboard;
  readonly areEventsDrawn: boolean;
  /** The same each time for the same match. */
  readonly random: RandomSource;
}

const sides = ["home", "away"] as const;

function textOf(pair: Pair): readonly [string, string] {
  return [String(pair[0]), String(pair[1])];
}

function countEvents(events: readonly ScriptEvent[], isCounted: (event: ScriptEvent) => boolean): Pair {
  const count = (side: "home" | "away"): number => events.filter((event) => event.side === side && isCounted(event)).length;
  return [count("home"), count("away")];
}

/** How many of so many moments, spread over the play, have passed. */
function passed(
  course: CourseSoFar,
  { name, count, kept }: { readonly name: string; readonly count: number; readonly kept: number },
): number {
  const random = course.random.fork(name);
  const lengths = course.allPeriods.map(({ fromMs, toMs }) => Math.max(0, (toMs ?? fromMs) - fromMs));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let found = 0;
  for (let index = 0; index < Math.max(0, count); index += 1) {
    let open = random.next() * total;
    const at = course.allPeriods.find((_, place) => {
      if (open < (lengths[place] ?? 0)) return true;
      open -= lengths[place] ?? 0;
      return false;
    });
    if (index < kept && at !== undefined && at.fromMs + open <= course.elapsedMs) found += 1;
  }
  return found;
}

interface Spread {
  readonly key: string;
  readonly total: Pair;
  /** Moments are shared by facts of one name, so that shots on target are among the shots. */
  readonly name: string;
  readonly among: Pair;
  /** What the events tell already, now and at the end. */
  readonly seen: Pair;
  readonly seenAtEnd: Pair;
}

function spread(course: CourseSoFar, { key, total, name, among, seen, seenAtEnd }: Spread): CountedFact {
  if (course.isOver) return { key, values: textOf(total), simulated: false };
  const soFar = (index: 0 | 1): number =>
    Math.min(
      seen[index] +
        passed(course, {
          name: `${name}/${sides[index]}`,
          count: among[index] - seenAtEnd[index],
          kept: total[index] - seenAtEnd[index],
        }),
      Math.max(total[index], seen[index]),
    );
  return { key, values: textOf([soFar(0), soFar(1)]), simulated: true };
}

function soccerFacts(course: CourseSoFar, facts: Extract<Facts, { sport: "soccer" }>): readonly CountedFact[] {
  if (facts.stats === null) return [];
  const goals = { seen: course.scoreboard.total, seenAtEnd: facts.et ?? facts.ft };
  const none = { seen: [0, 0] as const, seenAtEnd: [0, 0] as const };
  const { shots, sot, fouls } = facts.stats;
  return [
    spread(course, { key: "shots", total: shots, name: "shots", among: shots, ...goals }),
    spread(course, { key: "shots_on_target", total: sot, name: "shots", among: shots, ...goals }),
    spread(course, { key: "fouls", total: fouls, name: "fouls", among: fouls, ...none }),
  ];
}

function tennisFacts(course: CourseSoFar, facts: Extract<Facts, { sport: "tennis" }>): readonly CountedFact[] {
  const none = { seen: [0, 0] as const, seenAtEnd: [0, 0] as const };
  const { aces, servicePointsWon } = facts;
  const points = countEvents(course.events, ({ kind }) => kind === "point");
  return [
    ...(aces === null ? [] : [spread(course, { key: "aces", total: aces, name: "aces", among: aces, ...none })]),
    { key: "points_won", values: textOf(points), simulated: true },
    ...(course.isOver && servicePointsWon !== null
      ? [
          {
            key: "service_points_won",
            values: textOf([Math.round(servicePointsWon[0] * 100), Math.round(servicePointsWon[1] * 100)]),
            simulated: false,
          },
        ]
      : []),
  ];
}

function basketFacts({ events, areEventsDrawn }: CourseSoFar): readonly CountedFact[] {
  const baskets = pointsOfBaskets(events);
  const count = (points: number): Pair => countEvents(events, (event) => baskets.get(event) === points);
  return [
    { key: "three_pointers", values: textOf(count(3)), simulated: areEventsDrawn },
    { key: "two_pointers", values: textOf(count(2)), simulated: areEventsDrawn },
    { key: "free_throws", values: textOf(count(1)), simulated: areEventsDrawn },
  ];
}

/** What each basket was worth, from the score after it. */
export function pointsOfBaskets(events: readonly ScriptEvent[]): ReadonlyMap<ScriptEvent, number> {
  let before = 0;
  const points = new Map<ScriptEvent, number>();
  for (const event of events) {
    if (event.kind !== "point" || event.score === undefined) continue;
    const sum = event.score.split(":").reduce((total, part) => total + Number(part), 0);
    points.set(event, sum - before);
    before = sum;
  }
  return points;
}

/** What is counted of a match beyond its scoreboard: real totals with drawn moments while it runs, real ones at the end. */
export function countedFacts(course: CourseSoFar): readonly CountedFact[] {
  const { facts, events, isOver } = course;
  if (facts === null) return [];
  switch (facts.sport) {
    case "soccer":
      return soccerFacts(course, facts);
    case "tennis":
      return tennisFacts(course, facts);
    case "basketball":
      return basketFacts(course);
    case "american-football":
      return [
        { key: "touchdowns", values: textOf(countEvents(events, ({ kind }) => kind === "touchdown")), simulated: true },
        { key: "field_goals", values: textOf(countEvents(events, ({ kind }) => kind === "field_goal")), simulated: true },
      ];
    case "baseball":
      return isOver && facts.homeRuns !== null ? [{ key: "home_runs", values: textOf(facts.homeRuns), simulated: false }] : [];
    case "ice-hockey":
    case "cricket":
      return [];
  }
}
