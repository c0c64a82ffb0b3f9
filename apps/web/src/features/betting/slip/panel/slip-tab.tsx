import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { usePageSlip, useSlipFormats, useSlipView } from "../use-slip.ts";

/** The slip's button in the tab bar of phones and the dock of tablets. Shows the count and the total price unless the slip is empty. */
export function SlipTab(): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const formats = useSlipFormats();
  const { panel, summary } = useSlipView();
  const [only] = summary.bets;
  const type = summary.type === "customBet" ? "combo" : summary.type;
  const kind = t(summary.selectionCount === 1 ? "bets.type.single" : summary.betCount > 1 ? "slip.title" : `slip.type.${type}`);
  const price = summary.totalOdds === null ? "" : formats.total(summary.totalOdds);
  const open = (): void => page.setPanel({ isOpen: true, tab: "betSlip" });
  if (only === undefined) {
    return (
      <button
        type="button"
        data-slip-tab=""
        className="grid h-11 w-full place-items-center content-center gap-[3px] text-12 font-[570] text-mid max-[359px]:[font-stretch:var(--w-num)]"
        onClick={open}
      >
        <Icon name="slip" size={21} />
        {t("slip.title")}
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        data-slip-tab=""
        aria-label={`${t("slip.open", { count: summary.selectionCount })}: ${[summary.selectionCount, kind, price].join(" ").trim()}`}
        aria-expanded={panel.isOpen}
        className="flex h-11 max-w-full items-center gap-1.5 rounded-2 bg-sel px-1.5 text-on-sel tablet:px-2.5"
        onClick={open}
      >
        <b className="n text-18 font-[740]">{summary.selectionCount}</b>{" "}
        <span className="grid min-w-0 text-start text-12 leading-tight font-[640]">
          <span className="truncate max-[799px]:[font-stretch:var(--w-num)]">{kind}</span>{" "}
          {price === "" ? null : <bdi className="n">{price}</bdi>}
        </span>
      </button>
      {summary.totalReturn.minor === 0n ? null : (
        <span className="hidden flex-1 text-end text-mid tablet:block">
          {t("slip.returns")} <bdi className="n text-18 font-bold text-hi">{formats.money(summary.totalReturn)}</bdi>
        </span>
      )}
    </>
  );
}
