import type { BonusType } from "./bonus-type.ts";

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
