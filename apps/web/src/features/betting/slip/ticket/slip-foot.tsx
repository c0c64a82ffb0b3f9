import { compareMoney, type Money } from "@touchline/domain";
import { type ReactNode, useState } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { QuickFace } from "../stake/quick-face.tsx";
import { ReturnLabel } from "../stake/return-label.tsx";
import { SlipReturns, useShownReturn, YouPay } from "../stake/slip-returns.tsx";
import { StakeError, UnitPicker } from "../stake/stake-field.tsx";
import { StakeKeypad } from "../stake/stake-keypad.tsx";
import type { SlipStakes, StakeTarget } from "../stake/use-slip-stakes.ts";
import { type SlipView, usePageSlip, useSlipFormats } from "../use-slip.ts";
import { SlipActions } from "./slip-actions.tsx";
import { SlipNotices } from "./slip-notices.tsx";

interface SlipFootProps {
  readonly view: SlipView;
  readonly layout: "column" | "sheet";
  readonly stakes: SlipStakes;
  readonly target: StakeTarget;
  /** Discards the typed text in the fields. */
  onReset(): void;
  onDeposit(missing: Money): void;
}

/** Notice, stake, return and main action. Docked, so that it does not move when legs change. */
export function SlipFoot(props: SlipFootProps): ReactNode {
  return props.layout === "sheet" ? <SheetFoot {...props} /> : <ColumnFoot {...props} />;
}

function ColumnFoot({ view, stakes, target, onReset, onDeposit }: SlipFootProps): ReactNode {
  const page = usePageSlip();
  const choose = (stake: Money): void => {
    page.dispatch({ type: "stakeTyped", betKey: target.betKey, stake });
    onReset();
  };
  return (
    <div className="slip-foot">
      <div aria-live="polite">
        <SlipNotices view={view} />
      </div>
      <QuickStakeRow stakes={stakes} view={view} onChoose={choose} />
      <div className="slip-sums">
        <TotalStake view={view} />
        <SlipReturns view={view} draft={stakes.returnDraft} />
      </div>
      {stakes.returnDraft === null ? null : <StakeError draft={stakes.returnDraft} />}
      <YouPay view={view} className="pb-2" />
      <SlipActions
        view={view}
        onEnterStake={(betKey) => {
          target.choose(betKey);
          document.querySelector<HTMLElement>(`input[data-stake-of="${CSS.escape(betKey)}"]`)?.focus();
        }}
        onStakeSet={onReset}
        onDeposit={onDeposit}
      />
    </div>
  );
}

/** The total stake with the number of bets, if there are several. */
function TotalStake({ view: { summary } }: { readonly view: SlipView }): ReactNode {
  const t = useText();
  const { money } = useSlipFormats();
  return (
    <span>
      {summary.betCount > 1 ? t("slip.system.lines", { count: summary.betCount }) : t("slip.stake")}
      <b className="n">
        <bdi>{money(summary.totalStake)}</bdi>
      </b>
    </span>
  );
}

interface QuickStakeRowProps {
  readonly stakes: SlipStakes;
  readonly view: SlipView;
  onChoose(stake: Money): void;
}

/** Amounts to set with one tap, including the last stake. `Max` is the largest stake that the balance covers. */
function QuickStakeRow({ stakes: { quick, stake, max }, view, onChoose }: QuickStakeRowProps): ReactNode {
  const t = useText();
  return (
    <fieldset aria-label={t("slip.quickStakes")} className="slip-quick">
      <UnitPicker view={view} />
      {quick.map((amount) => (
        <button
          key={String(amount.minor)}
          type="button"
          className="n"
          aria-pressed={amount.minor === stake.minor}
          onClick={() => onChoose(amount)}
        >
          <QuickFace amount={amount} view={view} />
        </button>
      ))}
      <button
        type="button"
        disabled={max === null || max.minor === 0n}
        aria-pressed={max !== null && max.minor > 0n && compareMoney(max, stake) === 0}
        onClick={() => max !== null && onChoose(max)}
      >
        {t("slip.max")}
      </button>
    </fieldset>
  );
}

/** The amounts that the keypad can edit. */
type SheetAmount = "stake" | "return";

function SheetFoot({ view, stakes, target, onReset, onDeposit }: SlipFootProps): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const [wanted, setWanted] = useState<SheetAmount>("stake");
  const { draft, returnDraft, stake, quick, max } = stakes;
  const written = returnDraft === null ? "stake" : wanted;
  const typing = written === "return" && returnDraft !== null ? returnDraft : draft;
  const returned = useShownReturn(view);
  const shown = written === "return" && typing.text !== null && typing.text !== "" ? typing.text : formats.money(returned.amount);
  return (
    <div className="slip-foot" data-layout="sheet">
      <div aria-live="polite">
        <SlipNotices view={view} />
      </div>
      <div className="slip-sums">
        <TotalStake view={view} />
        <button
          type="button"
          className="slip-return"
          aria-pressed={written === "return"}
          aria-label={`${t("slip.returnField")}: ${returned.label} ${shown}`}
          disabled={returnDraft === null}
          onClick={() => setWanted(written === "return" ? "stake" : "return")}
        >
          <ReturnLabel view={view} label={returned.label} />
          <b className="n">
            <bdi>{shown}</bdi>
          </b>
        </button>
      </div>
      <StakeError draft={typing} />
      {target.isTyping || written === "return" || !asksForPress(view) ? (
        <StakeKeypad
          draft={typing}
          stake={stake}
          quickStakes={quick}
          max={max}
          view={view}
          isDisabled={false}
          onQuickStake={(amount) => {
            setWanted("stake");
            returnDraft?.end();
            draft.set(amount);
          }}
        />
      ) : null}
      <YouPay view={view} className="pt-2" />
      <div className="slip-press">
        <UnitPicker view={view} />
        <div className="min-w-0 flex-1">
          <SlipActions
            view={view}
            onEnterStake={(betKey) => {
              setWanted("stake");
              target.choose(betKey);
            }}
            onStakeSet={() => {
              draft.drop();
              returnDraft?.drop();
              onReset();
            }}
            onDeposit={onDeposit}
          />
        </div>
      </div>
    </div>
  );
}

/** Whether the slip waits for a press of its button, so that the keypad closes and shows the reason. */
function asksForPress({ refusal }: SlipView): boolean {
  return (
    refusal !== null && !["stakeMissing", "stakeUnderMinimum", "notSignedIn", "checking", "returnNotAboveStake"].includes(refusal.type)
  );
}
