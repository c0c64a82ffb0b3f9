import { indexDefinitions, type MarketDefinition, type MarketDefinitions } from "../../core/sport-module.ts";
import type { EsportsKey } from "./titles.data.ts";

const teams = { "4": "{$competitor1}", "5": "{$competitor2}" };
const overUnder = { "12": "over {total}", "13": "under {total}" };
const handicap = { "1714": "{$competitor1} ({+hcp})", "1715": "{$competitor2} ({-hcp})" };
const match = ["score", "regular_play"];
const map = ["score", "map_incl_ot"];
const kills = ["kills", "map"];
const structures = ["map", "structures"];

const series: readonly MarketDefinition[] = [
  { typeId: 186, name: "Match winner", outcomes: teams, scopes: match, tabs: ["top"], priority: 1, overround: 1.055 },
  { typeId: 328, name: "Total maps", outcomes: overUnder, scopes: match, tabs: ["top", "maps"], priority: 2, overround: 1.06, lineKey: "total" },
  { typeId: 327, name: "Map handicap", outcomes: handicap, scopes: match, tabs: ["top", "handicap"], priority: 3, overround: 1.06, lineKey: "hcp" },
  { typeId: 329, name: "Correct score in maps", outcomes: {}, scopes: match, tabs: ["top", "maps"], priority: 4, overround: 1.1 },
  { typeId: 330, name: "Map {mapnr} winner", outcomes: teams, scopes: map, tabs: ["top", "maps"], priority: 5, overround: 1.06 },
  { typeId: 333, name: "Map {mapnr}: {!xth} kill", outcomes: teams, scopes: kills, tabs: ["maps", "kills"], priority: 8, overround: 1.07 },
];

const rounds: readonly MarketDefinition[] = [
  { typeId: 331, name: "Map {mapnr} round handicap", outcomes: handicap, scopes: map, tabs: ["maps", "rounds", "handicap"], priority: 6, overround: 1.07, lineKey: "hcp" },
  { typeId: 332, name: "Map {mapnr} total rounds", outcomes: overUnder, scopes: map, tabs: ["maps", "rounds"], priority: 7, overround: 1.07, lineKey: "total" },
];

const objectives: readonly MarketDefinition[] = [
  { typeId: 726, name: "Map {mapnr} total kills", outcomes: overUnder, scopes: kills, tabs: ["top", "maps", "kills"], priority: 6, overround: 1.07, lineKey: "total" },
  { typeId: 555, name: "Map {mapnr} kill handicap", outcomes: handicap, scopes: kills, tabs: ["maps", "kills", "handicap"], priority: 7, overround: 1.07, lineKey: "hcp" },
  { typeId: 397, name: "Map {mapnr}: {!xth} tower", outcomes: teams, scopes: structures, tabs: ["maps"], priority: 9, overround: 1.07 },
];

const lolOnly: readonly MarketDefinition[] = [
  { typeId: 556, name: "Map {mapnr}: {!xth} dragon", outcomes: teams, scopes: structures, tabs: ["maps"], priority: 10, overround: 1.07 },
  { typeId: 557, name: "Map {mapnr}: {!xth} baron", outcomes: teams, scopes: structures, tabs: ["maps"], priority: 11, overround: 1.07 },
];

const dotaOnly: readonly MarketDefinition[] = [
  { typeId: 725, name: "Map {mapnr} duration", outcomes: { "1831": "00:00 - {(minute-1)}:59", "1832": "{minute}:00+" }, scopes: ["map", "progress"], tabs: ["maps"], priority: 12, overround: 1.07, lineKey: "minute" },
  { typeId: 728, name: "Map {mapnr} total towers", outcomes: overUnder, scopes: structures, tabs: ["maps"], priority: 13, overround: 1.07, lineKey: "total" },
];

export const esportsMarketDefinitions: Readonly<Record<EsportsKey, MarketDefinitions>> = {
  cs2: indexDefinitions([...series, ...rounds]),
  valorant: indexDefinitions([...series, ...rounds]),
  lol: indexDefinitions([...series, ...objectives, ...lolOnly]),
  dota2: indexDefinitions([...series, ...objectives, ...dotaOnly]),
};
