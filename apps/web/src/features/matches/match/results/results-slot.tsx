import type { ReactNode } from "react";
import { useLater } from "../../../../elements/time/use-later.ts";

const loadResults = async () => import("./results-board.tsx");

/** How the markets of an ended match came out, fetched when the page has time. */
export function ResultsSlot({ matchId }: { readonly matchId: string }): ReactNode {
  const results = useLater(loadResults);
  return results === null ? null : <results.ResultsBoard matchId={matchId} />;
}
