import type { Settings } from "@touchline/contract/http/settings";
import { type Result, success } from "@touchline/domain";
import type { ApiClient } from "../core/api-client.ts";
import type { ApiError } from "../core/api-error.ts";
import type { Listings } from "../catalogue/listings.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { QueryStore } from "../core/query-store.ts";

/** Settings that a player changes. */
export type SettingsChange = Partial<Pick<Settings, "stakes" | "auto_accept_odds_change" | "push_subscription">> & {
  readonly odds_type?: Settings["odds_types"]["selected"];
};

interface SettingsPage {
  readonly api: ApiClient;
  readonly listings: Pick<Listings, "settings">;
  readonly queries: Pick<QueryStore, "peek" | "take">;
}

/** Saves settings. A backend may confirm a change without sending the other settings, so the known values stay. */
export async function saveSettings({ api, listings, queries }: SettingsPage, change: SettingsChange): Promise<Result<Settings, ApiError>> {
  const saved = await api.call(endpoints.saveSettings, { body: change });
  if (!saved.ok) return saved;
  const known = queries.peek(listings.settings()) ?? saved.value;
  const { odds_type: selected = known.odds_types.selected, stakes, ...rest } = change;
  const settings: Settings = {
    ...known,
    ...rest,
    stakes: { ...known.stakes, ...stakes },
    odds_types: { ...known.odds_types, selected },
  };
  queries.take(listings.settings(), settings);
  return success(settings);
}
