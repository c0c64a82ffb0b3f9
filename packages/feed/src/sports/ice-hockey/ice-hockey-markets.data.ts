import { indexDefinitions, type MarketDefinition, type MarketDefinitions } from "../../core/sport-module.ts";

const teams = { "4": "{$competitor1}", "5": "{$competitor2}" };
const result = { "1": "{$competitor1}", "2": "draw", "3": "{$competitor2}" };
const nextGoal = { "6": "{$competitor1}", "7": "no goal", "8": "{$competitor2}" };
const overUnder = { "12": "over {total}", "13": "under {total}" };
const handicap = { "1714": "{$competitor1} ({+hcp})", "1715": "{$competitor2} ({-hcp})" };
const match = ["score", "incl_ot_and_pen"];
const regular = ["score", "regular_play"];
const period = ["score", "period"];

const definitions: readonly MarketDefinition[] = [
  { typeId: 406, name: "Winner", outcomes: teams, scopes: match, tabs: ["top"], priority: 1, overround: 1.05 },
  { typeId: 412, name: "Total goals", outcomes: overUnder, scopes: match, tabs: ["top", "goals"], priority: 2, overround: 1.06, lineKey: "total" },
  { typeId: 410, name: "Puck line", outcomes: handicap, scopes: match, tabs: ["top", "handicap"], priority: 3, overround: 1.06, lineKey: "hcp", mainSize: 1.5 },
  { typeId: 407, name: "{!goalnr} goal", outcomes: nextGoal, scopes: match, tabs: ["top", "goals"], priority: 4, overround: 1.07 },
  { typeId: 443, name: "{!periodnr} period result", outcomes: result, scopes: period, tabs: ["periods"], priority: 5, overround: 1.08 },
  { typeId: 446, name: "{!periodnr} period total goals", outcomes: overUnder, scopes: period, tabs: ["periods", "goals"], priority: 6, overround: 1.07, lineKey: "total" },
  { typeId: 460, name: "{!periodnr} period handicap", outcomes: handicap, scopes: period, tabs: ["periods", "handicap"], priority: 7, overround: 1.07, lineKey: "hcp" },
  { typeId: 444, name: "{!periodnr} period: {!goalnr} goal", outcomes: nextGoal, scopes: period, tabs: ["periods", "goals"], priority: 8, overround: 1.08 },
  { typeId: 414, name: "{$competitor1} total goals", outcomes: overUnder, scopes: match, tabs: ["goals"], priority: 9, overround: 1.07, lineKey: "total" },
  { typeId: 415, name: "{$competitor2} total goals", outcomes: overUnder, scopes: match, tabs: ["goals"], priority: 10, overround: 1.07, lineKey: "total" },
  { typeId: 29, name: "Both teams to score (regular time)", textKey: "29-regular", outcomes: { "74": "yes", "76": "no" }, scopes: regular, tabs: ["goals"], priority: 11, overround: 1.07 },
  { typeId: 26, name: "Odd/even goals (regular time)", textKey: "26-regular", outcomes: { "70": "odd", "72": "even" }, scopes: regular, tabs: ["specials"], priority: 12, overround: 1.06 },
];

export const iceHockeyMarketDefinitions: MarketDefinitions = indexDefinitions(definitions);
