import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { described, Nullable } from "../entities/primitives.ts";
import { ShownPage } from "../site/site-file.ts";
import { ShownMenus } from "../site/site-parts.ts";

export const Currency = Type.Object({
  code: Type.String({ description: "ISO 4217 code, or the code of a crypto currency." }),
  fiat: Type.Boolean({ description: "False for crypto currencies." }),
  subunits: Type.Integer({ description: "Minor units of one displayed unit." }),
  subcurrencies: Type.Array(
    Type.Object({
      code: Type.String({ description: "Code of the smaller unit." }),
      subunits: Type.Integer({ description: "Minor units in one displayed smaller unit." }),
    }),
    { description: "Smaller units that players may choose to see, such as mBTC." },
  ),
});
export const SystemData = Type.Object({
  clock: Type.Object(
    {
      now: Type.String({ description: "Product time, ISO; real time except for replays that start at another time or run faster." }),
      speed: Type.Number({ description: "Product seconds per real second." }),
    },
    { description: "The product's clock." },
  ),
  locales: Type.Array(
    Type.Object({
      code: Type.String({ description: "Code of the locale, such as `pt-BR`." }),
      name: Type.String({ description: "Name in that language." }),
      rtl: Type.Boolean({ description: "Written from right to left." }),
    }),
    { description: "Languages on offer, the default first." },
  ),
  platform_settings: Type.Object(
    {
      platform_origin: Type.String({ description: "Origin of the platform's own pages." }),
      registration_open: Type.Boolean({ description: "Visitors can sign up." }),
      auth_blocked_countries: Type.Optional(
        Type.Array(Type.String(), { description: "Countries in which sign-in and sign-up are blocked." }),
      ),
      outbox_url: Type.Optional(Nullable(Type.String({ description: "Demo only: the page with the emails that were sent to players." }))),
      user_group: Type.Optional(Nullable(Type.String({ description: "Players without this status are redirected to the platform." }))),
    },
    { description: "What pages need to know of the platform." },
  ),
  player_fields: Type.Array(
    Type.Object({
      key: Type.String({ description: "Name of the field." }),
      required: Type.Boolean({ description: "A player must fill it in." }),
    }),
    { description: "Fields of a player's profile." },
  ),
  currencies: Type.Array(Currency, { description: "Currencies of accounts." }),
  countries: Type.Array(
    Type.Object({
      code: Type.String({ description: "ISO 3166-1 alpha-2 code." }),
      name: Type.String({ description: "Name in the language of the call." }),
    }),
    { description: "Countries that a player can live in." },
  ),
  user_country: Type.Object(
    {
      code: Type.String({ description: "ISO 3166-1 alpha-2 code." }),
      name: Type.String({ description: "Name in the language of the call." }),
    },
    { description: "Country of the caller: of the player, else of the address." },
  ),
  market_groups: Type.Array(
    Type.Object({
      groupKey: Type.String({ description: "Key of the tab, as in `market_groups` of a market." }),
      name: Type.String({ description: "Name in the language of the call." }),
    }),
    { description: "Display tabs of markets, in order." },
  ),
});
export type SystemData = Static<typeof SystemData>;
export const getSystemData = endpoint({
  method: "GET",
  path: "/api/v2/system",
  tag: "system",
  access: "public",
  readsSession: true,
  isLocalized: true,
  summary: "Locales, currencies, countries and market groups.",
  description: "Changes rarely; a client reads it once.",
  reply: { 200: SystemData },
});

export const RealtimeConfig = Type.Object(
  {
    endpoint: Type.String({
      description: "Path or URL of the WebSocket endpoint. `{host}` in a URL stands for the host name of the page.",
    }),
    transports: Type.Array(
      Type.Object({
        transport: Type.String({ description: "Name of the transport: `websocket`, `http_stream` or `sse`." }),
        endpoint: Type.String({ description: "Its path or URL, as that of the endpoint." }),
      }),
      { description: "Transports to try in this order." },
    ),
    emulation_endpoint: Type.String({ description: "Path or URL for commands on transports that only receive." }),
    channels: Type.Object(
      {
        public: Type.String({ description: "Channel with the changes that lists show." }),
        match: Type.String({ description: "Channel with all changes of one match." }),
        private: Type.String({ description: "Channel of one player." }),
        chat: Type.Optional(Type.String({ description: "Absent when matches have no chat." })),
      },
      { description: "Templates with `{locale}`, `{matchId}`, `{userId}`." },
    ),
    delta: Type.Boolean({ description: "Publications may be sent as differences (fossil deltas)." }),
  },
  { description: "How to connect to realtime; see `/api/asyncapi.json`." },
);
export type RealtimeConfig = Static<typeof RealtimeConfig>;

export const SiteConfig = Type.Object({
  name: Type.String({ description: "Name of the site." }),
  brand: Type.String({ description: "Key of the pages' brand pack." }),
  locales: Type.Array(Type.String(), { description: "Offered locales; the first is the default." }),
  seo: Type.Object(
    {
      indexed: Type.Boolean({ description: "Search engines may index the site." }),
      title: Type.String({ description: "Title of the home page." }),
      description: Type.String({ description: "Description of the site." }),
    },
    { description: "What search engines see." },
  ),
  realtime: described(Nullable(RealtimeConfig), "How to connect to realtime (`/api/asyncapi.json`); null when prices are polled."),
  odds_display_cap: Type.Object(
    {
      threshold: Type.Integer({ description: "Prices above this are replaced, thousandths." }),
      shown: Type.Integer({ description: "Price to show instead, thousandths." }),
    },
    { description: "Very high prices are shown as a smaller one; only for display." },
  ),
  odds_max_age_seconds: Type.Optional(
    Type.Integer({ minimum: 1, description: "How old prices may be for a bet while they are polled; 30 by default." }),
  ),
  logo: Type.Optional(Nullable(Type.String({ description: "Address of a square picture in place of the brand's mark." }))),
  favicon: Type.Optional(Nullable(Type.String({ description: "Address of the icon of the browser's tab." }))),
  allow_zoom: Type.Boolean({ description: "Pages can be zoomed by hand on phones." }),
  is_my_bets_visible: Type.Boolean({ description: "Pages show the entry to the player's bets." }),
  is_favourites_button_visible: Type.Boolean({ description: "Phones show a floating button to the favourites." }),
  are_comboboost_notices_visible: Type.Boolean({ description: "Whether an issued comboboost is shown as a notice, like other bonuses." }),
  hide_simulated_detail: Type.Boolean({ description: "Pages do not mark simulated detail." }),
  feature_flags: Type.Array(Type.String(), { description: "Keys of the features that are on." }),
  attributions: Type.Array(Type.String(), { description: "Sources of the data, to be shown in the footer." }),
  menus: described(ShownMenus, "Menus by place."),
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
    Type.Union(
      [
        Type.Object({
          type: Type.String({ description: "Key of the chat provider." }),
          id: Type.String({ description: "The operator's account with the provider." }),
          region: Type.String({ description: "Region of the provider; may be empty." }),
          address: Type.String({ description: "Page to open in a frame." }),
        }),
        Type.Null(),
      ],
      {
        description: "Live chat with the operator; `address` is opened in a frame after consent. Null for none.",
      },
    ),
  ),
  sign_up_reminder_seconds: Type.Optional(
    Type.Union([Type.Integer(), Type.Null()], {
      description: "Seconds after which a visitor is reminded to sign up, once a day; null for never.",
    }),
  ),
  deposit_after_registration: Type.Optional(Type.Boolean({ description: "The cashier opens after sign-up." })),
  deposit_reminder: Type.Optional(
    Type.Object(
      {
        show: Type.Boolean({ description: "Reminders are on." }),
        player_group_id: Type.Union([Type.String(), Type.Null()], { description: "Only players of this group; null for all." }),
        remind_after: Type.Integer({ description: "Seconds." }),
      },
      { description: "When players are reminded to deposit." },
    ),
  ),
  push_notifications: Type.Optional(
    Type.Union(
      [
        Type.Object({
          type: Type.Literal("webpush", { description: "Kind of push service." }),
          public_key: Type.String({ description: "VAPID key, base64url." }),
        }),
        Type.Null(),
      ],
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
  isLocalized: true,
  summary: "The site configuration.",
  description:
    "What the operator has configured for this site. It also says where the realtime endpoint is and how its channels are named.",
  reply: { 200: SiteConfig },
});

export const getSitePage = endpoint({
  method: "GET",
  path: "/api/v2/site-config/pages/:key",
  tag: "system",
  access: "public",
  isLocalized: true,
  summary:
    "The blocks of a page in the requested language, by its key or by the path of a custom page without its slash; 404 for an unknown page.",
  params: Type.Object({
    key: Type.String({ minLength: 1, maxLength: 60, description: "Key of a built-in page, or path of a custom page without its slash." }),
  }),
  reply: { 200: ShownPage },
});
