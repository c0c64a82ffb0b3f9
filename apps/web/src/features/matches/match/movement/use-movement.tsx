import { useState, type ReactNode } from "react";
import type { MarketCardData } from "../../../../elements/markets/group-markets.ts";
import { useLater } from "../../../../elements/time/later.tsx";
import { useResource, useStore } from "../../../../elements/store.ts";

const loadSheet = async () => import("./movement-sheet.tsx");

interface ShownMovement {
  readonly card: MarketCardData;
  readonly isOpen: boolean;
}

function Slot({ card, isOpen, onClose }: ShownMovement & { onClose(): void }): ReactNode {
  const sheet = useLater(loadSheet);
  return sheet === null ? null : <sheet.MovementSheet key={card.key} card={card} isOpen={isOpen} onClose={onClose} />;
}

/** Opens the price movement of a card, fetched at first use; null where the operator keeps no price history (decisions 0d). */
export function useMovement(): { readonly slot: ReactNode; readonly show: ((card: MarketCardData) => void) | null } {
  const { listings } = useStore();
  const isOffered = useResource(listings.settings()).data?.capabilities.includes("price_history") ?? true;
  const [shown, setShown] = useState<ShownMovement | null>(null);
  const [show] = useState(() => (card: MarketCardData) => setShown({ card, isOpen: true }));
  const slot = shown === null ? null : <Slot {...shown} onClose={() => setShown({ ...shown, isOpen: false })} />;
  return { slot, show: isOffered ? show : null };
}
