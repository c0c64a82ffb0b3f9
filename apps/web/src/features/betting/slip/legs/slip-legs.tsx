import { selectionsToConfirm, slipSelections } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import type { StakeTarget } from "../stake/use-slip-stakes.ts";
import { useSlipFormats, type SlipView } from "../use-slip.ts";
import { SlipLeg } from "./slip-leg.tsx";
import { SystemPanel } from "./system-panel.tsx";

/** The header of a custom bet: the joint price, the previous price and the way back to the builder. */
export function CustomBetHead({ view, tools }: { readonly view: SlipView; readonly tools: ReactNode }): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const [bet] = view.slip.bets;
  if (bet === undefined) return null;
  const { customOdds: odds, acceptedCustomOdds: before } = bet;
  const isAsking = selectionsToConfirm(bet, view.slip.oddsPolicy).length > 0;
  const tint = odds === null || before === null || !isAsking ? "" : odds > before ? "bg-up-w" : "bg-down-w";
  return (
    <div className={`flex min-h-12 items-center gap-2 border-b border-line px-4 ${tint}`}>
      <Icon name="layers" size={18} className="shrink-0 text-mid" />
      <b className="min-w-0 truncate font-[660]">{t("builder.title")}</b>
      {view.slip.state === "processing" ? null : tools}
      <span className="flex-1" />
      {odds !== null && before !== null && odds !== before ? (
        <bdi className={`text-12 ${odds > before ? "text-up" : "text-down"}`}>{t("slip.was", { odds: formats.odds(before) })}</bdi>
      ) : null}
      <b className="n text-18 font-bold">
        <bdi>{odds === null ? "–" : formats.odds(odds)}</bdi>
      </b>
    </div>
  );
}

interface SlipLegsProps {
  readonly view: SlipView;
  readonly layout: "column" | "sheet";
  readonly stakeTarget: StakeTarget;
  readonly bonuses?: ReactNode;
}

/** The legs and their bonuses. Scrolls to a new leg, and on phones also when the keypad opens. */
export function SlipLegs({ view, layout, stakeTarget, bonuses }: SlipLegsProps): ReactNode {
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

/** Scrolls to the newest leg. If a system's types do not fit below it, scrolls to the types instead. */
function showNewest(list: HTMLElement | null): void {
  const leg = list?.querySelector(":scope > ul > li:last-child");
  if (leg == null || list === null) return;
  const types = list.querySelector('[role="radiogroup"]')?.parentElement;
  const top = leg.getBoundingClientRect().top;
  const hasRoom = types == null || types.getBoundingClientRect().bottom - top <= list.clientHeight;
  list.scrollTop += (hasRoom ? top : types.getBoundingClientRect().top) - list.getBoundingClientRect().top;
}
