import { formatOdds, isOutcomeBettable, type Market, type Outcome } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { usePreferences } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

interface BuilderOutcomeProps {
  readonly market: Market;
  readonly outcome: Outcome;
  readonly label: string;
  readonly isChosen: boolean;
  /** Why it cannot join the legs now. */
  readonly blockReason: string | null;
  onPress(outcome: Outcome): void;
}

/** One outcome that may be a leg: pressed while it is one, with the reason while it cannot be. */
export function BuilderOutcome({ market, outcome, label, isChosen, blockReason, onPress }: BuilderOutcomeProps): ReactNode {
  const t = useText();
  const { oddsFormat } = usePreferences();
  const { odds } = outcome;
  const isLocked = !isOutcomeBettable(market, outcome, Number.NEGATIVE_INFINITY) || odds === null;
  const blocked = isChosen ? null : blockReason;
  const isOff = !isChosen && (isLocked || blocked !== null);
  const price = isLocked ? t("odds.suspended") : formatOdds(odds, oddsFormat);
  return (
    <button
      type="button"
      className="odd wl"
      aria-pressed={isChosen}
      aria-disabled={isOff}
      aria-label={[outcome.name, price, ...(blocked === null ? [] : [blocked])].join(" ")}
      {...(blocked === null ? {} : { title: blocked, "data-blocked": "" })}
      {...(isLocked ? { "data-locked": "" } : {})}
      onClick={isOff ? undefined : () => onPress(outcome)}
    >
      <span className="l cap">{label}</span>
      {isLocked ? <Icon name="lock" size={14} /> : <span className="n">{price}</span>}
    </button>
  );
}
