import { describe, expect, it } from "vitest";
import { createFeedNames } from "../../src/names/feed-names.ts";
import { arabicTexts } from "../../src/names/ar.data.ts";
import { germanTexts } from "../../src/names/de.data.ts";
import { englishTexts } from "../../src/names/en.data.ts";
import { fillTemplate } from "../../src/names/fill-template.ts";
import { sportImplementations } from "../../src/sports/sport-modules.ts";

const values = {
  params: { total: "2.5", hcp: "-1.5", goalnr: "3", minute: "25", zero: "0" },
  home: "Arsenal",
  away: "Chelsea",
  ordinal: (value: number) => `${value}.`,
};

describe("name templates", () => {
  it.each([
    ["Total {total}", "Total 2.5"],
    ["{!goalnr} goal", "3. goal"],
    ["{$competitor1} ({+hcp})", "Arsenal (-1.5)"],
    ["{$competitor2} ({-hcp})", "Chelsea (+1.5)"],
    ["({+zero})", "(0)"],
    ["00:00 - {(minute-1)}:59", "00:00 - 24:59"],
    ["{!(goalnr+1)} goal", "4. goal"],
    ["{$event}", "Arsenal - Chelsea"],
    ["{missing}!", "!"],
  ])("%s", (template, expected) => expect(fillTemplate(template, values)).toBe(expected));
});

describe("names by locale", () => {
  const definition = {
    typeId: 547,
    name: "Double chance & total goals",
    outcomes: { "1724": "{$competitor1}/draw & under {total}" },
    scopes: [],
    tabs: [],
    priority: 1,
    overround: 1.1,
  };
  const line = { definition, specifier: "total=2.5", home: "Arsenal", away: "Chelsea" };
  it.each([
    ["en", "Double chance & total goals", "Arsenal/draw & under 2.5"],
    ["de", "Doppelte Chance & Anzahl Tore", "Arsenal/Unentschieden & unter 2.5"],
    ["ar", "فرصة مزدوجة وإجمالي الأهداف", "Arsenal/تعادل & أقل من 2.5"],
    ["ja", "ダブルチャンス & 合計ゴール数", "Arsenal/引き分け & 2.5アンダー"],
    ["hu", "Double chance & total goals", "Arsenal/draw & under 2.5"],
  ])("%s", (locale, market, outcome) => {
    const names = createFeedNames(locale);
    expect(names.market(line)).toBe(market);
    expect(names.outcome(line, { id: "1724" })).toBe(outcome);
  });

  it("include a club's full and everyday name, the same in all locales", () => {
    const club = { id: "soccer:chelsea-fc", name: "Chelsea FC", shortName: "Chelsea", country: "GB-ENG" };
    for (const locale of ["en", "de", "ar"]) expect(createFeedNames(locale).team(club)).toEqual({ full: "Chelsea FC", common: "Chelsea" });
    expect(createFeedNames("en").team({ id: "cs2:x", name: "X", country: null })).toEqual({ full: "X", common: "X" });
  });

  it("name the category of European competitions after the continent", () => {
    expect(["en", "de", "ja"].map((locale) => createFeedNames(locale).category("Europe", "EU"))).toEqual([
      "Europe",
      "Europa",
      "ヨーロッパ",
    ]);
  });

  it.each([
    ["soccer:germany", "Germany", "DE", { de: "Deutschland", fr: "Allemagne", ja: "ドイツ" }],
    ["soccer:scotland", "Scotland", "GB-SCT", { de: "Schottland", sv: "Skottland", en: "Scotland" }],
    ["soccer:dr-congo", "DR Congo", "CD", { en: "DR Congo", de: "DR Kongo", pl: "DR Konga" }],
    ["soccer:ivory-coast", "Ivory Coast", "CI", { en: "Ivory Coast", de: "Elfenbeinküste", fr: "Côte d’Ivoire" }],
    ["soccer:hong-kong", "Hong Kong", "HK", { en: "Hong Kong", de: "Hongkong", es: "Hong Kong" }],
  ])("name the nation %s in the locale", (id, name, country, wanted) => {
    for (const [locale, full] of Object.entries(wanted))
      expect(createFeedNames(locale).team({ id, name, country, isNation: true }).full).toBe(full);
  });

  it.each([
    ["AE", "de", { full: "Vereinigte Arabische Emirate", common: "VA Emirate" }],
    ["ZA", "pl", { full: "Republika Południowej Afryki", common: "RPA" }],
    ["TR", "pl", { full: "Turcja", common: "Turcja" }],
  ])("shorten the nation of %s in lists in %s only if its name is long", (country, locale, wanted) => {
    expect(createFeedNames(locale).team({ id: "soccer:nation", name: "Nation", country, isNation: true })).toEqual(wanted);
  });

  it("include phases, periods, rounds and countries", () => {
    const english = createFeedNames("en");
    const german = createFeedNames("de");
    expect(english.phase("2nd_set", 2)).toBe("2nd set");
    expect(german.phase("2nd_set", 2)).toBe("2. Satz");
    expect(german.period("1st_half", "half", 1)).toBe("1. Halbzeit");
    expect(german.phase("3rd_inning_top", 3)).toBe("3. Inning, obere Hälfte");
    expect(german.round("Playoffs, Round 2")).toBe("Play-offs, 2. Runde");
    expect(english.round("Matchday 7")).toBe("Matchday 7");
    expect(german.category("Spain", "ES")).toBe("Spanien");
    expect(german.category("Scotland", "GB-SCT")).toBe("Schottland");
    expect(createFeedNames("ja").category("Spain", "ES")).toBe("スペイン");
  });

  it("include every market and outcome of every sport in German and Arabic", () => {
    const missing: string[] = [];
    const needsWords = (text: string) => /[a-z]{3,}/u.test(text.replace(/\{[^}]*\}/gu, ""));
    for (const { sport, definitions } of sportImplementations) {
      for (const [typeId, { outcomes, textKey }] of definitions.byTypeId) {
        for (const [language, texts] of [
          ["de", germanTexts],
          ["ar", arabicTexts],
        ] as const) {
          if (texts.markets[textKey ?? typeId] === undefined) missing.push(`${language} ${sport} market ${textKey ?? typeId}`);
          for (const outcome of Object.values(outcomes)) {
            const parts =
              outcome in texts.outcomes ? [] : outcome.split(" & ").flatMap((part) => (part in texts.outcomes ? [] : part.split("/")));
            for (const part of parts)
              if (needsWords(part) && texts.outcomes[part] === undefined) missing.push(`${language} ${sport} ${typeId} ${part}`);
          }
        }
      }
    }
    expect(missing).toEqual([]);
  });

  it.each(["sports", "tabs", "phases", "periods", "details", "incidents"] as const)("include the same %s in each language", (table) => {
    expect(Object.keys(germanTexts[table]).sort()).toEqual(Object.keys(englishTexts[table]).sort());
    expect(Object.keys(arabicTexts[table]).sort()).toEqual(Object.keys(englishTexts[table]).sort());
  });
});
