import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Nullable } from "../entities/primitives.ts";
import { ShownPage } from "../site/site-file.ts";
import { ShownMenus } from "../site/site-parts.ts";

export const Currency = Type.Object({
  code: Type.String(),
  fiat: Type.Boolean(),
  subunits: Type.Integer({ description: "Minor units of one displayed unit." }),
  subcurrencies: Type.Array(Type.Object({ code: Type.String(), subunits: Type.Integer() })),
});
export const SystemData = Type.Object({
  clock: Type.Object({
    now: Type.String({ description: "Product time, ISO; real time except for replays that start at another time or run faster." }),
    speed: Type.Number({ description: "Product seconds per real second." }),
  }),
  locales: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), rtl: Type.Boolean() })),
  platform_settings: Type.Object({
    platform_origin: Type.String(),
    registration_open: Type.Boolean(),
    auth_blocked_countries: Type.Optional(
      Type.Array(Type.String(), { description: "Countries in which sign-in and sign-up are blocked." }),
    ),
    outbox_url: Type.Optional(Nullable(Type.String({ description: "Demo only: the page with the emails that were sent to players." }))),
    user_group: Type.Optional(Nullable(Type.String({ description: "Players without this status are redirected to the platform." }))),
  }),
  player_fields: Type.Array(Type.Object({ key: Type.String(), required: Type.Boolean() })),
  currencies: Type.Array(Currency),
  countries: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  user_country: Type.Object({ code: Type.String(), name: Type.String() }),
  market_groups: Type.Array(Type.Object({ groupKey: Type.String(), name: Type.String() })),
});
export type SystemData = Static<typeof SystemData>;
export const getSystemData = endpoint({
  method: "GET",
  path: "/api/v2/system",
  tag: "system",
  access: "public",
  summary: "Locales, currencies, countries and market groups (decisions 0e).",
  reply: { 200: SystemData },
});

export const SiteConfig = Type.Object({
  name: Type.String(),
  brand: Type.String({ description: "Key of the pages' brand pack." }),
  locales: Type.Array(Type.String(), { description: "Offered locales; the first is the default." }),
  seo: Type.Object({ indexed: Type.Boolean(), title: Type.String(), description: Type.String() }),
  realtime: Type.Object({
    endpoint: Type.String({ description: "Path or URL of the WebSocket endpoint." }),
    transports: Type.Array(Type.Object({ transport: Type.String(), endpoint: Type.String() })),
    emulation_endpoint: Type.String(),
    channels: Type.Object(
      {
        public: Type.String(),
        match: Type.String(),
        private: Type.String(),
        chat: Type.Optional(Type.String({ description: "Absent when matches have no chat." })),
      },
      { description: "Templates with `{locale}`, `{matchId}`, `{userId}`." },
    ),
    delta: Type.Boolean(),
  }),
  odds_display_cap: Type.Object({ threshold: Type.Integer(), shown: Type.Integer() }),
  allow_zoom: Type.Boolean(),
  is_my_bets_visible: Type.Boolean(),
  is_favourites_button_visible: Type.Boolean(),
  are_comboboost_notices_visible: Type.Boolean({ description: "Whether an issued comboboost is shown as a notice, like other bonuses." }),
  hide_simulated_detail: Type.Boolean(),
  feature_flags: Type.Array(Type.String()),
  attributions: Type.Array(Type.String()),
  menus: ShownMenus,
  media_origins: Type.Optional(Type.Array(Type.String(), { description: "Origins of video streams of live matches." })),
  frame_origins: Type.Array(Type.String(), { description: "Origins of external pages that blocks show in frames." }),
  image_origins: Type.Array(Type.String(), { description: "External origins of images in blocks." }),
  connect_origins: Type.Optional(Type.Array(Type.String(), { description: "External origins that pages may call." })),
  error_reporting: Type.Optional(
    Type.Union([Type.Object({ address: Type.String({ description: "Receives envelopes by POST." }) }), Type.Null()], {
      description: "Service that pages report errors to; null for none.",
    }),
  ),
  gtm_id: Type.Optional(
    Type.Union([Type.String(), Type.Null()], { description: "Container of the tag manager, loaded after consent; null for none." }),
  ),
  chat: Type.Optional(
    Type.Union([Type.Object({ type: Type.String(), id: Type.String(), region: Type.String(), address: Type.String() }), Type.Null()], {
      description: "Live chat with the operator; `address` is opened in a frame after consent. Null for none.",
    }),
  ),
  sign_up_reminder_seconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  deposit_after_registration: Type.Optional(Type.Boolean()),
  deposit_reminder: Type.Optional(
    Type.Object({
      show: Type.Boolean(),
      player_group_id: Type.Union([Type.String(), Type.Null()]),
      remind_after: Type.Integer({ description: "Seconds." }),
    }),
  ),
  push_notifications: Type.Optional(
    Type.Union(
      [Type.Object({ type: Type.Literal("webpush"), public_key: Type.String({ description: "VAPID key, base64url." }) }), Type.Null()],
      {
        description: "Push service; null for none.",
      },
    ),
  ),
  custom_paths: Type.Array(Type.String(), { description: "Paths of the site's custom pages." }),
});
export type SiteConfig = Static<typeof SiteConfig>;
export const getSiteConfig = endpoint({
  method: "GET",
  path: "/api/v2/site-config",
  tag: "system",
  access: "public",
  summary: "The site configuration (decisions 0e).",
  reply: { 200: SiteConfig },
});

export const getSitePage = endpoint({
  method: "GET",
  path: "/api/v2/site-config/pages/:key",
  tag: "system",
  access: "public",
  summary:
    "The blocks of a page in the requested language, by its key or by the path of a custom page without its slash; 404 for an unknown page.",
  params: Type.Object({ key: Type.String({ minLength: 1, maxLength: 60 }) }),
  reply: { 200: ShownPage },
});
