import type { OddsPolicy } from "@touchline/domain";
import { saveSettings } from "@touchline/store/save-settings";
import { useEffect } from "react";
import { useResource, useSession, useStore } from "../../../elements/store.ts";

/** The operator's and the player's settings that the slip uses. */
export interface SlipSettingsView {
  /** Quick stakes by currency, in minor units. */
  readonly stakesByCurrency: Readonly<Record<string, readonly number[]>>;
  /** The in-play delay. */
  readonly delaySeconds: number;
  /** Saves the odds policy for a signed-in player. A visitor's policy lasts as long as the page. */
  saveOddsPolicy(policy: OddsPolicy): void;
}

const defaultDelaySeconds = 5;

/** Reads the settings and applies them to the slip. */
export function useSlipSettings(): SlipSettingsView {
  const store = useStore();
  const { listings, slip } = store;
  const { player } = useSession();
  const { data } = useResource(listings.settings());
  useEffect(() => {
    if (data !== undefined) slip.takeSettings(data);
  }, [data, slip]);
  return {
    stakesByCurrency: data?.stakes ?? {},
    delaySeconds: data?.in_play_delay_seconds ?? defaultDelaySeconds,
    saveOddsPolicy(policy) {
      if (player === null) return;
      void saveSettings(store, { auto_accept_odds_change: policy });
    },
  };
}
