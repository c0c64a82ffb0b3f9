import { useMemo, type ReactNode } from "react";
import { Island } from "../../../elements/rendering/island.tsx";
import { type CardColumn, cardHeight, cardRows, type MarketCardData, placeCards } from "../../../elements/markets/market-cards.ts";
import { useIsDesktop } from "../../../elements/rendering/use-media-query.ts";
import { useGrowingCount } from "../../../elements/rendering/use-staged-render.ts";
import type { BoardMemoryControl } from "./board-memory.ts";
import { MarketCard } from "./market-card.tsx";

/** Cards of a screen. */
const firstCount = { phone: 6, desk: 10 } as const;
const step = 8;

interface CardColumnsProps {
  /** In the order they are to be read. */
  readonly cards: readonly MarketCardData[];
  readonly memory: BoardMemoryControl;
  /** Shows how a card's prices moved; null where that is not kept. */
  readonly onShowMovement: ((card: MarketCardData) => void) | null;
}

interface CardRoomProps {
  readonly card: MarketCardData;
  readonly column: CardColumn;
  readonly isCollapsed: boolean;
}

/** The room of a card that is not drawn yet. */
function CardRoom({ card, column, isCollapsed }: CardRoomProps): ReactNode {
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

/** Cards of markets in one column or two. Those of a screen come first, the others a few at a time, each into the room kept for it. */
export function CardColumns({ cards, memory, onShowMovement }: CardColumnsProps): ReactNode {
  const columns = useMemo(
    () => placeCards(cards, (card) => cardHeight(card, memory.collapsed.includes(card.key))),
    [cards, memory.collapsed],
  );
  const isDesk = useIsDesktop();
  const drawn = useGrowingCount({ total: cards.length, first: firstCount[isDesk === true ? "desk" : "phone"], step });
  return (
    <div className="cards">
      {cards.map((card, index) => {
        const isCollapsed = memory.collapsed.includes(card.key);
        const column = columns.get(card.key) ?? "start";
        return index >= drawn ? (
          <CardRoom key={card.key} card={card} column={column} isCollapsed={isCollapsed} />
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
