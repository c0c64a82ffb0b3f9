import type { Pair, Side } from "./source-match.ts";
import type { Scoreboard } from "./sport-module.ts";

/** How a match ended. Scoreboard, panel, results, timeline and the texts about its bets follow from it. */
export type MatchEndKind =
  | "finished"
  | "after_extra_time"
  | "after_overtime"
  | "after_penalties"
  | "retired"
  | "walkover"
  | "abandoned"
  | "awarded"
  | "cancelled"
  | "postponed";

export interface MatchEnd {
  readonly kind: MatchEndKind;
  /** The side that won or qualified; null for a draw, or if neither won. */
  readonly winner: Side | null;
}

const kindsWithoutResult: ReadonlySet<MatchEndKind> = new Set(["walkover", "abandoned", "awarded", "cancelled", "postponed"]);

/** Whether no market may settle on the result, so that all bets are void. */
export function isVoidEnd({ kind }: MatchEnd): boolean {
  return kindsWithoutResult.has(kind);
}

/** The side with the higher score; null when level. */
export function leaderOf([home, away]: Pair): Side | null {
  if (home === away) return null;
  return home > away ? "home" : "away";
}

type Phase = Scoreboard["phase"];

const phaseByKind: Partial<Record<MatchEndKind, Phase>> = {
  postponed: { code: 60, key: "postponed" },
  cancelled: { code: 70, key: "cancelled" },
  abandoned: { code: 90, key: "abandoned" },
  awarded: { code: 100, key: "awarded" },
};

/** The phase of a match that was not played to its end; null for one that was, whose phase the sport defines. */
export function phaseOfEnd({ kind, winner }: MatchEnd): Phase | null {
  if (kind === "walkover") return winner === "home" ? { code: 94, key: "walkover2" } : { code: 93, key: "walkover1" };
  return phaseByKind[kind] ?? null;
}
