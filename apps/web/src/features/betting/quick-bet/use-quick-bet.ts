import { formatMoney, money, quickBetMissing, type Money, type MoneyStyle } from "@touchline/domain";
import type { QuickBetStore, QuickBetStoreState } from "@touchline/store";
import { useResource, useSession, useStore, useValue } from "../../../elements/store.ts";

export interface QuickBetView extends QuickBetStoreState {
  readonly page: QuickBetStore;
  /** Whether the operator offers quick bet. */
  readonly isOffered: boolean;
  readonly isSignedIn: boolean;
  readonly stake: Money;
  /** The amount missing from the balance for one bet; null if the balance covers it. */
  readonly missing: Money | null;
  /** The operator's quick stakes in the slip's currency. */
  readonly stakes: readonly Money[];
  readonly money: (amount: Money, style?: MoneyStyle) => string;
}

const defaultStakes: readonly number[] = [5, 10, 20];
const maxShownStakes = 3;

export function useQuickBet(): QuickBetView {
  const { quickBet, listings, locale, session } = useStore();
  const state = useValue(quickBet);
  const { player } = useSession();
  const settings = useResource(listings.settings()).data;
  const stake = state.quick.ticket.sharedStake;
  const listed = settings?.stakes[stake.currency] ?? defaultStakes.map((units) => units * stake.subunits);
  return {
    ...state,
    page: quickBet,
    isOffered: settings?.quick_bet_enabled === true,
    isSignedIn: player !== null,
    stake,
    missing: player === null ? null : quickBetMissing(state.quick, session.balance()),
    stakes: listed.slice(0, maxShownStakes).map((minor) => money(BigInt(minor), stake)),
    money: (amount, style) => formatMoney(amount, locale, style),
  };
}
