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

/** What a choice looks at. */
interface Choosable {
  readonly id: string;
  readonly type: BonusType;
}

/** Order of automatic choice; a freebet and a lootbox are only ever chosen by the player (spec.md 4, decisions T). */
const order: readonly BonusType[] = ["hunting", "tournament", "comboboost"];

/** The bonus that a bet takes by itself; null when there is none. */
export function autoBonus<Bonus extends Choosable>(available: readonly Bonus[]): Bonus | null {
  for (const type of order) {
    const found = available.find((bonus) => bonus.type === type);
    if (found !== undefined) return found;
  }
  return null;
}

/** A chosen bonus after news of what is available: itself as it is now, another in its place, or none. */
export function followBonus<Bonus extends Choosable>(
  chosen: Bonus | null,
  available: readonly Bonus[],
  isDeclined: boolean,
): { readonly bonus: Bonus | null; readonly isReplaced: boolean } {
  const kept = chosen === null ? undefined : available.find((bonus) => bonus.id === chosen.id && bonus.type === chosen.type);
  if (kept !== undefined) return { bonus: kept, isReplaced: false };
  return { bonus: isDeclined ? null : autoBonus(available), isReplaced: chosen !== null };
}
