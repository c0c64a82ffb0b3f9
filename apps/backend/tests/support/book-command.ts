import type { Market } from "@touchline/contract/entities/market";
import type { MatchStatus } from "@touchline/contract/entities/match";
import type { OutcomeResult } from "@touchline/feed";
import type { ScriptedBook } from "./scripted-book.ts";

/** A change of the scripted book in another process. */
export type BookCommand =
  | { readonly type: "odds"; readonly match: number; readonly outcome: number; readonly odds: number }
  | { readonly type: "state"; readonly match: number; readonly status: MatchStatus; readonly marketStatus: Market["status"] }
  | { readonly type: "settle"; readonly match: number; readonly results: Readonly<Record<number, OutcomeResult>> }
  | { readonly type: "rollBack"; readonly match: number };

/** Input of a betting process: the earlier changes of its book and its delays. */
export interface ProcessPlan {
  readonly commands: readonly BookCommand[];
  readonly inPlayDelayMs: number;
}

/** A message to a betting process; it replies with the number. */
export interface ProcessMessage {
  readonly number: number;
  readonly command: BookCommand | { readonly type: "calm" };
}

export function applyCommand(book: ScriptedBook, command: BookCommand): void {
  switch (command.type) {
    case "odds":
      return book.setOdds(command.match, command.outcome, command.odds);
    case "state":
      return book.change(command.match, { status: command.status, marketStatus: command.marketStatus });
    case "settle":
      return book.settle(command.match, command.results);
    case "rollBack":
      return book.rollBack(command.match);
  }
}
