import { useMemo, type ReactNode } from "react";
import { Island } from "../../../elements/rendering/island.tsx";
import { type CardColumn, cardHeight, cardRows, type MarketCardData, placeCards } from "../../../elements/markets/market-cards.ts";
import { useIsDesktop } from "../../../elements/rendering/use-media-query.ts";
import { useStagedCount } from "../../../elements/rendering/use-staged-render.ts";
import type { BoardMemoryControl } from "./board-memory.ts";
import { MarketCard } from "./market-card.tsx";

/** Number of cards that fill a screen. */
const firstCount = { phone: 6, desktop: 10 } as const;
const step = 8;

interface CardColumnsProps {
  /** In reading order. */
  readonly cards: readonly MarketCardData[];
  readonly memory: BoardMemoryControl;
  /** Opens a card's price history; null if the operator keeps none. */
  readonly onShowMovement: ((card: MarketCardData) => void) | null;
}

interface CardPlaceholderProps {
  readonly card: MarketCardData;
  readonly column: CardColumn;
  readonly isCollapsed: boolean;
}

/** Reserves the height of a card that is not rendered yet. */
function CardPlaceholder({ card, column, isCollapsed }: CardPlaceholderProps): ReactNode {
  return (
    <section
      className="card"
      data-column={column}
      aria-busy="true"
      data-shape={card.shape}
      data-rows={cardRows(card)}
      {...(isCollapsed ? { "data-collapsed": "" } : {})}
    />
  );
}

/** Market cards in one or two columns. Renders the first screen at once and the others in batches. */
export function CardColumns({ cards, memory, onShowMovement }: CardColumnsProps): ReactNode {
  const columns = useMemo(
    () => placeCards(cards, (card) => cardHeight(card, memory.collapsed.includes(card.key))),
    [cards, memory.collapsed],
  );
  const isDesktop = useIsDesktop();
  const renderedCount = useStagedCount({ total: cards.length, first: firstCount[isDesktop === true ? "desktop" : "phone"], step });
  return (
    <div className="cards">
      {cards.map((card, index) => {
        const isCollapsed = memory.collapsed.includes(card.key);
        const column = columns.get(card.key) ?? "start";
        return index >= renderedCount ? (
          <CardPlaceholder key={card.key} card={card} column={column} isCollapsed={isCollapsed} />
        ) : (
          <Island key={card.key}>
            <MarketCard
              card={card}
              column={column}
              isPinned={memory.pinned.includes(card.key)}
              isCollapsed={isCollapsed}
              onToggle={memory.toggle}
              onShowMovement={onShowMovement}
            />
          </Island>
        );
      })}
    </div>
  );
}
