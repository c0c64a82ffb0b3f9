import { describe, expect, it } from "vitest";
import { cricketMarketDefinitions } from "../../src/sports/cricket/cricket-markets.data.ts";
import { createCricketModule } from "../../src/sports/cricket/cricket-module.ts";
import { readToken } from "../../src/sports/cricket/ball-tokens.ts";
import type { CricketFacts, SourceMatch } from "../../src/core/source-match.ts";
import { brierAfterFirstInnings } from "./measure-cricket.ts";
import { dataset, fixtureOf, isFull, sampleOf } from "../dataset.ts";
import * as check from "./sport-properties.ts";

const cricket = createCricketModule(dataset);
const matches = check.matchesOf("cricket");
const kolkataSunrisers = "ipl.2026.1527679";
const superOver = "ipl.2025.1473469";
const rainDuringSecond = "ipl.2025.1473493";
const washedOut = "ipl.2025.1473495";
const shortenedBefore = "ipl.2025.1473471";

function factsOf({ facts }: SourceMatch): CricketFacts {
  if (facts.sport !== "cricket") throw new Error("not a cricket match");
  return facts;
}

function scriptOf(source: SourceMatch) {
  return cricket.createScript(fixtureOf(source), check.randomOf(source));
}

/** Matches with a single top batter on both sides, so that each line has one winner. */
const sample = sampleOf(
  matches.filter((source) => {
    const { home, away, winner } = scriptOf(source).final;
    return winner !== null && home?.topBatters.length === 1 && away?.topBatters.length === 1;
  }),
  4,
);

describe("cricket tokens", () => {
  it.each([
    ["0", { runs: 0, isLegal: true, isWicket: false, boundary: null }],
    ["4", { runs: 4, isLegal: true, isWicket: false, boundary: 4 }],
    ["5nb", { runs: 5, isLegal: false, isWicket: false, boundary: 4 }],
    ["4lb", { runs: 4, isLegal: true, isWicket: false, boundary: null }],
    ["5wd", { runs: 5, isLegal: false, isWicket: false, boundary: null }],
    ["1wdW", { runs: 1, isLegal: false, isWicket: true, boundary: null }],
    ["0W", { runs: 0, isLegal: true, isWicket: true, boundary: null }],
  ] as const)("%s", (token, delivery) => expect(readToken(token)).toEqual(delivery));
  it("rejects an invalid token", () => expect(() => readToken("x1")).toThrow("invalid delivery"));
});

describe("cricket settlement", () => {
  it("settles Kolkata 161 - Sunrisers 226/8", () => {
    check.expectSettlements(cricket, check.matchById("cricket", kolkataSunrisers), [
      [340, "", "5"],
      [342, "", "76"],
      [694, "", "4"],
      [18, "total=386.5", "12"],
      [18, "total=387.5", "13"],
      [605, "inningnr=1|total=225.5", "12"],
      [605, "inningnr=1|total=226.5", "13"],
      [607, "inningnr=1|total=226.5", "13"],
      [606, "inningnr=1|total=160.5", "12"],
      [711, "inningnr=1", "3"],
      [351, "inningnr=1|overnr=6", "3"],
      [353, "inningnr=1|overnr=6|total=83.5", "12"],
      [352, "inningnr=1|overnr=6|total=73.5", "12"],
      [357, "inningnr=1|overnr=5|total=24.5", "12"],
      [356, "inningnr=1|overnr=7|total=5.5", "13"],
      [356, "inningnr=1|overnr=20|total=5.5", "void"],
      [675, "inningnr=1|maxovers=20|type=prematch", "tl:player:h-klaasen"],
    ]);
  });

  it("settles the tie of Delhi and Rajasthan after its super over", () => {
    check.expectSettlements(cricket, check.matchById("cricket", superOver), [
      [340, "", "4"],
      [342, "", "74"],
      [711, "inningnr=1", "2"],
      [18, "total=376.5", "13"],
    ]);
  });

  it("settles the winner by a revised target", () => {
    const source = check.matchById("cricket", rainDuringSecond);
    check.expectSettlements(cricket, source, [
      [340, "", factsOf(source).winner === "home" ? "4" : "5"],
      [342, "", "76"],
    ]);
  });

  it("voids a match without a result, and lines that a shortened match did not reach", () => {
    expect(scriptOf(check.matchById("cricket", washedOut)).end).toEqual({ kind: "abandoned", winner: null });
    check.expectSettlements(cricket, check.matchById("cricket", shortenedBefore), [
      [18, "total=300.5", "void"],
      [640, "maxovers=20|total=40.5", "void"],
      [640, "maxovers=20|total=1.5", "12"],
    ]);
  });

  it("shares the win of the top batter in a dead heat", () => {
    const source = matches.find((candidate) => (scriptOf(candidate).final.home?.topBatters.length ?? 0) === 2);
    if (!source) throw new Error("no dead heat in the data");
    const script = scriptOf(source);
    const line = cricket.template(fixtureOf(source), script, 674, "inningnr=1|maxovers=20|type=prematch");
    const shares = line?.outcomes.map(({ id }) => line.resultOf(script.final, id)).filter((result) => result !== "lose");
    expect(shares).toEqual([{ deadHeatShare: 0.5 }, { deadHeatShare: 0.5 }]);
  });

  it("returns null for lines that do not exist", () => {
    const source = check.matchById("cricket", kolkataSunrisers);
    for (const [typeId, specifier] of [
      [352, "inningnr=1|overnr=7|total=50.5"],
      [356, "inningnr=1|overnr=21|total=5.5"],
      [606, "inningnr=2|total=150.5"],
      [640, "maxovers=50|total=10.5"],
      [674, "inningnr=1"],
      [219, ""],
    ] as const) {
      expect(cricket.template(fixtureOf(source), scriptOf(source), typeId, specifier)).toBeNull();
    }
  });
});

describe("the order of the sides", () => {
  it("is host before guest, and does not reveal the toss", () => {
    const hostsIn = (name: string) => matches.filter(({ city, neutral }) => city === name && !neutral).map(({ home }) => home.name);
    expect(new Set(hostsIn("Kolkata"))).toEqual(new Set(["Kolkata Knight Riders"]));
    expect(new Set(hostsIn("Mohali"))).toEqual(new Set(["Punjab Kings"]));
    expect(new Set(hostsIn("Raipur"))).toEqual(new Set(["Royal Challengers Bengaluru"]));
    const neutral = matches.filter((match) => match.neutral);
    expect(neutral.length).toBeGreaterThan(3);
    expect(neutral.length).toBeLessThan(20);
    for (const { home, away } of neutral) expect(home.name < away.name).toBe(true);
    const begun = matches.filter((match) => factsOf(match).innings.length > 0);
    const homeBats = begun.filter((match) => factsOf(match).innings[0]?.side === "home").length;
    expect(homeBats / begun.length).toBeGreaterThan(0.4);
    expect(homeBats / begun.length).toBeLessThan(0.6);
  });
});

describe("cricket script", () => {
  it("replays every match ball by ball to its real end", () => {
    for (const source of matches) {
      const facts = factsOf(source);
      const { final } = scriptOf(source);
      expect(final.winner).toBe(facts.winner);
      expect(final.isTied).toBe(facts.innings.some((innings) => innings.superOver));
      for (const innings of facts.innings.filter((one) => !one.superOver)) {
        const played = final[innings.side];
        expect([played?.runs, played?.wickets], source.id).toEqual([innings.runs, innings.wickets]);
        expect(played?.overs).toEqual(innings.overs.map(([, runs]) => runs));
        const sum = (index: 3 | 4) => innings.batting.reduce((total, batter) => total + batter[index], 0);
        expect([played?.fours, played?.sixes], source.id).toEqual([sum(3), sum(4)]);
      }
    }
  });

  it("is well-formed and takes about three and a half hours", () => {
    const full = matches.filter((source) => factsOf(source).winner !== null && factsOf(source).innings.every(({ balls }) => balls >= 110));
    for (const source of full) {
      expect(scriptOf(source).durationMs).toBeGreaterThan(3 * 3_600_000);
      expect(scriptOf(source).durationMs).toBeLessThan(4 * 3_600_000);
    }
    for (const source of [...sample, check.matchById("cricket", superOver)]) check.expectSoundScript(cricket, source);
  });

  it("shows runs, wickets, overs and the target on the scoreboard", () => {
    const source = check.matchById("cricket", kolkataSunrisers);
    const fixture = fixtureOf(source);
    const script = scriptOf(source);
    const end = script.events.find(({ kind }) => kind === "innings_end");
    const broken = cricket.scoreboardAt(fixture, script, end?.atMs ?? 0);
    expect(broken).toMatchObject({ phase: { code: 509 }, total: [0, 226], server: null });
    expect(broken.details.slice(0, 2)).toEqual([
      { key: "wickets", values: ["", "8"] },
      { key: "overs", values: ["", "20"] },
    ]);
    const last = script.events.findLast(({ kind }) => kind === "wicket");
    const chase = cricket.scoreboardAt(fixture, script, last?.atMs ?? 0);
    expect(chase.phase).toMatchObject({ code: 501, key: "2nd_innings", number: 2 });
    expect(chase.details).toContainEqual({ key: "target", values: ["227", ""] });
  });

  it("shows the phases of the super over", () => {
    const source = check.matchById("cricket", superOver);
    const script = scriptOf(source);
    const start = script.events.find(({ label }) => label === "SO");
    const codeAt = (atMs: number) => cricket.scoreboardAt(fixtureOf(source), script, atMs).phase.code;
    expect(codeAt((start?.atMs ?? 0) - 1)).toBe(505);
    expect(codeAt(start?.atMs ?? 0)).toBe(507);
    expect(codeAt(script.durationMs)).toBe(100);
  });
});

describe("cricket outlook", () => {
  it("offers sound lines at every moment", () => {
    let typeCount = 0;
    for (const source of sample.slice(0, isFull ? 2 : 1)) {
      for (const moment of check.momentsOf(cricket, source))
        typeCount = Math.max(typeCount, check.expectSoundOffer(cricket, cricketMarketDefinitions, moment));
    }
    expect(typeCount).toBe(16);
  });

  it("does not depend on future events", () => {
    const other = { toss: null, first: null, home: null, away: null, winner: null, isTied: false };
    for (const moment of check.momentsOf(cricket, check.matchById("cricket", superOver))) check.expectBlindToFuture(cricket, moment, other);
  });

  it("does not depend on later matches", () => {
    const source = check.matchById("cricket", kolkataSunrisers);
    const blind = createCricketModule({
      matchesBefore: () => matches.filter(({ playedAt }) => playedAt < source.playedAt),
    });
    const fixture = fixtureOf(source);
    const seen = JSON.stringify(cricket.outlook(fixture, scriptOf(source), null, 0));
    expect(JSON.stringify(blind.outlook(fixture, scriptOf(source), null, 0)) === seen).toBe(true);
  });

  it("never decides a line too early", () => {
    for (const id of isFull ? [kolkataSunrisers, superOver] : [superOver]) {
      expect(check.wrongDecisions(cricket, check.matchById("cricket", id), (isFull ? 20 : 40) * 60_000)).toEqual([]);
    }
  });

  it("beats the base rate after the first innings", () =>
    expect(brierAfterFirstInnings(sampleOf(matches, isFull ? 60 : 30))).toBeLessThan(0.225));
});
