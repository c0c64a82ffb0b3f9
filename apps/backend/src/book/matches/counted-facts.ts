import type { Facts, Pair, RandomSource, Scoreboard, ScriptEvent } from "@touchline/feed";
import type { MatchPeriod } from "./match-periods.ts";

/** A statistic of both sides. */
export interface CountedFact {
  readonly key: string;
  readonly values: readonly [string, string];
  /** Whether its moments or all of it are simulated. */
  readonly simulated: boolean;
}

/** The state of a match so far. */
export interface ProgressFacts {
  readonly facts: Facts | null;
  /** Events so far. */
  readonly events: readonly ScriptEvent[];
  /** Periods of the whole match, over which statistics without known moments are spread. */
  readonly allPeriods: readonly MatchPeriod[];
  readonly elapsedMs: number;
  readonly isOver: boolean;
  readonly scoreboard: Scoreboard;
  readonly areEventsDrawn: boolean;
  /** Seeded by the match. */
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

/** Draws `count` random moments within the periods and returns how many of the first `kept` have passed. */
function countPassed(
  progress: ProgressFacts,
  { name, count, kept }: { readonly name: string; readonly count: number; readonly kept: number },
): number {
  const random = progress.random.fork(name);
  const lengths = progress.allPeriods.map(({ fromMs, toMs }) => Math.max(0, (toMs ?? fromMs) - fromMs));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let found = 0;
  for (let index = 0; index < Math.max(0, count); index += 1) {
    let open = random.next() * total;
    const at = progress.allPeriods.find((_, place) => {
      if (open < (lengths[place] ?? 0)) return true;
      open -= lengths[place] ?? 0;
      return false;
    });
    if (index < kept && at !== undefined && at.fromMs + open <= progress.elapsedMs) found += 1;
  }
  return found;
}

interface Spread {
  readonly key: string;
  readonly total: Pair;
  /** Facts with the same name share their moments, so that shots on target are also shots. */
  readonly name: string;
  readonly among: Pair;
  /** Counts from the events, now and at the end. */
  readonly seen: Pair;
  readonly seenAtEnd: Pair;
}

function spread(progress: ProgressFacts, { key, total, name, among, seen, seenAtEnd }: Spread): CountedFact {
  if (progress.isOver) return { key, values: textOf(total), simulated: false };
  const soFar = (index: 0 | 1): number =>
    Math.min(
      seen[index] +
        countPassed(progress, {
          name: `${name}/${sides[index]}`,
          count: among[index] - seenAtEnd[index],
          kept: total[index] - seenAtEnd[index],
        }),
      Math.max(total[index], seen[index]),
    );
  return { key, values: textOf([soFar(0), soFar(1)]), simulated: true };
}

function soccerFacts(progress: ProgressFacts, facts: Extract<Facts, { sport: "soccer" }>): readonly CountedFact[] {
  if (facts.stats === null) return [];
  const goals = { seen: progress.scoreboard.total, seenAtEnd: facts.et ?? facts.ft };
  const none = { seen: [0, 0] as const, seenAtEnd: [0, 0] as const };
  const { shots, sot, fouls } = facts.stats;
  return [
    spread(progress, { key: "shots", total: shots, name: "shots", among: shots, ...goals }),
    spread(progress, { key: "shots_on_target", total: sot, name: "shots", among: shots, ...goals }),
    spread(progress, { key: "fouls", total: fouls, name: "fouls", among: fouls, ...none }),
  ];
}

function tennisFacts(progress: ProgressFacts, facts: Extract<Facts, { sport: "tennis" }>): readonly CountedFact[] {
  const none = { seen: [0, 0] as const, seenAtEnd: [0, 0] as const };
  const { aces, servicePointsWon } = facts;
  const points = countEvents(progress.events, ({ kind }) => kind === "point");
  return [
    ...(aces === null ? [] : [spread(progress, { key: "aces", total: aces, name: "aces", among: aces, ...none })]),
    { key: "points_won", values: textOf(points), simulated: true },
    ...(progress.isOver && servicePointsWon !== null
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

function basketFacts({ events, areEventsDrawn }: ProgressFacts): readonly CountedFact[] {
  const baskets = pointsOfBaskets(events);
  const count = (points: number): Pair => countEvents(events, (event) => baskets.get(event) === points);
  return [
    { key: "three_pointers", values: textOf(count(3)), simulated: areEventsDrawn },
    { key: "two_pointers", values: textOf(count(2)), simulated: areEventsDrawn },
    { key: "free_throws", values: textOf(count(1)), simulated: areEventsDrawn },
  ];
}

/** Points of each basket, from the scores. */
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

/** Statistics beyond the scoreboard. Totals are real; while the match runs, their moments are simulated. */
export function countedFacts(progress: ProgressFacts): readonly CountedFact[] {
  const { facts, events, isOver } = progress;
  if (facts === null) return [];
  switch (facts.sport) {
    case "soccer":
      return soccerFacts(progress, facts);
    case "tennis":
      return tennisFacts(progress, facts);
    case "basketball":
      return basketFacts(progress);
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
