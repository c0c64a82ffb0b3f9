import { isOddsChanged, type OddsPolicy, type SlipSelection } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { useSlipFormats } from "./use-slip.ts";

/** A leg's price with what it was before; a lock while it cannot be bet on. */
export function LegPrice({ selection, policy }: { readonly selection: SlipSelection; readonly policy: OddsPolicy }): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const before = isOddsChanged(selection, policy) ? selection.acceptedOdds : selection.initialOdds;
  const isLocked = selection.availability === "suspended" || selection.availability === "notAvailable";
  return (
    <div className="text-end">
      <div className={`n flex items-center justify-end gap-1 text-18 leading-5 font-bold ${isLocked ? "text-low" : ""}`}>
        {isLocked ? <Icon name="lock" size={14} /> : null}
        <bdi>{formats.odds(selection.odds)}</bdi>
      </div>
      {isLocked ? (
        <div className="text-12 leading-[18px] text-down">
          {t(selection.availability === "suspended" ? "sb.ticket.suspended.label" : "sb.ticket.not-available.label")}
        </div>
      ) : before === selection.odds ? null : (
        <div className={`flex items-center justify-end gap-1 text-12 leading-[18px] ${selection.odds > before ? "text-up" : "text-down"}`}>
          <svg width="8" height="6" viewBox="0 0 8 6" fill="currentColor" aria-hidden="true">
            <path d={selection.odds > before ? "M4 0l4 6H0z" : "M4 6L0 0h8z"} />
          </svg>
          <bdi>{t("slip.was", { odds: formats.odds(before) })}</bdi>
        </div>
      )}
    </div>
  );
}
