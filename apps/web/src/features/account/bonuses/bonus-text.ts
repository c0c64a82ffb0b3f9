import {
  formatMoney,
  formatPercent,
  type FreebetType,
  localeToNumberTag,
  type MoneyStyle,
  type PercentStyle,
  type WireMoney,
  wireToMoney,
} from "@touchline/domain";
import type { Bonus, BonusState } from "@touchline/store/bonuses";
import { useMemo } from "react";
import type { MessageKey, Text } from "../../../messages/text.ts";
import { useStore } from "../../../elements/store.ts";

/** Formats amounts and shares of bonuses for the player. */
export interface BonusFormats {
  readonly money: (wire: WireMoney, style?: MoneyStyle) => string;
  /** Thousandths as a percentage: 50 is `5%`. */
  readonly percent: (thousandths: number, style?: PercentStyle) => string;
  /** Odds in thousandths, as decimal odds. */
  readonly odds: (thousandths: number) => string;
}

export function useBonusFormats(): BonusFormats {
  const { locale } = useStore();
  return useMemo(() => {
    const tag = localeToNumberTag(locale);
    const odds = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 3 });
    return {
      money: (wire, style) => formatMoney(wireToMoney(wire), locale, style),
      percent: (thousandths, style) => formatPercent(thousandths, locale, style),
      odds: (thousandths) => odds.format(thousandths / 1000),
    };
  }, [locale]);
}

/** The value of a bonus in one sentence. */
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

/** The main figure of a bonus; null if it is random or the bonus is not issued yet. */
export function bonusFigure({ comboboost, freebet, hunting, tournament, lootbox, issued }: Bonus, formats: BonusFormats): string | null {
  if (comboboost !== null) return formats.percent(Math.max(1000, ...comboboost.ranges.map((range) => range.bonus_odds)) - 1000, "signed");
  if (freebet !== null) return issued?.amount == null ? null : formats.money(issued.amount);
  if (tournament !== null) return formats.money(tournament.pool_amount);
  if (hunting !== null) return formats.percent(hunting.farming_ranges.at(-1)?.share ?? 0);
  return lootbox === null ? null : formats.money(lootbox.freebet_amount);
}

/** The name of each type. */
export const typeLabels = {
  comboboost: { textKey: "bonus.type.comboboost" },
  freebet: { textKey: "bonus.type.freebet" },
  hunting: { textKey: "bonus.type.hunting" },
  tournament: { textKey: "bonus.type.tournament" },
  lootbox: { textKey: "bonus.type.lootbox" },
} as const satisfies Readonly<Record<Bonus["type"], { readonly textKey: MessageKey }>>;

/** The value of each kind of freebet; `amount` is its stake. */
export const freebetLines = {
  all_win: "bonus.line.freebet_all_win",
  only_win: "bonus.line.freebet_only_win",
  no_risk: "bonus.line.freebet_no_risk",
} as const satisfies Readonly<Record<FreebetType, MessageKey>>;

/** The terms of each kind of freebet. */
export const freebetTerms = {
  all_win: "bonus.term.freebetAllWin",
  only_win: "bonus.term.freebetOnlyWin",
  no_risk: "bonus.term.freebetNoRisk",
} as const satisfies Readonly<Record<FreebetType, MessageKey>>;

/** The name of each state. */
export const stateLabels = {
  available: "bonus.state.available",
  active: "bonus.state.active",
  not_available: "bonus.state.notAvailable",
  deactivated: "bonus.state.deactivated",
  over: "bonus.state.over",
  expired: "bonus.state.expired",
  overridden: "bonus.state.overridden",
  unknown: "bonus.state.unknown",
} as const satisfies Readonly<Record<BonusState, MessageKey>>;

/** A sentence for each term of the API. Unknown terms are omitted. */
export const termLabels: Readonly<Record<string, MessageKey>> = {
  all_events: "bonus.term.allEvents",
  events: "bonus.term.events",
  min_odds: "bonus.term.minOdds",
  max_odds: "bonus.term.maxOdds",
  only_live: "bonus.term.onlyLive",
  only_prematch: "bonus.term.onlyPrematch",
  min_stake: "bonus.term.minStake",
  range_one: "bonus.term.rangeOne",
  range: "bonus.term.range",
  range_open: "bonus.term.rangeOpen",
  boost_total_odds: "bonus.term.boostTotalOdds",
  boost_void: "bonus.term.boostVoid",
  boost_cashout: "bonus.term.boostCashout",
  uses: "bonus.term.uses",
  only_verified: "bonus.term.onlyVerified",
  freebet_all_win: freebetTerms.all_win,
  freebet_only_win: freebetTerms.only_win,
  freebet_no_risk: freebetTerms.no_risk,
  selections: "bonus.term.selections",
  selections_exactly: "bonus.term.selectionsExactly",
  selections_from: "bonus.term.selectionsFrom",
  freebet_whole: "bonus.term.freebetWhole",
  freebet_void: "bonus.term.freebetVoid",
  freebet_cashout: "bonus.term.freebetCashout",
  point_per_event: "bonus.term.pointPerEvent",
  once_per_event: "bonus.term.oncePerEvent",
  farming_range: "bonus.term.farmingRange",
  farming_max: "bonus.term.farmingMax",
  pool: "bonus.term.pool",
  pool_grows: "bonus.term.poolGrows",
  place: "bonus.term.place",
  equal_points: "bonus.term.equalPoints",
  void_no_point: "bonus.term.voidNoPoint",
  box_bets: "bonus.term.boxBets",
  box_freebet: "bonus.term.boxFreebet",
  box_chest: "bonus.term.boxChest",
  box_fair: "bonus.term.boxFair",
  countries: "bonus.term.countries",
  one_bonus: "bonus.term.oneBonus",
  until: "bonus.term.until",
};
