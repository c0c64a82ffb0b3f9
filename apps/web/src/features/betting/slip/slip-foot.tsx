import { slipBetKey, type Money } from "@touchline/domain";
import { useRef, useState, type ReactNode } from "react";
import { SlipActions } from "./placing/slip-actions.tsx";
import { QuickStakeRow } from "./stake/quick-stake-row.tsx";
import { SheetAmounts, type SheetAmount } from "./stake/sheet-amounts.tsx";
import { SlipReturns, YouPay } from "./stake/slip-returns.tsx";
import { StakeError, StakeField } from "./stake/stake-field.tsx";
import { StakeKeypad } from "./stake/stake-keypad.tsx";
import type { StakeTarget } from "./stake/stake-target.ts";
import { UnitPicker } from "./stake/unit-picker.tsx";
import { useSlipStakes, type SlipStakes } from "./stake/use-slip-stakes.ts";
import { SystemLowest } from "./system/system-lowest.tsx";
import type { SlipView } from "./use-slip.ts";

interface SlipFootProps {
  readonly view: SlipView;
  readonly layout: "column" | "sheet";
  readonly stakeTarget: StakeTarget;
  readonly stakesByCurrency: Readonly<Record<string, readonly number[]>>;
  onDeposit(missing: Money): void;
}

/** Stake, return and the button; docked, so that it never moves when legs change. */
export function SlipFoot({ view, layout, stakeTarget, stakesByCurrency, onDeposit }: SlipFootProps): ReactNode {
  const stakes = useSlipStakes({ view, targetKey: stakeTarget.betKey, stakesByCurrency });
  const Foot = layout === "sheet" ? SheetFoot : ColumnFoot;
  return <Foot view={view} stakes={stakes} stakeTarget={stakeTarget} onDeposit={onDeposit} />;
}

interface FootProps extends Pick<SlipFootProps, "view" | "stakeTarget" | "onDeposit"> {
  readonly stakes: SlipStakes;
}

/** Whether a bet has a stake field of its own that holds its stake. */
function hasOwnStake({ slip }: SlipView, betKey: string): boolean {
  const bet = slip.bets.find((candidate) => slipBetKey(candidate) === betKey);
  return slip.bets.length > 1 && bet !== undefined && bet.stakeEntry.source !== "sharing";
}

function endDrafts({ draft, returnDraft }: SlipStakes): void {
  draft.drop();
  returnDraft?.drop();
}

function SheetFoot({ view, stakes, stakeTarget, onDeposit }: FootProps): ReactNode {
  const [wanted, setWanted] = useState<SheetAmount>("stake");
  const { draft, returnDraft, stake, quick, max } = stakes;
  // A staked system needs the room for its table; the keypad opens by a press on the stake.
  const [isKeypadOpen, setKeypadOpen] = useState(view.summary.type !== "system" || stake.minor === 0n);
  const written = returnDraft === null ? "stake" : wanted;
  const choose = (amount: SheetAmount): void => {
    setKeypadOpen(!isKeypadOpen || amount !== written);
    setWanted(amount);
  };
  return (
    <div className="shrink-0 border-t border-line-2 pb-[max(12px,env(safe-area-inset-bottom))]">
      <SheetAmounts view={view} stakes={stakes} written={isKeypadOpen ? written : null} onChoose={choose} />
      {isKeypadOpen ? (
        <StakeKeypad
          draft={written === "return" && returnDraft !== null ? returnDraft : draft}
          stake={stake}
          quickStakes={quick}
          max={max}
          isDisabled={false}
          onQuickStake={(amount) => {
            setWanted("stake");
            returnDraft?.end();
            draft.set(amount);
          }}
        />
      ) : null}
      <YouPay view={view} className="px-4 pt-3" />
      <div className="flex items-start gap-2 px-4 pt-3">
        <UnitPicker view={view} />
        <div className="min-w-0 flex-1">
          <SlipActions
            view={view}
            onEnterStake={(betKey) => {
              setWanted("stake");
              setKeypadOpen(true);
              if (hasOwnStake(view, betKey)) stakeTarget.choose(betKey);
            }}
            onStakeSet={() => endDrafts(stakes)}
            onDeposit={onDeposit}
          />
        </div>
      </div>
    </div>
  );
}

function ColumnFoot({ view, stakes, onDeposit }: FootProps): ReactNode {
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
