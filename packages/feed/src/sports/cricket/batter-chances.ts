import { slug } from "../../dataset/slug.ts";
import type { Side } from "../../dataset/source-match.ts";
import type { Fixture } from "../../fixture.ts";
import type { RatingHistory } from "../../sport-module.ts";
import { cricketFacts } from "./cricket-detail.ts";

/** A member of the squad and how likely he makes most runs of his side. */
export interface Batter {
  readonly id: string;
  readonly name: string;
  readonly chance: number;
}

interface Appearance {
  readonly playedAt: number;
  readonly runs: number;
}

const priorMatches = 5;
const priorRuns = 12;
/** Who makes more runs on average is top batter more often than in proportion. */
const sharpness = 1.7;

export function playerIdOf(name: string): string {
  return `tl:player:${slug(name)}`;
}

export interface BatterChances {
  /** By name; from matches before the fixture's own, null where the squads are unknown. */
  of(fixture: Fixture, side: Side): readonly Batter[] | null;
}

function readAppearances(history: RatingHistory): ReadonlyMap<string, readonly Appearance[]> {
  const byName = new Map<string, Appearance[]>();
  for (const { facts, playedAt } of history.matchesBefore("cricket", "*", Infinity)) {
    if (facts.sport !== "cricket" || !facts.squads) continue;
    const scores = new Map(
      facts.innings.filter(({ superOver }) => !superOver).flatMap(({ batting }) => batting.map(([name, runs]) => [name, runs] as const)),
    );
    for (const name of [...facts.squads.home, ...facts.squads.away]) {
      const known = byName.get(name) ?? [];
      known.push({ playedAt, runs: scores.get(name) ?? 0 });
      byName.set(name, known);
    }
  }
  return byName;
}

export function createBatterChances(history: RatingHistory): BatterChances {
  let appearances: ReadonlyMap<string, readonly Appearance[]> | null = null;
  const cache = new WeakMap<readonly string[], readonly Batter[]>();
  function meanRuns(name: string, before: number): number {
    appearances ??= readAppearances(history);
    const past = (appearances.get(name) ?? []).filter(({ playedAt }) => playedAt < before);
    return past.reduce((sum, { runs }) => sum + runs, priorMatches * priorRuns) / (past.length + priorMatches);
  }
  return {
    of(fixture, side) {
      const squad = cricketFacts(fixture).squads?.[side];
      if (!squad) return null;
      const known = cache.get(squad);
      if (known) return known;
      const names = [...squad].sort();
      const weights = names.map((name) => meanRuns(name, fixture.source?.playedAt ?? 0) ** sharpness);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const batters = names.map((name, index) => ({ id: playerIdOf(name), name, chance: (weights[index] ?? 0) / total }));
      cache.set(squad, batters);
      return batters;
    },
  };
}
