import type { Bonus } from "@touchline/contract/entities/bonus";
import type { BonusTerm } from "@touchline/contract/http/bonuses";

type Values = BonusTerm["values"];

function term(key: string, values: Values = {}): BonusTerm {
  return { key, values };
}

/** An amount under the names that the page's formatter expects. */
function amount(wire: { readonly value: number; readonly currency: string; readonly subunits: number }): Values {
  return { amount: wire.value, currency: wire.currency, subunits: wire.subunits };
}

function eventTerms(bonus: Bonus): BonusTerm[] {
  const names = bonus.event_conditions.map(
    ({ event, tournament, category, sport }) => event?.name ?? tournament?.name ?? category?.name ?? sport?.name ?? "",
  );
  return [names.length === 0 ? term("all_events") : term("events", { events: [...new Set(names)].join(", ") })];
}

function selectionTerms(bonus: Bonus): BonusTerm[] {
  return [
    ...eventTerms(bonus),
    ...(bonus.min_odds === null ? [] : [term("min_odds", { odds: bonus.min_odds })]),
    ...(bonus.max_odds === null ? [] : [term("max_odds", { odds: bonus.max_odds })]),
    ...(bonus.match_status === null ? [] : [term(bonus.match_status === "live" ? "only_live" : "only_prematch")]),
    ...(bonus.min_stake === null ? [] : [term("min_stake", amount(bonus.min_stake))]),
  ];
}

function comboboostTerms(bonus: Bonus): BonusTerm[] {
  const boost = bonus.comboboost;
  if (boost === null) return [];
  return [
    ...boost.ranges.map((range) =>
      range.max_count === range.min_count
        ? term("range_one", { from: range.min_count, thousandths: range.bonus_odds - 1000 })
        : range.max_count === null
          ? term("range_open", { from: range.min_count, thousandths: range.bonus_odds - 1000 })
          : term("range", { from: range.min_count, to: range.max_count, thousandths: range.bonus_odds - 1000 }),
    ),
    term("boost_total_odds"),
    term("boost_void"),
    ...(boost.uses_count === null ? [] : [term("uses", { count: boost.uses_count })]),
    ...(boost.only_verified ? [term("only_verified")] : []),
    term("boost_cashout"),
  ];
}

function freebetTerms(bonus: Bonus): BonusTerm[] {
  const { freebet } = bonus;
  if (freebet === null) return [];
  const to = freebet.selection_count_to;
  return [
    term(`freebet_${freebet.type}`),
    to === null
      ? term("selections_from", { from: freebet.selection_count_from })
      : to === freebet.selection_count_from
        ? term("selections_exactly", { count: to })
        : term("selections", { from: freebet.selection_count_from, to }),
    term("freebet_whole"),
    term("freebet_void"),
    term("freebet_cashout"),
  ];
}

function huntingTerms(bonus: Bonus): BonusTerm[] {
  const { hunting, tournament } = bonus;
  if (hunting === null) return [];
  return [
    term("point_per_event"),
    ...(hunting.farm_once_per_event ? [term("once_per_event")] : []),
    ...(tournament === null
      ? hunting.farming_ranges.map(({ points, share }) => term("farming_range", { points, thousandths: share }))
      : [
          term("pool", amount(tournament.initial_pool)),
          term("pool_grows", { thousandths: tournament.contribution }),
          ...tournament.shares.map((share, index) => term("place", { place: index + 1, thousandths: share })),
          term("equal_points"),
        ]),
    ...(tournament === null && hunting.max_amount !== null ? [term("farming_max", amount(hunting.max_amount))] : []),
    term(`freebet_${hunting.farming_freebet_type}`),
    term("void_no_point"),
  ];
}

function lootboxTerms(bonus: Bonus): BonusTerm[] {
  const { lootbox } = bonus;
  if (lootbox === null) return [];
  return [
    term("box_bets", { count: lootbox.progress_bar.needed }),
    term("box_freebet", amount(lootbox.freebet_amount)),
    ...lootbox.boost_data.map((boost) => term("box_chest", { thousandths: boost - 1000 })),
    term("box_fair", { count: lootbox.boost_data.length }),
    term(`freebet_${lootbox.freebet_type}`),
    term("void_no_point"),
  ];
}

/** The terms of a bonus as the backend applies them, in display order. */
export function termsOf(bonus: Bonus): readonly BonusTerm[] {
  const until = bonus.issued?.expired_at ?? bonus.valid_to;
  return [
    ...selectionTerms(bonus),
    ...comboboostTerms(bonus),
    ...freebetTerms(bonus),
    ...huntingTerms(bonus),
    ...lootboxTerms(bonus),
    ...(bonus.country_codes.length === 0 ? [] : [term("countries", { countries: bonus.country_codes.join(", ") })]),
    term("one_bonus"),
    term("until", { until }),
  ];
}
