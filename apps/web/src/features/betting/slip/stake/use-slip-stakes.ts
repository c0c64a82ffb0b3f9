import { capMoney, effectiveStake, isSameUnit, money, type Money, type MoneyUnit, shareMoney, slipBetKey } from "@touchline/domain";
import { useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
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

/** The stake that the keypad edits: one bet's own, or the shared one if null. */
export interface StakeTarget {
  readonly betKey: string | null;
  choose(betKey: string | null): void;
}

/** The amounts that the foot of the slip edits. With a single bet, the return can be typed and the stake follows. */
export interface SlipStakes {
  readonly label: string;
  readonly stake: Money;
  readonly draft: StakeDraft;
  /** Null if there are several bets. */
  readonly returnDraft: StakeDraft | null;
  readonly quick: readonly Money[];
  readonly max: Money | null;
  /** The amount that one press of a stepper adds or subtracts. */
  readonly step: Money;
}

interface SlipStakesOptions {
  readonly view: SlipView;
  /** The bet whose own stake is edited; null for the shared stake. */
  readonly targetKey: string | null;
  readonly stakesByCurrency: Readonly<Record<string, readonly number[]>>;
}

/** Connects the stake and return fields to the slip. */
export function useSlipStakes({ view, targetKey, stakesByCurrency }: SlipStakesOptions): SlipStakes {
  const t = useText();
  const { locale } = useStore();
  const page = usePageSlip();
  const { slip, summary } = view;
  const target = slip.bets.find((bet) => slipBetKey(bet) === targetKey) ?? null;
  const [only] = slip.bets.length === 1 ? slip.bets : [];
  const stake = target !== null ? effectiveStake(slip, target) : only === undefined ? slip.sharedStake : summary.totalStake;
  const draft = useStakeDraft({ stake, locale, onChange: setStake });
  const returnDraft = useStakeDraft({ stake: summary.totalReturn, locale, onChange: setReturn });
  const quick = quickStakes(stakesByCurrency, stake);
  const limits = (target === null ? slip.bets : [target]).flatMap((bet) => slip.stakeLimits[slipBetKey(bet)] ?? []);
  return {
    label:
      target === null
        ? t(summary.betCount > 1 ? "slip.stakePerBet" : "slip.stake")
        : t("slip.stakeFor", { name: target.selections[0]?.outcomeName ?? "" }),
    stake,
    draft,
    returnDraft: only === undefined ? null : returnDraft,
    quick,
    max: largestStake(view.balance, summary.betCount, limits),
    step: quick[0] ?? { ...stake, minor: BigInt(stake.subunits) },
  };

  function setStake(typed: Money): void {
    if (target !== null) return page.dispatch({ type: "stakeTyped", betKey: slipBetKey(target), stake: typed });
    if (only !== undefined && only.stakeEntry.source !== "sharing") {
      return page.dispatch({ type: "stakeTyped", betKey: slipBetKey(only), stake: typed });
    }
    page.dispatch({ type: "sharedStakeTyped", stake: typed });
  }

  function setReturn(wanted: Money): void {
    if (only !== undefined) page.dispatch({ type: "returnTyped", betKey: slipBetKey(only), target: wanted });
  }
}

/** Whether a bet has a stake field of its own. */
export function hasOwnStake({ slip }: SlipView, betKey: string): boolean {
  const bet = slip.bets.find((candidate) => slipBetKey(candidate) === betKey);
  return slip.bets.length > 1 && bet !== undefined && bet.stakeEntry.source !== "sharing";
}

export function endDrafts({ draft, returnDraft }: SlipStakes): void {
  draft.drop();
  returnDraft?.drop();
}
