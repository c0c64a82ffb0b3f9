import type { LineKey, LineSettlement } from "../book.ts";
import type { BookContext } from "../book-context.ts";
import type { EventIndex } from "../lists/event-index.ts";
import { hasLine, settleOutright } from "./outright-lines.ts";
import type { OutrightState } from "./outright-reader.ts";

/** Outright lines that bets may stand on, to be announced when their season ends. */
export interface AwaitedOutrights {
  /** Waits for a line from now on, if the event has it. */
  add(outright: OutrightState, line: LineKey): void;
  /** Lines that have a settlement by now; they are waited for no more. */
  takeSettled(): readonly LineSettlement[];
  count(): number;
}

/** More than a calendar holds. Open bets are also asked about by the settlements' own checks, so a line left out is only settled later. */
const maxLines = 2_000;

export function createAwaitedOutrights(context: BookContext, index: Pick<EventIndex, "outright">): AwaitedOutrights {
  // An event has one line, so its id names the line.
  const lines = new Map<number, LineKey>();
  return {
    add(outright, line) {
      if (lines.has(line.matchId) || !hasLine(outright, line)) return;
      const [oldest] = lines.keys();
      if (lines.size >= maxLines && oldest !== undefined) lines.delete(oldest);
      lines.set(line.matchId, line);
    },
    takeSettled() {
      const settled: LineSettlement[] = [];
      for (const line of lines.values()) {
        const outright = index.outright(line.matchId);
        const settlement = outright === null ? null : settleOutright(context, outright, line);
        // An event that has left the calendar will not end any more.
        if (outright === null || settlement !== null) lines.delete(line.matchId);
        if (settlement !== null) settled.push(settlement);
      }
      return settled;
    },
    count: () => lines.size,
  };
}
