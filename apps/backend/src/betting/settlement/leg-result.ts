import { deadHeatFromShare, parseLegResult, type LegResult } from "@touchline/domain";
import type { LegRecord } from "../stored/bet-record.ts";

/** How a stored leg ended; null while it is open. */
export function legResult(leg: Pick<LegRecord, "status" | "dead_heat_share">): LegResult | null {
  return leg.dead_heat_share === null ? parseLegResult(leg.status) : deadHeatFromShare(leg.dead_heat_share);
}
