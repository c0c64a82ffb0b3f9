import { hasPrice, type LineState, type LineStatus } from "./line-state.ts";
import type { EngineContext } from "./engine-context.ts";
import type { MatchState } from "./match-state.ts";
import type { ScriptEvent } from "../core/sport-module.ts";

/** Changes of one match in one step. */
export interface MatchChange {
  readonly match: MatchState;
  readonly lines: ReadonlySet<LineState>;
  /** The `lines` that are, or were before the step, in the list columns. */
  readonly columnLines: readonly LineState[];
  readonly incidents: readonly ScriptEvent[];
  /** Whether score, period or clock changed, other than by ticking. */
  readonly hasNewScoreboard: boolean;
  readonly hasNewStatus: boolean;
}

/** Collects the changes of a match in one step. */
export interface ChangeRecorder {
  line(line: LineState): void;
  incident(event: ScriptEvent): void;
  scoreboard(): void;
  status(): void;
  /** The change so far, or null without one; increases the revision of the match. */
  finish(): MatchChange | null;
}

function columnKeys(match: MatchState): readonly LineState[] {
  return [match.mainKey, match.secondaryKey, match.tertiaryKey].flatMap((key) => (key === null ? [] : (match.lines.get(key) ?? [])));
}

export function recordChanges(match: MatchState): ChangeRecorder {
  const lines = new Set<LineState>();
  const incidents: ScriptEvent[] = [];
  const before = columnKeys(match);
  let hasNewScoreboard = false;
  let hasNewStatus = false;
  return {
    line: (line) => void lines.add(line),
    incident: (event) => void incidents.push(event),
    scoreboard: () => void (hasNewScoreboard = true),
    status: () => void (hasNewStatus = true),
    finish() {
      if (lines.size === 0 && incidents.length === 0 && !hasNewScoreboard && !hasNewStatus) return null;
      match.revision += 1;
      const columns = new Set([...before, ...columnKeys(match)]);
      const columnLines = [...columns].filter((line) => lines.has(line));
      return { match, lines, columnLines, incidents, hasNewScoreboard, hasNewStatus };
    },
  };
}

function isStopped(match: MatchState, line: LineState): boolean {
  return match.stoppedGroups.some((group) => group === "all" || line.definition.scopes.includes(group));
}

/** The status that a line should have now; results are final until rolled back. */
function statusOf(match: MatchState, line: LineState, moment: { readonly now: number; readonly isSilent: boolean }): LineStatus {
  if (line.results !== null) return line.status;
  if (!line.isOffered) return 0;
  if (match.phase === "handover") return -2;
  if (match.phase === "ended" || match.phase === "void") return -1;
  if (match.failure !== null || moment.isSilent) return -1;
  const isClosed = line.closesAt !== null && moment.now >= line.closesAt;
  if (isClosed || line.isUndecidable || !hasPrice(line) || isStopped(match, line)) return -1;
  return 1;
}

/** Brings every line's status up to date. */
export function refreshStatuses(
  context: EngineContext,
  match: MatchState,
  { now, changes }: { readonly now: number; readonly changes: ChangeRecorder },
): void {
  const isSilent = context.supply?.isSilent(match.phase) === true;
  for (const line of match.lines.values()) {
    const status = statusOf(match, line, { now, isSilent });
    if (status === line.status) continue;
    line.status = status;
    changes.line(line);
  }
}
