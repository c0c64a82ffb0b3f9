import { minuteMs } from "@touchline/domain";
import type { Settings } from "@touchline/contract/http/settings";
import type { SiteConfig, SystemData } from "@touchline/contract/http/system";
import type { ShownPage } from "@touchline/contract/site/site-file";
import type { ApiClient } from "./api-client.ts";
import { endpoints } from "./endpoints.data.ts";
import type { ServerClock } from "./server-clock.ts";
import type { Resource } from "./query-store.ts";

/** System data that every page needs. */
export interface FrameFacts extends Pick<SystemData, "locales"> {
  /** Sign-in and sign-up are blocked in the visitor's country (spec.md 5). */
  readonly isClosed: boolean | undefined;
}

/** Queries for the system, the site and the player's settings. */
export function createSystemListings({ api, clock }: { readonly api: ApiClient; readonly clock: ServerClock }) {
  return {
    system: (): Resource<SystemData, SystemData> => ({
      queryKey: ["system", null],
      freshMs: 5 * minuteMs,
      live: "none",
      read: (signal) => api.fetch(endpoints.getSystemData, { signal }),
      take(wire) {
        clock.set({ nowMs: Date.parse(wire.clock.now), speed: wire.clock.speed });
        return wire;
      },
    }),
    /** The part of the system data that every page needs: clock, locales and whether the country is blocked. */
    frame: (): Resource<FrameFacts & Pick<SystemData, "clock">, FrameFacts> => ({
      queryKey: ["frame", null],
      freshMs: 5 * minuteMs,
      live: "none",
      async read(signal) {
        const wire = await api.fetch(endpoints.getSystemData, { signal });
        return {
          clock: wire.clock,
          locales: wire.locales,
          isClosed: wire.platform_settings.auth_blocked_countries?.includes(wire.user_country.code),
        };
      },
      take(wire) {
        clock.set({ nowMs: Date.parse(wire.clock.now), speed: wire.clock.speed });
        return wire;
      },
    }),
    siteConfig: (): Resource<SiteConfig, SiteConfig> => ({
      queryKey: ["siteConfig", null],
      freshMs: 10 * minuteMs,
      live: "none",
      read: (signal) => api.fetch(endpoints.getSiteConfig, { signal }),
      take: (wire) => wire,
    }),
    /** The site's menus by placement; the first load contains them without the rest of the configuration. */
    menus: (): Resource<Pick<SiteConfig, "menus">, SiteConfig["menus"]> => ({
      queryKey: ["menus", null],
      freshMs: 10 * minuteMs,
      live: "none",
      async read(signal) {
        const { menus } = await api.fetch(endpoints.getSiteConfig, { signal });
        return { menus };
      },
      take: (wire) => wire.menus,
    }),
    /** The content of a page, by its key or, for a custom page, by its path without the slash. */
    sitePage: (key: string): Resource<ShownPage, ShownPage> => ({
      queryKey: ["sitePage", key],
      freshMs: 10 * minuteMs,
      live: "none",
      read: (signal) => api.fetch(endpoints.getSitePage, { signal, params: { key } }),
      take: (wire) => wire,
    }),
    settings: (): Resource<Settings, Settings> => ({
      queryKey: ["settings", null],
      freshMs: 5 * minuteMs,
      live: "none",
      read: (signal) => api.fetch(endpoints.getSettings, { signal }),
      take: (wire) => wire,
    }),
  };
}
