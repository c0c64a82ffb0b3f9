import { effectiveStake, slipBetKey, type Money } from "@touchline/domain";
import { useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { usePageSlip, type SlipView } from "../use-slip.ts";
import { largestStake, quickStakes } from "./quick-stakes.ts";
import { useStakeDraft, type StakeDraft } from "./use-stake-draft.ts";

/** What the foot of the slip edits: a stake, and where there is one bet the return that the stake may follow from. */
export interface SlipStakes {
  readonly label: string;
  readonly stake: Money;
  readonly draft: StakeDraft;
  /** Null where several bets have returns of their own. */
  readonly returnDraft: StakeDraft | null;
  readonly quick: readonly Money[];
  readonly max: Money | null;
  /** What one press of the steppers changes. */
  readonly step: Money;
}

interface SlipStakesOptions {
  readonly view: SlipView;
  /** The bet whose own stake is edited, null for the shared one. */
  readonly targetKey: string | null;
  readonly stakesByCurrency: Readonly<Record<string, readonly number[]>>;
}

/** Ties the stake and return fields to the slip. */
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
