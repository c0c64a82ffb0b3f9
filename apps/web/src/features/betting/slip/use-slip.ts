import {
  formatMoney,
  formatShownOdds,
  formatTotalOdds,
  displayUnits,
  relabelMoney,
  slipBetKey,
  slipSummary,
  slipUnit,
  type Fraction,
  type Money,
  type MoneyStyle,
  type MoneyUnit,
  type Odds,
  type Slip,
  type SlipRefusal,
  type SlipSummary,
} from "@touchline/domain";
import type { SlipState, SlipStore } from "@touchline/store";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { usePreferences, useStore } from "../../../elements/store.ts";

export function usePageSlip(): SlipStore {
  return useStore().slip;
}

function useSlipState(): SlipState {
  const slip = usePageSlip();
  return useSyncExternalStore(slip.subscribe, slip.getState, slip.getInitialState);
}

/** The data of the ticket, computed once for all its parts. */
export interface SlipView extends SlipState {
  readonly summary: SlipSummary;
  readonly refusals: readonly SlipRefusal[];
  /** The most important reason against placing; null if the bets can be sent. */
  readonly refusal: SlipRefusal | null;
  readonly balance: Money | null;
}

/** The slip with its summary, refusals and the player's balance. */
export function useSlipView(): SlipView {
  const { session } = useStore();
  const state = useSlipState();
  const page = usePageSlip();
  const sessionState = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  return useMemo(() => {
    const refusals = page.refusals();
    const slip = asSent(state.slip);
    return {
      ...state,
      slip,
      summary: slipSummary(slip),
      refusals,
      refusal: refusals[0] ?? null,
      balance: sessionState.player === null ? null : session.balance(),
    };
  }, [state, sessionState, page, session]);
}

/** While bets are being placed, the slip as it was sent, because bets that are already placed no longer have a stake. */
function asSent(slip: Slip): Slip {
  if (slip.state !== "processing") return slip;
  const sent = new Map(slip.processingBets.map((bet) => [slipBetKey(bet), bet]));
  return { ...slip, bets: slip.bets.map((bet) => sent.get(slipBetKey(bet)) ?? bet) };
}

/** Formats amounts and prices for the player. */
export interface SlipFormats {
  readonly money: (amount: Money, style?: MoneyStyle) => string;
  readonly odds: (odds: Odds) => string;
  readonly total: (odds: Fraction) => string;
}

/** The unit in which amounts are shown: the account's currency, or a subcurrency of it that the player chose. */
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

export function useSlipFormats(): SlipFormats {
  const { locale } = useStore();
  const { oddsFormat } = usePreferences();
  const { currency, subunits } = useShownUnit();
  const account = slipUnit(usePageSlip().getState().slip).currency;
  return useMemo(
    () => ({
      money: (amount, style) =>
        formatMoney(amount.currency === account ? relabelMoney(amount, { currency, subunits }) : amount, locale, style),
      odds: (odds) => formatShownOdds(odds, oddsFormat),
      total: (odds) => formatTotalOdds(odds, oddsFormat),
    }),
    [locale, oddsFormat, currency, subunits, account],
  );
}

/** Opens the shell's sign-in prompt, once per request. */
export function useSignInPrompt(isWanted: boolean, onSignIn: () => void): void {
  const page = usePageSlip();
  useEffect(() => {
    if (!isWanted || !page.getState().isSignInWanted) return;
    page.signInAnswered();
    onSignIn();
  }, [isWanted, onSignIn, page]);
}
