import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { usePageSlip, useSlipFormats, useSlipView } from "./use-slip.ts";

/** The slip between phone and desktop widths: a bar below with count, price and return that opens the sheet; nothing while empty. */
export function SlipDock(): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const formats = useSlipFormats();
  const { panel, summary } = useSlipView();
  const [only] = summary.bets;
  if (only === undefined || panel.isOpen) return null;
  return (
    <button
      type="button"
      aria-label={t("slip.open", { count: summary.selectionCount })}
      aria-expanded={false}
      className="fixed inset-x-0 bottom-0 z-30 hidden h-16 items-center gap-3 border-t border-line-2 bg-raise px-5 tablet:flex desk:hidden"
      onClick={() => page.setPanel({ isOpen: true, tab: "betSlip" })}
    >
      <span className="num n" data-tone="act">
        {summary.selectionCount}
      </span>
      <span className="text-16 font-[680]">{t("slip.title")}</span>
      {summary.betCount === 1 ? <bdi className="n text-16 font-[640] text-mid">{formats.total(only.odds)}</bdi> : null}
      <span className="flex-1" />
      {summary.totalReturn.minor === 0n ? null : (
        <span className="text-mid">
          {t("slip.returns")} <bdi className="n text-18 font-bold text-hi">{formats.money(summary.totalReturn)}</bdi>
        </span>
      )}
      <Icon name="chevron-down" className="rotate-180 text-mid" />
    </button>
  );
}
