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
  /** New markets that languages still name in English. */
  const notTranslatedYet: readonly number[] = [];
  /** Names that languages share with English. */
  const borrowed = /^(?:1x2|(?:Game |Set |Map )?[Hh]andicap(?: -1\.5)?|Double chance|Draw no bet|Odd\/even)$/u;

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
