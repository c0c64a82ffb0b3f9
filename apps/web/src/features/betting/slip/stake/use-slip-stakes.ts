import {
  capMoney,
  compareMoney,
  debitedStake,
  effectiveStake,
  isSameUnit,
  money,
  type Money,
  type MoneyUnit,
  shareMoney,
  type SlipBet,
  slipBetKey,
  subtractMoney,
  zeroMoney,
} from "@touchline/domain";
import { useStore } from "../../../../elements/store.ts";
import { type SlipView, usePageSlip } from "../use-slip.ts";
import { type StakeDraft, useStakeDraft } from "./use-stake-draft.ts";

const maxQuickStakes = 4;
const defaults: readonly number[] = [5, 10, 20, 50];

/** The operator's quick stakes for a currency; 5, 10, 20 and 50 units by default. */
export function quickStakes(stakesByCurrency: Readonly<Record<string, readonly number[]>>, unit: MoneyUnit): readonly Money[] {
  const listed = stakesByCurrency[unit.currency] ?? defaults.map((units) => units * unit.subunits);
  return listed.slice(0, maxQuickStakes).map((minor) => money(BigInt(minor), unit));
}

/** The maximum stake of each bet, by balance and operator limits; null while the balance is unknown. */
export function largestStake(balance: Money | null, betCount: number, limits: readonly Money[] = []): Money | null {
  if (balance === null || betCount === 0) return null;
  const share = shareMoney(balance, betCount);
  return limits.filter((limit) => isSameUnit(limit, share)).reduce(capMoney, share);
}

/** The field that the keypad and the quick stakes edit. */
export interface StakeTarget {
  readonly betKey: string;
  /** The player has pressed a field, so the keypad stays open even if the slip waits for a press of its button. */
  readonly isTyping: boolean;
  /** A new value discards the typed text in the fields of the column. */
  readonly resets: string;
  choose(betKey: string): void;
}

/** The amounts that the foot of the slip edits. With a single bet, the return can be typed and determines the stake. */
export interface SlipStakes {
  readonly stake: Money;
  readonly draft: StakeDraft;
  /** Null if there are several bets. */
  readonly returnDraft: StakeDraft | null;
  /** The operator's quick stakes, preceded by the last stake if it is not one of them. */
  readonly quick: readonly Money[];
  readonly max: Money | null;
}

interface SlipStakesOptions {
  readonly view: SlipView;
  readonly targetKey: string;
  readonly stakesByCurrency: Readonly<Record<string, readonly number[]>>;
}

/** Connects the stake and return fields to the slip. */
export function useSlipStakes({ view, targetKey, stakesByCurrency }: SlipStakesOptions): SlipStakes {
  const { locale } = useStore();
  const page = usePageSlip();
  const { slip, summary, lastStake } = view;
  const target = slip.bets.find((bet) => slipBetKey(bet) === targetKey);
  const stake = target === undefined ? zeroMoney(slip.sharedStake) : effectiveStake(slip, target);
  const only = summary.bets.length === 1 && summary.bets[0]?.key === targetKey;
  const draft = useStakeDraft({
    field: targetKey,
    stake,
    locale,
    onChange: (typed) => page.dispatch({ type: "stakeTyped", betKey: targetKey, stake: typed }),
  });
  const returnDraft = useStakeDraft({
    field: targetKey,
    stake: summary.totalReturn,
    locale,
    onChange: (wanted) => page.dispatch({ type: "returnTyped", betKey: targetKey, target: wanted }),
  });
  const quick = quickStakes(stakesByCurrency, stake);
  const offered =
    lastStake != null && isSameUnit(lastStake, stake) && quick.every(({ minor }) => minor !== lastStake.minor) ? [lastStake] : [];
  const limit = slip.stakeLimits[targetKey];
  return {
    stake,
    draft,
    returnDraft: only ? returnDraft : null,
    quick: [...offered, ...quick].slice(0, maxQuickStakes),
    max: largestStake(balanceFor(view, target), 1, limit === undefined ? [] : [limit]),
  };
}

/** The balance that remains for one bet after the other bets. */
function balanceFor({ balance, slip, summary }: SlipView, bet: SlipBet | undefined): Money | null {
  if (balance === null || !isSameUnit(balance, summary.totalDebit)) return balance;
  const own = bet === undefined ? zeroMoney(balance) : debitedStake(slip, bet);
  const others = subtractMoney(summary.totalDebit, own);
  return compareMoney(balance, others) > 0 ? subtractMoney(balance, others) : zeroMoney(balance);
}
