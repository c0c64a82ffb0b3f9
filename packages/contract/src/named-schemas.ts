import * as chatChannel from "./channels/chat.ts";
import * as events from "./channels/events.ts";
import * as betEntity from "./entities/bet.ts";
import * as bonus from "./entities/bonus.ts";
import * as catalogEntity from "./entities/catalog.ts";
import * as marketEntity from "./entities/market.ts";
import * as matchEntity from "./entities/match.ts";
import * as playerEntity from "./entities/player.ts";
import * as primitivesEntity from "./entities/primitives.ts";
import * as access from "./http/access.ts";
import * as bets from "./http/bets.ts";
import * as bonuses from "./http/bonuses.ts";
import * as catalog from "./http/catalog.ts";
import * as chat from "./http/chat.ts";
import * as customBets from "./http/custom-bets.ts";
import * as embed from "./http/embed.ts";
import * as favourites from "./http/favourites.ts";
import * as jackpots from "./http/jackpots.ts";
import * as limits from "./http/limits.ts";
import * as matches from "./http/matches.ts";
import * as notifications from "./http/notifications.ts";
import * as payments from "./http/payments.ts";
import * as pictures from "./http/pictures.ts";
import * as popularCombos from "./http/popular-combos.ts";
import * as player from "./http/player.ts";
import * as providers from "./http/providers.ts";
import * as push from "./http/push.ts";
import * as search from "./http/search.ts";
import * as settings from "./http/settings.ts";
import * as sharedBets from "./http/shared-bets.ts";
import * as standings from "./http/standings.ts";
import * as streams from "./http/streams.ts";
import * as system from "./http/system.ts";
import * as vote from "./http/vote.ts";
import * as websocket from "./http/websocket.ts";
import * as siteBlock from "./site/site-block.ts";
import * as siteParts from "./site/site-parts.ts";
import type { TSchema } from "typebox";
import type { EndpointShape } from "./endpoint.ts";
import * as errors from "./errors.ts";
import { ShownPage } from "./site/site-file.ts";

const modules: readonly Readonly<Record<string, unknown>>[] = [
  chatChannel,
  events,
  betEntity,
  bonus,
  catalogEntity,
  marketEntity,
  matchEntity,
  playerEntity,
  primitivesEntity,
  access,
  bets,
  bonuses,
  catalog,
  chat,
  customBets,
  embed,
  favourites,
  jackpots,
  limits,
  matches,
  notifications,
  payments,
  pictures,
  popularCombos,
  player,
  providers,
  push,
  search,
  settings,
  sharedBets,
  standings,
  streams,
  system,
  vote,
  websocket,
  siteBlock,
  siteParts,
  errors,
  { ShownPage },
];

function isEndpoint(value: unknown): value is EndpointShape {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

/** Objects and unions have names in the published descriptions; plain values are inlined. */
function isEntity(value: unknown): value is TSchema {
  return typeof value === "object" && value !== null && ("properties" in value || "anyOf" in value);
}

function toBlockName(type: string): string {
  return `${type.replaceAll(/(?:^|_)([a-z])/gu, (_match, first: string) => first.toUpperCase())}Block`;
}

/** All exports of the contract that `isWanted` accepts, by name; a name must not refer to two of them. */
function exportsOf<Value>(isWanted: (value: unknown) => value is Value): ReadonlyMap<string, Value> {
  const found = new Map<string, Value>();
  for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
    if (!isWanted(value)) continue;
    const known = found.get(name);
    if (known !== undefined && known !== value) throw new Error(`The contract exports two different ${name}.`);
    found.set(name, value);
  }
  return found;
}

/** Every endpoint of the contract by its name, which is its `operationId`. */
export const endpointsByName: ReadonlyMap<string, EndpointShape> = exportsOf(isEndpoint);

/** Every schema that has a name in the published descriptions. */
export const schemasByName: ReadonlyMap<string, TSchema> = new Map([
  ...exportsOf(isEntity),
  ...Object.entries(siteBlock.shownBlocks).map(([type, schema]) => [toBlockName(type), schema] as const),
]);
