import { isOddsChanged, type Odds, type OddsPolicy, type SlipSelection } from "@touchline/domain";
import type { ReactNode } from "react";
import { Icon, VisuallyHidden } from "@touchline/ui";
import { useText } from "../../../../messages/use-text.ts";
import { useDayFormat } from "../../../../elements/time.ts";
import { useSlipFormats } from "../use-slip.ts";

interface LegPriceProps {
  readonly selection: SlipSelection;
  readonly policy: OddsPolicy;
  /** `joint`: the bet has one price for all legs, so the leg's own price is hidden. */
  readonly price: "own" | "joint";
  /** The shown price may be outdated. */
  readonly isStale: boolean;
  readonly isTrailOpen: boolean;
  onTrail(): void;
}

/** A leg's price and its previous price, which expands the price history. Shows a lock while the leg cannot be bet on. */
export function LegPrice({ selection, policy, price, isStale, isTrailOpen, onTrail }: LegPriceProps): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const before = isOddsChanged(selection, policy) ? selection.acceptedOdds : selection.initialOdds;
  const isLocked = selection.availability === "suspended" || selection.availability === "notAvailable";
  if (price === "joint" && !isLocked) return null;
  return (
    <div className="text-end">
      <div
        className={`n flex items-center justify-end gap-1 text-18 leading-5 font-bold ${isLocked || isStale || selection.availability === "checking" ? "text-low" : ""}`}
      >
        {isLocked ? <Icon name="lock" size={14} /> : null}
        {price === "own" ? <bdi>{formats.odds(selection.odds)}</bdi> : null}
      </div>
      {isLocked ? (
        <div className="text-12 leading-[18px] text-down">
          {t(selection.availability === "suspended" ? "sb.ticket.suspended.label" : "sb.ticket.not-available.label")}
        </div>
      ) : selection.trail.length === 0 ? (
        <PreviousOdds selection={selection} before={before} />
      ) : (
        <button
          type="button"
          aria-expanded={isTrailOpen}
          className="relative ms-auto flex min-h-6 items-center gap-1 rounded-1 text-12 text-mid after:absolute after:-inset-2 hover:text-hi"
          onClick={onTrail}
        >
          {before === selection.odds ? (
            t("slip.trail.moves", { count: selection.trail.length })
          ) : (
            <PreviousOdds selection={selection} before={before} />
          )}
          <VisuallyHidden>{t("slip.trail.show", { name: selection.outcomeName })}</VisuallyHidden>
          <Icon name="chevron-down" size={12} className={isTrailOpen ? "rotate-180" : ""} />
        </button>
      )}
    </div>
  );
}

function PreviousOdds({ selection, before }: { readonly selection: SlipSelection; readonly before: Odds }): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  if (before === selection.odds) return null;
  const isUp = selection.odds > before;
  return (
    <span className={`flex items-center justify-end gap-1 text-12 leading-[18px] ${isUp ? "text-up" : "text-down"}`}>
      <svg width="8" height="6" viewBox="0 0 8 6" fill="currentColor" aria-hidden="true">
        <path d={isUp ? "M4 0l4 6H0z" : "M4 6L0 0h8z"} />
      </svg>
      <bdi>{t("slip.was", { odds: formats.odds(before) })}</bdi>
    </span>
  );
}

/** The price history of a leg since it was added to the slip, oldest first. */
export function OddsTrail({ selection }: { readonly selection: SlipSelection }): ReactNode {
  const t = useText();
  const { time } = useDayFormat();
  const formats = useSlipFormats();
  const steps = selection.trail.map((step, index) => ({
    ...step,
    isUp: step.odds > (selection.trail[index - 1]?.odds ?? selection.initialOdds),
  }));
  return (
    <ol aria-label={t("slip.trail.label")} className="n flex flex-wrap items-center gap-x-2.5 gap-y-1 pt-1.5 text-12 text-mid">
      <li>
        <bdi>{formats.odds(selection.initialOdds)}</bdi>
      </li>
      {steps.map(({ odds, atMs, isUp }) => (
        <li key={atMs} className="flex items-center gap-1">
          <svg width="8" height="6" viewBox="0 0 8 6" fill="currentColor" aria-hidden="true" className={isUp ? "text-up" : "text-down"}>
            <path d={isUp ? "M4 0l4 6H0z" : "M4 6L0 0h8z"} />
          </svg>
          <bdi className="font-[640] text-hi">{formats.odds(odds)}</bdi>
          <bdi className="text-low">{time(atMs)}</bdi>
        </li>
      ))}
    </ol>
  );
}
