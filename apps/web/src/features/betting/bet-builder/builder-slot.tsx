import { Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { useLater } from "../../../elements/time/use-later.ts";

const loadPanel = async () => import("./builder-panel.tsx");

/** The builder of a match, fetched when it is first opened. */
export function BuilderSlot({ matchId }: { readonly matchId: string }): ReactNode {
  const panel = useLater(loadPanel);
  return panel === null ? <Skeleton lines={6} className="h-24" /> : <panel.BuilderPanel matchId={matchId} />;
}
