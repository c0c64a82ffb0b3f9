/** Kinds of bonus that a bet can carry (spec.md 1). */
export type BonusType = "comboboost" | "freebet" | "hunting" | "tournament" | "lootbox";

export const bonusTypes: readonly BonusType[] = ["comboboost", "freebet", "hunting", "tournament", "lootbox"];

/** Where a bonus stands for one player (spec.md 3 "Bonus states"). */
export type BonusState = "available" | "active" | "not_available" | "deactivated" | "over" | "expired" | "overridden" | "unknown";

const states: readonly BonusState[] = ["available", "active", "not_available", "deactivated", "over", "expired", "overridden"];

/** Reads a state off the wire; `bonus_over` is `over`, what is not known is `unknown`. */
export function parseBonusState(value: unknown): BonusState {
  return value === "bonus_over" ? "over" : (states.find((state) => state === value) ?? "unknown");
}

/** What a player can do with it: activate, use, or neither (spec.md 3 `userBonusStatus`, decisions AP6). */
export function userBonusStatus(state: BonusState): "available" | "active" | "not_available" {
  return state === "available" || state === "active" ? state : "not_available";
}
