import type { IconName } from "./icon-names.data.ts";

/** Icons by words in sport keys; the first match wins. */
export const sportIconRules: readonly (readonly [RegExp, IconName])[] = [
  [/table[-_]?tennis/u, "sport-table-tennis"],
  [/american[-_]?football|nfl/u, "sport-american-football"],
  [/soccer|^football$|futsal/u, "sport-soccer"],
  [/tennis|badminton|padel/u, "sport-tennis"],
  [/basketball/u, "sport-basketball"],
  [/hockey|bandy|floorball/u, "sport-ice-hockey"],
  [/baseball/u, "sport-baseball"],
  [/cricket/u, "sport-cricket"],
  [/volleyball/u, "sport-volleyball"],
  [/handball|waterpolo/u, "sport-handball"],
  [/rugby|aussie/u, "sport-rugby"],
  [/mma/u, "sport-mma"],
  [/boxing/u, "sport-boxing"],
  [/darts/u, "sport-darts"],
  [/snooker|bowls|curling/u, "sport-snooker"],
  [/golf/u, "sport-golf"],
  [/motor|formula|nascar|cycling/u, "sport-motor"],
  [/^cs|counter/u, "game-cs2"],
  [/^lol|legends/u, "game-lol"],
  [/^dota/u, "game-dota"],
  [/^valorant/u, "game-valorant"],
  [/horse|harness|greyhound/u, "horseshoe"],
  [/^(?:cyber|e-?sports?|fifa|nba2k)/u, "sport-esports"],
];
