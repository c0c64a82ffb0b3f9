import type { Market, Outcome } from "@touchline/domain";
import { memo, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { getOddsPainter, type PricedOutcome } from "./odds-painter.ts";
import { isLongPrice, lockOf } from "./odds-view.ts";
import { isTallLabel } from "./outcome-label.ts";
import { useStore } from "../store.ts";

/** Maximum length of a label next to its price: "O 220.5" fits, "Menos de 2.5" is placed above. */
const maxAdjacentLabel = 7;
/** Maximum length of a two-line label in a narrow cell. */
const maxTwoLines = 22;

function classOf(label: string | undefined, outcomesCount: number): string {
  if (label === undefined) return "odd";
  if (label.length <= maxAdjacentLabel) return "odd wl";
  if (!isTallLabel(label, outcomesCount)) return "odd wl st";
  return label.length > maxTwoLines ? "odd wl st l2 l3" : "odd wl st l2";
}

interface OddsButtonProps {
  readonly market: Market;
  readonly outcome: Outcome;
  /** Shown before the price. */
  readonly label?: string | undefined;
  /** Whether Tab stops here; arrow keys reach the other prices of the market. */
  readonly isTabStop: boolean;
  /** Whether high prices are shown in full, as on the page of a match; lists cap them. */
  readonly isExact?: boolean;
}

/**
 * React renders the button only once; the painter updates it from then on, so the button must never change for React. The price may
 * have moved since the server rendered it, so the painter first rewrites everything.
 */
function PaintedButton({ outcome, isTabStop }: { readonly outcome: PricedOutcome; readonly isTabStop: boolean }): ReactNode {
  const painter = getOddsPainter(useStore(), useText());
  const button = useRef<HTMLButtonElement>(null);
  const [first] = useState(() => ({ view: painter.initialView(outcome), outcome }));
  const { view } = first;
  const { label } = outcome;
  const lock = lockOf(view);
  useLayoutEffect(() => (button.current === null ? undefined : painter.attach(button.current, first.outcome)), [painter, first]);
  return (
    <button
      ref={button}
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      suppressHydrationWarning
      className={classOf(label, outcome.outcomesCount ?? 2)}
      aria-pressed={view.isSelected}
      aria-disabled={view.isLocked}
      aria-label={view.spokenName}
      {...(lock === null ? {} : { "data-locked": lock })}
      {...(view.move === null ? {} : { "data-move": view.move })}
      {...(isLongPrice(view.price) ? { "data-long": "" } : {})}
      {...(view.title === null ? {} : { title: view.title })}
      onClick={() => painter.toggle(first.outcome)}
    >
      {label === undefined ? null : <span className="l cap">{`${label} `}</span>}
      <span className="n" suppressHydrationWarning>
        {view.price}
      </span>
    </button>
  );
}

function isSame(before: OddsButtonProps, next: OddsButtonProps): boolean {
  return keyOf(before) === keyOf(next);
}

/** Identifies everything in a button that React renders. A change replaces the button. */
function keyOf({ market, outcome, label, isTabStop }: OddsButtonProps): string {
  return `${market.matchId}/${market.matchUrnId}/${market.id}/${market.specifier}/${outcome.id}/${outcome.name}/${label ?? ""}/${isTabStop}`;
}

/** The price of one outcome; a click adds it to the slip or removes it. Subscribes to that outcome only. */
export const OddsButton = memo(function OddsButton(props: OddsButtonProps): ReactNode {
  const { market, outcome, label, isTabStop, isExact } = props;
  const { locale } = useStore();
  return (
    <PaintedButton
      key={`${locale}/${keyOf(props)}`}
      outcome={{ market, outcomeId: outcome.id, name: outcome.name, label, isExact, outcomesCount: market.outcomes.length }}
      isTabStop={isTabStop}
    />
  );
}, isSame);
