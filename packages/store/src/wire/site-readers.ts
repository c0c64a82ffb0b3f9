import type { RealtimeConfig, SiteConfig } from "@touchline/contract/http/system";
import type { ShownBlock, SiteBlockType } from "@touchline/contract/site/site-block";
import type { ShownPage } from "@touchline/contract/site/site-file";
import type { ShownMenuItem, ShownMenus, SiteAction } from "@touchline/contract/site/site-parts";
import { chatAddress, defaultOddsDisplayCap, tagManagerOrigins } from "@touchline/domain";
import { defaultMenus } from "../core/default-menus.data.ts";
import { endpoints } from "../core/endpoints.data.ts";
import {
  fieldsOf,
  pick,
  type Reader,
  readFlag,
  readOneOf,
  readRows,
  reads,
  readText,
  readWhole,
  requireFields,
  type Row,
  Unreadable,
} from "./fields.ts";
import { readLocales } from "./system-reader.ts";

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : []).flatMap((one) => readText(one) ?? []);
}

function positiveOf(value: unknown): number | null {
  const number = readWhole(value);
  return number === null || number < 1 ? null : number;
}

/** The origin of an external address; none for a path of this site. */
function originsOf(addresses: readonly (string | null)[]): string[] {
  return addresses.flatMap((address) => /^https?:\/\/[^/?#]+/u.exec(address ?? "")?.[0] ?? []);
}

/** Channel names of the specification, for backends that do not name them. */
const channels = { public: "public:{locale}", match: "match:{locale}.{matchId}", private: "$private:{locale}.platform_user.{userId}" };

/** How to connect to realtime; null for a backend that has none. */
function readRealtime(value: unknown): RealtimeConfig | null {
  const row = fieldsOf(value);
  const own = fieldsOf(row["channels"]);
  const endpoint = readText(row["endpoint"]);
  const transports = (Array.isArray(row["transports"]) ? row["transports"] : []).flatMap((one) => {
    const [transport, address] = [readText(fieldsOf(one)["transport"]), readText(fieldsOf(one)["endpoint"])];
    return transport === null || address === null ? [] : [{ transport, endpoint: address }];
  });
  const first = endpoint ?? transports.find(({ transport }) => transport === "websocket")?.endpoint;
  if (first === undefined) return null;
  const chat = readText(own["chat"]);
  return {
    endpoint: first,
    transports: transports.length === 0 ? [{ transport: "websocket", endpoint: first }] : transports,
    emulation_endpoint: readText(pick(row, "emulation_endpoint")) ?? "/emulation",
    channels: {
      public: readText(own["public"]) ?? channels.public,
      match: readText(own["match"]) ?? channels.match,
      private: readText(own["private"]) ?? channels.private,
      ...(chat === null ? {} : { chat }),
    },
    delta: readFlag(row["delta"]),
  };
}

const actions: readonly SiteAction[] = ["sign_in", "sign_up", "deposit", "sports_menu", "my_bets", "bet_slip"];

const readMenuItem: Reader<ShownMenuItem> = (value) => {
  const row = requireFields(value, "menu entry");
  const action = readOneOf(row["action"], actions, null);
  const [page, link, label, icon] = ["page", "link", "label", "icon"].map((name) => readText(row[name]));
  if (action === null && page == null && link == null) throw new Unreadable("menu entry", "page");
  return {
    ...(action === null ? {} : { action }),
    ...(page == null ? {} : { page }),
    ...(link == null ? {} : { link }),
    ...(label == null ? {} : { label }),
    ...(icon == null ? {} : { icon }),
    ...(row["audience"] == null ? {} : { audience: fieldsOf(row["audience"]) }),
  };
};

const readMenus: Reader<ShownMenus> = (value, context) => {
  const row = fieldsOf(value);
  const menu = (name: keyof ShownMenus): ShownMenuItem[] => {
    const items = pick(row, name);
    return Array.isArray(items) ? readRows(items, readMenuItem, context) : defaultMenus[name];
  };
  return {
    header: menu("header"),
    left_sidebar_desktop: menu("left_sidebar_desktop"),
    side_menu_mobile: menu("side_menu_mobile"),
    tab_bar_mobile: menu("tab_bar_mobile"),
    right_sidebar_desktop: menu("right_sidebar_desktop"),
  };
};

/** The operator's live chat; null for a provider without a known page. */
function readChat(value: unknown): NonNullable<SiteConfig["chat"]> | null {
  const row = fieldsOf(value);
  const [type, id, region] = [readText(row["type"]), readText(row["id"]) ?? "", readText(row["region"]) ?? ""];
  if (type === null) return null;
  const address = readText(row["address"]) ?? chatAddress({ type, id, region, page: null });
  return address === null ? null : { type, id, region, address };
}

function readDepositReminder(row: Row): NonNullable<SiteConfig["deposit_reminder"]> {
  return {
    show: readFlag(row["show"] ?? pick(row, "show_deposit_reminder")),
    player_group_id: readText(pick(row, "player_group_id")),
    remind_after: positiveOf(pick(row, "remind_after")) ?? 10,
  };
}

function readPush(value: unknown): NonNullable<SiteConfig["push_notifications"]> | null {
  const row = fieldsOf(value);
  const key = readText(pick(row, "public_key"));
  return row["type"] === "webpush" && key !== null ? { type: "webpush", public_key: key } : null;
}

function readDisplayCap(value: unknown): SiteConfig["odds_display_cap"] {
  const [threshold, shown] = [positiveOf(fieldsOf(value)["threshold"]), positiveOf(fieldsOf(value)["shown"])];
  return threshold === null || shown === null ? { ...defaultOddsDisplayCap } : { threshold, shown };
}

/** Features that need no call besides those of the specification. */
const defaultFlags = ["jackpots", "calm_mode", "rtl_view"];

/** An address, or an object with one. */
function addressOf(value: unknown): string | null {
  return readText(fieldsOf(value)["url"] ?? value);
}

const readSiteConfig: Reader<SiteConfig> = (value, context) => {
  const row = fieldsOf(value);
  const { site } = context;
  const seo = fieldsOf(row["seo"]);
  const name = readText(row["name"]) ?? site.name;
  const chat = readChat(row["chat"]);
  const tagManager = readText(pick(row, "gtm_id"));
  const tagOrigins = tagManager === null ? [] : tagManagerOrigins;
  const [logo, favicon] = [addressOf(row["logo"]), addressOf(row["favicon"])];
  const reporting = readText(fieldsOf(pick(row, "error_reporting"))["address"]);
  const flags = pick(row, "feature_flags");
  const unique = (origins: readonly string[]): string[] => [...new Set(origins)];
  return {
    name,
    brand: readText(row["brand"]) ?? site.brand,
    locales: [...readLocales(row["locales"], context)],
    seo: {
      indexed: typeof seo["indexed"] === "boolean" ? seo["indexed"] : site.isIndexed,
      title: readText(seo["title"]) ?? name,
      description: readText(seo["description"]) ?? "",
    },
    realtime: readRealtime(row["realtime"]),
    odds_display_cap: readDisplayCap(pick(row, "odds_display_cap")),
    odds_max_age_seconds: positiveOf(pick(row, "odds_max_age_seconds")) ?? site.oddsMaxAgeSeconds,
    logo,
    favicon,
    allow_zoom: pick(row, "allow_zoom") !== false,
    is_my_bets_visible: pick(row, "is_my_bets_visible") !== false,
    is_favourites_button_visible: pick(row, "is_favourites_button_visible") !== false,
    are_comboboost_notices_visible: readFlag(pick(row, "are_comboboost_notices_visible")),
    hide_simulated_detail: readFlag(pick(row, "hide_simulated_detail")),
    feature_flags: Array.isArray(flags) ? textsOf(flags) : defaultFlags,
    attributions: textsOf(row["attributions"]),
    menus: readMenus(row["menus"], context),
    media_origins: textsOf(pick(row, "media_origins")),
    frame_origins: unique([...textsOf(pick(row, "frame_origins")), ...originsOf([chat?.address ?? null])]),
    image_origins: unique([...textsOf(pick(row, "image_origins")), ...originsOf([logo, favicon]), ...tagOrigins]),
    connect_origins: unique([...textsOf(pick(row, "connect_origins")), ...tagOrigins]),
    error_reporting: reporting === null ? null : { address: reporting },
    gtm_id: tagManager,
    chat,
    push_notifications: readPush(pick(row, "push_notifications")),
    sign_up_reminder_seconds: positiveOf(pick(row, "sign_up_reminder_seconds")),
    deposit_after_registration: pick(row, "deposit_after_registration") !== false,
    deposit_reminder: readDepositReminder(fieldsOf(pick(row, "deposit_reminder"))),
    custom_paths: textsOf(pick(row, "custom_paths")),
  };
};

/** Every type of block with its required fields. */
const requiredByBlock: Readonly<Record<SiteBlockType, readonly string[]>> = {
  banner: ["title"],
  modal: ["id", "title", "text", "opens"],
  iframe: ["title", "url", "height"],
  text: ["paragraphs"],
  cover: [],
  situations: [],
  popular_combos: [],
  favourites: [],
  live_events: [],
  prematch_events: [],
  outrights: [],
  results: [],
  schedule: [],
  top_events: [],
  leagues: [],
  bonuses: [],
  selection_bar: [],
  jackpot_banner: [],
  jackpot_leaderboard: [],
  side_menu: [],
  search: [],
  profile: [],
  language: [],
  clock: [],
  sport_list: [],
  odds: [],
  match_preview: [],
  chat_toggle: [],
};

/** Reads a block; types unknown to this version are left out. */
const readBlock: Reader<ShownBlock> = (value) => {
  const row = requireFields(value, "block");
  const type = readText(row["type"]) ?? "";
  if (!Object.hasOwn(requiredByBlock, type)) throw new Unreadable("block", `type (${type})`);
  const missing = requiredByBlock[type as SiteBlockType].find((name) => row[name] == null);
  if (missing !== undefined) throw new Unreadable(`block ${type}`, missing);
  // The other fields are texts and numbers of the operator, which blocks show unchanged.
  return row as unknown as ShownBlock;
};

const readSitePage: Reader<ShownPage> = (value, context) => {
  const row = requireFields(value, "page");
  return {
    title: readText(row["title"]),
    description: readText(row["description"]),
    layout: row["layout"] === "narrow" ? "narrow" : "default",
    is_indexed: pick(row, "is_indexed") !== false,
    top: readRows(row["top"], readBlock, context),
    bottom: readRows(row["bottom"] ?? row["blocks"], readBlock, context),
  };
};

/** Readers of the site configuration and the pages of the site. */
export const siteReaders = [reads(endpoints.getSiteConfig, readSiteConfig), reads(endpoints.getSitePage, readSitePage)];
