import { slipBetKey, slipSelections } from "@touchline/domain";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { BetTypeSwitch } from "./bet-type-switch.tsx";
import { SlipEmpty } from "./slip-empty.tsx";
import { SlipFoot } from "./slip-foot.tsx";
import { SlipLeg } from "./slip-leg.tsx";
import { SlipNotices } from "./slip-notices.tsx";
import { SlipProcessing } from "./slip-processing.tsx";
import { SlipReceipt } from "./slip-receipt.tsx";
import type { StakeTarget } from "./stake-target.ts";
import { useSlipSettings } from "./use-slip-settings.ts";
import type { SlipView } from "./use-slip.ts";

/** What the shell does for the slip. */
export interface SlipExits {
  onSignIn(): void;
  onDeposit(): void;
  onOpenMyBets(): void;
}

interface SlipTicketProps extends SlipExits {
  readonly view: SlipView;
  readonly layout: "column" | "sheet";
}

/** The ticket in its state: empty, being made, under way, or placed (spec.md 4). */
export function SlipTicket({ view, layout, onDeposit, onOpenMyBets }: SlipTicketProps): ReactNode {
  const settings = useSlipSettings();
  const { slip } = view;
  const [wantedBetKey, choose] = useState<string | null>(null);
  const betKey = slip.bets.length > 1 && slip.bets.some((bet) => slipBetKey(bet) === wantedBetKey) ? wantedBetKey : null;
  const stakeTarget: StakeTarget = { betKey, choose };
  if (slip.state === "success") return <SlipReceipt view={view} />;
  if (slip.bets.length === 0) return <SlipEmpty view={view} />;
  return (
    <>
      {slip.state === "processing" ? null : <BetTypeSwitch view={view} />}
      <SlipLegs view={view} layout={layout} stakeTarget={stakeTarget} />
      <SlipNotices view={view} />
      {slip.state === "processing" ? (
        <SlipProcessing view={view} delaySeconds={settings.delaySeconds} onOpenMyBets={onOpenMyBets} />
      ) : (
        <SlipFoot
          key={betKey}
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

/** The legs; the newest is scrolled into view. */
function SlipLegs({
  view,
  layout,
  stakeTarget,
}: Pick<SlipTicketProps, "view" | "layout"> & { readonly stakeTarget: StakeTarget }): ReactNode {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const count = slipSelections(view.slip).length;
  const shown = useRef(count);
  useEffect(() => {
    if (count > shown.current) list.current?.scrollTo({ top: list.current.scrollHeight });
    shown.current = count;
  }, [count]);
  return (
    <ul ref={list} aria-label={t("slip.selections")} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      {view.slip.bets.map((bet) =>
        bet.selections.map((selection) => (
          <SlipLeg key={selection.id} view={view} bet={bet} selection={selection} layout={layout} stakeTarget={stakeTarget} />
        )),
      )}
    </ul>
  );
}
