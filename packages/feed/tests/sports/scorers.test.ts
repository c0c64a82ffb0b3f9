import { describe, expect, it } from "vitest";
import type { SourceMatch } from "../../src/core/source-match.ts";
import { foldPlayer } from "../../src/sports/soccer/scorer-players.ts";
import { soccerMarketDefinitions } from "../../src/sports/soccer/soccer-markets.data.ts";
import { createSoccerModule } from "../../src/sports/soccer/soccer-module.ts";
import { priceMarkets } from "../../src/pricing/price-markets.ts";
import { dataset, fixtureOf } from "../dataset.ts";
import * as check from "./sport-properties.ts";

const soccer = createSoccerModule(dataset);
const anytime = 40;
const matches = check.matchesOf("soccer");
const withSquads = matches.filter(({ facts }) => facts.sport === "soccer" && facts.squads !== null);
const withLineUps = withSquads.filter(({ facts }) => facts.sport === "soccer" && facts.lineUps !== undefined);

function factsOf({ facts }: SourceMatch) {
  if (facts.sport !== "soccer" || !facts.squads) throw new Error("no squads");
  return { ...facts, squads: facts.squads };
}

interface PricedPlayer {
  readonly id: string;
  readonly name: string | undefined;
  readonly side: string | undefined;
  readonly price: number;
}

/** Outcomes of the anytime scorer with their prices, when a share of the match has been played; null is before the start. */
function scorersAt(source: SourceMatch, share: number | null): readonly PricedPlayer[] {
  const fixture = fixtureOf(source);
  const script = soccer.createScript(fixture, check.randomOf(source));
  const elapsedMs = share === null ? null : share * script.durationMs;
  const templates = soccer.markets(fixture, script, elapsedMs).filter(({ typeId }) => typeId === anytime);
  const { lines } = priceMarkets(templates, soccer.outlook(fixture, script, elapsedMs, 0), {
    definitions: soccerMarketDefinitions,
    stage: share === null ? "upcoming" : "live",
  });
  return lines.flatMap(({ template, odds }) =>
    template.outcomes.map(({ id, name, side }, index) => ({ id, name, side, price: odds[index] ?? 0 })),
  );
}

function playersOf(source: SourceMatch, share: number | null): readonly PricedPlayer[] {
  return scorersAt(source, share).filter(({ name }) => name !== undefined);
}

function matchOf(team: string): SourceMatch {
  const found = withLineUps.find(({ home, away }) => [home.id, away.id].includes(`soccer:${team}`));
  if (!found) throw new Error(`no match of ${team}`);
  return found;
}

describe("the scorer markets", () => {
  it("do not exist for a match whose squads are unknown", () => {
    const unknown = matches.filter(({ facts }) => facts.sport === "soccer" && facts.squads === null);
    expect(unknown.slice(0, 3).flatMap((source) => scorersAt(source, null))).toEqual([]);
  });

  it("list home before away, and in each team the shortest price first", () => {
    const players = playersOf(matchOf("argentina"), null);
    const sides = players.map(({ side }) => side);
    expect(sides.indexOf("away")).toBe(sides.lastIndexOf("home") + 1);
    for (const side of ["home", "away"]) {
      const prices = players.filter((player) => player.side === side).map(({ price }) => price);
      expect(prices.length).toBeGreaterThanOrEqual(20);
      expect(prices).toEqual([...prices].sort((left, right) => left - right));
    }
  });

  it("do not offer goalkeepers", () => {
    for (const source of withSquads.slice(0, 10)) {
      const { squads } = factsOf(source);
      const keepers = [...squads.home, ...squads.away].filter(({ position }) => position === "GK").map(({ name }) => name);
      expect(playersOf(source, null).filter(({ name }) => keepers.includes(name ?? ""))).toEqual([]);
    }
  });

  it("price players by their goals for the nation", () => {
    const source = matchOf("argentina");
    const players = playersOf(source, null);
    const priceOf = (name: string) => players.find((player) => player.name === name)?.price ?? 0;
    expect(priceOf("Lionel Messi")).toBeLessThan(3_500);
    expect(priceOf("Lautaro Martínez")).toBeLessThan(priceOf("Rodrigo De Paul"));
    const { squads } = factsOf(source);
    const defenders = squads[source.home.id === "soccer:argentina" ? "home" : "away"].filter(({ position }) => position === "DF");
    for (const { name } of defenders) expect(priceOf(name)).toBeGreaterThan(2 * priceOf("Lionel Messi"));
  });

  it("list the eleven before the bench in play", () => {
    for (const source of withLineUps.slice(0, 5)) {
      const { lineUps } = factsOf(source);
      const players = playersOf(source, 0.05);
      for (const side of ["home", "away"] as const) {
        const starts = players
          .filter((player) => player.side === side)
          .map(({ id }) => lineUps?.[side].eleven.includes(Number(id.split("-").at(-1))) ?? false);
        expect(starts).toEqual([...starts].sort((left, right) => Number(right) - Number(left)));
      }
    }
  });

  it("give no price to a player who has gone off", () => {
    const source = matchOf("england");
    const { lineUps } = factsOf(source);
    const gone = (["home", "away"] as const).flatMap((side) =>
      (lineUps?.[side].subs ?? []).filter(([minute]) => minute < 70).map(([, , shirt]) => `${source[side].id.split(":")[1]}-${shirt}`),
    );
    expect(gone.length).toBeGreaterThan(0);
    const late = playersOf(source, 0.85).filter(({ id }) => gone.some((player) => id.endsWith(player)));
    expect(late.map(({ price }) => price)).toEqual(late.map(() => 0));
  });

  it("are void for those who did not play, and won by those who scored in ninety minutes, except for own goals", () => {
    for (const source of withLineUps) {
      const fixture = fixtureOf(source);
      const script = soccer.createScript(fixture, check.randomOf(source));
      const line = soccer.template(fixture, script, anytime, "type=prematch");
      const { lineUps, squads, goals } = factsOf(source);
      for (const { id, name, side } of line?.outcomes ?? []) {
        if (side === undefined || name === undefined) continue;
        const { eleven, subs } = lineUps?.[side] ?? { eleven: [], subs: [] };
        const shirt = squads[side].find((player) => player.name === name)?.shirt ?? 0;
        const hasPlayed = eleven.includes(shirt) || subs.some(([minute, on]) => on === shirt && minute <= 90);
        const hasScored = (goals ?? []).some(
          (goal) =>
            goal.m <= 90 &&
            goal.og !== 1 &&
            (goal.side === "h") === (side === "home") &&
            foldPlayer(goal.player ?? "") === foldPlayer(name),
        );
        expect([source.id, name, line?.resultOf(script.final, id)]).toEqual([
          source.id,
          name,
          hasScored ? "win" : hasPlayed ? "lose" : "void",
        ]);
      }
    }
  });

  it("find a line-up for nearly every match of the World Cup, always including the real scorers", () => {
    expect(withLineUps.length).toBeGreaterThanOrEqual(94);
    for (const source of withLineUps) {
      const { lineUps } = factsOf(source);
      for (const side of ["home", "away"] as const) expect(lineUps?.[side].eleven.length).toBeGreaterThanOrEqual(10);
    }
  });
});
