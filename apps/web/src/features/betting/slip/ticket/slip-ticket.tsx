import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { type BetType, betTypeRefusal, type BetTypeRefusal, type Money, slipBetKey, type TicketState } from "@touchline/domain";
import { Segmented } from "@touchline/ui";
import { useText } from "../../../../messages/use-text.ts";
import { UndoBar } from "./undo-bar.tsx";
import { type SlipView, usePageSlip } from "../use-slip.ts";
import { CustomBetHead, SlipLegs } from "../legs/slip-legs.tsx";
import { SlipFoot } from "./slip-foot.tsx";
import { OddsAge } from "./odds-age.tsx";
import { SlipNotices } from "./slip-notices.tsx";
import { ProcessingHead, SlipProcessing } from "./slip-processing.tsx";
import { ReceiptHead, SlipReceipt } from "./slip-receipt.tsx";
import type { StakeTarget } from "../stake/use-slip-stakes.ts";
import { useSlipSettings } from "../use-slip-settings.ts";

/** What the shell provides to the slip. */
export interface SlipShellProps {
  onSignIn(): void;
  onDeposit(missing: Money): void;
  onOpenMyBets(): void;
  /** Additional buttons next to the clear button, such as sharing. */
  readonly tools?: ReactNode;
  /** Additional buttons next to the price of a custom bet, such as the way back to the builder. */
  readonly customTools?: ReactNode;
  /** The bonuses of the bets, shown below the legs. */
  readonly bonuses?: ReactNode;
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
          <SlipReceipt view={view} />
        </>
      ) : slip.bets.length === 0 ? (
        <SlipEmpty view={view} />
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

function ActiveSlip({ view, layout, onDeposit, onOpenMyBets, customTools, bonuses }: SlipTicketProps): ReactNode {
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
      <OddsAge />
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

const types = ["single", "combo", "system"] as const satisfies readonly BetType[];
type OfferedType = (typeof types)[number];

/** Switches between singles, combo and system. Choosing an unavailable type shows why it is unavailable. */
function BetTypeSwitch({ view }: { readonly view: SlipView }): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const { slip, summary } = view;
  const [wanted, setWanted] = useState<OfferedType | null>(null);
  if (summary.selectionCount < 2 || summary.type === "customBet") return null;
  const shownRefusal = wanted === null ? null : explained(betTypeRefusal(slip, wanted));
  return (
    <div className="px-4 pt-3 pb-1">
      <Segmented
        label={t("slip.type.label")}
        items={types.map((type) => ({
          key: type,
          label: <span className={explained(betTypeRefusal(slip, type)) === null ? "" : "text-low"}>{t(`slip.type.${type}`)}</span>,
        }))}
        chosen={summary.type}
        onChoose={(betType) => {
          setWanted(betType);
          page.dispatch({ type: "betTypeChanged", betType });
        }}
      />
      <output className="block text-12 text-mid">
        {shownRefusal === null ? null : <span className="block pt-1.5">{t(`slip.type.refused.${shownRefusal}`)}</span>}
      </output>
    </div>
  );
}

/** Omits refusals that need no explanation, such as a ticket that already has the type. */
function explained(refusal: BetTypeRefusal | null): "multiSingleOff" | "noSystemType" | null {
  return refusal === "multiSingleOff" || refusal === "noSystemType" ? refusal : null;
}

/** An empty slip: how to start, and an undo after clearing. */
function SlipEmpty({ view }: { readonly view: SlipView }): ReactNode {
  const t = useText();
  return (
    <>
      <div className="grid justify-items-center gap-1.5 px-6 pt-8 pb-7 text-center">
        <div
          aria-hidden="true"
          className="n mb-2 grid grid-cols-3 overflow-hidden rounded-2 text-14 font-[640] shadow-[0_0_0_1px_var(--line-2)]"
          dir="ltr"
        >
          <span className="grid h-9 w-11 place-items-center bg-cell text-low">1.44</span>
          <span className="grid h-9 w-11 place-items-center bg-sel text-on-sel">4.20</span>
          <span className="grid h-9 w-11 place-items-center bg-cell text-low">8.50</span>
        </div>
        <p data-slip-focus="" tabIndex={-1} className="text-16 font-[680] outline-none">
          {t("slip.empty.title")}
        </p>
        <p className="text-mid">{t("slip.empty.text")}</p>
      </div>
      <UndoBar view={view} place="ticket" />
    </>
  );
}
