import { useMemo, type ReactNode } from "react";
import { Island } from "../../../elements/islands/island.tsx";
import { cardRows, splitColumns, type MarketCardData } from "../../../elements/markets/group-markets.ts";
import { useIsDesk } from "../../../elements/use-width.ts";
import { useGrowingCount } from "../../../elements/use-growing-count.ts";
import type { BoardMemoryControl } from "./board-memory.ts";
import { MarketCard } from "./market-card.tsx";
import "../../../styles/card-order.css";

/** Cards of a screen, a column. */
const firstInColumn = { oneColumn: 3, twoColumns: 5 } as const;
const stepInColumn = 4;

interface CardColumnsProps {
  /** In the order they are to be read. */
  readonly cards: readonly MarketCardData[];
  readonly memory: BoardMemoryControl;
  /** Shows how a card's prices moved; null where that is not kept. */
  readonly onShowMovement: ((card: MarketCardData) => void) | null;
}

/** The room of a card that is not drawn yet. */
function CardRoom({
  card,
  place,
  isCollapsed,
}: {
  readonly card: MarketCardData;
  readonly place: number;
  readonly isCollapsed: boolean;
}): ReactNode {
  return (
    <section
      className="card"
      data-place={place}
      aria-busy="true"
      data-shape={card.shape}
      data-rows={cardRows(card)}
      {...(isCollapsed ? { "data-collapsed": "" } : {})}
    />
  );
}

/** Cards of markets in their columns. Those of a screen come first, the others a few at a time, each into the room kept for it. */
export function CardColumns({ cards, memory, onShowMovement }: CardColumnsProps): ReactNode {
  const columns = useMemo(() => splitColumns(cards), [cards]);
  const places = useMemo(() => new Map(cards.map(({ key }, index) => [key, index + 1])), [cards]);
  const total = Math.max(...columns.map((column) => column.length));
  const isDesk = useIsDesk();
  const drawn = useGrowingCount({ total, first: firstInColumn[isDesk === true ? "twoColumns" : "oneColumn"], step: stepInColumn });
  return (
    <div className="cards">
      {columns.map((column, index) => (
        <div className="col" key={index}>
          {column.map((card, row) => {
            const isCollapsed = memory.collapsed.includes(card.key);
            const place = places.get(card.key) ?? 0;
            return row >= drawn ? (
              <CardRoom key={card.key} card={card} place={place} isCollapsed={isCollapsed} />
            ) : (
              <Island key={card.key}>
                <MarketCard
                  card={card}
                  place={place}
                  isPinned={memory.pinned.includes(card.key)}
                  isCollapsed={isCollapsed}
                  onToggle={memory.toggle}
                  onShowMovement={onShowMovement}
                />
              </Island>
            );
          })}
        </div>
      ))}
    </div>
  );
}
