import { Suspense, use, useEffect, useState, type ReactNode } from "react";
import { type HydrationTurn, HydrationQueueContext } from "./hydration-queue.ts";

interface BoundaryProps {
  readonly turn: HydrationTurn;
  readonly children: ReactNode;
  onHydrated(): void;
}

function Boundary({ turn, children, onHydrated }: BoundaryProps): ReactNode {
  use(turn.opened);
  useEffect(() => {
    turn.done();
    onHydrated();
  }, [turn, onHydrated]);
  return children;
}

interface IslandProps {
  readonly children: ReactNode;
  /** Approximate height. With it, an island below the first screen of a page that is rendered in the browser waits for the paint. */
  readonly heightPx?: number;
}

/**
 * A part of the page that hydrates in its own task: in its turn, or when someone touches the page. Until then it keeps its first
 * children, because updating a boundary before hydration discards its server HTML.
 */
export function Island({ children, heightPx }: IslandProps): ReactNode {
  const queue = use(HydrationQueueContext);
  const [turn] = useState(() => queue.create(heightPx));
  const [isHydrated, setHydrated] = useState(() => turn.isOpen());
  const [markHydrated] = useState(() => () => setHydrated(true));
  useEffect(() => turn.enter(markHydrated), [turn, markHydrated]);
  const content = (
    <Suspense fallback={null}>
      <Boundary turn={turn} onHydrated={markHydrated}>
        {children}
      </Boundary>
    </Suspense>
  );
  const [firstContent] = useState(content);
  if (isHydrated) return content;
  return turn.isStaged === true ? null : firstContent;
}
