import type { OddsFormat as DomainOddsFormat, OddsPolicy } from "@touchline/domain";
import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { described, sameAs } from "../entities/primitives.ts";

/** Odds formats that the operator offers; `percent` is only for display. */
export const OddsFormat = sameAs<Exclude<DomainOddsFormat, "percent">>()(
  Type.Union([
    Type.Literal("european"),
    Type.Literal("british"),
    Type.Literal("hongkong"),
    Type.Literal("american"),
    Type.Literal("indonesian"),
    Type.Literal("malaysian"),
  ]),
);
export type OddsFormat = Static<typeof OddsFormat>;
/** Which price changes a player accepts without confirmation (spec.md 3). */
export const OddsAcceptMode = sameAs<OddsPolicy>()(Type.Union([Type.Literal("none"), Type.Literal("higher"), Type.Literal("any")]));
export type OddsAcceptMode = Static<typeof OddsAcceptMode>;

/** One system: `id` is sent back as `system_id` (decisions L). */
export const SystemType = Type.Object({
  id: Type.String({ description: "`2/3`, or a name such as `lucky15`." }),
  total_count: Type.Integer({ description: "Number of selections that the system needs." }),
  win_count: Type.Integer({ description: "Size of the combinations; the smallest for named systems." }),
  sizes: Type.Optional(Type.Array(Type.Integer(), { description: "Sizes of all combinations of a named system." })),
});
export type SystemType = Static<typeof SystemType>;

/** The player's preferences and the features of the operator's API (spec.md 3, decisions AD, 0d). */
export const Settings = Type.Object({
  stakes: Type.Record(Type.String(), Type.Array(Type.Integer({ minimum: 1 })), { description: "Quick stakes by currency, minor units." }),
  auto_accept_odds_change: described(OddsAcceptMode, "Price changes that the player accepts without being asked."),
  odds_types: Type.Object(
    {
      available: Type.Array(OddsFormat, { description: "Formats on offer." }),
      selected: described(OddsFormat, "Format that the player has chosen."),
    },
    { description: "Formats of odds." },
  ),
  custom_bet_enabled: Type.Boolean({ description: "Custom bets are on offer." }),
  custom_bet_allow_single: Type.Boolean({ description: "A custom bet may consist of one outcome." }),
  video_settings: Type.Object(
    { enabled: Type.Boolean({ description: "The site shows matches." }) },
    { description: "Video of live matches." },
  ),
  provider_statuses: Type.Record(Type.String(), Type.Union([Type.Literal("active"), Type.Literal("inactive")]), {
    description: "State of each feed provider, by key; bets on `inactive` ones are refused.",
  }),
  sport_type_providers: Type.Record(Type.String(), Type.String(), { description: "Key of the provider by kind of sport." }),
  multi_bet_settings: Type.Object(
    {
      available_by_provider: Type.Record(Type.String(), Type.Boolean(), {
        description: "Whether legs of a provider may be combined, by key.",
      }),
    },
    { description: "Rules for combinations." },
  ),
  additional_providers: Type.Record(Type.String(), Type.Boolean(), { description: "Whether further providers are on, by key." }),
  allow_multiple_active_user_freebets: Type.Boolean({ description: "A player may have several active freebets." }),
  in_play_delay_seconds: Type.Integer({ description: "Seconds that an in-play bet waits before it is accepted." }),
  system_types: Type.Array(SystemType, { description: "Systems on offer; named systems require the capability `named_systems`." }),
  max_return: Type.Record(Type.String(), Type.Integer(), { description: "Maximum return of a bet by currency, minor units." }),
  min_stake: Type.Record(Type.String(), Type.Integer(), { description: "Minimum stake by currency, minor units." }),
  vip_from: Type.Record(Type.String(), Type.Integer(), { description: "Stakes above this are reviewed first, minor units by currency." }),
  push_subscription: Type.Optional(Type.Boolean({ description: "The player wants push messages." })),
  quick_bet_enabled: Type.Boolean({ description: "Bets with one tap are on offer." }),
  share_bet_enabled: Type.Boolean({ description: "Bets can be shared by a code." }),
  capabilities: Type.Array(Type.String(), {
    description:
      "Extensions this API offers: `idempotency_key`, `price_history`, `timeline`, `named_systems`, `partial_cashout`, `cashout_rules`, `cashout_trend`, `edit_bet`.",
  }),
});
export type Settings = Static<typeof Settings>;

export const getSettings = endpoint({
  method: "GET",
  path: "/api/v2/settings",
  tag: "settings",
  access: "public",
  readsSession: true,
  summary: "Settings of the player, or the defaults for a visitor.",
  description:
    "What the operator's API can do and what the player has chosen. A client must not use a feature whose capability is missing.",
  reply: { 200: Settings },
});
export const saveSettings = endpoint({
  method: "POST",
  path: "/api/v2/settings",
  tag: "settings",
  access: "player",
  summary: "Changes the given settings and keeps the others.",
  body: Type.Object(
    {
      stakes: Type.Optional(
        Type.Record(
          Type.String({ maxLength: 8 }),
          Type.Array(Type.Integer({ minimum: 1, maximum: 1_000_000_000 }), { minItems: 1, maxItems: 6 }),
          { description: "Quick stakes by currency, minor units." },
        ),
      ),
      auto_accept_odds_change: Type.Optional(described(OddsAcceptMode, "Price changes to accept without being asked.")),
      odds_type: Type.Optional(described(OddsFormat, "Format of odds.")),
      push_subscription: Type.Optional(Type.Boolean({ description: "Whether the player wants push messages." })),
    },
    { additionalProperties: false },
  ),
  reply: { 200: Settings },
});
