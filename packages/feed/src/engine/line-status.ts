import type { ChangeRecorder } from "./match-change.ts";
import { hasPrice, type LineState, type LineStatus } from "./line-state.ts";
import type { MatchState } from "./match-state.ts";

function isStopped(match: MatchState, line: LineState): boolean {
  return match.stoppedGroups.some((group) => group === "all" || line.definition.scopes.includes(group));
}

/** The status that a line should have now; results are final until rolled back. */
function statusOf(match: MatchState, line: LineState, now: number): LineStatus {
  if (line.results !== null) return line.status;
  if (!line.isOffered) return 0;
  if (match.phase === "handover") return -2;
  if (match.phase === "ended" || match.phase === "void") return -1;
  if (match.failure !== null) return -1;
  const isClosed = line.closesAt !== null && now >= line.closesAt;
  if (isClosed || line.isUndecidable || !hasPrice(line) || isStopped(match, line)) return -1;
  return 1;
}

/** Brings every line's status up to date. */
export function refreshStatuses(match: MatchState, now: number, changes: ChangeRecorder): void {
  for (const line of match.lines.values()) {
    const status = statusOf(match, line, now);
    if (status === line.status) continue;
    line.status = status;
    changes.line(line);
  }
}
