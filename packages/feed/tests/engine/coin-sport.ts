import { leaderOf } from "../../src/core/match-end.ts";
import type { Fixture } from "../../src/core/fixture.ts";
import type {
  MarketDefinition,
  MarketTemplate,
  MatchScript,
  OutcomeTemplate,
  Scenario,
  ScriptEvent,
  SportFeed,
  SportModule,
  Suspension,
} from "../../src/core/sport-module.ts";

export const noon = Date.parse("2026-11-21T12:00:00Z");
export const minuteMs = 60_000;

export function coinFixture(id: number, startsAt: number, names: readonly [string, string] = [`Home ${id}`, `Away ${id}`]): Fixture {
  return {
    id,
    sport: "tennis",
    tournamentId: 7,
    startsAt,
    home: { id: `coin:${id}h`, name: names[0], country: "DE" },
    away: { id: `coin:${id}a`, name: names[1], country: null },
    neutral: false,
    round: null,
    kind: "simulated",
    source: null,
  };
}

/** Five tosses, one a minute; 1 if home wins. */
export interface CoinDetail {
  readonly tosses: readonly number[];
}

const tossCount = 5;
const two: readonly OutcomeTemplate[] = [{ id: "4" }, { id: "5" }];
const overUnder: readonly OutcomeTemplate[] = [{ id: "12" }, { id: "13" }];

const coinDefinitions: readonly MarketDefinition[] = [
  {
    typeId: 186,
    name: "Winner",
    outcomes: { "4": "{$competitor1}", "5": "{$competitor2}" },
    scopes: ["regular_play"],
    tabs: ["top"],
    priority: 1,
    overround: 1.05,
  },
  {
    typeId: 189,
    name: "Total heads",
    outcomes: { "12": "over {total}", "13": "under {total}" },
    scopes: ["regular_play"],
    tabs: ["games"],
    priority: 2,
    overround: 1.06,
    lineKey: "total",
  },
  {
    typeId: 202,
    name: "{!setnr} toss - winner",
    outcomes: { "4": "{$competitor1}", "5": "{$competitor2}" },
    scopes: ["set"],
    tabs: ["sets"],
    priority: 3,
    overround: 1.08,
  },
];

function homeWins({ tosses }: CoinDetail): number {
  return tosses.reduce((sum, toss) => sum + toss, 0);
}

function winner(): MarketTemplate<CoinDetail> {
  return {
    typeId: 186,
    specifier: "",
    outcomes: two,
    needs: ["final"],
    resultOf: (detail, id) => (homeWins(detail) * 2 > tossCount === (id === "4") ? "win" : "lose"),
  };
}

function total(line: number): MarketTemplate<CoinDetail> {
  return {
    typeId: 189,
    specifier: `total=${line}`,
    outcomes: overUnder,
    needs: ["final"],
    resultOf(detail, id) {
      const distance = (homeWins(detail) - line) * (id === "12" ? 1 : -1);
      if (distance === 0) return "void";
      if (Math.abs(distance) === 0.25) return distance > 0 ? "half_win" : "half_lose";
      return distance > 0 ? "win" : "lose";
    },
  };
}

function toss(number: number): MarketTemplate<CoinDetail> {
  return {
    typeId: 202,
    specifier: `setnr=${number}`,
    outcomes: two,
    needs: ["points"],
    closesAtMs: number * minuteMs - 5_000,
    resultOf: (detail, id) => ((detail.tosses[number - 1] === 1) === (id === "4") ? "win" : "lose"),
  };
}

function known(script: MatchScript<CoinDetail>, elapsedMs: number | null): readonly number[] {
  return script.final.tosses.filter((_, index) => elapsedMs !== null && elapsedMs >= (index + 1) * minuteMs);
}

function futures(count: number, chance: number): readonly Scenario<CoinDetail>[] {
  return Array.from({ length: 2 ** count }, (_, bits) => {
    const tosses = Array.from({ length: count }, (_toss, index) => (bits >> index) & 1);
    return {
      detail: { tosses },
      weight: tosses.reduce((weight, side) => weight * (side === 1 ? chance : 1 - chance), 1),
    };
  });
}

/** A coin-toss sport under the tennis key. Home names that end in "Void" give walk-overs; the name "Broken" makes the model throw. */
export const coinModule: SportModule<CoinDetail> = {
  sport: "tennis",
  isOutlookExact: true,
  createScript(fixture: Fixture, random): MatchScript<CoinDetail> {
    if (fixture.home.name === "Broken") throw new Error("the model is broken");
    const tosses = Array.from({ length: tossCount }, () => (random.next() < 0.5 ? 0 : 1));
    const events: ScriptEvent[] = tosses.map((side, index) => ({
      atMs: (index + 1) * minuteMs,
      kind: "set_won",
      side: side === 1 ? "home" : "away",
      label: `T${index + 1}`,
      simulated: true,
      isIncident: true,
    }));
    const suspensions: Suspension[] = tosses.map((_, index) => ({
      fromMs: (index + 1) * minuteMs - 2_000,
      toMs: (index + 1) * minuteMs + 1_000,
      reason: "toss",
      group: "regular_play",
    }));
    const isVoid = fixture.home.name.endsWith("Void");
    return {
      durationMs: tossCount * minuteMs + 1_000,
      events,
      suspensions,
      final: { tosses },
      simulatedParts: new Set(["points"]),
      end: { kind: isVoid ? "walkover" : "finished", winner: leaderOf([homeWins({ tosses }), tossCount - homeWins({ tosses })]) },
    };
  },
  scoreboardAt(_fixture, script, elapsedMs) {
    const tosses = known(script, elapsedMs);
    const home = homeWins({ tosses });
    return {
      phase: { code: 20, key: "started" },
      clock: null,
      progress: Math.min(elapsedMs / script.durationMs, 1),
      breaks: [],
      total: [home, tosses.length - home],
      game: null,
      periods: [],
      server: null,
      maxPeriods: 1,
      details: [],
    };
  },
  outlook(_fixture, script, elapsedMs, drift) {
    const past = known(script, elapsedMs);
    return futures(tossCount - past.length, 0.5 + drift * 0.05).map(({ detail, weight }) => ({
      weight,
      detail: { tosses: [...past, ...detail.tosses] },
    }));
  },
  markets(_fixture, script, elapsedMs) {
    const past = known(script, elapsedMs);
    const heads = homeWins({ tosses: past });
    const left = tossCount - past.length;
    const totals = [1.5, 2, 2.25, 2.5, 3.5].filter((line) => line > heads && line < heads + left);
    const isOpen = heads <= 2 && past.length - heads <= 2;
    return [...(isOpen ? [winner()] : []), ...totals.map(total), ...(left > 0 ? [toss(past.length + 1)] : [])];
  },
  template(_fixture, _script, typeId, specifier) {
    if (typeId === 186 && specifier === "") return winner();
    const [key, value] = specifier.split("=");
    if (typeId === 189 && key === "total") return total(Number(value));
    return typeId === 202 && key === "setnr" ? toss(Number(value)) : null;
  },
};

export const coinSport: SportFeed = {
  module: coinModule as SportModule<unknown>,
  definitions: { byTypeId: new Map(coinDefinitions.map((definition) => [definition.typeId, definition])) },
  mainTypeId: 186,
  secondaryTypeId: 189,
  tertiaryTypeId: null,
};
