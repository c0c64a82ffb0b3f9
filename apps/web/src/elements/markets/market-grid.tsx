import type { Market, Outcome } from "@touchline/domain";
import { moveFocusByKey } from "@touchline/ui";
import type { ReactNode } from "react";
import { OddsButton } from "./odds-button.tsx";

interface MarketGridProps {
  readonly market: Market | undefined;
  /** Number of placeholder cells while the market is not on offer. */
  readonly outcomesCount: number;
  readonly className?: string;
  /** Whether high prices are shown in full; lists cap them. */
  readonly isExact?: boolean;
  label?(market: Market, outcome: Outcome): string | undefined;
}

/** The prices of one market. Arrow keys move between them. */
export function MarketGrid({ market, outcomesCount, className, isExact = false, label }: MarketGridProps): ReactNode {
  const classes = className === undefined ? "plate" : `plate ${className}`;
  if (market === undefined) {
    return (
      <div className={classes} aria-hidden="true">
        {Array.from({ length: outcomesCount }, (_, index) => (
          <span key={index} className="odd nil">
            –
          </span>
        ))}
      </div>
    );
  }
  return (
    <div className={classes} role="group" aria-label={market.name} onKeyDown={moveFocusByKey}>
      {market.outcomes.map((outcome, index) => (
        <OddsButton
          key={outcome.id}
          market={market}
          outcome={outcome}
          label={label?.(market, outcome)}
          isExact={isExact}
          isTabStop={index === 0}
        />
      ))}
    </div>
  );
}
