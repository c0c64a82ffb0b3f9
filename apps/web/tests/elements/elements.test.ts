import { readdirSync, readFileSync } from "node:fs";
import type { Market } from "@touchline/domain";
import type { Competitor } from "@touchline/store";
import { describe, expect, it } from "vitest";
import { gridLabel, hasOwnLines, ladderHeads, outcomesBySide } from "../../src/elements/markets/grid-label.ts";
import { columnLabel, isTallLabel, signedLine, specifierValue, tileLabel } from "../../src/elements/markets/outcome-label.ts";
import { cardHeight, cardRows, groupMarkets, groupTabs, linesAroundMain, placeCards } from "../../src/elements/markets/market-cards.ts";
import { fullMatchName, matchName } from "../../src/elements/matches/match.ts";
import type { Text } from "../../src/messages/text.ts";

const t: Text = (key, values) => `${key}${values === undefined ? "" : ` ${Object.values(values).join(" ")}`}`;

function line(
  changes: Partial<Market>,
  names: readonly string[] = ["over 2.5", "under 2.5"],
  externalIds: readonly string[] = ["12", "13"],
): Market {
  return {
    id: "1",
    externalId: "18",
    matchId: "7",
    matchUrnId: "tl:match:7",
    name: "Total",
    specifier: "total=2.5",
    status: "open",
    priority: 1,
    isMostBalanced: false,
    groups: ["all"],
    customBetGroups: [],
    nextBetStopMs: null,
    provider: "betradar",
    isSimulatedDetail: false,
    outcomes: names.map((name, index) => ({
      id: String(index),
      externalId: externalIds[index] ?? "",
      name,
      active: true,
      odds: null,
      result: null,
    })),
    ...changes,
  };
}

describe("outcome labels", () => {
  it("read one value of a specifier", () => {
    expect(specifierValue("setnr=1|total=9.5", "total")).toBe("9.5");
    expect(specifierValue("", "total")).toBeNull();
  });

  it.each([
    ["0.5", 1, "+0.5"],
    ["0.5", -1, "−0.5"],
    ["-1", -1, "+1"],
    ["0", -1, "0"],
    ["1:0", 1, "1:0"],
  ] as const)("format the line %s of side %i as %s", (text, side, shown) => {
    expect(signedLine(text, side)).toBe(shown);
  });

  it("show only the line in cells of a list", () => {
    const total = line({});
    const [over] = total.outcomes;
    expect(over && columnLabel(total, over, t)).toBe("odds.over 2.5");
    const handicap = line({ specifier: "hcp=-0.5" }, ["A (-0.5)", "B (+0.5)"], ["1714", "1715"]);
    expect(handicap.outcomes.map((outcome) => columnLabel(handicap, outcome, t))).toEqual(["−0.5", "+0.5"]);
    const winner = line({ specifier: "", externalId: "1" }, ["A", "draw", "B"], ["1", "2", "3"]);
    expect(winner.outcomes.map((outcome) => columnLabel(winner, outcome, t))).toEqual([undefined, undefined, undefined]);
    expect(winner.outcomes.map((outcome) => tileLabel(winner, outcome, t))).toEqual(["1", "X", "2"]);
  });

  it("of totals cannot be mistaken for handicaps or price changes in any language", () => {
    const folder = new URL("../../src/messages/", import.meta.url);
    const catalogues = readdirSync(folder).filter((name) => name.endsWith(".json") && name !== "en-XA.json");
    expect(catalogues.length).toBeGreaterThan(20);
    for (const name of catalogues) {
      const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
      for (const label of [texts["odds.over"], texts["odds.under"]]) expect(label, name).toMatch(/^(?=.*\p{L}.*)[^+\-−↑↓]*$/u);
      expect(texts["odds.over"], name).not.toBe(texts["odds.under"]);
    }
  });

  it("take two lines above the price when they do not fit on one", () => {
    expect([isTallLabel("Man United", 2), isTallLabel("Olimpia Milano", 2)]).toEqual([false, true]);
    expect([isTallLabel("No goal", 3), isTallLabel("Arsenal or draw", 3)]).toEqual([false, true]);
  });

  it("name the sides of a three-way handicap by 1, X, 2 and the starting score", () => {
    const handicap = line({ specifier: "hcp=0:1", externalId: "14" }, ["A (0:1)", "Draw (0:1)", "B (0:1)"], ["1711", "1712", "1713"]);
    expect(handicap.outcomes.map((outcome) => gridLabel(handicap, outcome, undefined))).toEqual(["1 (0:1)", "X (0:1)", "2 (0:1)"]);
  });
});

const side = (name: string, commonName: string, shortName: string): Competitor => ({
  id: name,
  name,
  commonName,
  shortName,
  countryCode: null,
  logo: null,
  colors: ["#111111", "#eeeeee"],
  pattern: "plain",
  isNation: false,
});

describe("the names of sides in a grid", () => {
  const labels = (home: Competitor, away: Competitor, ask: { sport?: string; outcomes?: readonly string[] } = {}): readonly string[] => {
    const { sport = "soccer", outcomes = [home.name, "draw", away.name] } = ask;
    const match = { home, away, league: { sport: { key: sport } } };
    const winner = line({ specifier: "", externalId: "1" }, outcomes, ["1", "2", "3"]);
    return winner.outcomes.map((outcome) => gridLabel(winner, outcome, match));
  };
  const arsenal = side("Arsenal", "Arsenal", "ARS");

  const united = side("Manchester United FC", "Man United", "MUN");

  it("are the everyday ones if they fit into two lines, else codes, regardless of the outcomes' names", () => {
    const chelsea = side("Chelsea FC", "Chelsea", "CHE");
    expect(labels(arsenal, chelsea)).toEqual(["Arsenal", "draw", "Chelsea"]);
    expect(labels(arsenal, chelsea, { outcomes: ["Arsenal", "draw", "Chelsea"] })).toEqual(["Arsenal", "draw", "Chelsea"]);
    expect(labels(arsenal, united)).toEqual(["Arsenal", "draw", "Man United"]);
    expect(labels(arsenal, side("Universidad Central", "Uni. Central SC", "UCV"))).toEqual(["Arsenal", "draw", "Uni. Central SC"]);
    expect(labels(arsenal, side("Universidad Central", "Universidad", "UCV"), { outcomes: ["Arsenal or draw", "draw", "x"] })[0]).toBe(
      "Arsenal or draw",
    );
    const everyday = line({ specifier: "", externalId: "1" }, ["Man United", "Draw", "Wolverhampton"], ["1", "2", "3"]);
    const sides = { home: united, away: side("Wolverhampton Wanderers FC", "Wolverhampton", "WOL"), league: { sport: { key: "soccer" } } };
    expect(everyday.outcomes.map((outcome) => gridLabel(everyday, outcome, sides))).toEqual(["MUN", "Draw", "WOL"]);
    const german = line({ specifier: "", externalId: "1" }, ["Arsenal", "Unentschieden", "Man United"], ["1", "2", "3"]);
    const germanSides = { ...sides, home: arsenal, away: united };
    expect(german.outcomes.map((outcome) => gridLabel(german, outcome, germanSides))).toEqual(["Arsenal", "Unentschieden", "Man United"]);
  });

  it("of players lose their initials if that makes them fit next to the odds, and are codes if nothing fits", () => {
    const tsitsipas = side("Stefanos Tsitsipas", "S. Tsitsipas", "TSI");
    const agut = side("Roberto Bautista Agut", "R. Bautista Agut", "BAU");
    const sinner = side("Jannik Sinner", "J. Sinner", "SIN");
    const of = (home: Competitor, away: Competitor): readonly string[] =>
      labels(home, away, { sport: "tennis", outcomes: [home.commonName, away.commonName] });
    expect(of(sinner, side("Alexander Zverev", "A. Zverev", "ZVE"))).toEqual(["J. Sinner", "A. Zverev"]);
    expect(of(tsitsipas, sinner)).toEqual(["Tsitsipas", "Sinner"]);
    expect(of(agut, sinner)).toEqual(["R. Bautista Agut", "J. Sinner"]);
    expect(of(side("Jan-Lennard Struff-Meier", "J.-L. Struffenmeierhofer", "STR"), sinner)).toEqual(["STR", "SIN"]);
  });

  it("are distinguished when one is part of the other", () => {
    const [nacional, internacional] = [side("Nacional", "Nacional", "NAC"), side("SC Internacional", "Internacional", "INT")];
    expect(labels(nacional, internacional, { outcomes: ["Nacional & over", "draw", "Internacional & over"] })).toEqual([
      "NAC & over",
      "draw",
      "INT & over",
    ]);
  });

  it("are everyday in lists and full in headings", () => {
    expect(matchName({ home: united, away: arsenal, name: null })).toBe("Man United – Arsenal");
    expect(fullMatchName({ home: united, away: arsenal, name: null })).toBe("Manchester United FC – Arsenal");
    expect(matchName({ home: null, away: null, name: "League winner" })).toBe("League winner");
  });
});

describe("ladders", () => {
  const withSides = (parts: readonly (readonly [side: string, line: string])[], names: readonly string[]): Market => {
    const market = line({}, names);
    return {
      ...market,
      outcomes: market.outcomes.map((each, index) => ({ ...each, side: parts[index]?.[0] ?? "", line: parts[index]?.[1] ?? "" })),
    };
  };

  it("have the sides as heads, regardless of the line's position in the name", () => {
    const total = withSides(
      [
        ["Üst", "2.5"],
        ["Alt", "2.5"],
      ],
      ["2.5 üst", "2.5 alt"],
    );
    expect([ladderHeads(total, undefined), hasOwnLines(total)]).toEqual([["Üst", "Alt"], false]);
  });

  it("show each side of a handicap with its own line", () => {
    const handicap = withSides(
      [
        ["Arsenal", "+1.5"],
        ["Chelsea", "-1.5"],
      ],
      ["Arsenal (+1.5)", "Chelsea (-1.5)"],
    );
    expect([ladderHeads(handicap, undefined), hasOwnLines(handicap)]).toEqual([["Arsenal", "Chelsea"], true]);
  });

  it("shorten the heads of three columns", () => {
    const names = ["Bournemouth (0:1)", "Unentschieden (0:1)", "Arsenal (0:1)"];
    const market = line({ externalId: "14", specifier: "hcp=0:1" }, names, ["1711", "1712", "1713"]);
    const sides = {
      home: side("AFC Bournemouth", "Bournemouth", "BOU"),
      away: side("Arsenal FC", "Arsenal", "ARS"),
      league: { sport: { key: "soccer" } },
    };
    expect(ladderHeads(market, sides)).toEqual(["BOU", "X", "ARS"]);
  });

  it("remove the line from the end of names when the backend sends no sides", () => {
    expect([ladderHeads(line({}), undefined), hasOwnLines(line({}))]).toEqual([["over", "under"], false]);
  });
});

describe("players in a market", () => {
  it("are listed under their team, and outcomes without a team last", () => {
    const scorers = line({ specifier: "", externalId: "40" }, ["Saka", "No goal", "Palmer", "Rice"], ["a", "1716", "b", "c"]);
    const teams = ["Arsenal", undefined, "Chelsea", "Arsenal"];
    const outcomes = scorers.outcomes.map((outcome, index) => ({
      ...outcome,
      ...(teams[index] === undefined ? {} : { side: teams[index] }),
    }));
    expect(outcomesBySide({ outcomes }).map(([side, players]) => [side, players.map(({ name }) => name)])).toEqual([
      ["Arsenal", ["Saka", "Rice"]],
      ["Chelsea", ["Palmer"]],
      [undefined, ["No goal"]],
    ]);
  });
});

describe("market cards", () => {
  it("group the lines of a total by value, and keep other markets separate", () => {
    const cards = groupMarkets([
      line({ specifier: "total=10.5" }),
      line({ specifier: "total=2.5", isMostBalanced: true }),
      line({ externalId: "204", specifier: "setnr=1|total=9.5" }),
      line({ externalId: "204", specifier: "setnr=2|total=9.5" }),
      line({ externalId: "45", specifier: "", name: "Correct score" }, ["0:0", "1:0", "0:1", "1:1"], ["274", "276", "284", "286"]),
    ]);
    expect(cards.map(({ shape, lines }) => [shape, lines.map(({ specifier }) => specifier)])).toEqual([
      ["ladder", ["total=2.5", "total=10.5"]],
      ["ladder", ["setnr=1|total=9.5"]],
      ["ladder", ["setnr=2|total=9.5"]],
      ["scores", [""]],
    ]);
  });

  it("show the three lines of a ladder around the balanced one, and reserve a row for the button for all", () => {
    const ladderOf = (...values: readonly number[]) =>
      groupMarkets(values.map((value) => line({ specifier: `total=${value}`, isMostBalanced: value === 4.5 }, ["over", "under"])))[0];
    const shownOf = (...values: readonly number[]): readonly string[] => {
      const card = ladderOf(...values);
      return card === undefined ? [] : linesAroundMain(card).map(({ specifier }) => specifier.slice(6));
    };
    expect(shownOf(1.5, 2.5, 3.5, 4.5, 5.5)).toEqual(["3.5", "4.5", "5.5"]);
    expect(shownOf(4.5, 5.5, 6.5, 7.5)).toEqual(["4.5", "5.5", "6.5"]);
    expect(shownOf(2.5, 3.5, 4.5)).toEqual(["2.5", "3.5", "4.5"]);
    expect(shownOf(0.5, 1.5)).toEqual(["0.5", "1.5"]);
    const [long, short] = [ladderOf(1.5, 2.5, 3.5, 4.5, 5.5), ladderOf(3.5, 4.5)];
    expect([long, short].map((card) => (card === undefined ? 0 : cardRows(card)))).toEqual([4, 2]);
  });

  it("are in tabs with open markets, most popular first", () => {
    expect(groupTabs([line({ groups: ["all", "goals"] }), line({ groups: ["all", "top"] })], ["top", "all", "corners", "goals"])).toEqual([
      "top",
      "all",
      "goals",
    ]);
  });

  it("are all in one tab when their groups are unknown or have no such tab", () => {
    expect(groupTabs([line({ groups: ["regular_play"] }), line({ groups: ["goals"] })], ["top", "all", "goals"])).toEqual(["all", "goals"]);
  });

  it("are placed in the shorter column, with a small height for collapsed cards", () => {
    const cards = groupMarkets(Array.from({ length: 5 }, (_, index) => line({ externalId: String(index), specifier: "" })));
    const [first, , third] = cards.map(({ key }) => key);
    expect([...placeCards(cards, (card) => cardHeight(card, false)).values()]).toEqual(["start", "end", "start", "end", "start"]);
    expect([...placeCards(cards, (card) => cardHeight(card, card.key === first || card.key === third)).values()]).toEqual([
      "start",
      "end",
      "start",
      "start",
      "end",
    ]);
  });
});
