import { locales } from "@touchline/domain";
import { describe, expect, it } from "vitest";
import { createFeedNames } from "../../src/names/feed-names.ts";
import { americanFootballMarketDefinitions } from "../../src/sports/american-football/american-football-markets.data.ts";
import { baseballMarketDefinitions } from "../../src/sports/baseball/baseball-markets.data.ts";
import { basketballMarketDefinitions } from "../../src/sports/basketball/basketball-markets.data.ts";
import { cricketMarketDefinitions } from "../../src/sports/cricket/cricket-markets.data.ts";
import { esportsMarketDefinitions } from "../../src/sports/esports/esports-markets.data.ts";
import { iceHockeyMarketDefinitions } from "../../src/sports/ice-hockey/ice-hockey-markets.data.ts";
import { soccerMarketDefinitions } from "../../src/sports/soccer/soccer-markets.data.ts";
import { tennisMarketDefinitions } from "../../src/sports/tennis/tennis-markets.data.ts";

const definition = (typeId: number, name: string, outcomes: Readonly<Record<string, string>> = {}) =>
  // Only the fields that names use.
  ({ typeId, name, outcomes, priority: 1, tabs: [] }) as unknown as Parameters<
    ReturnType<typeof createFeedNames>["market"]
  >[0]["definition"];
const line = (typeId: number, name: string, specifier = "", outcomes: Readonly<Record<string, string>> = {}) => ({
  definition: definition(typeId, name, outcomes),
  specifier,
  home: "Arsenal",
  away: "Chelsea",
});

describe("names in every locale", () => {
  it.each(locales.map(({ code }) => code).filter((code) => !code.startsWith("en")))(
    "%s has its own names of sports, tabs and markets",
    (code) => {
      const own = createFeedNames(code);
      const english = createFeedNames("en");
      expect(own.sport("american-football")).toBeTruthy();
      const winner = line(186, "Winner");
      if (code !== "fil") {
        expect(own.sport("cricket") === english.sport("cricket") && own.tab("goals") === english.tab("goals")).toBe(false);
        expect(own.market(winner)).not.toBe(english.market(winner));
      }
      expect(own.outcome(line(18, "Total goals", "total=2.5", { over: "over {total}" }), { id: "over" })).toContain("2.5");
    },
  );

  it.each(locales.map(({ code }) => code))("%s fills every placeholder of a template", (code) => {
    const names = createFeedNames(code);
    const specifier = "setnr=2|quarternr=3|periodnr=1|inningnr=7|mapnr=1|goalnr=2|hcp=-1.5|total=2.5";
    for (const typeId of [1, 8, 14, 19, 62, 177, 203, 227, 236, 288, 330, 407, 444, 534, 818])
      expect([typeId, names.market(line(typeId, "English", specifier))]).toEqual([typeId, expect.not.stringMatching(/[{}]|undefined/u)]);
  });

  it("number parts of a match by the conventions of the language", () => {
    const set = line(202, "{!setnr} set - winner", "setnr=2");
    const texts = ["es", "pt-BR", "pl", "ru-KZ", "ja", "sr-ME"].map((code) => createFeedNames(code).market(set));
    expect(texts).toEqual([
      "Set 2 – Ganador",
      "2º set – Vencedor",
      "2. set – Zwycięzca",
      "2-й сет – Победитель",
      "第2セット – 勝者",
      "2. set – Pobjednik",
    ]);
    expect(createFeedNames("sv").phase("2nd_half")).toBe("Halvlek 2");
    const halves = ["ja", "fr", "es"].map((code) => [
      createFeedNames(code).market(line(60, "1st half result")),
      createFeedNames(code).period("", "half", 2),
    ]);
    expect(halves).toEqual([
      ["前半 – 結果", "後半"],
      ["1re mi-temps – Résultat", "2e mi-temps"],
      ["1.ª mitad – Resultado", "2.ª mitad"],
    ]);
  });
});

describe("names of every market and outcome", () => {
  const definitions = [
    soccerMarketDefinitions,
    tennisMarketDefinitions,
    basketballMarketDefinitions,
    iceHockeyMarketDefinitions,
    baseballMarketDefinitions,
    americanFootballMarketDefinitions,
    cricketMarketDefinitions,
    ...Object.values(esportsMarketDefinitions),
  ].flatMap(({ byTypeId }) => [...byTypeId.values()]);
  const specifier =
    "setnr=2|gamenr=4|quarternr=3|periodnr=1|inningnr=2|overnr=6|mapnr=1|xth=5|goalnr=2|pointnr=20|hcp=-1.5|total=2.5|from=1|to=10|player=x|dismissalnr=1";
  const english = createFeedNames("en");
  /** New markets that still have English names in other languages. */
  const notTranslatedYet: readonly number[] = [];
  /** Names that languages share with English. */
  const borrowed = /^(?:(?:Game |Set |Map |European )?[Hh]andicap|Double chance|Draw no bet|Red card)$/u;

  const allIn = (code: string) => {
    const names = createFeedNames(code);
    return definitions.map((known) => {
      const full = { definition: known, specifier, home: "Arsenal", away: "Chelsea" };
      return { known, full, market: names.market(full), names };
    });
  };

  it.each(locales.map(({ code }) => code))("%s names markets with words, not with traders' codes", (code) => {
    const codes = allIn(code).filter(({ market }) => /1[xх]2|O\/U|BTTS|DNB/iu.test(market));
    expect(codes.map(({ market }) => market)).toEqual([]);
  });

  it.each(locales.map(({ code }) => code))("%s names the side and the line of every total and handicap", (code) => {
    for (const { known, full, names } of allIn(code)) {
      const ids = Object.keys(known.outcomes);
      const parts = ids.map((id) => names.sideAndLine(full, id));
      const hasLines = ["over {total}", "{$competitor1} ({+hcp})", "{$competitor1} ({hcp})"].includes(
        Object.values(known.outcomes)[0] ?? "",
      );
      expect([known.typeId, parts.some((part) => part !== null)]).toEqual([known.typeId, hasLines]);
      for (const [index, part] of parts.entries()) {
        if (part === null) continue;
        expect(names.outcome(full, { id: ids[index] ?? "" })).toContain(part.line);
        expect(part.side).not.toMatch(/\d|[{}]/u);
        expect(part.side).toMatch(/^\P{Ll}/u);
      }
      if (hasLines) expect(new Set(parts.map((part) => part?.side)).size).toBe(ids.length);
    }
  });

  it("head the columns of a total without the line, wherever the language puts the line", () => {
    const over = (code: string) => createFeedNames(code).sideAndLine(line(18, "Total goals", "total=2.5", { "12": "over {total}" }), "12");
    expect([over("tr"), over("ja"), over("en")]).toEqual([
      { side: "Üst", line: "2.5" },
      { side: "オーバー", line: "2.5" },
      { side: "Over", line: "2.5" },
    ]);
  });

  it("continue in lower case after another name, except for German nouns", () => {
    const combined = line(547, "Double chance & total goals", "total=2.5", { "1727": "{$competitor1}/draw & over {total}" });
    const of = (code: string) => [createFeedNames(code).market(combined), createFeedNames(code).outcome(combined, { id: "1727" })];
    expect([of("es"), of("de")]).toEqual([
      ["Doble oportunidad & total de goles", "Arsenal/empate & más de 2.5"],
      ["Doppelte Chance & Anzahl Tore", "Arsenal/Unentschieden & über 2.5"],
    ]);
  });

  it("keep the accents of capital letters", () => {
    const bothScore = line(29, "Both teams to score", "", { "74": "yes", "76": "no" });
    expect(createFeedNames("el").outcome(bothScore, { id: "76" })).toBe("Όχι");
  });

  it("name what is counted in each sport", () => {
    const names = createFeedNames("en");
    const totals = definitions.filter(({ outcomes }) => outcomes["12"] === "over {total}");
    const vague = totals.map((known) => names.market({ definition: known, specifier, home: "Arsenal", away: "Chelsea" }));
    expect(
      vague.filter((name) => !/goals|games|sets|points|runs|maps|rounds|kills|towers|corners|cards|fours|sixes|wickets/u.test(name)),
    ).toEqual([]);
  });

  it("name the line of the first goalscorer", () => {
    const scorer = (code: string, number: number) =>
      createFeedNames(code).market(line(38, "{!goalnr} goalscorer", `goalnr=${number}|type=prematch`));
    expect([scorer("en", 1), scorer("en", 2), scorer("es", 1), scorer("de", 1)]).toEqual([
      "First goalscorer",
      "2nd goalscorer",
      "Primer goleador",
      "Erster Torschütze",
    ]);
  });

  it.each(locales.map(({ code }) => code).filter((code) => !code.startsWith("en")))("%s", (code) => {
    const names = createFeedNames(code);
    const wrong = definitions.flatMap((known) => {
      const full = { definition: known, specifier, home: "Arsenal", away: "Chelsea" };
      const texts = [names.market(full), ...Object.keys(known.outcomes).map((id) => names.outcome(full, { id }))];
      const isEnglish = texts[0] === english.market(full) && !borrowed.test(texts[0] ?? "") && !notTranslatedYet.includes(known.typeId);
      return [...(isEnglish ? [texts[0]] : []), ...texts.filter((text) => /[{}]|undefined/u.test(text))];
    });
    expect(wrong).toEqual([]);
    expect(names.round("Regular, Matchday 12")).not.toContain("Regular,");
    expect([names.incident("yellow_card") === english.incident("yellow_card"), names.detail("shots") === english.detail("shots")]).toEqual([
      code === "fil",
      false,
    ]);
  });
});
