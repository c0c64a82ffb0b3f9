import type { Settings } from "@touchline/contract/http/settings";
import type { SiteConfig, SystemData } from "@touchline/contract/http/system";
import type { ShownPage } from "@touchline/contract/site/site-file";
import type { ApiClient } from "./api-client.ts";
import { endpoints } from "./endpoints.data.ts";
import type { ServerClock } from "./server-clock.ts";
import type { Resource } from "./query-store.ts";

const minuteMs = 60_000;

/** Facts of the system that every page is drawn with. */
export interface FrameFacts extends Pick<SystemData, "locales"> {
  /** Nobody may sign in or up from the country where the visitor is (spec.md 5). */
  readonly isClosed: boolean | undefined;
}

/** What pages read of the system, the site and the player's settings. */
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
    /** What every page needs of the system data: the clock, the languages on offer, and whether nobody may come in from here. */
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
    /** What the site's menus offer, by placement; part of the site's configuration, which pages need whole only later. */
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
    /** What the site shows on a page, by its key or the path of a custom page without its slash. */
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
