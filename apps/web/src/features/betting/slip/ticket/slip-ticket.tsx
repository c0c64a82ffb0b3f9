import type { ListedBet } from "@touchline/store";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { type Money, nextStakeBet, slipBetKey, slipSelections, type TicketState } from "@touchline/domain";
import { UndoBar } from "./undo-bar.tsx";
import type { SlipView } from "../use-slip.ts";
import { SlipRows } from "../rows/slip-rows.tsx";
import { SlipFoot } from "./slip-foot.tsx";
import { OddsAge } from "./odds-age.tsx";
import { SlipStart } from "./slip-start.tsx";
import { ProcessingHead, SlipProcessing } from "./slip-processing.tsx";
import { ReceiptHead, SlipReceipt } from "./slip-receipt.tsx";
import { type StakeTarget, useSlipStakes } from "../stake/use-slip-stakes.ts";
import { useSlipSettings } from "../use-slip-settings.ts";

/** What the shell provides to the slip. */
export interface SlipShellProps {
  onSignIn(): void;
  onDeposit(missing: Money): void;
  onOpenMyBets(): void;
  /** Additional buttons next to the clear button, such as sharing. */
  readonly tools?: ReactNode;
  /** Additional buttons next to the price of a custom bet, such as the link back to the builder. */
  readonly customTools?: ReactNode;
  /** The boost of the combo with another selection, below its chain. */
  readonly boost?: ReactNode;
  /** The bonuses of the bets, below the fields. */
  readonly bonuses?: ReactNode;
  /** The cash-out of an open bet, which an empty slip lists. */
  readonly cashOut?: ((bet: ListedBet) => ReactNode) | undefined;
}

interface SlipTicketProps extends SlipShellProps {
  readonly view: SlipView;
  readonly layout: "column" | "sheet";
}

/** The ticket: empty, editable, in progress, or placed (spec.md 4). */
export function SlipTicket(props: SlipTicketProps): ReactNode {
  const { view } = props;
  const { slip } = view;
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, slip.state);
  return (
    <div ref={place} className="contents">
      {slip.state === "success" ? (
        <>
          <ReceiptHead view={view} />
          <SlipReceipt view={view} tools={props.tools} />
        </>
      ) : slip.bets.length === 0 ? (
        <SlipStart view={view} cashOut={props.cashOut} />
      ) : (
        <ActiveSlip {...props} />
      )}
    </div>
  );
}

/** Moves the focus to the replacement when the focused part disappears. A receipt takes the focus even if nothing had it. */
function useRestoredFocus(place: RefObject<HTMLElement | null>, state: TicketState): void {
  const isInside = useRef(false);
  const before = useRef(state);
  useEffect(() => {
    const remember = ({ target }: Event): void => {
      isInside.current = target instanceof Node && place.current?.contains(target) === true;
    };
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", remember);
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", remember);
    };
  }, [place]);
  useEffect(() => {
    const isPlaced = state === "success" && before.current === "processing";
    before.current = state;
    const active = document.activeElement;
    const isLost = active === null || active === document.body || (isPlaced && active.contains(place.current));
    if (isLost && (isInside.current || isPlaced))
      place.current?.querySelector<HTMLElement>("[data-slip-focus]")?.focus({ preventScroll: true });
  });
}

function ActiveSlip({ view, layout, onDeposit, onOpenMyBets, customTools, boost, bonuses }: SlipTicketProps): ReactNode {
  const settings = useSlipSettings();
  const { slip } = view;
  const [target, onReset] = useStakeTarget(view);
  const stakes = useSlipStakes({ view, targetKey: target.betKey, stakesByCurrency: settings.stakesByCurrency });
  const isProcessing = slip.state === "processing";
  return (
    <>
      <SlipRows
        view={view}
        layout={layout}
        target={target}
        keypadDraft={layout === "sheet" ? stakes.draft : null}
        customTools={customTools}
        boost={boost}
        bonuses={bonuses}
      />
      <UndoBar view={view} place="ticket" />
      <OddsAge />
      <output className="block">{isProcessing ? <ProcessingHead view={view} delaySeconds={settings.delaySeconds} /> : null}</output>
      {isProcessing ? (
        <SlipProcessing view={view} onOpenMyBets={onOpenMyBets} />
      ) : (
        <SlipFoot view={view} stakes={stakes} target={target} layout={layout} onReset={onReset} onDeposit={onDeposit} />
      )}
    </>
  );
}

/** The field that receives the next stake: the one that the player chose for these selections, else the combo's. A reset ends typing. */
function useStakeTarget({ slip, unitCode }: SlipView): readonly [StakeTarget, () => void] {
  const legs = slipSelections(slip)
    .map(({ id }) => id)
    .join(" ");
  const [chosen, setChosen] = useState<{ readonly betKey: string; readonly legs: string } | null>(null);
  const [resets, setResets] = useState(0);
  const isChosen = chosen !== null && chosen.legs === legs && slip.bets.some((bet) => slipBetKey(bet) === chosen.betKey);
  const next = nextStakeBet(slip);
  const target: StakeTarget = {
    betKey: isChosen ? chosen.betKey : next === undefined ? "" : slipBetKey(next),
    isTyping: isChosen,
    resets: `${resets} ${unitCode ?? ""}`,
    choose: (betKey) => setChosen({ betKey, legs }),
  };
  return [
    target,
    () => {
      setResets(resets + 1);
      setChosen(null);
    },
  ];
}
