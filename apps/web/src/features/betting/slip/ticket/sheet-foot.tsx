import type { Money } from "@touchline/domain";
import { useState, type ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { useShownReturn, YouPay } from "../stake/slip-returns.tsx";
import { StakeError, UnitPicker } from "../stake/stake-field.tsx";
import { StakeKeypad } from "../stake/stake-keypad.tsx";
import { endDrafts, hasOwnStake, type SlipStakes, type StakeTarget } from "../stake/use-slip-stakes.ts";
import { useSlipFormats, type SlipView } from "../use-slip.ts";
import { SlipActions } from "./slip-actions.tsx";

export interface SlipFootLayoutProps {
  readonly view: SlipView;
  readonly stakes: SlipStakes;
  readonly stakeTarget: StakeTarget;
  onDeposit(missing: Money): void;
}

export function SheetFoot({ view, stakes, stakeTarget, onDeposit }: SlipFootLayoutProps): ReactNode {
  const [wanted, setWanted] = useState<SheetAmount>("stake");
  const { draft, returnDraft, stake, quick, max } = stakes;
  // The table of a staked system needs the room, so the keypad starts closed.
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

/** The amounts that the keypad can edit. */
type SheetAmount = "stake" | "return";

interface SheetAmountsProps {
  readonly view: SlipView;
  readonly stakes: SlipStakes;
  /** The amount that the open keypad edits. */
  readonly written: SheetAmount | null;
  onChoose(amount: SheetAmount): void;
}

/** Stake and return side by side on phones. A press points the keypad at one of them. */
function SheetAmounts({ view, stakes, written, onChoose }: SheetAmountsProps): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const { draft, returnDraft, stake } = stakes;
  const returned = useShownReturn(view);
  const typed = (text: string | null, amount: string): string => (text === null || text === "" ? amount : text);
  return (
    <div className="grid grid-cols-2 border-b border-line-2">
      <Amount
        label={stakes.label}
        text={typed(draft.text, formats.money(stake))}
        isZero={stake.minor === 0n}
        isWritten={written === "stake"}
        isStake
        onPress={() => onChoose("stake")}
      />
      <Amount
        label={returned.label}
        text={typed(returnDraft?.text ?? null, formats.money(returned.amount))}
        isZero={returned.amount.minor === 0n}
        isWritten={written === "return"}
        onPress={returnDraft === null ? null : () => onChoose("return")}
        name={t("slip.returnField")}
      />
      <div className="col-span-2 px-4 empty:hidden">
        <StakeError draft={written === "return" && returnDraft !== null ? returnDraft : draft} />
      </div>
    </div>
  );
}

interface AmountProps {
  readonly label: string;
  readonly text: string;
  readonly isZero: boolean;
  readonly isWritten: boolean;
  /** The accessible name of the action, if the label does not describe it. */
  readonly name?: string;
  readonly isStake?: boolean;
  readonly onPress: (() => void) | null;
}

function Amount({ label, text, isZero, isWritten, name, isStake = false, onPress }: AmountProps): ReactNode {
  return (
    <button
      type="button"
      data-stake-field={isStake ? "" : undefined}
      aria-pressed={isWritten}
      aria-label={name === undefined ? undefined : `${name}: ${label} ${text}`}
      disabled={onPress === null}
      className={`min-w-0 border-line-2 px-4 pt-2.5 pb-2 text-start not-first:border-s ${isWritten ? "shadow-[inset_0_-2px_0_var(--ind)]" : ""}`}
      onClick={() => onPress?.()}
    >
      <span className="block truncate text-12 text-mid">{label}</span>
      <b className={`n block truncate text-28 leading-9 font-[720] ${isZero ? "text-low" : "text-hi"}`}>
        <bdi>{text}</bdi>
      </b>
    </button>
  );
}
