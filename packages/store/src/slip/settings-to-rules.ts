import type { Settings } from "@touchline/contract/http/settings";
import { defaultSlipRules, type SlipRules } from "@touchline/domain";

/** Fields that an older API does not send. */
type NewerSettings = {
  readonly [Name in "system_types" | "max_return" | "min_stake" | "vip_from" | "sport_type_providers"]?: Settings[Name] | undefined;
};

/** What the operator's settings allow on a slip; fields that an older API does not send allow nothing more and limit nothing. */
export function settingsToSlipRules(settings: Settings, before: SlipRules = defaultSlipRules): SlipRules {
  const inactiveProviders = Object.entries(settings.provider_statuses).flatMap(([provider, status]) =>
    status === "inactive" ? [provider] : [],
  );
  const newer: NewerSettings = settings;
  return {
    ...before,
    multiSingleByProvider: settings.multi_bet_settings.available_by_provider,
    // Who stands in for a type of sport, as a tester may choose, is enabled by that.
    additionalProviders: {
      ...settings.additional_providers,
      ...Object.fromEntries(Object.values(newer.sport_type_providers ?? {}).map((provider) => [provider, true])),
    },
    inactiveProviders,
    systemTypes: (newer.system_types ?? []).map(({ id, total_count, win_count, sizes }) => ({
      id,
      totalCount: total_count,
      winCount: win_count,
      ...(sizes === undefined ? {} : { sizes }),
    })),
    maxReturn: newer.max_return ?? {},
    minStake: newer.min_stake ?? {},
    vipFrom: newer.vip_from ?? {},
  };
}
