import { slipBetKey, slipSelections, type Money, type TicketState } from "@touchline/domain";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { useText } from "../../../messages/use-text.ts";
import { BetTypeSwitch } from "./bet-type-switch.tsx";
import { CustomBetHead } from "./custom-bet-head.tsx";
import { SlipEmpty } from "./slip-empty.tsx";
import { SlipFoot } from "./slip-foot.tsx";
import { SlipLeg } from "./legs/slip-leg.tsx";
import { SlipNotices } from "./placing/slip-notices.tsx";
import { ProcessingHead, SlipProcessing } from "./placing/slip-processing.tsx";
import { ReceiptHead, SlipReceipt } from "./placing/slip-receipt.tsx";
import type { StakeTarget } from "./stake/stake-target.ts";
import { SystemPanel } from "./system/system-panel.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { useSlipSettings } from "./use-slip-settings.ts";
import type { SlipView } from "./use-slip.ts";

/** What the shell does for the slip. */
export interface SlipExits {
  onSignIn(): void;
  onDeposit(missing: Money): void;
  onOpenMyBets(): void;
  /** What else the shell offers for the bets being made, beside the clear button: sharing. */
  readonly tools?: ReactNode;
  /** What it offers for a custom bet, beside its price: the way back to the builder. */
  readonly customTools?: ReactNode;
  /** Which bonuses the bets carry, under their legs. */
  readonly bonuses?: ReactNode;
}

interface SlipTicketProps extends SlipExits {
  readonly view: SlipView;
  readonly layout: "column" | "sheet";
}

/** The ticket in its state: empty, being made, under way, or placed (spec.md 4). */
export function SlipTicket(props: SlipTicketProps): ReactNode {
  const { view } = props;
  const { slip } = view;
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, slip.state);
  return (
    <div ref={place} className="contents">
      {slip.state === "success" ? (
        <>
          <ReceiptHead view={view} />
          <SlipReceipt view={view} />
        </>
      ) : slip.bets.length === 0 ? (
        <SlipEmpty view={view} />
      ) : (
        <SlipBeingMade {...props} />
      )}
    </div>
  );
}

/** Where the part that had the focus is gone, what took its place gets it; a receipt also when nothing on the page has it. */
function useKeptFocus(place: RefObject<HTMLElement | null>, state: TicketState): void {
  const isInside = useRef(false);
  const before = useRef(state);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      isInside.current = target instanceof Node && place.current?.contains(target) === true;
    };
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", note);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", note);
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

function SlipBeingMade({ view, layout, onDeposit, onOpenMyBets, customTools, bonuses }: SlipTicketProps): ReactNode {
  const settings = useSlipSettings();
  const { slip } = view;
  const [wantedBetKey, choose] = useState<string | null>(null);
  const betKey = slip.bets.length > 1 && slip.bets.some((bet) => slipBetKey(bet) === wantedBetKey) ? wantedBetKey : null;
  const stakeTarget: StakeTarget = { betKey, choose };
  return (
    <>
      {slip.state === "processing" ? null : <BetTypeSwitch view={view} />}
      {view.summary.type === "customBet" ? <CustomBetHead view={view} tools={customTools} /> : null}
      <SlipLegs view={view} layout={layout} stakeTarget={stakeTarget} bonuses={bonuses} />
      <UndoBar view={view} place="ticket" />
      <div aria-live="polite">
        <SlipNotices view={view} />
      </div>
      <output className="block">
        {slip.state === "processing" ? <ProcessingHead view={view} delaySeconds={settings.delaySeconds} /> : null}
      </output>
      {slip.state === "processing" ? (
        <SlipProcessing view={view} onOpenMyBets={onOpenMyBets} />
      ) : (
        <SlipFoot
          key={`${betKey ?? "shared"} ${view.summary.type} ${view.unitCode ?? ""}`}
          view={view}
          stakeTarget={stakeTarget}
          layout={layout}
          stakesByCurrency={settings.stakesByCurrency}
          onDeposit={onDeposit}
        />
      )}
    </>
  );
}

/** Scrolls to the newest leg and what stands under it: its bonuses, or a system's types, which come first where both have no room. */
function showNewest(list: HTMLElement | null): void {
  const leg = list?.querySelector(":scope > ul > li:last-child");
  if (leg == null || list === null) return;
  const types = list.querySelector('[role="radiogroup"]')?.parentElement;
  const top = leg.getBoundingClientRect().top;
  const hasRoom = types == null || types.getBoundingClientRect().bottom - top <= list.clientHeight;
  list.scrollTop += (hasRoom ? top : types.getBoundingClientRect().top) - list.getBoundingClientRect().top;
}

/** The legs and their bonuses; the newest is scrolled into view, on phones also when the keypad takes room. */
function SlipLegs({
  view,
  layout,
  stakeTarget,
  bonuses,
}: Pick<SlipTicketProps, "view" | "layout" | "bonuses"> & { readonly stakeTarget: StakeTarget }): ReactNode {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const [first] = view.slip.bets;
  const count = slipSelections(view.slip).length;
  const shown = useRef(count);
  useEffect(() => {
    if (count > shown.current) showNewest(list.current);
    shown.current = count;
  }, [count]);
  const isSystem = first?.type === "system";
  useEffect(() => {
    if (isSystem && layout === "sheet") showNewest(list.current);
  }, [isSystem, layout]);
  useEffect(() => {
    const { current } = list;
    if (layout !== "sheet" || current === null) return;
    let before = Infinity;
    const observer = new ResizeObserver(() => {
      const { clientHeight } = current;
      if (clientHeight < before) showNewest(current);
      before = clientHeight;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [layout]);
  return (
    <div ref={list} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <ul aria-label={t("slip.selections")}>
        {view.slip.bets.map((bet) =>
          bet.selections.map((selection) => (
            <SlipLeg key={selection.id} view={view} bet={bet} selection={selection} layout={layout} stakeTarget={stakeTarget} />
          )),
        )}
      </ul>
      {isSystem && view.slip.state !== "processing" ? <SystemPanel view={view} bet={first} /> : null}
      {bonuses}
    </div>
  );
}
