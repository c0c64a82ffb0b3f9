import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";

export const Currency = Type.Object({
  code: Type.String(),
  fiat: Type.Boolean(),
  subunits: Type.Integer({ description: "Minor units of one displayed unit." }),
  subcurrencies: Type.Array(Type.Object({ code: Type.String(), subunits: Type.Integer() })),
});
export const SystemData = Type.Object({
  clock: Type.Object({
    now: Type.String({ description: "The product's time, ISO; wall time but for replays that start elsewhere or run faster." }),
    speed: Type.Number({ description: "Product seconds a real second." }),
  }),
  locales: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), rtl: Type.Boolean() })),
  platform_settings: Type.Object({ platform_origin: Type.String(), registration_open: Type.Boolean() }),
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
  locales: Type.Array(Type.String(), { description: "Offered locales; the first is the default." }),
  seo: Type.Object({ indexed: Type.Boolean(), title: Type.String(), description: Type.String() }),
  realtime: Type.Object({
    endpoint: Type.String({ description: "Path or URL of the WebSocket endpoint." }),
    transports: Type.Array(Type.Object({ transport: Type.String(), endpoint: Type.String() })),
    emulation_endpoint: Type.String(),
    channels: Type.Object(
      { public: Type.String(), match: Type.String(), private: Type.String() },
      { description: "Templates with `{locale}`, `{matchId}`, `{userId}`." },
    ),
    delta: Type.Boolean(),
  }),
  odds_display_cap: Type.Object({ threshold: Type.Integer(), shown: Type.Integer() }),
  allow_zoom: Type.Boolean(),
  is_my_bets_visible: Type.Boolean(),
  hide_simulated_detail: Type.Boolean(),
  feature_flags: Type.Array(Type.String()),
  attributions: Type.Array(Type.String()),
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
