import type { Settings } from "@touchline/contract/http/settings";
import { defaultSlipRules, type SlipContext, type SlipRules } from "@touchline/domain";
import type { SessionStore } from "../player/session.ts";

/** The player as the rules see them. */
export function toSlipContext({ getState, balance }: Pick<SessionStore, "getState" | "balance">): SlipContext {
  const { player } = getState();
  return { isSignedIn: player !== null, isForbidden: player?.isBettingForbidden ?? false, balance: balance() };
}

/** Fields that an older API does not send. */
type NewerSettings = {
  readonly [Name in "system_types" | "max_return" | "min_stake" | "vip_from" | "sport_type_providers"]?: Settings[Name] | undefined;
};

/** The slip rules of the operator's settings. Fields that an older API does not send neither allow nor limit anything. */
export function settingsToSlipRules(settings: Settings, before: SlipRules = defaultSlipRules): SlipRules {
  const inactiveProviders = Object.entries(settings.provider_statuses).flatMap(([provider, status]) =>
    status === "inactive" ? [provider] : [],
  );
  const newer: NewerSettings = settings;
  return {
    ...before,
    multiSingleByProvider: settings.multi_bet_settings.available_by_provider,
    // The provider that a tester chooses for a type of sport counts as enabled.
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
