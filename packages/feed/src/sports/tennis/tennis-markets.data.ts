import { indexDefinitions, type MarketDefinition, type MarketDefinitions } from "../../core/sport-module.ts";

const players = { "4": "{$competitor1}", "5": "{$competitor2}" };
const overUnder = { "12": "over {total}", "13": "under {total}" };
const handicap = { "1714": "{$competitor1} ({+hcp})", "1715": "{$competitor2} ({-hcp})" };
const yesNo = { "74": "yes", "76": "no" };
const match = ["score", "regular_play"];
const set = ["score", "set"];
const game = ["score", "game"];

const definitions: readonly MarketDefinition[] = [
  { typeId: 186, name: "Match winner", outcomes: players, scopes: match, tabs: ["top"], priority: 1, overround: 1.05 },
  { typeId: 189, name: "Total games", outcomes: overUnder, scopes: match, tabs: ["top", "games"], priority: 2, overround: 1.06, lineKey: "total" },
  { typeId: 187, name: "Game handicap", outcomes: handicap, scopes: match, tabs: ["top", "games", "handicap"], priority: 3, overround: 1.06, lineKey: "hcp" },
  { typeId: 188, name: "Set handicap", outcomes: handicap, scopes: match, tabs: ["sets", "handicap"], priority: 4, overround: 1.06, lineKey: "hcp" },
  { typeId: 314, name: "Total sets", outcomes: overUnder, scopes: match, tabs: ["sets"], priority: 5, overround: 1.06, lineKey: "total" },
  { typeId: 199, name: "Correct score in sets", outcomes: {}, scopes: match, tabs: ["top", "sets"], priority: 6, overround: 1.1 },
  { typeId: 202, name: "{!setnr} set winner", outcomes: players, scopes: set, tabs: ["top", "sets"], priority: 7, overround: 1.06 },
  { typeId: 210, name: "{!setnr} set, game {gamenr} winner", outcomes: players, scopes: game, tabs: ["games"], priority: 8, overround: 1.07 },
  { typeId: 204, name: "{!setnr} set total games", outcomes: overUnder, scopes: set, tabs: ["sets", "games"], priority: 9, overround: 1.07, lineKey: "total" },
  { typeId: 203, name: "{!setnr} set game handicap", outcomes: handicap, scopes: set, tabs: ["sets", "handicap"], priority: 10, overround: 1.07, lineKey: "hcp" },
  { typeId: 190, name: "{$competitor1} total games", outcomes: overUnder, scopes: match, tabs: ["games"], priority: 11, overround: 1.07, lineKey: "total" },
  { typeId: 191, name: "{$competitor2} total games", outcomes: overUnder, scopes: match, tabs: ["games"], priority: 12, overround: 1.07, lineKey: "total" },
  { typeId: 192, name: "{$competitor1} to win a set", outcomes: yesNo, scopes: match, tabs: ["sets"], priority: 13, overround: 1.07 },
  { typeId: 193, name: "{$competitor2} to win a set", outcomes: yesNo, scopes: match, tabs: ["sets"], priority: 14, overround: 1.07 },
  { typeId: 196, name: "Exact number of sets", outcomes: {}, scopes: match, tabs: ["sets"], priority: 15, overround: 1.07 },
  { typeId: 201, name: "1st set winner / match winner", outcomes: { "861": "{$competitor1}/{$competitor1}", "862": "{$competitor2}/{$competitor1}", "863": "{$competitor1}/{$competitor2}", "864": "{$competitor2}/{$competitor2}" }, scopes: match, tabs: ["combo", "sets"], priority: 16, overround: 1.1 },
  { typeId: 206, name: "{!setnr} set tie-break", outcomes: yesNo, scopes: set, tabs: ["sets"], priority: 17, overround: 1.08 },
  { typeId: 207, name: "{!setnr} set correct score", outcomes: {}, scopes: set, tabs: ["sets"], priority: 18, overround: 1.18 },
  { typeId: 198, name: "Odd/even games", outcomes: { "70": "odd", "72": "even" }, scopes: match, tabs: ["games"], priority: 19, overround: 1.06 },
  { typeId: 212, name: "{!setnr} set, game {gamenr} to go to deuce", outcomes: yesNo, scopes: game, tabs: ["games"], priority: 20, overround: 1.08 },
  {
    typeId: 214, name: "{!setnr} set, game {gamenr} score", scopes: game, tabs: ["games"], priority: 21, overround: 1.15,
    outcomes: {
      "886": "{$competitor1} to 0", "887": "{$competitor1} to 15", "888": "{$competitor1} to 30", "889": "{$competitor1} to 40",
      "890": "{$competitor2} to 0", "891": "{$competitor2} to 15", "892": "{$competitor2} to 30", "893": "{$competitor2} to 40",
    },
  },
];

export const tennisMarketDefinitions: MarketDefinitions = indexDefinitions(definitions);
