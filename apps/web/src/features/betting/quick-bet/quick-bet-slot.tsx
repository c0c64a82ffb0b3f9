import type { ReactNode } from "react";
import { useLater } from "../../../elements/time/use-later.ts";
import "../../../styles/match.css";

const loadBar = async () => import("./quick-bet-bar.tsx");

/** The place of quick bet's bar: kept free until the bar has arrived, so that nothing moves. */
export function QuickBetSlot(): ReactNode {
  const bar = useLater(loadBar);
  return bar === null ? <div className="qb" aria-hidden="true" /> : <bar.QuickBetBar />;
}
