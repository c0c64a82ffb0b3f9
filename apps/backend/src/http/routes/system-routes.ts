import { getSiteConfig, getSystemData, type SiteConfig, type SystemData } from "@touchline/contract/http/system";
import { localeFacts } from "@touchline/domain";
import { countryCodes } from "../../players/countries.data.ts";
import { currencies } from "../../wallet/currencies.data.ts";
import { answer } from "../api-reply.ts";
import { implement, type Implementation } from "../implementation.ts";
import type { Services } from "../services.ts";
import { attributions, featureFlags, marketGroups } from "./site.data.ts";

const forAMinute = { "cache-control": "public, max-age=60" } as const;
const homeCountry = "DE";

function regionNames(locale: string): Intl.DisplayNames {
  return new Intl.DisplayNames([localeFacts(locale).intlTag], { type: "region" });
}

function namedCountries(locale: string): SystemData["countries"] {
  const names = regionNames(locale);
  const collator = new Intl.Collator(localeFacts(locale).intlTag);
  return countryCodes.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) => collator.compare(a.name, b.name));
}

function systemData(services: Services, caller: { readonly locale: string; readonly country: string }): SystemData {
  const { clock, settings } = services;
  return {
    clock: { now: new Date(clock.now()).toISOString(), speed: clock.speed },
    locales: settings.locales.map((code) => ({ code, name: localeFacts(code).name, rtl: localeFacts(code).isRtl })),
    platform_settings: { platform_origin: settings.platformOrigin, registration_open: true },
    player_fields: ["email", "password", "currency", "country", "date_of_birth", "terms"].map((key) => ({ key, required: true })),
    currencies: currencies.map(({ code, fiat, subunits, subcurrencies }) => ({ code, fiat, subunits, subcurrencies: [...subcurrencies] })),
    countries: namedCountries(caller.locale),
    user_country: { code: caller.country, name: regionNames(caller.locale).of(caller.country) ?? caller.country },
    market_groups: marketGroups.map(([groupKey, name]) => ({ groupKey, name })),
  };
}

function siteConfig({ settings }: Services): SiteConfig {
  return {
    name: "Touchline",
    locales: [...settings.locales],
    seo: { indexed: settings.isIndexed, title: "Touchline", description: "Sports betting on replayed real matches, with play money." },
    realtime: {
      endpoint: "/connection/websocket",
      transports: [
        { transport: "websocket", endpoint: "/connection/websocket" },
        { transport: "http_stream", endpoint: "/connection/http_stream" },
        { transport: "sse", endpoint: "/connection/sse" },
      ],
      emulation_endpoint: "/emulation",
      channels: { public: "public:{locale}", match: "match:{locale}.{matchId}", private: "$private:{locale}.platform_user.{userId}" },
      delta: true,
    },
    odds_display_cap: { threshold: 40_000, shown: 40_000 },
    allow_zoom: true,
    is_my_bets_visible: true,
    hide_simulated_detail: settings.hideSimulatedDetail,
    feature_flags: [...featureFlags],
    attributions: [...attributions],
  };
}

/** What the page needs before anything else: languages, currencies, countries, clock and the site's configuration. */
export function systemRoutes(services: Services): readonly Implementation[] {
  const site = siteConfig(services);
  return [
    implement(getSystemData, async ({ locale, findPlayer }) => {
      const country = (await findPlayer())?.country ?? homeCountry;
      return answer(200, systemData(services, { locale, country }));
    }),
    implement(getSiteConfig, () => answer(200, site, { headers: forAMinute })),
  ];
}
