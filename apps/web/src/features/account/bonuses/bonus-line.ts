import type { Bonus } from "@touchline/store/bonuses";
import type { Text } from "../../../messages/text.ts";
import type { BonusFormats } from "./bonus-format.ts";
import { freebetLines } from "./bonus-words.data.ts";

/** What a bonus is worth, in one sentence with its numbers. */
export function bonusLine(bonus: Bonus, t: Text, formats: BonusFormats): string {
  const { comboboost, freebet, hunting, tournament, lootbox, issued } = bonus;
  if (comboboost !== null) {
    const best = Math.max(1000, ...comboboost.ranges.map((range) => range.bonus_odds));
    return t("bonus.line.comboboost", { percent: formats.percent(best - 1000), odds: formats.odds(bonus.min_odds ?? 1001) });
  }
  if (freebet !== null) {
    const amount = issued?.amount ?? null;
    if (freebet.boost_required) return t("bonus.line.chest");
    return amount === null ? t("bonus.line.freebet") : t(freebetLines[freebet.type], { amount: formats.money(amount) });
  }
  if (tournament !== null)
    return t("bonus.line.tournament", { amount: formats.money(tournament.pool_amount, "short"), places: tournament.shares.length });
  if (hunting !== null) {
    const last = hunting.farming_ranges.at(-1);
    return t("bonus.line.hunting", { points: last?.points ?? 0, percent: formats.percent(last?.share ?? 0) });
  }
  if (lootbox !== null)
    return t("bonus.line.lootbox", { count: lootbox.progress_bar.needed, amount: formats.money(lootbox.freebet_amount, "short") });
  return "";
}

/** The one number that a bonus is about; null where luck will draw it, or nobody holds it yet. */
export function bonusFigure({ comboboost, freebet, hunting, tournament, lootbox, issued }: Bonus, formats: BonusFormats): string | null {
  if (comboboost !== null) return `+${formats.percent(Math.max(1000, ...comboboost.ranges.map((range) => range.bonus_odds)) - 1000)} %`;
  if (freebet !== null) return issued?.amount == null ? null : formats.money(issued.amount);
  if (tournament !== null) return formats.money(tournament.pool_amount);
  if (hunting !== null) return `${formats.percent(hunting.farming_ranges.at(-1)?.share ?? 0)} %`;
  return lootbox === null ? null : formats.money(lootbox.freebet_amount);
}
