import { effectiveStake, multiplyMoney, slipBetKey, type Money } from "@touchline/domain";
import { useRef, type ReactNode } from "react";
import { useStore } from "../../elements/use-store.ts";
import { useText } from "../../messages/use-text.ts";
import { QuickStakeRow } from "./quick-stake-row.tsx";
import { largestStake, quickStakes } from "./quick-stakes.ts";
import { SlipActions } from "./slip-actions.tsx";
import { StakeError, StakeField } from "./stake-field.tsx";
import { StakeKeypad } from "./stake-keypad.tsx";
import type { StakeTarget } from "./stake-target.ts";
import { usePageSlip, useSlipFormats, type SlipView } from "./use-slip.ts";
import { useStakeDraft } from "./use-stake-draft.ts";

interface SlipFootProps {
  readonly view: SlipView;
  readonly layout: "column" | "sheet";
  readonly stakeTarget: StakeTarget;
  readonly stakesByCurrency: Readonly<Record<string, readonly number[]>>;
  onDeposit(): void;
}

/** Stake, return and the button; docked, so that it never moves when legs change. */
export function SlipFoot({ view, layout, stakeTarget, stakesByCurrency, onDeposit }: SlipFootProps): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const page = usePageSlip();
  const formats = useSlipFormats();
  const field = useRef<HTMLInputElement>(null);
  const { slip, summary } = view;
  const target = slip.bets.find((bet) => slipBetKey(bet) === stakeTarget.betKey) ?? null;
  const stake = target !== null ? effectiveStake(slip, target) : summary.betCount === 1 ? summary.totalStake : slip.sharedStake;
  const draft = useStakeDraft({ stake, locale, onChange: setStake });
  const quick = quickStakes(stakesByCurrency, stake);
  const max = largestStake(view.balance, summary.betCount);
  const label =
    target === null
      ? t(summary.betCount > 1 ? "slip.stakePerBet" : "slip.stake")
      : t("slip.stakeFor", { name: target.selections[0]?.outcomeName ?? "" });
  const step: Money = quick[0] ?? { ...stake, minor: BigInt(stake.subunits) };
  const actions = <SlipActions view={view} onEnterStake={() => field.current?.focus()} onDeposit={onDeposit} />;

  if (layout === "sheet") {
    return (
      <div className="shrink-0 border-t border-line-2 pb-[max(12px,env(safe-area-inset-bottom))]">
        <div className="grid grid-cols-2 border-b border-line-2">
          <div className="min-w-0 px-4 pt-2.5 pb-2 shadow-[inset_0_-2px_0_var(--ind)]">
            <p className="truncate text-12 text-mid">{label}</p>
            <b className={`n block truncate text-28 leading-9 font-[720] ${stake.minor === 0n ? "text-low" : ""}`}>
              <bdi>{shownStake()}</bdi>
            </b>
            <StakeError draft={draft} />
          </div>
          <div className="min-w-0 border-s border-line-2 px-4 pt-2.5 pb-2">
            <Returns view={view} layout="sheet" />
          </div>
        </div>
        <StakeKeypad draft={draft} stake={stake} quickStakes={quick} max={max} isDisabled={false} />
        <div className="px-4 pt-3">{actions}</div>
      </div>
    );
  }
  return (
    <div className="shrink-0 border-t border-line-2 bg-raise px-4 pt-3 pb-3.5">
      <StakeField label={label} stake={stake} step={step} draft={draft} fieldRef={field} isDisabled={false} />
      <QuickStakeRow stakes={quick} max={max} stake={stake} isDisabled={false} onChoose={draft.set} />
      <Returns view={view} layout="column" />
      {actions}
    </div>
  );

  function shownStake(): string {
    return draft.text === null || draft.text === "" ? formats.money(stake) : draft.text;
  }

  function setStake(typed: Money): void {
    const [only] = slip.bets;
    if (target !== null) return page.dispatch({ type: "stakeTyped", betKey: slipBetKey(target), stake: typed });
    if (summary.betCount === 1 && only !== undefined && only.stakeEntry.source !== "sharing") {
      return page.dispatch({ type: "stakeTyped", betKey: slipBetKey(only), stake: typed });
    }
    page.dispatch({ type: "sharedStakeTyped", stake: typed });
  }
}

/** What comes back if everything wins, at which total price. */
function Returns({ view, layout }: { readonly view: SlipView; readonly layout: "column" | "sheet" }): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const { summary } = view;
  const [only] = summary.bets;
  const isCombo = only !== undefined && summary.betCount === 1 && summary.selectionCount > 1;
  const limit = view.refusal?.type === "stakeOverLimit" && only !== undefined && summary.betCount === 1 ? view.refusal.maxStake : null;
  const label =
    limit !== null
      ? t("slip.returnsAtStake", { stake: formats.money(limit) })
      : isCombo
        ? t("slip.returnsAt", { odds: formats.total(only.odds) })
        : t("slip.returns");
  const shown = limit === null || only === undefined ? summary.totalReturn : multiplyMoney(limit, only.odds);
  const amount = <bdi>{formats.money(shown)}</bdi>;
  if (layout === "sheet") {
    return (
      <>
        <p className="truncate text-12 text-mid">{label}</p>
        <b className={`n block truncate text-28 leading-9 font-[720] ${summary.totalReturn.minor === 0n ? "text-low" : ""}`}>{amount}</b>
      </>
    );
  }
  return (
    <div className="flex items-baseline justify-between gap-3 pb-3">
      <span className="font-[650]">{label}</span>
      <b className="n text-28 leading-none font-[720]">{amount}</b>
    </div>
  );
}
