import { memo, useMemo, type ReactNode } from "react";
import { Island } from "../../../elements/rendering/island.tsx";
import { type CardColumn, cardHeight, cardRows, type MarketCardData, placeCards } from "../../../elements/markets/market-cards.ts";
import { useIsDesktop } from "../../../elements/rendering/use-media-query.ts";
import { useStagedCount } from "../../../elements/rendering/use-staged-render.ts";
import type { BoardMemoryControl } from "./board-memory.ts";
import { MarketCard } from "./market-card.tsx";

/** Number of cards that fill a screen. */
const firstCount = { phone: 4, desktop: 10 } as const;
/** Number of cards rendered after each further paint. */
const step = { phone: 4, desktop: 8 } as const;
/** Maximum number of placeholders for each rendered card; more would delay the first screen of a match with hundreds of markets. */
const placesPerCard = 4;

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

interface CardSlotProps extends CardPlaceholderProps {
  readonly isPinned: boolean;
  /** Renders a placeholder instead. */
  readonly isWaiting: boolean;
  readonly onToggle: BoardMemoryControl["toggle"];
  readonly onShowMovement: CardColumnsProps["onShowMovement"];
}

/** A separate component, so that rendering another batch does not rerender all other cards. */
const CardSlot = memo(function CardSlot({ isWaiting, isPinned, onToggle, onShowMovement, ...place }: CardSlotProps): ReactNode {
  if (isWaiting) return <CardPlaceholder {...place} />;
  return (
    <Island>
      <MarketCard {...place} isPinned={isPinned} onToggle={onToggle} onShowMovement={onShowMovement} />
    </Island>
  );
});

/** Market cards in one or two columns. Renders the first screen at once and the others in batches, after placeholders. */
export function CardColumns({ cards, memory, onShowMovement }: CardColumnsProps): ReactNode {
  const columns = useMemo(
    () => placeCards(cards, (card) => cardHeight(card, memory.collapsed.includes(card.key))),
    [cards, memory.collapsed],
  );
  const layout = useIsDesktop() === true ? "desktop" : "phone";
  const renderedCount = useStagedCount({ total: cards.length, first: firstCount[layout], step: step[layout] });
  return (
    <div className="cards">
      {cards.slice(0, renderedCount * placesPerCard).map((card, index) => (
        <CardSlot
          key={card.key}
          card={card}
          column={columns.get(card.key) ?? "start"}
          isCollapsed={memory.collapsed.includes(card.key)}
          isPinned={memory.pinned.includes(card.key)}
          isWaiting={index >= renderedCount}
          onToggle={memory.toggle}
          onShowMovement={onShowMovement}
        />
      ))}
    </div>
  );
}
