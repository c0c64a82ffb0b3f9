import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";

export const OddsFormat = Type.Union([
  Type.Literal("european"),
  Type.Literal("british"),
  Type.Literal("hongkong"),
  Type.Literal("american"),
  Type.Literal("indonesian"),
  Type.Literal("malaysian"),
]);
export type OddsFormat = Static<typeof OddsFormat>;
export const OddsAcceptMode = Type.Union([Type.Literal("none"), Type.Literal("higher"), Type.Literal("any")]);
export type OddsAcceptMode = Static<typeof OddsAcceptMode>;

/** What a player may choose and what the operator's API offers (spec.md 3, decisions AD, 0d). */
export const Settings = Type.Object({
  stakes: Type.Record(Type.String(), Type.Array(Type.Integer({ minimum: 1 })), { description: "Quick stakes by currency, minor units." }),
  auto_accept_odds_change: OddsAcceptMode,
  odds_types: Type.Object({ available: Type.Array(OddsFormat), selected: OddsFormat }),
  custom_bet_enabled: Type.Boolean(),
  custom_bet_allow_single: Type.Boolean(),
  video_settings: Type.Object({ enabled: Type.Boolean() }),
  provider_statuses: Type.Record(Type.String(), Type.Union([Type.Literal("active"), Type.Literal("inactive")])),
  sport_type_providers: Type.Record(Type.String(), Type.String()),
  multi_bet_settings: Type.Object({ available_by_provider: Type.Record(Type.String(), Type.Boolean()) }),
  additional_providers: Type.Record(Type.String(), Type.Boolean()),
  allow_multiple_active_user_freebets: Type.Boolean(),
  in_play_delay_seconds: Type.Integer(),
  capabilities: Type.Array(Type.String(), { description: "Extensions this API offers: `idempotency_key`, `price_history`, `timeline`." }),
});
export type Settings = Static<typeof Settings>;

export const getSettings = endpoint({
  method: "GET",
  path: "/api/v2/settings",
  tag: "settings",
  access: "public",
  summary: "Settings of the player, or the defaults for a visitor.",
  reply: { 200: Settings },
});
export const saveSettings = endpoint({
  method: "POST",
  path: "/api/v2/settings",
  tag: "settings",
  access: "player",
  summary: "Changes what is given, keeps the rest.",
  body: Type.Object(
    {
      stakes: Type.Optional(
        Type.Record(
          Type.String({ maxLength: 8 }),
          Type.Array(Type.Integer({ minimum: 1, maximum: 1_000_000_000 }), { minItems: 1, maxItems: 6 }),
        ),
      ),
      auto_accept_odds_change: Type.Optional(OddsAcceptMode),
      odds_type: Type.Optional(OddsFormat),
    },
    { additionalProperties: false },
  ),
  reply: { 200: Settings },
});
