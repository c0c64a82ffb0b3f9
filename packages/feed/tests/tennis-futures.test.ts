import { describe, expect, it } from "vitest";
import { seasonProgressAt } from "../src/calendar/season-progress.ts";
import { minuteMs } from "../src/core/time.ts";
import { missingTie } from "../src/outrights/knock-out.ts";
import { shapeOf } from "../src/outrights/season-shape.ts";
import { simulateSeason } from "../src/outrights/simulate-season.ts";
import type { Situation } from "../src/outrights/situation.ts";
import { tieChance } from "../src/outrights/tie-chance.ts";
import { createSituations } from "../src/outrights/title-model.ts";
import { createSportFeeds } from "../src/sports/sport-modules.ts";
import { createRelationPricer } from "./relation-price.ts";
import { dataset, sampleOf, touchlinePlan } from "./dataset.ts";

const situationOf = createSituations(dataset, createSportFeeds(dataset));
const seasonOf = (key: string) => {
  const season = dataset.seasons.find((candidate) => candidate.key === key);
  if (season === undefined) throw new Error(`no ${key}`);
  return season;
};
const wimbledon = shapeOf(seasonOf("atp.wimbledon"));
const numberOf = (id: string): number => wimbledon.teams.findIndex((team) => team.id === id);
const nadal = "tennis:rafael-nadal";
const muller = "tennis:gilles-muller";

/** Wimbledon after the matches of its first rounds. */
function wimbledonAfter(rounds: number): Situation {
  const finished = wimbledon.rounds.slice(0, rounds).flatMap(({ ties }) => ties.flatMap((tie) => tie.map(({ id }) => id)));
  return situationOf({ id: 1, sport: "tennis", competition: "atp.wimbledon", season: "2017", finished });
}

describe("a tie that the data leaves out", () => {
  it("is detected when a winner of the round before never appears again", () => {
    const rounds = wimbledon.rounds.map(({ ties }) => ties);
    expect(wimbledon.rounds[3]).toMatchObject({ name: "Round of 16" });
    expect(rounds.map((_, index) => missingTie(rounds, index))).toEqual([
      null,
      null,
      null,
      { winner: muller, loser: nadal },
      null,
      null,
      null,
    ]);
  });

  it("is not assumed in any other season", () => {
    const found = dataset.seasons.flatMap((season) => {
      const rounds = shapeOf(season).rounds.map(({ ties }) => ties);
      return rounds.flatMap((_, index) => (missingTie(rounds, index) ? [season.key] : []));
    });
    expect(found).toEqual(["atp.wimbledon"]);
  });

  it("gives both sides their chances until the round is over", () => {
    const before = simulateSeason(wimbledonAfter(0)).title;
    expect(before[numberOf(nadal)]).toBeGreaterThan(before[numberOf(muller)] ?? 1);
    expect(simulateSeason(wimbledonAfter(3)).title[numberOf(nadal)]).toBeGreaterThan(0.05);
    const after = simulateSeason(wimbledonAfter(4)).title;
    expect(after[numberOf(nadal)]).toBe(0);
    expect(after[numberOf(muller)]).toBeGreaterThan(0);
  });

  it("has a place in the bracket, and a winner once his next match is announced", () => {
    const plan = touchlinePlan();
    const tournament = plan.tournaments().find(({ key }) => key === "atp.wimbledon");
    const fixtures = (tournament && plan.season(tournament.id, 0)?.fixtures()) ?? [];
    const next = fixtures.find(({ round, home, away }) => round === "Quarter-Finals" && [home.id, away.id].includes(muller));
    const tiesAt = (at: number) => {
      const rounds = seasonProgressAt(plan, tournament?.id ?? 0, at, () => null)?.rounds ?? [];
      const round = rounds.find(({ name }) => name === "Round of 16");
      return { count: round?.ties.length, missing: round?.ties.find(({ home, away }) => [home?.id, away?.id].includes(nadal)) };
    };
    const end = Math.max(...fixtures.map(({ startsAt }) => startsAt)) + 600 * minuteMs;
    expect(tiesAt(end)).toMatchObject({ count: 8, missing: { winner: "home", home: { id: muller }, away: { id: nadal }, matches: [] } });
    expect(tiesAt((next?.publicAt ?? 0) - minuteMs).missing?.winner ?? null).toBeNull();
  });
});

describe("the winner of a tennis tournament", () => {
  it("is as likely to win a drawn tie as the prices of the match imply", () => {
    const price = createRelationPricer(dataset);
    const errors = ["atp.wimbledon", "atp.us-open", "atp.roland-garros", "atp.miami-open", "atp.rolex-monte-carlo-masters"].flatMap(
      (key) => {
        const season = seasonOf(key);
        const shape = shapeOf(season);
        const { ratings, bracket } = situationOf({ id: 1, sport: "tennis", competition: key, season: season.season, finished: [] });
        const ties = bracket?.kind === "fixed" ? bracket.ties.filter(({ isDrawn }) => isDrawn) : [];
        return sampleOf(ties, 8).flatMap((tie) => {
          const [first, second] = tie.sides.map((side) => (side.from === "team" ? side.team : -1)) as [number, number];
          const [one, other] = [shape.teams[first], shape.teams[second]];
          if (!one || !other) return [];
          const at = Math.min(...shape.matches.map(({ playedAt }) => playedAt));
          const [own, rival] = [
            [one, other],
            [other, one],
          ].map(([home, away]) =>
            price({ competition: key, at, first: home?.id.split(":")[1] ?? "", second: away?.id.split(":")[1] ?? "", neutral: true }),
          ) as [number, number];
          const fair = 1 / own / (1 / own + 1 / rival);
          return [Math.abs(tieChance((ratings[first] ?? 0) - (ratings[second] ?? 0), tie) - fair)];
        });
      },
    );
    expect(errors.length).toBeGreaterThan(25);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.025);
    expect(Math.max(...errors)).toBeLessThan(0.08);
  });
});
