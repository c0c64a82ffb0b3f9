import {
  formatMoney,
  formatOdds,
  formatTotalOdds,
  slipSummary,
  type Fraction,
  type Money,
  type MoneyStyle,
  type Odds,
  type SlipRefusal,
  type SlipSummary,
} from "@touchline/domain";
import type { PageSlip, SlipState } from "@touchline/store";
import { useMemo, useSyncExternalStore } from "react";
import { useStore } from "../../elements/use-store.ts";
import { usePreferences } from "../../elements/use-preferences.ts";

/** The slip of this page. */
export function usePageSlip(): PageSlip {
  return useStore().slip;
}

/** What the slip is now, drawn anew on each change. */
function useSlipState(): SlipState {
  const slip = usePageSlip();
  return useSyncExternalStore(slip.subscribe, slip.getState, slip.getInitialState);
}

/** Everything that the ticket's parts draw from, read once for all of them. */
export interface SlipView extends SlipState {
  readonly summary: SlipSummary;
  readonly refusals: readonly SlipRefusal[];
  /** The most pressing reason against placing; null when the bets may be sent. */
  readonly refusal: SlipRefusal | null;
  readonly balance: Money | null;
}

/** The ticket in numbers and words, together with who is here. */
export function useSlipView(): SlipView {
  const { session } = useStore();
  const state = useSlipState();
  const page = usePageSlip();
  const who = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  return useMemo(() => {
    const refusals = page.refusals();
    return {
      ...state,
      summary: slipSummary(state.slip),
      refusals,
      refusal: refusals[0] ?? null,
      balance: who.player === null ? null : session.balance(),
    };
  }, [state, who, page, session]);
}

/** Writes amounts and prices as the player reads them. */
export interface SlipFormats {
  readonly money: (amount: Money, style?: MoneyStyle) => string;
  readonly odds: (odds: Odds) => string;
  readonly total: (odds: Fraction) => string;
}

/** Formats of the page's locale and odds format. */
export function useSlipFormats(): SlipFormats {
  const { locale } = useStore();
  const { oddsFormat } = usePreferences();
  return useMemo(
    () => ({
      money: (amount, style) => formatMoney(amount, locale, style),
      odds: (odds) => formatOdds(odds, oddsFormat),
      total: (odds) => formatTotalOdds(odds, oddsFormat),
    }),
    [locale, oddsFormat],
  );
}
