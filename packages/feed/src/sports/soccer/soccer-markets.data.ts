import { indexDefinitions, type MarketDefinition, type MarketDefinitions } from "../../core/sport-module.ts";

const home = "{$competitor1}";
const away = "{$competitor2}";
const threeWay = { "1": home, "2": "draw", "3": away };
const twoWay = { "4": home, "5": away };
const overUnder = { "12": "over {total}", "13": "under {total}" };
const handicap = { "1714": `${home} ({+hcp})`, "1715": `${away} ({-hcp})` };
const headStart = { "1711": `${home} ({hcp})`, "1712": "draw ({hcp})", "1713": `${away} ({hcp})` };
const yesNo = { "74": "yes", "76": "no" };
const doubleChance = { "9": `${home} or draw`, "10": `${home} or ${away}`, "11": `draw or ${away}` };
const nextGoal = { "6": home, "7": "no goal", "8": away };
const other = "other";

const full = ["score", "regular_play"];
const combo = ["regular_play", "combo"];
const early = ["score", "1st_half"];
const late = ["score", "2nd_half"];
const scorers = ["regular_play", "scorers"];
const corners = ["regular_play", "corners"];
const bookings = ["regular_play", "bookings"];

const halfFull = [home, "draw", away].flatMap((first) => [home, "draw", away].map((second) => `${first}/${second}`));
const halfFullOutcomes = Object.fromEntries(halfFull.map((name, index) => [String(418 + index * 2), name]));
const halfFullTotalOutcomes = Object.fromEntries(
  ["under {total}", "over {total}"].flatMap((total, block) => halfFull.map((name, index) => [String(1836 + block * 9 + index), `${name} & ${total}`])),
);
const multigoalOutcomes = Object.fromEntries(
  ["1-2", "1-3", "1-4", "1-5", "1-6", "2-3", "2-4", "2-5", "2-6", "3-4", "3-5", "3-6", "4-5", "4-6", "5-6", "7+", "no goal"].map((name, index) => [String(1730 + index), name]),
);

const definitions: readonly MarketDefinition[] = [
  { typeId: 1, name: "Match result", outcomes: threeWay, scopes: full, tabs: ["top"], priority: 1, overround: 1.055 },
  { typeId: 18, name: "Total goals", outcomes: overUnder, scopes: full, tabs: ["top", "goals"], priority: 2, overround: 1.05, lineKey: "total" },
  { typeId: 29, name: "Both teams to score", outcomes: yesNo, scopes: full, tabs: ["top", "goals"], priority: 3, overround: 1.055 },
  { typeId: 10, name: "Double chance", outcomes: doubleChance, scopes: full, tabs: ["top"], priority: 4, overround: 1.055 },
  { typeId: 11, name: "Draw no bet", outcomes: twoWay, scopes: full, tabs: ["top"], priority: 5, overround: 1.05 },
  { typeId: 16, name: "Handicap", outcomes: handicap, scopes: full, tabs: ["top", "handicap"], priority: 6, overround: 1.05, lineKey: "hcp" },
  { typeId: 8, name: "{!goalnr} goal", outcomes: nextGoal, scopes: full, tabs: ["top", "goals"], priority: 7, overround: 1.06 },
  { typeId: 14, name: "3-way handicap", outcomes: headStart, scopes: full, tabs: ["handicap"], priority: 8, overround: 1.06 },
  { typeId: 60, name: "1st half result", outcomes: threeWay, scopes: early, tabs: ["top", "halves"], priority: 9, overround: 1.065 },
  { typeId: 68, name: "1st half total goals", outcomes: overUnder, scopes: early, tabs: ["halves", "goals"], priority: 10, overround: 1.06, lineKey: "total" },
  { typeId: 105, name: "Result, minutes {from}–{to}", outcomes: threeWay, scopes: ["score", "10_min"], tabs: ["specials"], priority: 11, overround: 1.07 },
  { typeId: 40, name: "Anytime goalscorer", outcomes: { "1716": "no goal" }, scopes: scorers, tabs: ["top", "players"], priority: 12, overround: 1.18 },
  { typeId: 38, name: "{!goalnr} goalscorer", outcomes: { "1716": "no goal" }, scopes: scorers, tabs: ["players"], priority: 13, overround: 1.2 },
  { typeId: 45, name: "Correct score", outcomes: { "324": other }, scopes: full, tabs: ["top", "goals"], priority: 14, overround: 1.16 },
  { typeId: 19, name: `${home} total goals`, outcomes: overUnder, scopes: full, tabs: ["goals"], priority: 15, overround: 1.06, lineKey: "total" },
  { typeId: 20, name: `${away} total goals`, outcomes: overUnder, scopes: full, tabs: ["goals"], priority: 16, overround: 1.06, lineKey: "total" },
  { typeId: 47, name: "Half time / full time", outcomes: halfFullOutcomes, scopes: full, tabs: ["halves"], priority: 17, overround: 1.12 },
  {
    typeId: 35, name: "Match result & both teams to score", scopes: combo, tabs: ["combo"], priority: 18, overround: 1.1,
    outcomes: { "78": `${home} & yes`, "80": `${home} & no`, "82": "draw & yes", "84": "draw & no", "86": `${away} & yes`, "88": `${away} & no` },
  },
  {
    typeId: 37, name: "Match result & total goals", scopes: [...combo, "incl_ot"], tabs: ["combo"], priority: 19, overround: 1.1, lineKey: "total",
    outcomes: { "794": `${home} & under {total}`, "796": `${home} & over {total}`, "798": "draw & under {total}", "800": "draw & over {total}", "802": `${away} & under {total}`, "804": `${away} & over {total}` },
  },
  {
    typeId: 36, name: "Total goals & both teams to score", scopes: combo, tabs: ["combo", "goals"], priority: 20, overround: 1.09, lineKey: "total",
    outcomes: { "90": "over {total} & yes", "92": "under {total} & yes", "94": "over {total} & no", "96": "under {total} & no" },
  },
  {
    typeId: 546, name: "Double chance & both teams to score", scopes: combo, tabs: ["combo"], priority: 21, overround: 1.08,
    outcomes: { "1718": `${home}/draw & yes`, "1719": `${home}/draw & no`, "1720": `${home}/${away} & yes`, "1721": `${home}/${away} & no`, "1722": `draw/${away} & yes`, "1723": `draw/${away} & no` },
  },
  {
    typeId: 547, name: "Double chance & total goals", scopes: combo, tabs: ["combo"], priority: 22, overround: 1.08, lineKey: "total",
    outcomes: {
      "1724": `${home}/draw & under {total}`, "1725": `${home}/${away} & under {total}`, "1726": `draw/${away} & under {total}`,
      "1727": `${home}/draw & over {total}`, "1728": `${home}/${away} & over {total}`, "1729": `draw/${away} & over {total}`,
    },
  },
  { typeId: 818, name: "Half time / full time & total goals", outcomes: halfFullTotalOutcomes, scopes: combo, tabs: ["combo", "halves"], priority: 23, overround: 1.18, lineKey: "total" },
  { typeId: 21, name: "Exact number of goals", outcomes: {}, scopes: full, tabs: ["goals"], priority: 24, overround: 1.1 },
  { typeId: 548, name: "Goal range", outcomes: multigoalOutcomes, scopes: full, tabs: ["goals"], priority: 25, overround: 1.08 },
  { typeId: 30, name: "Teams to score", outcomes: { "784": "none", "788": `only ${home}`, "790": `only ${away}`, "792": "both teams" }, scopes: full, tabs: ["goals"], priority: 26, overround: 1.08 },
  { typeId: 26, name: "Odd/even goals", outcomes: { "70": "odd", "72": "even" }, scopes: full, tabs: ["goals"], priority: 27, overround: 1.06 },
  { typeId: 31, name: `${home} to keep a clean sheet`, outcomes: yesNo, scopes: full, tabs: ["goals"], priority: 28, overround: 1.07 },
  { typeId: 32, name: `${away} to keep a clean sheet`, outcomes: yesNo, scopes: full, tabs: ["goals"], priority: 29, overround: 1.07 },
  { typeId: 33, name: `${home} to win to nil`, outcomes: yesNo, scopes: full, tabs: ["goals"], priority: 30, overround: 1.07 },
  { typeId: 34, name: `${away} to win to nil`, outcomes: yesNo, scopes: full, tabs: ["goals"], priority: 31, overround: 1.07 },
  { typeId: 63, name: "1st half double chance", outcomes: doubleChance, scopes: early, tabs: ["halves"], priority: 32, overround: 1.065 },
  { typeId: 64, name: "1st half draw no bet", outcomes: twoWay, scopes: early, tabs: ["halves"], priority: 33, overround: 1.065 },
  { typeId: 66, name: "1st half handicap", outcomes: handicap, scopes: early, tabs: ["halves", "handicap"], priority: 34, overround: 1.06, lineKey: "hcp" },
  { typeId: 75, name: "1st half both teams to score", outcomes: yesNo, scopes: early, tabs: ["halves", "goals"], priority: 35, overround: 1.07 },
  { typeId: 62, name: "1st half: {!goalnr} goal", outcomes: nextGoal, scopes: early, tabs: ["halves", "goals"], priority: 36, overround: 1.07 },
  { typeId: 81, name: "1st half correct score", outcomes: { "480": other }, scopes: early, tabs: ["halves"], priority: 37, overround: 1.14 },
  { typeId: 83, name: "2nd half result", outcomes: threeWay, scopes: late, tabs: ["halves"], priority: 38, overround: 1.065 },
  { typeId: 90, name: "2nd half total goals", outcomes: overUnder, scopes: late, tabs: ["halves", "goals"], priority: 39, overround: 1.06, lineKey: "total" },
  { typeId: 86, name: "2nd half draw no bet", outcomes: twoWay, scopes: late, tabs: ["halves"], priority: 40, overround: 1.065 },
  { typeId: 88, name: "2nd half handicap", outcomes: handicap, scopes: late, tabs: ["halves", "handicap"], priority: 41, overround: 1.06, lineKey: "hcp" },
  { typeId: 52, name: "Half with most goals", outcomes: { "436": "1st half", "438": "2nd half", "440": "equal" }, scopes: full, tabs: ["halves"], priority: 42, overround: 1.07 },
  { typeId: 48, name: `${home} to win both halves`, outcomes: yesNo, scopes: full, tabs: ["halves"], priority: 43, overround: 1.07 },
  { typeId: 49, name: `${away} to win both halves`, outcomes: yesNo, scopes: full, tabs: ["halves"], priority: 44, overround: 1.07 },
  { typeId: 50, name: `${home} to win either half`, outcomes: yesNo, scopes: full, tabs: ["halves"], priority: 45, overround: 1.07 },
  { typeId: 51, name: `${away} to win either half`, outcomes: yesNo, scopes: full, tabs: ["halves"], priority: 46, overround: 1.07 },
  { typeId: 166, name: "Total corners", outcomes: overUnder, scopes: corners, tabs: ["corners"], priority: 47, overround: 1.06, lineKey: "total" },
  { typeId: 162, name: "Most corners", outcomes: threeWay, scopes: corners, tabs: ["corners"], priority: 48, overround: 1.07 },
  { typeId: 165, name: "Corner handicap", outcomes: handicap, scopes: corners, tabs: ["corners", "handicap"], priority: 49, overround: 1.06, lineKey: "hcp" },
  { typeId: 177, name: "1st half total corners", outcomes: overUnder, scopes: ["1st_half", "corners"], tabs: ["corners", "halves"], priority: 50, overround: 1.06, lineKey: "total" },
  { typeId: 139, name: "Total cards", outcomes: overUnder, scopes: bookings, tabs: ["cards"], priority: 51, overround: 1.07, lineKey: "total" },
  { typeId: 136, name: "Most cards", outcomes: threeWay, scopes: bookings, tabs: ["cards"], priority: 52, overround: 1.07 },
  { typeId: 146, name: "Red card", outcomes: yesNo, scopes: bookings, tabs: ["cards"], priority: 53, overround: 1.08 },
  { typeId: 113, name: "Extra time result", outcomes: threeWay, scopes: ["score", "ot"], tabs: ["top"], priority: 54, overround: 1.07 },
  { typeId: 123, name: "Penalty shoot-out winner", outcomes: twoWay, scopes: ["score", "pen_so"], tabs: ["top"], priority: 55, overround: 1.06 },
];

export const soccerMarketDefinitions: MarketDefinitions = indexDefinitions(definitions);
