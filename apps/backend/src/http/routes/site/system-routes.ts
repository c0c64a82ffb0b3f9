import { getSiteConfig, getSitePage, getSystemData, type SiteConfig, type SystemData } from "@touchline/contract/http/system";
import type { SiteFile } from "@touchline/contract/site/site-file";
import {
  chatAddress,
  localeDirection,
  localeFacts,
  localeName,
  playerFields,
  requiredPlayerFields,
  tagManagerOrigins,
} from "@touchline/domain";
import { countryCodes } from "../../../players/countries.data.ts";
import { currencies } from "../../../wallet/currencies.data.ts";
import { originsOf, siteOrigins } from "../../../site/site-images.ts";
import { localizeMenus, localizePage, localText } from "../../../site/localize-site.ts";
import { callerCountry } from "../../entry-refusals.ts";
import { answer, implement, type Implementation, type Refusal } from "../../api-call.ts";
import { pageAddresses } from "../../../realtime/realtime.ts";
import type { Services } from "../../services.ts";
import { createNamesByLocale } from "../../../book/book-context.ts";
import { attributions, featureFlags, marketGroups } from "./site.data.ts";

type ChatSetting = NonNullable<SiteFile["chat"]>;

function addressOf({ type, id = "", region = "", url = "" }: ChatSetting): string {
  return chatAddress({ type, id, region, page: url }) ?? "";
}

/** The live chat's entry in the page's configuration. */
function shownChat(chat: ChatSetting): NonNullable<SiteConfig["chat"]> {
  return { type: chat.type, id: chat.id ?? "", region: chat.region ?? "", address: addressOf(chat) };
}

/** The chat page's origin, for the frame policy. */
function chatAddresses(chat: ChatSetting | undefined): readonly string[] {
  return chat === undefined ? [] : [addressOf(chat)];
}

const forAMinute = { "cache-control": "public, max-age=60" } as const;
/** Default delay of the deposit reminder (spec.md 9). */
const remindAfterSeconds = 10;
const noSuchPage: Refusal = { type: "refusal", status: 404, code: "not_found", message: "Unknown page." };

const namesOf = createNamesByLocale();

function regionNames(locale: string): Intl.DisplayNames {
  return new Intl.DisplayNames([localeFacts(locale).intlTag], { type: "region" });
}

function namedCountries(locale: string): SystemData["countries"] {
  const names = regionNames(locale);
  const collator = new Intl.Collator(localeFacts(locale).intlTag);
  return countryCodes.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) => collator.compare(a.name, b.name));
}

/** Address of the page with the mails to players; null unless this machine may read it. */
function outboxUrl({ players, platformOrigin }: Services["settings"]): string | null {
  const isLocal = ["localhost", "127.0.0.1"].includes(new URL(players.publicOrigin).hostname);
  return players.outbox === "open" || (players.outbox === "local" && isLocal) ? `${platformOrigin}/outbox` : null;
}

function systemData(services: Services, caller: { readonly locale: string; readonly country: string }): SystemData {
  const { clock, settings } = services;
  return {
    clock: { now: new Date(clock.now()).toISOString(), speed: clock.speed },
    locales: settings.locales.map((code) => ({ code, name: localeName(code), rtl: localeDirection(code, settings) === "rtl" })),
    platform_settings: {
      platform_origin: settings.platformOrigin,
      registration_open: true,
      auth_blocked_countries: [...settings.players.blockedCountries],
      outbox_url: outboxUrl(settings),
      user_group: settings.players.userGroup,
    },
    player_fields: [
      ...["email", "password", "currency", "country", "date_of_birth", "terms"].map((key) => ({ key, required: true })),
      ...playerFields.map((key) => ({ key, required: requiredPlayerFields(caller.country).includes(key) })),
    ],
    currencies: currencies.map(({ code, fiat, subunits, subcurrencies }) => ({ code, fiat, subunits, subcurrencies: [...subcurrencies] })),
    countries: namedCountries(caller.locale),
    user_country: { code: caller.country, name: regionNames(caller.locale).of(caller.country) ?? caller.country },
    market_groups: marketGroups.map((groupKey) => ({ groupKey, name: namesOf(caller.locale).tab(groupKey) })),
  };
}

function siteConfig({ settings, providers, realtime }: Services, locale: string): SiteConfig {
  const { site } = settings;
  const origins = siteOrigins(site);
  const flags = [...(settings.rtlView ? ["rtl_view"] : []), ...featureFlags].filter((flag) => !settings.featuresOff.includes(flag));
  return {
    name: site.name,
    brand: settings.brand,
    locales: [...settings.locales],
    seo: { indexed: settings.isIndexed, title: site.name, description: localText(site.description, locale) },
    realtime: {
      ...(realtime?.addresses() ?? pageAddresses({ named: "", pages: "", port: null })),
      channels: {
        public: "public:{locale}",
        match: "match:{locale}.{matchId}",
        private: "$private:{locale}.platform_user.{userId}",
        chat: "chat:{locale}.{matchId}",
      },
      delta: flags.includes("centrifuge_delta_compression"),
    },
    odds_display_cap: site.odds_display_cap,
    allow_zoom: site.allow_zoom,
    is_my_bets_visible: site.is_my_bets_visible,
    is_favourites_button_visible: site.is_favourites_button_visible ?? true,
    are_comboboost_notices_visible: site.are_comboboost_notices_visible ?? false,
    hide_simulated_detail: settings.hideSimulatedDetail,
    feature_flags: flags,
    attributions: [...attributions],
    menus: localizeMenus(site.menus, locale),
    frame_origins: [
      ...new Set([
        ...origins.frames,
        ...originsOf([settings.platformOrigin, settings.video.frame, ...providers.external.addresses, ...chatAddresses(site.chat)]),
      ]),
    ],
    media_origins: [...originsOf([settings.video.link])],
    image_origins: [...origins.images, ...(site.gtm_id === undefined ? [] : tagManagerOrigins)],
    connect_origins: [
      ...(settings.errorService?.origin == null ? [] : [settings.errorService.origin]),
      ...(site.gtm_id === undefined ? [] : tagManagerOrigins),
    ],
    error_reporting: settings.errorService === null ? null : { address: settings.errorService.address },
    gtm_id: site.gtm_id ?? null,
    chat: site.chat === undefined ? null : shownChat(site.chat),
    push_notifications: site.push_notifications === undefined ? null : { type: site.push_notifications.type, public_key: settings.pushKey },
    sign_up_reminder_seconds: site.sign_up_reminder_seconds ?? null,
    deposit_after_registration: site.deposit_after_registration ?? true,
    deposit_reminder: {
      show: site.deposit_reminder?.show ?? false,
      player_group_id: site.deposit_reminder?.player_group_id ?? null,
      remind_after: site.deposit_reminder?.remind_after ?? remindAfterSeconds,
    },
    custom_paths: site.custom_pages.map((page) => page.path),
  };
}

/** Data that the page needs first: languages, currencies, countries, clock and site configuration. */
export function systemRoutes(services: Services): readonly Implementation[] {
  return [
    implement(getSystemData, async ({ locale, findPlayer, header }) => {
      const { players } = services.settings;
      const country = (await findPlayer())?.country ?? callerCountry(header, players) ?? players.homeCountry;
      return answer(200, systemData(services, { locale, country }));
    }),
    implement(getSiteConfig, ({ locale }) => answer(200, siteConfig(services, locale), { headers: forAMinute })),
    implement(getSitePage, ({ params, locale }) => {
      const page = localizePage(services.settings.site, params.key, locale);
      return page === null ? noSuchPage : answer(200, page, { headers: forAMinute });
    }),
  ];
}
