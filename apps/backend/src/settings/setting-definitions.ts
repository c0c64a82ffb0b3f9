import { embedSettings } from "./embed-settings.ts";

import { locales } from "@touchline/domain";

/** One setting as an operator sees it; `.env.example` and every error message are made from these. */
interface SettingBase {
  readonly description: string;
}
interface IntegerSetting extends SettingBase {
  readonly kind: "integer";
  readonly minimum: number;
  readonly maximum: number;
  readonly default: number;
}
interface NumberSetting extends SettingBase {
  readonly kind: "number";
  readonly minimum: number;
  readonly maximum: number;
  readonly default: number;
}
interface BooleanSetting extends SettingBase {
  readonly kind: "boolean";
  readonly default: boolean;
}
interface TextSetting extends SettingBase {
  readonly kind: "text";
  readonly default: string;
  readonly pattern?: RegExp;
  readonly form?: string;
}
interface ChoiceSetting extends SettingBase {
  readonly kind: "choice";
  readonly choices: readonly string[];
  readonly default: string;
}
export type SettingDefinition = IntegerSetting | NumberSetting | BooleanSetting | TextSetting | ChoiceSetting;

const origin = /^(https?:\/\/[^/\s]+)?$/;

/** Every setting of the product, in the order of `.env.example`. */
export const settingDefinitions = {
  PORT: { kind: "integer", minimum: 0, maximum: 65_535, default: 3000, description: "Port of the sportsbook; 0 takes a free one." },
  PLATFORM_PORT: {
    kind: "integer",
    minimum: 0,
    maximum: 65_535,
    default: 3001,
    description: "Port of the demo platform site; 0 takes a free one.",
  },
  HOST: {
    kind: "text",
    default: "127.0.0.1",
    pattern: /^[\w.:-]+$/,
    form: "an address such as 127.0.0.1 or 0.0.0.0",
    description: "Address that both sites listen on.",
  },
  BACKEND_PORT: {
    kind: "integer",
    minimum: 0,
    maximum: 65_535,
    default: 0,
    description: "Loopback port of the backend; 0 takes a free one.",
  },
  PUBLIC_ORIGIN: {
    kind: "text",
    default: "",
    pattern: origin,
    form: "an origin such as https://bets.example.com",
    description: "Address that players see, where a proxy stands in front; empty for the port above.",
  },
  PLATFORM_ORIGIN: {
    kind: "text",
    default: "",
    pattern: origin,
    form: "an origin such as https://www.example.com",
    description: "Address of the platform site; empty for the demo platform.",
  },
  DATA_DIR: {
    kind: "text",
    default: ".data",
    pattern: /\S/,
    form: "a folder",
    description: "Folder that keeps the data; deleting it starts afresh.",
  },
  DATABASE_URL: {
    kind: "text",
    default: "",
    pattern: /^(postgres(ql)?:\/\/\S+)?$/,
    form: "a postgresql:// address",
    description: "PostgreSQL 15 or later; empty uses the embedded database in DATA_DIR.",
  },
  LOCALES: {
    kind: "text",
    default: locales.map(({ code }) => code).join(","),
    pattern: /^[A-Za-z]{2,3}(-[A-Za-z]{2})?(,[A-Za-z]{2,3}(-[A-Za-z]{2})?)*$/,
    form: "locale codes such as en,de,ar",
    description: "Locales offered; the first is the default.",
  },
  LOCALE_IN_URL: {
    kind: "boolean",
    default: true,
    description: "Whether every address begins with its locale; false leaves it out for the first one.",
  },
  RTL_VIEW: { kind: "boolean", default: true, description: "Whether Arabic, Hebrew, Persian and Urdu are written right to left." },
  SITE_FILE: {
    kind: "text",
    default: "",
    pattern: /^(\S.*\.json)?$/,
    form: "a .json file",
    description: "The site: menus, pages and blocks (docs/recipes/compose-your-site.md); empty for the one that comes along.",
  },
  PROVIDERS_FILE: {
    kind: "text",
    default: "",
    pattern: /^(\S.*\.json)?$/,
    form: "a .json file",
    description: "Providers of games elsewhere, in place of those that come along (docs/recipes/add-a-provider.md); empty for none.",
  },
  BRAND: {
    kind: "text",
    default: "broadcast",
    pattern: /^[a-z][a-z0-9-]{0,31}$/,
    form: "broadcast, programme, or the name of a folder of BRANDS_DIR in small letters",
    description: "Look of the site: broadcast, programme, or a pack of your own.",
  },
  BRANDS_DIR: {
    kind: "text",
    default: "brands",
    pattern: /\S/,
    form: "a folder",
    description: "Folder of your own packs: BRANDS_DIR/<BRAND>/brand.json with its fonts and pictures (packages/ui/README.md).",
  },
  SERVICE_WORKER: {
    kind: "boolean",
    default: true,
    description: "Whether the pages can be installed and answer offline; false also removes the worker from browsers that have it.",
  },
  SITE_INDEXED: { kind: "boolean", default: false, description: "Whether search engines may index the site." },
  FEED_SPEED: {
    kind: "number",
    minimum: 0.1,
    maximum: 3600,
    default: 1,
    description: "Product seconds a real second: 60 replays a match in about two minutes.",
  },
  FEED_SEED: {
    kind: "text",
    default: "touchline",
    pattern: /^[\w.-]{1,64}$/,
    form: "1 to 64 letters, digits, dots, dashes",
    description: "Seed of everything that the feed draws; with FEED_START it makes a run repeatable.",
  },
  FEED_START: {
    kind: "text",
    default: "",
    pattern: /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?Z)?$/,
    form: "a UTC time such as 2026-11-21T15:00:00Z",
    description: "Product time of the very first start; empty for now.",
  },
  HIDE_SIMULATED_DETAIL: { kind: "boolean", default: false, description: "Hides every market that settles on synthesised detail." },
  IN_PLAY_DELAY_SECONDS: {
    kind: "integer",
    minimum: 0,
    maximum: 30,
    default: 5,
    description: "Seconds that an in-play bet waits before it is accepted.",
  },
  VIP_REVIEW_SECONDS: {
    kind: "integer",
    minimum: 0,
    maximum: 600,
    default: 8,
    description: "Seconds that a bet above the VIP stake is reviewed; 0 accepts it like any other.",
  },
  CASHOUT_MARGIN_BASIS_POINTS: {
    kind: "integer",
    minimum: 0,
    maximum: 5_000,
    default: 500,
    description: "What cash-out offers keep back of a bet's fair value, in hundredths of a percent.",
  },
  DEMO_CAMPAIGNS: { kind: "boolean", default: true, description: "Whether the demo bonuses and jackpots of the week are there." },
  SEVERAL_FREEBETS: { kind: "boolean", default: true, description: "Whether a player may have several freebets active at once." },
  VIDEO_ENABLED: { kind: "boolean", default: true, description: "Whether matches can be watched by players who are signed in." },
  VIDEO_LINK: {
    kind: "text",
    default: "",
    pattern: /^(https?:\/\/\S+)?$/,
    form: "an address such as https://video.example.com/{urn}.mp4",
    description:
      "Address of the film of a match for a player; {id}, {urn} and {language} are filled in. Empty here and below shows the demo stream.",
  },
  VIDEO_FRAME: {
    kind: "text",
    default: "",
    pattern: /^(https?:\/\/\S+)?$/,
    form: "an address such as https://video.example.com/watch?match={urn}",
    description: "Address of a page that plays a match in a frame; filled in like VIDEO_LINK.",
  },
  STATISTICS_PROVIDER: {
    kind: "text",
    default: "betradar",
    pattern: /^[a-z0-9_-]{0,32}$/,
    form: "the name of a provider in small letters",
    description: "The one provider whose matches have a tracker, statistics, line-ups and history; empty for none.",
  },
  CHAT_OPENS_HOURS_BEFORE: {
    kind: "integer",
    minimum: 0,
    maximum: 8_760,
    default: 24,
    description: "Hours before a match from which its chat takes messages.",
  },
  CHAT_CLOSES_HOURS_AFTER: {
    kind: "integer",
    minimum: 0,
    maximum: 8_760,
    default: 6,
    description: "Hours after the start of a match at which its chat closes; never while the match runs.",
  },
  CHAT_REFUSED_WORDS: {
    kind: "text",
    default: "",
    pattern: /^[^,]+(,[^,]+)*$/u,
    form: "words with commas between them",
    description: "Words that the chat refuses in every language besides its own lists; a star at an end stands for any letters.",
  },
  ...embedSettings,
  PAYMENT_SECRET: {
    kind: "text",
    default: "",
    pattern: /^(\S{32,256})?$/,
    form: "at least 32 characters without spaces",
    description: "Secret with which a payment provider elsewhere signs its callbacks; empty takes none of them.",
  },
  REALTIME_API_KEY: {
    kind: "text",
    default: "",
    pattern: /^\S{0,128}$/,
    form: "a key without spaces",
    description: "Key of the realtime publish API; empty switches that API off.",
  },
  TOKEN_SECRET: {
    kind: "text",
    default: "",
    pattern: /^(\S{32,256})?$/,
    form: "at least 32 characters without spaces",
    description: "Secret of realtime tokens; empty draws one and keeps it in DATA_DIR.",
  },
  OPERATOR_KEY: {
    kind: "text",
    default: "",
    pattern: /^(\S{16,128})?$/,
    form: "at least 16 characters without spaces",
    description:
      "Password of the operator's pages; empty opens them to this machine only, and to nobody where the site has a public address.",
  },
  VAPID_KEY: {
    kind: "text",
    default: "",
    pattern: /^([\w-]{43})?$/,
    form: "a private key on P-256, base64url",
    description: "The site's key at push services; empty draws one and keeps it in DATA_DIR.",
  },
  VAPID_CONTACT: {
    kind: "text",
    default: "mailto:push@touchline.test",
    pattern: /^(mailto:\S+@\S+|https:\/\/\S+)$/,
    form: "a mailto: or https: address",
    description: "Address that push services may write to about this site's messages.",
  },
  FEATURES_OFF: {
    kind: "text",
    default: "",
    pattern: /^([a-z_]+(,[a-z_]+)*)?$/,
    form: "names of flags with commas between them",
    description: "Flags of the pages that are off, such as jackpots,quick_deposit (spec.md 6); empty leaves all on that the product has.",
  },
  ERROR_REPORTING_DSN: {
    kind: "text",
    default: "",
    pattern: /^(off|https?:\/\/[^@\s]+@[^/\s]+\/\S+)?$/,
    form: "https://key@host/project, or off",
    description: "Service that pages report errors to; empty keeps them for the page /api/operator/reports, off reports none.",
  },
  LOG_LEVEL: {
    kind: "choice",
    choices: ["fatal", "error", "warn", "info", "debug", "trace"],
    default: "warn",
    description: "Least severe level that is logged.",
  },
  TOUCHLINE_TEST: { kind: "boolean", default: false, description: "Opens fault hooks and test clocks; refused in production." },
} as const satisfies Record<string, SettingDefinition>;
