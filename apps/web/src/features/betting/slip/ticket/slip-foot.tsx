import { lowestSystemFactor, type Money, multiplyMoney, oddsToFraction, systemSizes } from "@touchline/domain";
import { type ReactNode, useRef } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { type SlipView, useSlipFormats } from "../use-slip.ts";
import { SlipActions } from "./slip-actions.tsx";
import { SheetFoot, type SlipFootLayoutProps } from "./sheet-foot.tsx";
import { SlipReturns, YouPay } from "../stake/slip-returns.tsx";
import { StakeError, StakeField, UnitPicker } from "../stake/stake-field.tsx";
import { endDrafts, hasOwnStake, type StakeTarget, useSlipStakes } from "../stake/use-slip-stakes.ts";

interface SlipFootProps {
  readonly view: SlipView;
  readonly layout: "column" | "sheet";
  readonly stakeTarget: StakeTarget;
  readonly stakesByCurrency: Readonly<Record<string, readonly number[]>>;
  onDeposit(missing: Money): void;
}

/** Stake, return and main action. Docked, so that it does not move when legs change. */
export function SlipFoot({ view, layout, stakeTarget, stakesByCurrency, onDeposit }: SlipFootProps): ReactNode {
  const stakes = useSlipStakes({ view, targetKey: stakeTarget.betKey, stakesByCurrency });
  const Foot = layout === "sheet" ? SheetFoot : ColumnFoot;
  return <Foot view={view} stakes={stakes} stakeTarget={stakeTarget} onDeposit={onDeposit} />;
}

function ColumnFoot({ view, stakes, onDeposit }: SlipFootLayoutProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const { draft, returnDraft, stake, quick, max, label, step } = stakes;
  return (
    <div className="shrink-0 border-t border-line-2 bg-raise px-4 pt-3 pb-3.5">
      <StakeField
        label={label}
        stake={stake}
        step={step}
        draft={draft}
        fieldRef={field}
        isDisabled={false}
        unitPicker={<UnitPicker view={view} />}
      />
      <QuickStakeRow stakes={quick} max={max} stake={stake} isDisabled={false} onChoose={draft.set} />
      <SystemLowest view={view} />
      <SlipReturns view={view} draft={returnDraft} />
      {returnDraft === null ? null : <StakeError draft={returnDraft} />}
      <YouPay view={view} className="pb-3" />
      <SlipActions
        view={view}
        onEnterStake={(betKey) => {
          const own = hasOwnStake(view, betKey) ? document.querySelector<HTMLElement>(`[data-stake-of="${CSS.escape(betKey)}"]`) : null;
          (own ?? field.current)?.focus();
        }}
        onStakeSet={() => endDrafts(stakes)}
        onDeposit={onDeposit}
      />
    </div>
  );
}

interface QuickStakeRowProps {
  readonly stakes: readonly Money[];
  readonly max: Money | null;
  readonly stake: Money;
  readonly isDisabled: boolean;
  onChoose(stake: Money): void;
}

/** Amounts to set with one tap. `Max` is the largest stake that the balance covers. */
function QuickStakeRow({ stakes, max, stake, isDisabled, onChoose }: QuickStakeRowProps): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const stakeClass =
    "n h-[34px] flex-1 bg-cell font-semibold text-mid hover:bg-cell-h hover:text-hi aria-pressed:bg-plate aria-pressed:text-hi aria-pressed:shadow-[inset_0_-2px_0_var(--ind)] disabled:text-low";
  return (
    <fieldset aria-label={t("slip.quickStakes")} className="mt-2 mb-3 flex gap-px overflow-hidden rounded-2 bg-line-2">
      {stakes.map((amount) => (
        <button
          key={String(amount.minor)}
          type="button"
          className={stakeClass}
          disabled={isDisabled}
          aria-pressed={amount.minor === stake.minor}
          onClick={() => onChoose(amount)}
        >
          {formats.money(amount, "short")}
        </button>
      ))}
      <button
        type="button"
        className={stakeClass}
        disabled={isDisabled || max === null || max.minor === 0n}
        aria-pressed={false}
        onClick={() => max !== null && onChoose(max)}
      >
        {t("slip.max")}
      </button>
    </fieldset>
  );
}

/** The minimum return of a winning system: the fewest legs that pay a line, at the shortest prices. */
function SystemLowest({ view }: { readonly view: SlipView }): ReactNode {
  const t = useText();
  const { money } = useSlipFormats();
  const [bet] = view.slip.bets;
  const { totalStake } = view.summary;
  if (bet?.type !== "system" || bet.systemType === null || totalStake.minor === 0n) return null;
  const sizes = systemSizes(bet.systemType);
  const lowest = lowestSystemFactor(
    bet.selections.map((selection) => oddsToFraction(selection.odds)),
    sizes,
  );
  return (
    <div className="flex justify-between gap-3 pb-2 text-mid">
      <span>{t("slip.lowestReturn", { count: Math.min(...sizes) })}</span>
      <bdi className="n font-[640] text-hi">{money(multiplyMoney(totalStake, lowest))}</bdi>
    </div>
  );
}
