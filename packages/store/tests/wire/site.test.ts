import { readFileSync } from "node:fs";
import { Value } from "typebox/value";
import { Settings } from "@touchline/contract/http/settings";
import { SiteConfig, SystemData } from "@touchline/contract/http/system";
import { ShownPage } from "@touchline/contract/site/site-file";
import type { TSchema } from "typebox";
import { describe, expect, it } from "vitest";
import type { WireCall } from "../../src/core/ports.ts";
import { defaultMenus } from "../../src/core/default-menus.data.ts";
import { endpoints } from "../../src/core/endpoints.data.ts";
import { createWire } from "../../src/wire/wire.ts";

const nowMs = Date.UTC(2026, 10, 23);
const site = {
  name: "Bets",
  brand: "broadcast",
  locales: ["de", "en", "ar"],
  rtlView: true,
  isIndexed: true,
  platformOrigin: "https://platform.test",
  oddsMaxAgeSeconds: 20,
};

function openWire() {
  const problems: string[] = [];
  return { problems, wire: createWire({ dialect: "spec", adapter: null, site, report: (error) => problems.push(String(error)) }) };
}

function callOf(endpoint: Pick<WireCall, "method" | "path">, params: WireCall["params"] = {}): WireCall {
  return { ...endpoint, params, query: {}, body: undefined, headers: { "accept-language": "de" } };
}

const names = {
  system: endpoints.getSystemData,
  site: endpoints.getSiteConfig,
  settings: endpoints.getSettings,
  page: endpoints.getSitePage,
};
const schemas: Readonly<Record<keyof typeof names, TSchema>> = {
  system: SystemData,
  site: SiteConfig,
  settings: Settings,
  page: ShownPage,
};

/** Reads a body and checks the result against the contract. */
function read(name: keyof typeof names, body: unknown) {
  const { wire, problems } = openWire();
  const value = wire.read(callOf(names[name]), body, nowMs);
  expect([...Value.Errors(schemas[name], value)]).toEqual([]);
  return { value, problems };
}

/** What the store receives when the backend answers a call with a status and no usable body. */
function readUnserved(endpoint: Pick<WireCall, "method" | "path">, status: number, params: WireCall["params"] = {}) {
  const { wire } = openWire();
  const call = callOf(endpoint, params);
  const reply = wire.reply(call, { status, body: { error: "Not Found" } });
  return { status: reply.status, value: reply.status === 200 ? wire.read(call, reply.body, nowMs) : null };
}

describe("system data of the specification", () => {
  it("are read from camel case, with bare codes, and with minor units among the subcurrencies", () => {
    const { value } = read("system", {
      locales: ["en", { code: "de" }, "xx"],
      platformSettings: { platformOrigin: "https://www.example.com" },
      playerFields: ["email", { key: "phone", required: true }],
      currencies: [
        { code: "EUR", fiat: true, subcurrencies: [{ code: "EUR", subunits: 100 }] },
        "JPY",
        { code: "BTC", subunits: 1000, fiat: false },
      ],
      countries: ["DE", { code: "FR", name: "Gallien" }],
      userCountry: "DE",
      marketGroups: [{ groupKey: "goals", name: "Tore" }, "all"],
    });
    expect(value).toMatchObject({
      clock: { now: new Date(nowMs).toISOString(), speed: 1 },
      locales: [{ code: "en" }, { code: "de", name: "Deutsch", rtl: false }],
      platform_settings: { platform_origin: "https://www.example.com", registration_open: true },
      player_fields: [
        { key: "email", required: false },
        { key: "phone", required: true },
      ],
      currencies: [
        { code: "EUR", subunits: 100, subcurrencies: [] },
        { code: "JPY", subunits: 1, fiat: true },
        { code: "BTC", subunits: 1000, fiat: false },
      ],
      countries: [
        { code: "DE", name: "Deutschland" },
        { code: "FR", name: "Gallien" },
      ],
      user_country: { code: "DE", name: "Deutschland" },
      market_groups: [
        { groupKey: "goals", name: "Tore" },
        { groupKey: "all", name: "all" },
      ],
    });
  });

  it("set the minor units for every later reply", () => {
    const { wire } = openWire();
    wire.read(callOf(endpoints.getSystemData), { currencies: [{ code: "EUR", subcurrencies: [{ code: "EUR", subunits: 1000 }] }] }, nowMs);
    const again = wire.read(callOf(endpoints.getSystemData), { currencies: ["EUR"] }, nowMs);
    expect(again).toMatchObject({ currencies: [{ code: "EUR", subunits: 1000 }] });
  });

  it("leave out a currency without a code and report it once", () => {
    const { value, problems } = read("system", { currencies: [{ subunits: 100 }, { code: "EUR" }] });
    expect(value).toMatchObject({ currencies: [{ code: "EUR", subunits: 100 }] });
    expect(problems).toEqual(["Error: GET /api/v2/system: A currency without a usable code"]);
  });
});

describe("site configuration of the specification", () => {
  it("is read from camel case, and its pictures and services may be loaded", () => {
    const { value } = read("site", {
      locales: ["en", "de"],
      seo: { title: "Wetten" },
      logo: "https://cdn.test/logo.svg",
      favicon: { url: "https://cdn.test/icon.png" },
      chat: { type: "crisp", id: "abc", region: "eu" },
      pushNotifications: { type: "onesignal" },
      signUpReminderSeconds: 30,
      depositReminder: { showDepositReminder: true, playerGroupId: "new", remindAfter: 60 },
      isMyBetsVisible: false,
      gtmId: "GTM-ABCD",
    });
    expect(value).toMatchObject({
      name: "Bets",
      locales: ["en", "de"],
      seo: { title: "Wetten", indexed: true },
      realtime: null,
      logo: "https://cdn.test/logo.svg",
      favicon: "https://cdn.test/icon.png",
      image_origins: ["https://cdn.test", "https://www.googletagmanager.com", "https://www.google-analytics.com"],
      frame_origins: ["https://go.crisp.chat"],
      chat: { address: "https://go.crisp.chat/chat/embed/?website_id=abc" },
      push_notifications: null,
      sign_up_reminder_seconds: 30,
      deposit_reminder: { show: true, player_group_id: "new", remind_after: 60 },
      is_my_bets_visible: false,
      gtm_id: "GTM-ABCD",
      odds_max_age_seconds: 20,
      menus: defaultMenus,
    });
  });

  it("connects to realtime when only an endpoint is given, on the specification's channels", () => {
    const { value } = read("site", { realtime: { endpoint: "/connection/websocket", channels: { match: "m:{matchId}" } } });
    expect(value).toMatchObject({
      realtime: {
        transports: [{ transport: "websocket", endpoint: "/connection/websocket" }],
        channels: { match: "m:{matchId}", private: "$private:{locale}.platform_user.{userId}" },
        delta: false,
      },
    });
  });

  it("keeps known blocks of a page, and reports one of an unknown type or without its text", () => {
    const { value, problems } = read("page", {
      bottom: [{ type: "banner", title: "Hi" }, { type: "wheel" }, { type: "text" }, { type: "clock" }],
    });
    expect(value).toMatchObject({ top: [], bottom: [{ type: "banner", title: "Hi" }, { type: "clock" }] });
    expect(problems).toHaveLength(2);
  });

  it("has the menus of the reference site, apart from the pages that need further services", () => {
    const file = new URL("../../../../apps/backend/site/default-site.json", import.meta.url);
    const { menus } = JSON.parse(readFileSync(file, "utf8")) as { menus: Record<keyof typeof defaultMenus, { page?: string }[]> };
    const services = ["horse_racing", "lotteries", "virtual_gaming_arena", "premium_cricket"];
    const without = Object.fromEntries(
      Object.entries(menus).map(([place, items]) => [place, items.filter(({ page = "" }) => !services.includes(page))]),
    );
    expect(defaultMenus).toEqual(without);
  });
});

describe("settings of the specification", () => {
  it("are read from camel case, with a boolean as odds policy", () => {
    const { value } = read("settings", {
      customBetEnabled: true,
      auto_accept_odds_change: true,
      odds_types: { available: ["european", "american", "roman"], selected: "roman" },
      activeOddsType: "american",
      stakes: { EUR: [100, "500", -1], USD: "none" },
      provider_statuses: { betradar: "active", oddin: "disabled", own: true },
      multi_bet_settings: { available_by_provider: { betradar: true } },
      additional_providers: { horse_racing: { enabled: true }, lotto: false },
    });
    expect(value).toMatchObject({
      custom_bet_enabled: true,
      auto_accept_odds_change: "any",
      odds_types: { available: ["european", "american"], selected: "american" },
      stakes: { EUR: [100, 500] },
      provider_statuses: { betradar: "active", oddin: "inactive", own: "active" },
      multi_bet_settings: { available_by_provider: { betradar: true } },
      additional_providers: { horse_racing: true, lotto: false },
      capabilities: [],
    });
  });

  it.each([
    [{ oddsAcceptMode: "higher" }, "higher"],
    [{ auto_accept_odds_change: false }, "none"],
    [{ auto_accept_odds_change: "sometimes" }, "none"],
    [{}, "higher"],
  ])("%o means the policy %s", (body, policy) => {
    expect(read("settings", body).value).toMatchObject({ auto_accept_odds_change: policy });
  });

  it("offer the standard systems and set no limits when both are missing", () => {
    const { value } = read("settings", {});
    expect(value).toMatchObject({
      max_return: {},
      min_stake: {},
      system_types: expect.arrayContaining([{ id: "2/3", total_count: 3, win_count: 2 }]),
    });
  });
});

describe("a call that the backend does not serve", () => {
  it.each([404, 405, 501])("answered %i uses the site's defaults", (status) => {
    expect(readUnserved(endpoints.getSiteConfig, status).value).toMatchObject({
      name: "Bets",
      locales: ["de", "en", "ar"],
      realtime: null,
    });
    expect(readUnserved(endpoints.getSystemData, status).value).toMatchObject({
      locales: [
        { code: "de", rtl: false },
        { code: "en", rtl: false },
        { code: "ar", rtl: true },
      ],
      platform_settings: { platform_origin: "https://platform.test" },
    });
    expect(readUnserved(endpoints.getSettings, status).value).toMatchObject({ odds_types: { selected: "european" } });
    expect(readUnserved(endpoints.listFavourites, status).value).toEqual({ favoriteIds: [] });
  });

  it("has the current time at every read if it is the system data", () => {
    const { wire } = openWire();
    const call = callOf(endpoints.getSystemData);
    const hours = [0, 3].map((hour) => wire.read(call, wire.reply(call, { status: 404, body: null }).body, nowMs + hour * 3_600_000));
    expect(hours).toMatchObject([{ clock: { now: "2026-11-23T00:00:00.000Z" } }, { clock: { now: "2026-11-23T03:00:00.000Z" } }]);
  });

  it("yields a home page of top events, live and upcoming matches, and other built-in pages without blocks", () => {
    const home = readUnserved(endpoints.getSitePage, 404, { key: "sports" }).value as { top: object[]; bottom: object[] };
    expect([...home.top, ...home.bottom]).toMatchObject([{ type: "top_events" }, { type: "live_events" }, { type: "prematch_events" }]);
    expect(readUnserved(endpoints.getSitePage, 404, { key: "in_play" }).value).toMatchObject({ top: [], bottom: [] });
  });

  it("stays an error for an unknown page, for a match, and for other statuses", () => {
    expect(readUnserved(endpoints.getSitePage, 404, { key: "nowhere" }).status).toBe(404);
    expect(readUnserved(endpoints.getMatch, 404, { id: 1 }).status).toBe(404);
    expect(readUnserved(endpoints.getSiteConfig, 503).status).toBe(503);
  });
});

describe("a menu entry", () => {
  it("is read without fields that are null or not text", () => {
    const header = [{ page: "results", link: null, action: null, label: { en: "Results" }, icon: 4, audience: null }];
    expect(read("site", { menus: { header } }).value).toMatchObject({ menus: { header: [{ page: "results", icon: "4" }] } });
  });
});

describe("problems of replies", () => {
  it("are reported up to a limit and not stored forever when each contains a different value", () => {
    const { wire, problems } = openWire();
    for (let number = 0; number < 2_000; number += 1)
      wire.read(callOf(endpoints.getSitePage), { top: [{ type: `unknown-${number}` }] }, nowMs);
    expect(problems).toHaveLength(500);
  });
});
