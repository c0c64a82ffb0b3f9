/** Kinds of bonus that a bet can carry (spec.md 1). */
export type BonusType = "comboboost" | "freebet" | "hunting" | "tournament" | "lootbox";

/** All bonus types. */
export const bonusTypes: readonly BonusType[] = ["comboboost", "freebet", "hunting", "tournament", "lootbox"];

/** State of a bonus for one player (spec.md 3 "Bonus states"). */
export type BonusState = "available" | "active" | "not_available" | "deactivated" | "over" | "expired" | "overridden" | "unknown";

const states: readonly BonusState[] = ["available", "active", "not_available", "deactivated", "over", "expired", "overridden"];

/** Parses a wire state; `bonus_over` is `over`, other values are `unknown`. */
export function parseBonusState(value: unknown): BonusState {
  return value === "bonus_over" ? "over" : (states.find((state) => state === value) ?? "unknown");
}

/** What the player can do with a bonus: activate it, use it, or neither (spec.md 3 `userBonusStatus`, decisions AP6). */
export function userBonusStatus(state: BonusState): "available" | "active" | "not_available" {
  return state === "available" || state === "active" ? state : "not_available";
}

/** The fields of a bonus that the choice depends on. */
interface Choosable {
  readonly id: string;
  readonly type: BonusType;
}

/** Order of automatic choice; only the player chooses freebets and lootboxes (spec.md 4, decisions T). */
const order: readonly BonusType[] = ["hunting", "tournament", "comboboost"];

/** The bonus that is chosen automatically for a bet; null if there is none. */
export function autoBonus<Bonus extends Choosable>(available: readonly Bonus[]): Bonus | null {
  for (const type of order) {
    const found = available.find((bonus) => bonus.type === type);
    if (found !== undefined) return found;
  }
  return null;
}

/** Updates the chosen bonus when the available ones have changed: its new version, an automatic replacement, or null. */
export function followBonus<Bonus extends Choosable>(
  chosen: Bonus | null,
  available: readonly Bonus[],
  isDeclined: boolean,
): { readonly bonus: Bonus | null; readonly isReplaced: boolean } {
  const kept = chosen === null ? undefined : available.find((bonus) => bonus.id === chosen.id && bonus.type === chosen.type);
  if (kept !== undefined) return { bonus: kept, isReplaced: false };
  return { bonus: isDeclined ? null : autoBonus(available), isReplaced: chosen !== null };
}
