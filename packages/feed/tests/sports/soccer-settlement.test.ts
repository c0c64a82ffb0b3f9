import { describe, expect, it } from "vitest";
import type { SourceMatch } from "../../src/core/source-match.ts";
import { winChanceTimes } from "../../src/pricing/win-chances.ts";
import { createSoccerModule } from "../../src/sports/soccer/soccer-module.ts";
import { dataset, fixtureOf, sampleOf } from "../dataset.ts";
import * as check from "./sport-properties.ts";

const soccer = createSoccerModule(dataset);
const matches = check.matchesOf("soccer");

function settled(source: SourceMatch, typeId: number, specifier: string) {
  const fixture = fixtureOf(source);
  const script = soccer.createScript(fixture, check.randomOf(source));
  const template = soccer.template(fixture, script, typeId, specifier);
  if (!template) throw new Error(`no line ${typeId} ${specifier}`);
  return template.outcomes.map(({ id, name }) => ({ id, name, result: template.resultOf(script.final, id) }));
}

describe("soccer settlement", () => {
  it("settles France - England 4:6, half-time 0:4", () => {
    check.expectSettlements(soccer, check.matchById("soccer", "worldcup.2026.103"), [
      [1, "", "3"],
      [8, "goalnr=1", "8"],
      [8, "goalnr=5", "6"],
      [8, "goalnr=10", "8"],
      [8, "goalnr=11", "7"],
      [10, "", "10", "11"],
      [11, "", "5"],
      [14, "hcp=2:0", "1712"],
      [14, "hcp=0:1", "1713"],
      [14, "hcp=3:0", "1711"],
      [16, "hcp=2.5", "1714"],
      [16, "hcp=2", "void"],
      [16, "hcp=1.5", "1715"],
      [18, "total=9.5", "12"],
      [18, "total=10", "void"],
      [18, "total=10.5", "13"],
      [19, "total=3.5", "12"],
      [20, "total=6.5", "13"],
      [21, "variant=sr:exact_goals:6+", "sr:exact_goals:6+:6"],
      [26, "", "72"],
      [29, "", "74"],
      [30, "", "792"],
      [31, "", "76"],
      [32, "", "76"],
      [33, "", "76"],
      [34, "", "76"],
      [35, "", "86"],
      [36, "total=2.5", "90"],
      [37, "total=2.5", "804"],
      [45, "", "324"],
      [47, "", "434"],
      [48, "", "76"],
      [49, "", "76"],
      [50, "", "74"],
      [51, "", "74"],
      [52, "", "438"],
      [60, "", "3"],
      [62, "goalnr=4", "8"],
      [62, "goalnr=5", "7"],
      [63, "", "10", "11"],
      [64, "", "5"],
      [66, "hcp=4.5", "1714"],
      [66, "hcp=3.5", "1715"],
      [68, "total=3.5", "12"],
      [75, "", "76"],
      [81, "", "480"],
      [83, "", "1"],
      [86, "", "4"],
      [88, "hcp=-1.5", "1714"],
      [90, "total=6.5", "13"],
      [105, "from=1|to=10", "3"],
      [105, "from=21|to=30", "2"],
      [105, "from=31|to=40", "3"],
      [105, "from=51|to=60", "1"],
      [105, "from=81|to=90", "3"],
      [113, "", "void"],
      [123, "", "void"],
      [546, "", "1720", "1722"],
      [547, "total=3.5", "1728", "1729"],
      [548, "", "1745"],
      [818, "total=2.5", "1853"],
    ]);
  });

  it("names the scorers of France - England", () => {
    const source = check.matchById("soccer", "worldcup.2026.103");
    const winners = (typeId: number, specifier: string) =>
      settled(source, typeId, specifier)
        .filter(({ result }) => result === "win")
        .map(({ name }) => name ?? "no goal")
        .sort();
    expect(winners(40, "type=prematch")).toEqual([
      "Bradley Barcola",
      "Bukayo Saka",
      "Declan Rice",
      "Ezri Konsa",
      "Jude Bellingham",
      "Kylian Mbappé",
      "Ousmane Dembélé",
    ]);
    expect(winners(38, "goalnr=1|type=prematch")).toEqual(["Declan Rice"]);
    expect(winners(38, "goalnr=9|type=live")).toEqual(["Ousmane Dembélé"]);
    expect(winners(38, "goalnr=11|type=live")).toEqual(["no goal"]);
  });

  it("settles Leicester - Tottenham 1:1 with 2:13 corners and one card each", () => {
    check.expectSettlements(soccer, check.matchById("soccer", "eng.1.2024-25.010"), [
      [1, "", "2"],
      [10, "", "9", "11"],
      [11, "", "void"],
      [14, "hcp=0:1", "1713"],
      [33, "", "76"],
      [35, "", "82"],
      [36, "total=2.5", "92"],
      [37, "total=1.5", "800"],
      [45, "", "286"],
      [47, "", "432"],
      [52, "", "440"],
      [60, "", "3"],
      [64, "", "5"],
      [81, "", "474"],
      [83, "", "1"],
      [136, "", "2"],
      [139, "total=1.5", "12"],
      [139, "total=2.5", "13"],
      [146, "", "76"],
      [162, "", "3"],
      [165, "hcp=10.5", "1715"],
      [165, "hcp=11.5", "1714"],
      [166, "total=14.5", "12"],
      [166, "total=15.5", "13"],
      [546, "", "1718", "1722"],
      [547, "total=2.5", "1724", "1726"],
      [548, "", "1730", "1731", "1732", "1733", "1734", "1735", "1736", "1737", "1738"],
      [818, "total=2.5", "1843"],
    ]);
  });

  it("counts a dismissal as two bookings", () => {
    check.expectSettlements(soccer, check.matchById("soccer", "aut.1.2025-26.192"), [
      [146, "", "74"],
      [136, "", "3"],
      [139, "total=1.5", "12"],
      [139, "total=2.5", "13"],
      [31, "", "74"],
      [33, "", "74"],
      [32, "", "76"],
      [30, "", "788"],
    ]);
  });

  it("settles ninety minutes, extra time and penalties of Argentina - France separately", () => {
    check.expectSettlements(soccer, check.matchById("soccer", "worldcup.2022.064"), [
      [1, "", "2"],
      [18, "total=4.5", "13"],
      [45, "", "298"],
      [47, "", "420"],
      [113, "", "2"],
      [123, "", "4"],
    ]);
  });

  it("settles quarter lines by half", () => {
    const source = check.matchById("soccer", "ger.1.2024-25.030");
    const results = (typeId: number, specifier: string) => settled(source, typeId, specifier).map(({ result }) => result);
    expect(results(18, "total=2.75")).toEqual(["half_win", "half_lose"]);
    expect(results(18, "total=3.25")).toEqual(["half_lose", "half_win"]);
    expect(results(18, "total=3")).toEqual(["void", "void"]);
    expect(results(16, "hcp=-1.25")).toEqual(["half_lose", "half_win"]);
    expect(results(16, "hcp=-0.75")).toEqual(["half_win", "half_lose"]);
    expect(results(16, "hcp=-1")).toEqual(["void", "void"]);
  });

  it("replays no goals, cards or corners of an awarded match, and shows its score only as the result", () => {
    for (const id of ["ger.1.2024-25.119", "ita.2.2024-25.022", "tur.1.2024-25.205"]) {
      const source = check.matchById("soccer", id);
      const fixture = fixtureOf(source);
      const script = soccer.createScript(fixture, check.randomOf(source));
      const score = source.facts.sport === "soccer" ? source.facts.ft : null;
      expect(script.end.kind, id).toBe("awarded");
      expect(
        script.events.map(({ kind }) => kind),
        id,
      ).toEqual(["match_end"]);
      expect(soccer.scoreboardAt(fixture, script, 0).total, id).toEqual([0, 0]);
      expect(soccer.scoreboardAt(fixture, script, script.durationMs), id).toMatchObject({
        total: score,
        clock: null,
        periods: [],
        details: [],
      });
      expect(winChanceTimes(script, script.durationMs, "whole"), id).toEqual([0]);
    }
  });

  it("returns null for lines that do not exist", () => {
    const source = check.matchById("soccer", "ucl.2025-26.188");
    const fixture = fixtureOf(source);
    const script = soccer.createScript(fixture, check.randomOf(source));
    for (const [typeId, specifier] of [
      [166, "total=9.5"],
      [139, "total=3.5"],
      [40, "type=prematch"],
      [14, "hcp=1"],
      [105, "from=41|to=50"],
      [105, "from=2|to=11"],
      [36, "total=2.25"],
      [547, "total=2"],
      [10, "x=1"],
      [21, "variant=sr:exact_goals:3+"],
      [9999, ""],
    ] as const) {
      expect(soccer.template(fixture, script, typeId, specifier), `${typeId} ${specifier}`).toBeNull();
    }
  });
});

describe("soccer settlement of any match", () => {
  it("agrees with the data", () => {
    for (const source of sampleOf(matches, 400)) {
      if (source.facts.sport !== "soccer" || source.facts.awarded) continue;
      const { ft } = source.facts;
      const won = (typeId: number, specifier: string) =>
        settled(source, typeId, specifier)
          .filter(({ result }) => result === "win")
          .map(({ id, name }) => name ?? id);
      const gap = ft[0] - ft[1];
      expect(won(1, "")).toEqual([gap > 0 ? "1" : gap === 0 ? "2" : "3"]);
      expect(won(10, "")).toHaveLength(2);
      expect(won(18, "total=2.5")).toEqual([ft[0] + ft[1] > 2.5 ? "12" : "13"]);
      expect(won(29, "")).toEqual([ft[0] > 0 && ft[1] > 0 ? "74" : "76"]);
      if (Math.max(...ft) <= 4) expect(won(45, "")).toEqual([ft.join(":")]);
      expect(won(8, `goalnr=${ft[0] + ft[1] + 1}`)).toEqual(["7"]);
      for (const typeId of [47, 52, 60, 81, 83, 30, 35, 21]) {
        expect(won(typeId, typeId === 21 ? "variant=sr:exact_goals:6+" : "")).toHaveLength(1);
      }
    }
  });
});
