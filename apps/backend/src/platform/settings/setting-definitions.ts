import { embedSettings, networkSettings } from "./network-settings.ts";

import { locales } from "@touchline/domain";

import type { SettingDefinition } from "./setting-definition.ts";
import { playerSettingDefinitions } from "./player-setting-definitions.ts";
import { clusterSettings } from "./cluster-settings.ts";
import { productionSettings } from "./production-settings.ts";
import { telemetrySettings } from "./telemetry-settings.ts";
import { webSettings } from "./web-settings.ts";

const origin = /^(https?:\/\/[^/\s]+)?$/;

/** Every setting, in the order of `.env.example`. */
export const settingDefinitions = {
  PORT: { kind: "integer", minimum: 0, maximum: 65_535, default: 3000, description: "Port of the sportsbook; 0 selects a free one." },
  PLATFORM_PORT: {
    kind: "integer",
    minimum: 0,
    maximum: 65_535,
    default: 3001,
    description: "Port of the demo platform site; 0 selects a free one.",
  },
  HOST: {
    kind: "text",
    default: "127.0.0.1",
    pattern: /^[\w.:-]+$/,
    expected: "an address such as 127.0.0.1 or 0.0.0.0",
    description: "Address on which both sites listen.",
  },
  BACKEND_PORT: {
    kind: "integer",
    minimum: 0,
    maximum: 65_535,
    default: 0,
    description: "Port of the backend; 0 selects a free one.",
  },
  ...clusterSettings,
  PUBLIC_ORIGIN: {
    kind: "text",
    default: "",
    pattern: origin,
    expected: "an origin such as https://bets.example.com",
    description: "Public address of the sportsbook behind a proxy; empty for the port above.",
  },
  PLATFORM_ORIGIN: {
    kind: "text",
    default: "",
    pattern: origin,
    expected: "an origin such as https://www.example.com",
    description: "Address of the platform site; empty for the demo platform.",
  },
  DATA_DIR: {
    kind: "text",
    default: ".data",
    pattern: /\S/,
    expected: "a folder",
    description: "Folder of the stored data; deleting it resets the product.",
  },
  DATABASE_URL: {
    kind: "text",
    default: "",
    pattern: /^(postgres(ql)?:\/\/\S+)?$/,
    expected: "a postgresql:// address",
    description: "PostgreSQL 15 or later; empty uses the embedded database in DATA_DIR.",
  },
  LOCALES: {
    kind: "list",
    default: locales.map(({ code }) => code),
    pattern: /^[A-Za-z]{2,3}(-[A-Za-z]{2})?(,[A-Za-z]{2,3}(-[A-Za-z]{2})?)*$/,
    expected: "locale codes such as en,de,ar",
    description: "Offered locales; the first is the default.",
  },
  LOCALE_IN_URL: {
    kind: "boolean",
    default: true,
    description: "Whether every path starts with its locale; false omits it for the default locale.",
  },
  RTL_VIEW: { kind: "boolean", default: true, description: "Whether Arabic, Hebrew, Persian and Urdu are laid out right to left." },
  SITE_FILE: {
    kind: "text",
    default: "",
    pattern: /^(\S.*\.json)?$/,
    expected: "a .json file",
    description: "The site: menus, pages and blocks (docs/recipes/compose-your-site.md); empty for the default site.",
  },
  PROVIDERS_FILE: {
    kind: "text",
    default: "",
    pattern: /^(\S.*\.json)?$/,
    expected: "a .json file",
    description: "File of external game providers (docs/recipes/add-a-provider.md); empty for none.",
  },
  BRAND: {
    kind: "text",
    default: "broadcast",
    pattern: /^[a-z][a-z0-9-]{0,31}$/,
    expected: "broadcast, programme, or the name of a folder of BRANDS_DIR in small letters",
    description: "Brand of the site: broadcast, programme, or your own pack.",
  },
  BRANDS_DIR: {
    kind: "text",
    default: "brands",
    pattern: /\S/,
    expected: "a folder",
    description: "Folder of your own brand packs: BRANDS_DIR/<BRAND>/brand.json with its fonts and images (packages/ui/README.md).",
  },
  IMAGE_ORIGINS: {
    kind: "text",
    default: "",
    pattern: /^(https?:\/\/[^/,\s]+(,https?:\/\/[^/,\s]+)*)?$/,
    expected: "origins with commas between them, such as https://pictures.example.com",
    description:
      "Additional origins for the image proxy /img and for team pictures; the folder `images` next to SITE_FILE and the addresses in SITE_FILE are always allowed.",
  },
  SERVICE_WORKER: {
    kind: "boolean",
    default: true,
    description: "Whether the pages can be installed and work offline; false also removes the service worker from browsers.",
  },
  SITE_INDEXED: { kind: "boolean", default: false, description: "Whether search engines may index the site." },
  FEED_SPEED: {
    kind: "number",
    minimum: 0.1,
    maximum: 3600,
    default: 1,
    description: "Product seconds per real second; 60 replays a match in about two minutes.",
  },
  FEED_SEED: {
    kind: "text",
    default: "touchline",
    pattern: /^[\w.-]{1,64}$/,
    expected: "1 to 64 letters, digits, dots, dashes",
    description: "Seed of the feed's random draws; with FEED_START it makes a run repeatable.",
  },
  FEED_START: {
    kind: "text",
    default: "",
    pattern: /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?Z)?$/,
    expected: "a UTC time such as 2026-11-21T15:00:00Z",
    description: "Product time of the first start; empty for the current time.",
  },
  FEED_RECORDING: {
    kind: "text",
    default: "",
    pattern: /^\S.*$/,
    expected: "a file that npm run record-feed has written",
    description:
      "Recording that the first start plays from the beginning instead of FEED_SEED and FEED_START (docs/feed.md); empty for none.",
  },
  HIDE_SIMULATED_DETAIL: { kind: "boolean", default: false, description: "Hides all markets that settle on simulated detail." },
  IN_PLAY_DELAY_SECONDS: {
    kind: "integer",
    minimum: 0,
    maximum: 30,
    default: 5,
    description: "Seconds before an in-play bet is accepted.",
  },
  VIP_REVIEW_SECONDS: {
    kind: "integer",
    minimum: 0,
    maximum: 600,
    default: 8,
    description: "Seconds of review for a bet above the VIP stake; 0 disables the review.",
  },
  CASHOUT_MARGIN_BASIS_POINTS: {
    kind: "integer",
    minimum: 0,
    maximum: 5_000,
    default: 500,
    description: "Margin deducted from a bet's fair value in cash-out offers, in hundredths of a percent.",
  },
  DEMO_CAMPAIGNS: { kind: "boolean", default: true, description: "Whether to create the weekly demo bonuses and jackpots." },
  SEVERAL_FREEBETS: { kind: "boolean", default: true, description: "Whether a player may have several active freebets." },
  VIDEO_ENABLED: { kind: "boolean", default: true, description: "Whether signed-in players can watch matches." },
  VIDEO_LINK: {
    kind: "text",
    default: "",
    pattern: /^(https?:\/\/\S+)?$/,
    expected: "an address such as https://video.example.com/{urn}.mp4",
    description:
      "Address of a match's video stream; {id}, {urn} and {language} are filled in. The demo stream is shown if this and VIDEO_FRAME are empty.",
  },
  VIDEO_FRAME: {
    kind: "text",
    default: "",
    pattern: /^(https?:\/\/\S+)?$/,
    expected: "an address such as https://video.example.com/watch?match={urn}",
    description: "Address of a page that plays a match's video in a frame; filled in like VIDEO_LINK.",
  },
  STATISTICS_PROVIDERS: {
    kind: "list",
    default: ["betradar", "oddin"],
    pattern: /^(none|(betradar|oddin)(,(betradar|oddin))*)$/,
    expected: "betradar, oddin, both with a comma, or none",
    description: "Providers whose matches have a tracker, statistics, line-ups and history; oddin sells e-sports.",
  },
  CHAT_OPENS_HOURS_BEFORE: {
    kind: "integer",
    minimum: 0,
    maximum: 8_760,
    default: 24,
    description: "Hours before the start of a match at which its chat opens.",
  },
  CHAT_CLOSES_HOURS_AFTER: {
    kind: "integer",
    minimum: 0,
    maximum: 8_760,
    default: 6,
    description: "Hours after the start of a match at which its chat closes, but never while the match runs.",
  },
  CHAT_REFUSED_WORDS: {
    kind: "list",
    default: [],
    pattern: /^[^,]+(,[^,]+)*$/u,
    expected: "words with commas between them",
    description:
      "Words that the chat refuses in every language, in addition to its own lists; a leading or trailing star matches any letters.",
  },
  ...embedSettings,
  PAYMENT_SECRET: {
    kind: "text",
    default: "",
    pattern: /^(\S{32,256})?$/,
    expected: "at least 32 characters without spaces",
    description: "Secret with which an external payment provider signs its callbacks; empty refuses callbacks.",
  },
  ...playerSettingDefinitions,
  ...networkSettings,
  REALTIME_API_KEY: {
    kind: "text",
    default: "",
    pattern: /^\S{0,128}$/,
    expected: "a key without spaces",
    description: "Key of the realtime publish API; empty disables the API.",
  },
  TOKEN_SECRET: {
    kind: "text",
    default: "",
    pattern: /^(\S{32,256})?$/,
    expected: "at least 32 characters without spaces",
    description: "Secret of realtime tokens; empty generates one in DATA_DIR.",
  },
  OPERATOR_KEY: {
    kind: "text",
    default: "",
    pattern: /^(\S{16,128})?$/,
    expected: "at least 16 characters without spaces",
    description:
      "Password of the operator's pages; if empty, they are open to this machine only, and to nobody if the site has a public address.",
  },
  VAPID_KEY: {
    kind: "text",
    default: "",
    pattern: /^([\w-]{43})?$/,
    expected: "a private key on P-256, base64url",
    description: "The site's VAPID key for push services; empty generates one in DATA_DIR.",
  },
  VAPID_CONTACT: {
    kind: "text",
    default: "mailto:push@touchline.test",
    pattern: /^(mailto:\S+@\S+|https:\/\/\S+)$/,
    expected: "a mailto: or https: address",
    description: "Contact address for push services.",
  },
  FEATURES_OFF: {
    kind: "list",
    default: [],
    pattern: /^([a-z_]+(,[a-z_]+)*)?$/,
    expected: "names of flags with commas between them",
    description: "Page flags to switch off, such as jackpots,quick_deposit (spec.md 6); empty for none.",
  },
  ERROR_REPORTING_DSN: {
    kind: "text",
    default: "",
    pattern: /^(off|https?:\/\/[^@\s]+@[^/\s]+\/\S+)?$/,
    expected: "https://key@host/project, or off",
    description: "Service to which pages report errors; empty shows them at /api/operator/reports, off disables reports.",
  },
  ...productionSettings,
  ...telemetrySettings,
  ...webSettings,
  LOG_LEVEL: {
    kind: "choice",
    choices: ["fatal", "error", "warn", "info", "debug", "trace"],
    default: "warn",
    description: "Minimum level that is logged.",
  },
  TOUCHLINE_TEST: { kind: "boolean", default: false, description: "Opens fault hooks and test clocks; refused in production." },
} as const satisfies Record<string, SettingDefinition>;
