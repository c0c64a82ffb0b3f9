import type { Match } from "@touchline/store";
import type { Text } from "../../messages/text.ts";

/** Who won a match and how; empty if unknown. */
export function endText({ home, away, scoreboard }: Match, t: Text): string {
  const end = scoreboard?.end ?? null;
  if (end === null || home === null || away === null) return "";
  const { kind, winner } = end;
  if (kind === "abandoned" || kind === "cancelled" || kind === "postponed") return t("tracker.noResult");
  if (winner === null) return kind === "finished" || kind === "after_extra_time" || kind === "after_overtime" ? t("tracker.level") : "";
  const [team, other] = winner === "home" ? [home.commonName, away.commonName] : [away.commonName, home.commonName];
  if (kind === "retired") return t("tracker.wonByRetirement", { team, other });
  if (kind === "walkover") return t("tracker.wonByWalkover", { team });
  return t(kind === "awarded" ? "tracker.awarded" : "tracker.won", { team });
}

const kindsWithoutResult: ReadonlySet<string | undefined> = new Set(["walkover", "abandoned", "awarded", "cancelled", "postponed"]);

/** The text about bets on a match that was not played to its end; null for one that was. */
export function voidBetsText({ scoreboard }: Pick<Match, "scoreboard">): "tracker.betsVoid" | "tracker.openBetsVoid" | null {
  const kind = scoreboard?.end?.kind;
  if (kind === "retired") return "tracker.openBetsVoid";
  return kindsWithoutResult.has(kind) ? "tracker.betsVoid" : null;
}

/** Ends of matches that never began: they have no score. */
const unplayedKinds: ReadonlySet<string | undefined> = new Set(["walkover", "cancelled", "postponed"]);

/** Whether a match ended without having begun. */
export function isUnplayed({ scoreboard }: Pick<Match, "scoreboard">): boolean {
  return unplayedKinds.has(scoreboard?.end?.kind);
}
