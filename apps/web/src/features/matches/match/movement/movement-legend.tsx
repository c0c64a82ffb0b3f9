import { formatOdds, type Outcome } from "@touchline/domain";
import type { ReactNode } from "react";
import { usePreferences } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { seriesLook } from "./series-look.ts";

interface MovementLegendProps {
  readonly outcomes: readonly Outcome[];
  readonly shownIds: ReadonlySet<string>;
  onToggle(outcomeId: string): void;
}

/** Which outcome each line is, with its price of now; each can be hidden and shown. */
export function MovementLegend({ outcomes, shownIds, onToggle }: MovementLegendProps): ReactNode {
  const t = useText();
  const { oddsFormat } = usePreferences();
  return (
    <div role="group" aria-label={t("movement.outcomes")} className="flex max-h-40 flex-wrap gap-2 overflow-auto">
      {outcomes.map(({ id, name, odds }, index) => {
        const { stroke, dash } = seriesLook(index, outcomes.length);
        const isShown = shownIds.has(id);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isShown}
            onClick={() => onToggle(id)}
            className={`flex min-h-9 items-center gap-2 rounded-2 bg-cell px-3 text-13 ${isShown ? "" : "text-mid line-through"}`}
          >
            <svg viewBox="0 0 22 6" className="h-1.5 w-5.5 shrink-0" aria-hidden="true">
              <path d="M0 3H22" stroke={stroke} strokeWidth="3" strokeDasharray={dash} opacity={isShown ? 1 : 0.35} />
            </svg>
            <bdi className="inline-block first-letter:uppercase">{name}</bdi>
            <bdi className="n font-bold">{formatOdds(odds, oddsFormat)}</bdi>
          </button>
        );
      })}
    </div>
  );
}
