import { indexDefinitions, type MarketDefinition, type MarketDefinitions } from "../../core/sport-module.ts";

const teams = { "4": "{$competitor1}", "5": "{$competitor2}" };
const result = { "1": "{$competitor1}", "2": "draw", "3": "{$competitor2}" };
const overUnder = { "12": "over {total}", "13": "under {total}" };
const handicap = { "1714": "{$competitor1} ({+hcp})", "1715": "{$competitor2} ({-hcp})" };
const yesNo = { "74": "yes", "76": "no" };
const match = ["score", "incl_ot"];
const secondHalf = ["score", "combo", "incl_ot", "2nd_half_incl_ot"];
const quarter = ["score", "quarter"];

const definitions: readonly MarketDefinition[] = [
  { typeId: 219, name: "Winner", outcomes: teams, scopes: match, tabs: ["top"], priority: 1, overround: 1.05 },
  { typeId: 223, name: "Handicap", outcomes: handicap, scopes: match, tabs: ["top", "handicap"], priority: 2, overround: 1.06, lineKey: "hcp" },
  { typeId: 225, name: "Total points", outcomes: overUnder, scopes: match, tabs: ["top"], priority: 3, overround: 1.06, lineKey: "total" },
  { typeId: 1, name: "Regular time result", textKey: "1-regular", outcomes: result, scopes: ["score", "regular_play"], tabs: ["top"], priority: 4, overround: 1.07 },
  { typeId: 235, name: "{!quarternr} quarter result", outcomes: result, scopes: quarter, tabs: ["top", "quarters"], priority: 5, overround: 1.07 },
  { typeId: 236, name: "{!quarternr} quarter total points", outcomes: overUnder, scopes: quarter, tabs: ["quarters"], priority: 6, overround: 1.07, lineKey: "total" },
  { typeId: 303, name: "{!quarternr} quarter handicap", outcomes: handicap, scopes: quarter, tabs: ["quarters", "handicap"], priority: 7, overround: 1.07, lineKey: "hcp" },
  { typeId: 60, name: "1st half result", outcomes: result, scopes: ["score", "1st_half"], tabs: ["halves"], priority: 8, overround: 1.07 },
  { typeId: 66, name: "1st half handicap", outcomes: handicap, scopes: ["score", "1st_half"], tabs: ["halves", "handicap"], priority: 9, overround: 1.07, lineKey: "hcp" },
  { typeId: 68, name: "1st half total points", textKey: "68-points", outcomes: overUnder, scopes: ["score", "1st_half"], tabs: ["halves"], priority: 10, overround: 1.07, lineKey: "total" },
  { typeId: 231, name: "2nd half handicap (incl. overtime)", outcomes: handicap, scopes: secondHalf, tabs: ["halves", "handicap"], priority: 11, overround: 1.07, lineKey: "hcp" },
  { typeId: 232, name: "2nd half total points (incl. overtime)", outcomes: overUnder, scopes: secondHalf, tabs: ["halves"], priority: 12, overround: 1.07, lineKey: "total" },
  { typeId: 227, name: "{$competitor1} total points", outcomes: overUnder, scopes: match, tabs: ["top"], priority: 13, overround: 1.07, lineKey: "total" },
  { typeId: 228, name: "{$competitor2} total points", outcomes: overUnder, scopes: match, tabs: ["top"], priority: 14, overround: 1.07, lineKey: "total" },
  {
    typeId: 292, name: "Winner & total points", scopes: ["combo", "incl_ot"], tabs: ["combo"], priority: 15, overround: 1.1, lineKey: "total",
    outcomes: { "973": "{$competitor1} & over {total}", "974": "{$competitor2} & over {total}", "975": "{$competitor1} & under {total}", "976": "{$competitor2} & under {total}" },
  },
  {
    typeId: 290, name: "Winning margin", scopes: match, tabs: ["specials"], priority: 16, overround: 1.12,
    outcomes: {
      "sr:winning_margin:11+:1": "{$competitor1} by 1-5", "sr:winning_margin:11+:2": "{$competitor1} by 6-10", "sr:winning_margin:11+:3": "{$competitor1} by 11+",
      "sr:winning_margin:11+:4": "{$competitor2} by 1-5", "sr:winning_margin:11+:5": "{$competitor2} by 6-10", "sr:winning_margin:11+:6": "{$competitor2} by 11+",
    },
  },
  { typeId: 230, name: "First to {pointnr} points", outcomes: teams, scopes: match, tabs: ["specials"], priority: 17, overround: 1.07 },
  { typeId: 234, name: "Quarter with most points", outcomes: { "920": "1st quarter", "921": "2nd quarter", "922": "3rd quarter", "923": "4th quarter", "924": "equal" }, scopes: ["score", "regular_play"], tabs: ["quarters"], priority: 18, overround: 1.12 },
  { typeId: 52, name: "Half with most points", textKey: "52-points", outcomes: { "436": "1st half", "438": "2nd half", "440": "equal" }, scopes: ["score", "regular_play"], tabs: ["halves"], priority: 19, overround: 1.08 },
  { typeId: 220, name: "Overtime", outcomes: yesNo, scopes: ["score", "regular_play"], tabs: ["specials"], priority: 20, overround: 1.08 },
  { typeId: 229, name: "Odd/even points", outcomes: { "70": "odd", "72": "even" }, scopes: match, tabs: ["specials"], priority: 21, overround: 1.06 },
];

export const basketballMarketDefinitions: MarketDefinitions = indexDefinitions(definitions);
