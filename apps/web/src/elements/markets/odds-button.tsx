import type { Market, Outcome } from "@touchline/domain";
import { memo, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { oddsPainterOf, type PricedOutcome } from "./odds-painter.ts";
import { isLongPrice } from "./odds-view.ts";
import { useStore } from "../store.ts";

interface OddsButtonProps {
  readonly market: Market;
  readonly outcome: Outcome;
  /** Shown before the price; without one the price stands alone. */
  readonly label?: string | undefined;
  /** Where Tab stops in its market; arrow keys lead to the others. */
  readonly isTabStop: boolean;
}

/**
 * Drawn once; from then on its painter writes what changes, so React must find nothing to change here. The price may have moved
 * since the server drew it: the painter writes all of it anew when it takes over.
 */
function PaintedButton({ outcome, isTabStop }: { readonly outcome: PricedOutcome; readonly isTabStop: boolean }): ReactNode {
  const painter = oddsPainterOf(useStore(), useText());
  const button = useRef<HTMLButtonElement>(null);
  const [first] = useState(() => ({ face: painter.face(outcome), outcome }));
  const { face } = first;
  const { label } = outcome;
  useLayoutEffect(() => (button.current === null ? undefined : painter.attach(button.current, first.outcome)), [painter, first]);
  return (
    <button
      ref={button}
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      suppressHydrationWarning
      className={label === undefined ? "odd" : "odd wl"}
      aria-pressed={face.isSelected}
      aria-disabled={face.isLocked}
      aria-label={face.spokenName}
      {...(face.isLocked ? { "data-locked": "" } : {})}
      {...(face.move === null ? {} : { "data-move": face.move })}
      {...(isLongPrice(face.price) ? { "data-long": "" } : {})}
      {...(face.title === null ? {} : { title: face.title })}
      onClick={() => painter.toggle(first.outcome)}
    >
      {label === undefined ? null : <span className="l cap">{`${label} `}</span>}
      <span className="n" suppressHydrationWarning>
        {face.price}
      </span>
    </button>
  );
}

function isSame(before: OddsButtonProps, next: OddsButtonProps): boolean {
  return keyOf(before) === keyOf(next);
}

/** Everything that React draws of a button: where any of it changes, it is another button. */
function keyOf({ market, outcome, label, isTabStop }: OddsButtonProps): string {
  return `${market.matchId}/${market.matchUrnId}/${market.id}/${market.specifier}/${outcome.id}/${outcome.name}/${label ?? ""}/${isTabStop}`;
}

/** The price of one outcome: follows that outcome alone, and puts it on the slip or takes it off. */
export const OddsButton = memo(function OddsButton(props: OddsButtonProps): ReactNode {
  const { market, outcome, label, isTabStop } = props;
  const { locale } = useStore();
  return (
    <PaintedButton
      key={`${locale}/${keyOf(props)}`}
      outcome={{ market, outcomeId: outcome.id, name: outcome.name, label }}
      isTabStop={isTabStop}
    />
  );
}, isSame);
