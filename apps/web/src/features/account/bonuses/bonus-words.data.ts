import type { FreebetType } from "@touchline/domain";
import type { Bonus, BonusState } from "@touchline/store/bonuses";
import type { MessageKey } from "../../../messages/text.ts";

/** What each type is called. */
export const typeWords = {
  comboboost: { textKey: "bonus.type.comboboost" },
  freebet: { textKey: "bonus.type.freebet" },
  hunting: { textKey: "bonus.type.hunting" },
  tournament: { textKey: "bonus.type.tournament" },
  lootbox: { textKey: "bonus.type.lootbox" },
} as const satisfies Readonly<Record<Bonus["type"], { readonly textKey: MessageKey }>>;

/** What each kind of freebet is worth; `amount` is its stake. */
export const freebetLines = {
  all_win: "bonus.line.freebet_all_win",
  only_win: "bonus.line.freebet_only_win",
  no_risk: "bonus.line.freebet_no_risk",
} as const satisfies Readonly<Record<FreebetType, MessageKey>>;

/** What each kind of freebet pays, as its terms say it. */
export const freebetTerms = {
  all_win: "bonus.term.freebetAllWin",
  only_win: "bonus.term.freebetOnlyWin",
  no_risk: "bonus.term.freebetNoRisk",
} as const satisfies Readonly<Record<FreebetType, MessageKey>>;

/** Each state in a word. */
export const stateWords = {
  available: "bonus.state.available",
  active: "bonus.state.active",
  not_available: "bonus.state.notAvailable",
  deactivated: "bonus.state.deactivated",
  over: "bonus.state.over",
  expired: "bonus.state.expired",
  overridden: "bonus.state.overridden",
  unknown: "bonus.state.unknown",
} as const satisfies Readonly<Record<BonusState, MessageKey>>;

/** A sentence for each term of the API; terms that are not known are left out. */
export const termWords: Readonly<Record<string, MessageKey>> = {
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
