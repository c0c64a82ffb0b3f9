import { capOdds, createSelection, formatOdds, outcomeKey, selectionId, speakOdds, type Market, type Outcome } from "@touchline/domain";
import { matchToSelectionMatch, type OutcomeCell } from "@touchline/store";
import { Icon } from "@touchline/ui";
import { memo, useCallback, useSyncExternalStore, type ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { slipSelectionIds } from "./slip-selection-ids.ts";
import { usePreferences } from "./use-preferences.ts";
import { useOddsDisplayCap } from "./use-site-config.ts";
import { useStore } from "./use-store.ts";

interface OddsButtonProps {
  readonly market: Market;
  readonly outcome: Outcome;
  /** Shown before the price; without one the price stands alone. */
  readonly label?: string | undefined;
}

const longPrice = 5;

function useCell(key: string): OutcomeCell | undefined {
  const { entities } = useStore();
  const subscribe = useCallback((listener: () => void) => entities.subscribeOutcome(key, listener), [entities, key]);
  const read = (): OutcomeCell | undefined => entities.outcome(key);
  return useSyncExternalStore(subscribe, read, read);
}

function useIsSelected(id: string): boolean {
  const { slip } = useStore();
  const read = (): boolean => slipSelectionIds(slip.getState().slip).has(id);
  return useSyncExternalStore(slip.subscribe, read, () => false);
}

function useToggle(market: Market, outcomeId: string): () => void {
  const { entities, slip } = useStore();
  return () => {
    const match = entities.match(market.matchId);
    const outcome = entities.outcome(outcomeKey(market, outcomeId))?.outcome;
    const selection = match === undefined || outcome === undefined ? null : createSelection(matchToSelectionMatch(match), market, outcome);
    if (selection !== null) slip.dispatch({ type: "selectionToggled", selection });
  };
}

interface CellTexts {
  readonly name: string;
  readonly label: string | undefined;
  /** As shown; empty while it cannot be bet on. */
  readonly price: string;
  readonly spoken: string;
}

/** The outcome in full, then what the cell shows (WCAG 2.5.3), then how its price is read out where that differs. */
function spokenName({ name, label, price, spoken }: CellTexts): string {
  const shown = label === undefined || label === name ? price : `${label} ${price}`;
  return `${name} ${spoken === price ? shown : `${shown} ${spoken}`}`.replaceAll("  ", " ");
}

/** The price of one outcome: listens to that outcome alone, and puts it on the slip or takes it off. */
export const OddsButton = memo(function OddsButton({ market, outcome: listed, label }: OddsButtonProps): ReactNode {
  const t = useText();
  const { oddsFormat } = usePreferences();
  const cap = useOddsDisplayCap();
  const cell = useCell(outcomeKey(market, listed.id));
  const isSelected = useIsSelected(
    selectionId({ matchUrnId: market.matchUrnId, marketId: market.id, outcomeId: listed.id, specifier: market.specifier }),
  );
  const toggle = useToggle(market, listed.id);
  const outcome = cell?.outcome ?? listed;
  const { odds } = outcome;
  const isLocked = cell === undefined || cell.availability !== "open" || !outcome.active || odds === null;
  const shown = odds === null ? null : capOdds(odds, cap);
  const price = shown === null ? "" : `${formatOdds(shown.odds, oddsFormat)}${shown.isCapped ? "+" : ""}`;
  const spoken =
    isLocked || odds === null ? t("odds.suspended") : speakOdds(formatOdds(odds, oddsFormat), { minus: t("odds.minus"), to: t("odds.to") });
  return (
    <button
      type="button"
      className={label === undefined ? "odd" : "odd wl"}
      aria-pressed={isSelected}
      aria-disabled={isLocked && !isSelected}
      aria-label={spokenName({ name: outcome.name, label, price: isLocked ? "" : price, spoken })}
      {...(isLocked ? { "data-locked": "" } : {})}
      {...(!isLocked && cell.mark !== null && !isSelected ? { "data-move": cell.mark.direction } : {})}
      {...(price.length > longPrice ? { "data-long": "" } : {})}
      {...(shown?.isCapped === true && odds !== null ? { title: formatOdds(odds, oddsFormat) } : {})}
      onClick={isLocked && !isSelected ? undefined : toggle}
    >
      {label === undefined ? null : <span className="l cap">{label}</span>}{" "}
      {isLocked ? <Icon name="lock" size={14} /> : <span className="n">{price}</span>}
    </button>
  );
});
