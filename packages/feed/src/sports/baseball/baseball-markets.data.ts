import { indexDefinitions, type MarketDefinition, type MarketDefinitions } from "../../core/sport-module.ts";

const teams = { "4": "{$competitor1}", "5": "{$competitor2}" };
const result = { "1": "{$competitor1}", "2": "draw", "3": "{$competitor2}" };
const overUnder = { "12": "over {total}", "13": "under {total}" };
const handicap = { "1714": "{$competitor1} ({+hcp})", "1715": "{$competitor2} ({-hcp})" };
const match = ["score", "incl_ei"];
const firstFive = ["score", "5_innings"];
const inning = ["score", "inning"];

const definitions: readonly MarketDefinition[] = [
  { typeId: 251, name: "Winner", outcomes: teams, scopes: match, tabs: ["top"], priority: 1, overround: 1.045 },
  { typeId: 256, name: "Run line", outcomes: handicap, scopes: match, tabs: ["top", "handicap"], priority: 2, overround: 1.05, lineKey: "hcp", mainSize: 1.5 },
  { typeId: 258, name: "Total runs", outcomes: overUnder, scopes: match, tabs: ["top"], priority: 3, overround: 1.05, lineKey: "total" },
  { typeId: 274, name: "Innings 1–5 result", outcomes: result, scopes: firstFive, tabs: ["top", "innings"], priority: 4, overround: 1.07 },
  { typeId: 275, name: "Innings 1–5 handicap", outcomes: handicap, scopes: firstFive, tabs: ["innings", "handicap"], priority: 5, overround: 1.06, lineKey: "hcp" },
  { typeId: 276, name: "Innings 1–5 total runs", outcomes: overUnder, scopes: firstFive, tabs: ["innings"], priority: 6, overround: 1.06, lineKey: "total" },
  { typeId: 287, name: "{!inningnr} inning result", outcomes: result, scopes: inning, tabs: ["innings"], priority: 7, overround: 1.08 },
  { typeId: 288, name: "{!inningnr} inning total runs", outcomes: overUnder, scopes: inning, tabs: ["innings"], priority: 8, overround: 1.07, lineKey: "total" },
  { typeId: 260, name: "{$competitor1} total runs", outcomes: overUnder, scopes: match, tabs: ["top"], priority: 9, overround: 1.06, lineKey: "total" },
  { typeId: 261, name: "{$competitor2} total runs", outcomes: overUnder, scopes: match, tabs: ["top"], priority: 10, overround: 1.06, lineKey: "total" },
  { typeId: 268, name: "Extra innings", outcomes: { "74": "yes", "76": "no" }, scopes: ["score", "regular_play"], tabs: ["specials"], priority: 11, overround: 1.08 },
  { typeId: 264, name: "Odd/even runs", outcomes: { "70": "odd", "72": "even" }, scopes: match, tabs: ["specials"], priority: 12, overround: 1.05 },
];

export const baseballMarketDefinitions: MarketDefinitions = indexDefinitions(definitions);
