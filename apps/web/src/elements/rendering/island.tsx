import { Suspense, use, useEffect, useState, type ReactNode } from "react";
import { type IslandTurn, IslandTurnsContext } from "./hydration-queue.ts";

interface ShoreProps {
  readonly turn: IslandTurn;
  readonly children: ReactNode;
  onListening(): void;
}

function Shore({ turn, children, onListening }: ShoreProps): ReactNode {
  use(turn.opened);
  useEffect(() => {
    turn.done();
    onListening();
  }, [turn, onListening]);
  return children;
}

/**
 * A part of the page that is hydrated by itself, when its turn has come or somebody touches it: no task is as long as the page.
 * Until it listens it stays what it was first given: React throws the server's drawing of a part away that is updated before.
 */
export function Island({ children }: { readonly children: ReactNode }): ReactNode {
  const turns = use(IslandTurnsContext);
  const [turn] = useState(() => turns.create());
  const [isListening, setListening] = useState(() => turn.isOpen());
  const [listen] = useState(() => () => setListening(true));
  useEffect(() => turn.enter(), [turn]);
  const part = (
    <Suspense fallback={null}>
      <Shore turn={turn} onListening={listen}>
        {children}
      </Shore>
    </Suspense>
  );
  const [firstPart] = useState(part);
  return isListening ? part : firstPart;
}
