import type { Settings } from "@touchline/contract/http/settings";
import { defaultSlipRules, type SlipRules } from "@touchline/domain";

/** What the operator's settings allow on a slip. */
export function settingsToSlipRules(settings: Settings, before: SlipRules = defaultSlipRules): SlipRules {
  const inactiveProviders = Object.entries(settings.provider_statuses).flatMap(([provider, status]) =>
    status === "inactive" ? [provider] : [],
  );
  return {
    ...before,
    multiSingleByProvider: settings.multi_bet_settings.available_by_provider,
    additionalProviders: settings.additional_providers,
    inactiveProviders,
  };
}
