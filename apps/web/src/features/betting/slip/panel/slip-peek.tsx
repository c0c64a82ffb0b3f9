import { type Money, slipSelections } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { quickStakes } from "../stake/use-slip-stakes.ts";
import { QuickFace } from "../stake/quick-face.tsx";
import { SlipActions } from "../ticket/slip-actions.tsx";
import { useSlipSettings } from "../use-slip-settings.ts";
import { type SlipView, usePageSlip, useSlipFormats } from "../use-slip.ts";
import "../../../../styles/slip.css";

interface SlipPeekProps {
  readonly view: SlipView;
  onDeposit(missing: Money): void;
}

const peekStakes = 2;

/** The collapsed slip: its selections, and for a single selection a stake and the button, so that placing a single needs three taps. */
export function SlipPeek({ view, onDeposit }: SlipPeekProps): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const formats = useSlipFormats();
  const settings = useSlipSettings();
  const { slip, summary } = view;
  const selections = slipSelections(slip);
  const [only] = summary.bets;
  if (only === undefined || selections.length === 0) return null;
  const isSingle = selections.length === 1;
  const isStaked = summary.totalStake.minor > 0n;
  const names = selections.map(({ outcomeName }) => outcomeName).join(", ");
  const kind = t(`slip.type.${summary.type === "customBet" ? "combo" : summary.type}`);
  const odds = summary.totalOdds === null ? "" : formats.total(summary.totalOdds);
  const raise = (): void => page.setPanel({ isOpen: true, tab: "betSlip" });
  const lastStake = view.lastStake ?? null;
  const operators = quickStakes(settings.stakesByCurrency, slip.sharedStake);
  const stakes = [...(lastStake === null ? [] : [lastStake]), ...operators.filter(({ minor }) => minor !== lastStake?.minor)].slice(
    0,
    peekStakes,
  );
  return (
    <div className="slip-peek" data-slip-peek="">
      <button
        type="button"
        className="slip-peek-open"
        aria-label={`${t("slip.open", { count: selections.length })}: ${isSingle ? names : kind} ${odds}`}
        aria-expanded={false}
        onClick={raise}
      >
        <b className="n">{selections.length}</b>
        <span className="slip-what">
          <bdi className="slip-name truncate">{isSingle ? names : summary.type === "customBet" ? t("builder.title") : kind}</bdi>
          <bdi className="slip-market truncate">
            {isSingle ? (isStaked ? `${t("slip.returns")} ${formats.money(summary.totalReturn)}` : selections[0]?.marketName) : names}
          </bdi>
        </span>
        <bdi className="slip-peek-odds n">{odds}</bdi>
        {isSingle ? null : <Icon name="chevron-down" size={18} className="rotate-180 text-mid" />}
      </button>
      {isSingle && !isStaked && summary.type !== "customBet" ? (
        <fieldset aria-label={t("slip.quickStakes")} className="slip-peek-stakes" data-money="">
          {stakes.map((amount) => (
            <button
              key={String(amount.minor)}
              type="button"
              className="n"
              onClick={() => page.dispatch({ type: "stakeTyped", betKey: only.key, stake: amount })}
            >
              <QuickFace amount={amount} view={view} />
            </button>
          ))}
        </fieldset>
      ) : null}
      {isSingle && isStaked ? (
        <div className="slip-peek-act" data-money="">
          <SlipActions view={view} onEnterStake={raise} onStakeSet={() => undefined} onDeposit={onDeposit} />
        </div>
      ) : null}
    </div>
  );
}
