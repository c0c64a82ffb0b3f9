import { indexDefinitions, type MarketDefinition, type MarketDefinitions } from "../../core/sport-module.ts";

const home = "{$competitor1}";
const away = "{$competitor2}";
const twoWay = { "4": home, "5": away };
const threeWay = { "1": home, "2": "draw", "3": away };
const overUnder = { "12": "over {total}", "13": "under {total}" };
const handicap = { "1714": `${home} ({+hcp})`, "1715": `${away} ({-hcp})` };
const yesNo = { "74": "yes", "76": "no" };
const match = ["score", "incl_ot"];
const regular = ["score", "regular_play"];
const firstHalf = ["score", "1st_half"];
const secondHalf = ["score", "combo", "incl_ot", "2nd_half_incl_ot"];
const quarter = ["score", "quarter"];

const halfFullOutcomes = Object.fromEntries(
  [home, "draw", away].flatMap((first, row) => [home, "draw", away].map((second, column) => [String(418 + (row * 3 + column) * 2), `${first}/${second}`])),
);
const marginOutcomes = Object.fromEntries(
  [home, away].flatMap((team, side) => ["1-6", "7-13", "14+"].map((band, index) => [`sr:winning_margin:14+:${side * 3 + index + 1}`, `${team} by ${band}`])),
);

const definitions: readonly MarketDefinition[] = [
  { typeId: 219, name: "Winner", outcomes: twoWay, scopes: match, tabs: ["top"], priority: 1, overround: 1.045 },
  { typeId: 225, name: "Total points", outcomes: overUnder, scopes: match, tabs: ["top"], priority: 2, overround: 1.05, lineKey: "total" },
  { typeId: 223, name: "Handicap", outcomes: handicap, scopes: match, tabs: ["top", "handicap"], priority: 3, overround: 1.05, lineKey: "hcp" },
  { typeId: 610, name: "Match result (incl. overtime)", outcomes: threeWay, scopes: match, tabs: ["top"], priority: 4, overround: 1.06 },
  { typeId: 1, name: "Regular time result", textKey: "1-regular", outcomes: threeWay, scopes: regular, tabs: ["top"], priority: 5, overround: 1.06 },
  { typeId: 60, name: "1st half result", outcomes: threeWay, scopes: firstHalf, tabs: ["halves"], priority: 6, overround: 1.065 },
  { typeId: 66, name: "1st half handicap", outcomes: handicap, scopes: firstHalf, tabs: ["halves", "handicap"], priority: 7, overround: 1.06, lineKey: "hcp" },
  { typeId: 68, name: "1st half total points", textKey: "68-points", outcomes: overUnder, scopes: firstHalf, tabs: ["halves"], priority: 8, overround: 1.06, lineKey: "total" },
  { typeId: 235, name: "{!quarternr} quarter result", outcomes: threeWay, scopes: quarter, tabs: ["quarters"], priority: 9, overround: 1.07 },
  { typeId: 236, name: "{!quarternr} quarter total points", outcomes: overUnder, scopes: quarter, tabs: ["quarters"], priority: 10, overround: 1.07, lineKey: "total" },
  { typeId: 303, name: "{!quarternr} quarter handicap", outcomes: handicap, scopes: quarter, tabs: ["quarters", "handicap"], priority: 11, overround: 1.07, lineKey: "hcp" },
  { typeId: 227, name: `${home} total points`, outcomes: overUnder, scopes: match, tabs: ["top"], priority: 12, overround: 1.06, lineKey: "total" },
  { typeId: 228, name: `${away} total points`, outcomes: overUnder, scopes: match, tabs: ["top"], priority: 13, overround: 1.06, lineKey: "total" },
  { typeId: 290, name: "Winning margin", outcomes: marginOutcomes, scopes: match, tabs: ["specials"], priority: 14, overround: 1.1 },
  {
    typeId: 292, name: "Winner & total points", scopes: ["combo", "incl_ot"], tabs: ["combo"], priority: 15, overround: 1.1, lineKey: "total",
    outcomes: { "973": `${home} & over {total}`, "974": `${away} & over {total}`, "975": `${home} & under {total}`, "976": `${away} & under {total}` },
  },
  { typeId: 47, name: "Half time / full time", outcomes: halfFullOutcomes, scopes: regular, tabs: ["halves"], priority: 16, overround: 1.12 },
  { typeId: 229, name: "Odd/even points", outcomes: { "70": "odd", "72": "even" }, scopes: match, tabs: ["specials"], priority: 17, overround: 1.06 },
  { typeId: 220, name: "Overtime", outcomes: yesNo, scopes: regular, tabs: ["specials"], priority: 18, overround: 1.08 },
  { typeId: 52, name: "Half with most points", textKey: "52-points", outcomes: { "436": "1st half", "438": "2nd half", "440": "equal" }, scopes: regular, tabs: ["halves"], priority: 19, overround: 1.08 },
  {
    typeId: 234, name: "Quarter with most points", scopes: regular, tabs: ["quarters"], priority: 20, overround: 1.1,
    outcomes: { "920": "1st quarter", "921": "2nd quarter", "922": "3rd quarter", "923": "4th quarter", "924": "equal" },
  },
  { typeId: 231, name: "2nd half handicap (incl. overtime)", outcomes: handicap, scopes: secondHalf, tabs: ["halves", "handicap"], priority: 21, overround: 1.06, lineKey: "hcp" },
  { typeId: 232, name: "2nd half total points (incl. overtime)", outcomes: overUnder, scopes: secondHalf, tabs: ["halves"], priority: 22, overround: 1.06, lineKey: "total" },
];

export const americanFootballMarketDefinitions: MarketDefinitions = indexDefinitions(definitions);
