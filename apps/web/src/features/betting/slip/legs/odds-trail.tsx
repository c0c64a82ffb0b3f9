import type { SlipSelection } from "@touchline/domain";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { useDayFormat } from "../../../../elements/time/use-day-format.ts";
import { useSlipFormats } from "../use-slip.ts";

/** How a leg's price moved since it was put on the slip, oldest first, with times. */
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
