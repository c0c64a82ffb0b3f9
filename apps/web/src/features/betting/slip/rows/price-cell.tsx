import { priceMove, type SlipSelection } from "@touchline/domain";
import { Icon, VisuallyHidden } from "@touchline/ui";
import type { ReactNode } from "react";
import { useDayFormat } from "../../../../elements/time.ts";
import { useText } from "../../../../messages/use-text.ts";
import { useSlipFormats } from "../use-slip.ts";

interface PriceCellProps {
  readonly selection: SlipSelection;
  /** The shown price may be outdated. */
  readonly isStale: boolean;
  readonly isTrailOpen: boolean;
  onToggleHistory(): void;
}

/** A leg's odds. A tint and a triangle mark a change, a press shows the history, and a lock marks a leg that cannot be bet on. */
export function PriceCell({ selection, isStale, isTrailOpen, onToggleHistory }: PriceCellProps): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const isLocked = selection.availability === "suspended" || selection.availability === "notAvailable";
  const isDim = isLocked || isStale || selection.availability === "checking";
  const move = isLocked ? "same" : selection.isPriceRefused && selection.odds === selection.acceptedOdds ? "worse" : priceMove(selection);
  const before = move === "same" ? selection.initialOdds : selection.acceptedOdds;
  const was = before === selection.odds ? null : t("slip.was", { odds: formats.odds(before) });
  const face = (
    <>
      {isLocked ? <Icon name="lock" size={14} /> : null}
      <bdi>{formats.odds(selection.odds)}</bdi>
      <MoveMark move={move} />
      {was === null ? null : <VisuallyHidden>{was}</VisuallyHidden>}
    </>
  );
  if (selection.trail.length === 0)
    return (
      <span className="slip-price n" data-move={move} data-dim={isDim}>
        {face}
      </span>
    );
  return (
    <button type="button" className="slip-price n" data-move={move} data-dim={isDim} aria-expanded={isTrailOpen} onClick={onToggleHistory}>
      {face}
      <VisuallyHidden>{t("slip.trail.show", { name: selection.outcomeName })}</VisuallyHidden>
    </button>
  );
}

/** The triangle that marks a change. */
export function MoveMark({ move }: { readonly move: "same" | "better" | "worse" }): ReactNode {
  if (move === "same") return null;
  return (
    <svg width="8" height="6" viewBox="0 0 8 6" fill="currentColor" aria-hidden="true">
      <path d={move === "better" ? "M4 0l4 6H0z" : "M4 6L0 0h8z"} />
    </svg>
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
    <ol aria-label={t("slip.trail.label")} className="slip-trail n">
      <li>
        <bdi>{formats.odds(selection.initialOdds)}</bdi>
      </li>
      {steps.map(({ odds, atMs, isUp }) => (
        <li key={atMs} data-move={isUp ? "better" : "worse"}>
          <MoveMark move={isUp ? "better" : "worse"} />
          <bdi>{formats.odds(odds)}</bdi>
          <bdi className="text-low">{time(atMs)}</bdi>
        </li>
      ))}
    </ol>
  );
}
