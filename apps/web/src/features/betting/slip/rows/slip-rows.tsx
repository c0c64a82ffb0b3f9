import { hasAllFields, type SlipBet, slipSelections } from "@touchline/domain";
import { Icon, VisuallyHidden } from "@touchline/ui";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { useSlipFormats } from "../use-slip.ts";
import { ComboRow } from "./combo-row.tsx";
import { LegRow } from "./leg-row.tsx";
import { MoveMark } from "./price-cell.tsx";
import { type RowProps, StakeCell } from "./stake-cell.tsx";
import { SystemRow } from "./system-row.tsx";
import "../../../../styles/slip.css";

interface SlipRowsProps extends RowProps {
  readonly boost?: ReactNode;
  readonly bonuses?: ReactNode;
  /** Buttons next to the odds of a bet builder bet. */
  readonly customTools?: ReactNode;
}

/** Singles, combo and system in a column, each with its stake. */
export function SlipRows({ boost, bonuses, customTools, ...row }: SlipRowsProps): ReactNode {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const { slip } = row.view;
  const selections = slipSelections(slip);
  useShownRow(list, `${selections.length} ${row.target.betKey}`);
  const betOf = (type: "combo" | "system") => slip.bets.find((bet) => bet.type === type);
  const custom = slip.bets.find(({ type }) => type === "customBet");
  const [combo, system] = hasAllFields(slip) ? [betOf("combo"), betOf("system")] : [];
  return (
    <div ref={list} className="slip-rows" data-layout={row.layout}>
      <div className="slip-heads" aria-hidden="true">
        <span>{t("slip.selections")}</span>
        <span>{t("outright.odds")}</span>
        <span>{t("slip.stake")}</span>
      </div>
      <ul aria-label={t("slip.selections")}>
        {selections.map((selection) => (
          <LegRow
            key={selection.id}
            {...row}
            selection={selection}
            single={slip.bets.find((bet) => bet.type === "single" && bet.selections[0]?.id === selection.id) ?? null}
            hasPrice={custom === undefined}
          />
        ))}
      </ul>
      {custom === undefined ? null : <BuilderRow {...row} bet={custom} tools={customTools} />}
      {combo === undefined ? null : <ComboRow {...row} bet={combo} boost={slip.state === "processing" ? null : boost} />}
      {system?.systemType == null || slip.state === "processing" ? null : <SystemRow {...row} bet={system} system={system.systemType} />}
      {bonuses}
    </div>
  );
}

/** Keeps the row whose stake is edited in view, also when the keypad takes half of the sheet. */
function useShownRow(list: RefObject<HTMLElement | null>, change: string): void {
  useEffect(() => {
    const show = (): void => {
      const { current } = list;
      if (current === null) return;
      const row = current.querySelector("[data-target='true']")?.closest<HTMLElement>(".slip-row");
      if (row == null) return;
      const [box, place] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
      if (box.bottom > place.bottom) current.scrollBy(0, box.bottom - place.bottom);
      else if (box.top < place.top) current.scrollBy(0, box.top - place.top);
    };
    show();
    const observer = new ResizeObserver(show);
    if (list.current !== null) observer.observe(list.current);
    return () => observer.disconnect();
  }, [list, change]);
}

/** A bet builder bet: its joint odds, its stake and a link back to the builder. */
function BuilderRow({ bet, tools, ...row }: RowProps & { readonly bet: SlipBet; readonly tools: ReactNode }): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const { slip } = row.view;
  const { customOdds: odds, acceptedCustomOdds: before } = bet;
  const isChanged = odds !== null && before !== null && odds !== before;
  return (
    <div className="slip-row slip-joint" data-bet="customBet">
      <Icon name="layers" size={16} className="slip-mark" />
      <div className="slip-what">
        <b className="slip-name">{t("builder.title")}</b>
        {slip.state === "processing" ? null : <span className="block">{tools}</span>}
      </div>
      <span className="slip-price n" data-move={isChanged ? (odds > before ? "better" : "worse") : "same"}>
        <bdi>{odds === null ? "–" : formats.odds(odds)}</bdi>
        {isChanged ? (
          <>
            <MoveMark move={odds > before ? "better" : "worse"} />
            <VisuallyHidden>{t("slip.was", { odds: formats.odds(before) })}</VisuallyHidden>
          </>
        ) : null}
      </span>
      <StakeCell {...row} bet={bet} name={t("builder.title")} />
    </div>
  );
}
