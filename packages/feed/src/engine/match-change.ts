import type { ScriptEvent } from "../core/sport-module.ts";
import type { LineState } from "./line-state.ts";
import type { MatchState } from "./match-state.ts";

/** What moved in one step of one match. */
export interface MatchChange {
  readonly match: MatchState;
  readonly lines: ReadonlySet<LineState>;
  /** Those of `lines` that stand, or stood before the step, in the columns of lists. */
  readonly columnLines: readonly LineState[];
  readonly incidents: readonly ScriptEvent[];
  /** Whether score, period or clock moved, not by ticking alone. */
  readonly hasNewScoreboard: boolean;
  readonly hasNewStatus: boolean;
}

/** Collects what a step changes about a match. */
export interface ChangeRecorder {
  line(line: LineState): void;
  incident(event: ScriptEvent): void;
  scoreboard(): void;
  status(): void;
  /** The change so far, or null when nothing moved; the match gets its next revision. */
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
