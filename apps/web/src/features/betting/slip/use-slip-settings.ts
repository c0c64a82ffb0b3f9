import type { OddsPolicy } from "@touchline/domain";
import { endpoints } from "@touchline/store";
import { useEffect } from "react";
import { useResource, useSession, useStore } from "../../../elements/store.ts";

/** What the slip needs of the operator's and the player's settings. */
export interface SlipSettingsView {
  /** Quick stakes by currency, minor units. */
  readonly stakesByCurrency: Readonly<Record<string, readonly number[]>>;
  /** The in-play delay. */
  readonly delaySeconds: number;
  /** Keeps the odds policy with the player; a visitor's lasts as long as the page. */
  saveOddsPolicy(policy: OddsPolicy): void;
}

const usualDelaySeconds = 5;

/** Reads the settings once they are known. */
export function useSlipSettings(): SlipSettingsView {
  const { api, listings, queries, slip } = useStore();
  const { player } = useSession();
  const { data } = useResource(listings.settings());
  useEffect(() => {
    if (data !== undefined) slip.takeSettings(data);
  }, [data, slip]);
  return {
    stakesByCurrency: data?.stakes ?? {},
    delaySeconds: data?.in_play_delay_seconds ?? usualDelaySeconds,
    saveOddsPolicy(policy) {
      if (player === null) return;
      const body = { auto_accept_odds_change: policy };
      void api.call(endpoints.saveSettings, { body }).then((saved) => saved.ok && queries.take(listings.settings(), saved.value));
    },
  };
}
