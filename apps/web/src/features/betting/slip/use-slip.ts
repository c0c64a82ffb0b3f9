import {
  formatMoney,
  formatOdds,
  formatTotalOdds,
  displayUnits,
  relabelMoney,
  slipSummary,
  slipUnit,
  type Fraction,
  type Money,
  type MoneyStyle,
  type MoneyUnit,
  type Odds,
  type SlipRefusal,
  type SlipSummary,
} from "@touchline/domain";
import type { SlipState, SlipStore } from "@touchline/store";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { usePreferences, useStore } from "../../../elements/store.ts";

/** The slip of this page. */
export function usePageSlip(): SlipStore {
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

/** The unit that amounts are shown in: the account's own, or a subcurrency of it that the player chose. */
export function useShownUnit(): MoneyUnit {
  const { listings, queries, slip } = useStore();
  const code = useSyncExternalStore(
    slip.subscribe,
    () => slip.getState().unitCode,
    () => null,
  );
  const account = slipUnit(slip.getState().slip);
  const units = displayUnits(account, queries.peek(listings.system())?.currencies ?? []);
  return units.find(({ currency }) => currency === code) ?? account;
}

/** Formats of the page's locale and odds format. */
export function useSlipFormats(): SlipFormats {
  const { locale } = useStore();
  const { oddsFormat } = usePreferences();
  const { currency, subunits } = useShownUnit();
  const account = slipUnit(usePageSlip().getState().slip).currency;
  return useMemo(
    () => ({
      money: (amount, style) =>
        formatMoney(amount.currency === account ? relabelMoney(amount, { currency, subunits }) : amount, locale, style),
      odds: (odds) => formatOdds(odds, oddsFormat),
      total: (odds) => formatTotalOdds(odds, oddsFormat),
    }),
    [locale, oddsFormat, currency, subunits, account],
  );
}

/** Hands the sign-in prompt to the shell, once for each wish. */
export function useSignInPrompt(isWanted: boolean, onSignIn: () => void): void {
  const page = usePageSlip();
  useEffect(() => {
    if (!isWanted || !page.getState().isSignInWanted) return;
    page.signInAnswered();
    onSignIn();
  }, [isWanted, onSignIn, page]);
}
