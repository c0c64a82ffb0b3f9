import { indexDefinitions, type MarketDefinition, type MarketDefinitions } from "../../core/sport-module.ts";

const teams = { "4": "{$competitor1}", "5": "{$competitor2}" };
const result = { "1": "{$competitor1}", "2": "draw", "3": "{$competitor2}" };
const overUnder = { "12": "over {total}", "13": "under {total}" };
const innings = ["score", "innings"];
const someOvers = ["score", "x_overs"];
const over = ["score", "over"];

const definitions: readonly MarketDefinition[] = [
  { typeId: 340, name: "Match winner", outcomes: teams, scopes: ["score", "incl_so"], tabs: ["top"], priority: 1, overround: 1.045 },
  { typeId: 18, name: "Total runs, both teams", textKey: "18-runs", outcomes: overUnder, scopes: ["score"], tabs: ["top"], priority: 2, overround: 1.06, lineKey: "total" },
  { typeId: 605, name: "{!inningnr} innings total runs", outcomes: overUnder, scopes: innings, tabs: ["top", "innings"], priority: 2, overround: 1.06, lineKey: "total" },
  { typeId: 606, name: "{$competitor1} total runs", outcomes: overUnder, scopes: innings, tabs: ["top", "innings"], priority: 3, overround: 1.06, lineKey: "total" },
  { typeId: 607, name: "{$competitor2} total runs", outcomes: overUnder, scopes: innings, tabs: ["top", "innings"], priority: 4, overround: 1.06, lineKey: "total" },
  { typeId: 352, name: "{$competitor1} runs, overs 1–{overnr}", outcomes: overUnder, scopes: someOvers, tabs: ["overs"], priority: 5, overround: 1.07, lineKey: "total" },
  { typeId: 353, name: "{$competitor2} runs, overs 1–{overnr}", outcomes: overUnder, scopes: someOvers, tabs: ["overs"], priority: 6, overround: 1.07, lineKey: "total" },
  { typeId: 351, name: "Most runs, overs 1–{overnr}", outcomes: result, scopes: someOvers, tabs: ["overs"], priority: 7, overround: 1.08 },
  { typeId: 356, name: "{$competitor1} runs, over {overnr}", outcomes: overUnder, scopes: over, tabs: ["top", "overs"], priority: 8, overround: 1.08, lineKey: "total" },
  { typeId: 357, name: "{$competitor2} runs, over {overnr}", outcomes: overUnder, scopes: over, tabs: ["top", "overs"], priority: 9, overround: 1.08, lineKey: "total" },
  { typeId: 711, name: "Most runs", outcomes: result, scopes: innings, tabs: ["innings"], priority: 10, overround: 1.07 },
  { typeId: 639, name: "Total fours", outcomes: overUnder, scopes: [], tabs: ["specials"], priority: 11, overround: 1.07, lineKey: "total" },
  { typeId: 640, name: "Total sixes", outcomes: overUnder, scopes: [], tabs: ["specials"], priority: 12, overround: 1.07, lineKey: "total" },
  { typeId: 674, name: "{$competitor1} top batter", outcomes: {}, scopes: [], tabs: ["players"], priority: 13, overround: 1.18 },
  { typeId: 675, name: "{$competitor2} top batter", outcomes: {}, scopes: [], tabs: ["players"], priority: 14, overround: 1.18 },
  { typeId: 694, name: "Toss winner", outcomes: teams, scopes: [], tabs: ["specials"], priority: 15, overround: 1.04 },
  { typeId: 342, name: "Tied match", outcomes: { "74": "yes", "76": "no" }, scopes: ["score", "regular_play"], tabs: ["specials"], priority: 16, overround: 1.1 },
];

export const cricketMarketDefinitions: MarketDefinitions = indexDefinitions(definitions);
