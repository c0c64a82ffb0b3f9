import type { Competitor } from "@touchline/contract/entities/match";
import type { Bonus, BonusType, EventCondition as WireCondition } from "@touchline/contract/entities/bonus";
import { type BonusState, type EventCondition, money, moneyToWire, pointsProgress, type SelectionTerms } from "@touchline/domain";
import { currencyFacts } from "../wallet/currency-facts.ts";
import type { BonusSource, BonusView } from "./bonus-view.ts";
import { farmedBy } from "./on-bets/count-bet.ts";
import { freebetTermsOf, type PlayerBonus, stateAt } from "./campaigns/player-bonus.ts";
import { type Campaign, isRunning, nameIn, poolOf } from "./campaigns/campaigns.ts";
import type { CampaignTerms, FreebetTerms } from "../platform/database/bonus-tables.ts";
import { stakeOf, wireIdOf } from "./on-bets/fit-bonus.ts";
import { toProxied } from "../site/site-images.ts";

type Parts = Pick<Bonus, "comboboost" | "freebet" | "hunting" | "tournament" | "lootbox">;

const none: Parts = { comboboost: null, freebet: null, hunting: null, tournament: null, lootbox: null };

/** Converts an amount to its wire format; the default currency is EUR. */
export function amountToWire(minor: bigint | number, currency: string | null) {
  const code = currency ?? "EUR";
  return moneyToWire(money(BigInt(minor), { currency: code, subunits: currencyFacts(code)?.subunits ?? 100 }));
}

function comboboost(campaign: Campaign & { readonly type: "comboboost" }): Bonus["comboboost"] {
  const { ranges, usesCount, onlyVerified } = campaign.terms;
  return {
    ranges: ranges.map(({ minCount, maxCount, bonusOdds }) => ({ min_count: minCount, max_count: maxCount, bonus_odds: bonusOdds })),
    uses_count: usesCount,
    only_verified: onlyVerified,
  };
}

function freebet(terms: FreebetTerms, held: PlayerBonus | null): Bonus["freebet"] {
  return {
    type: terms.freebetType,
    selection_count_from: terms.from,
    selection_count_to: terms.to,
    boost_data: [...terms.boostData],
    boost_multiplier: held?.boost_multiplier ?? 1000,
    boost_required: terms.isBoostRequired && (held === null || held.boost_place === null),
    boost_place: held?.boost_place ?? null,
  };
}

/** Number of events in open bets that would earn a point. */
function openEvents(view: BonusView, campaign: Campaign & { readonly type: "hunting" | "tournament" }, held: PlayerBonus | null): number {
  const open = held === null ? undefined : view.open.get(Number(held.id));
  if (held === null || open === undefined) return 0;
  if (!campaign.terms.isOncePerEvent) return open.legs;
  const farmed = new Set(view.farmed.get(held.id) ?? []);
  return new Set(open.matchIds.filter((id) => !farmed.has(id))).size;
}

function hunting(
  view: BonusView,
  campaign: Campaign & { readonly type: "hunting" | "tournament" },
  held: PlayerBonus | null,
): Bonus["hunting"] {
  const { terms } = campaign;
  const openCount = openEvents(view, campaign, held);
  const progress = pointsProgress(terms.ranges, held?.points ?? 0, openCount);
  const potential = held === null ? null : farmedBy(held, terms, progress.potentialPoints);
  const average = held === null || held.bets_count === 0 ? null : amountToWire(held.stake_sum / BigInt(held.bets_count), held.currency);
  return {
    farming_freebet_type: terms.prize.freebet.freebetType,
    farming_ranges: terms.ranges.map(({ points, share }) => ({ points, share })),
    max_amount: amountToWire(terms.maxAmount, terms.currency),
    farm_once_per_event: terms.isOncePerEvent,
    show_in_promotion: terms.isInPromotions,
    farmed_event_ids: held === null ? [] : [...(view.farmed.get(held.id) ?? [])],
    used_in_bets: held?.times_used ?? 0,
    avg_stake: average,
    bets_count: held?.bets_count ?? 0,
    points: progress.points,
    available_points: progress.availablePoints,
    potential_points: progress.potentialPoints,
    potential_freebet_amount: potential === null ? null : moneyToWire(potential),
  };
}

function tournament(view: BonusView, campaign: Campaign & { readonly type: "tournament" }): Bonus["tournament"] {
  const { terms } = campaign;
  const standing = view.standings.get(campaign.id);
  return {
    initial_pool: amountToWire(terms.initialPool, terms.currency),
    pool_amount: amountToWire(poolOf(campaign), terms.currency),
    contribution: terms.contribution,
    shares: [...terms.shares],
    position: standing?.position ?? null,
    players: standing?.players ?? 0,
  };
}

function lootbox(view: BonusView, campaign: Campaign & { readonly type: "lootbox" }, held: PlayerBonus | null): Bonus["lootbox"] {
  const { betsNeeded, gift, currency } = campaign.terms;
  const count = held?.bets_count ?? 0;
  const open = held === null ? 0 : (view.open.get(Number(held.id))?.bets ?? 0);
  const closed = view.held.filter((row) => row.bonus_id === campaign.id && row.type === "freebet" && row.boost_place === null);
  return {
    progress_bar: { count, possible: Math.min(betsNeeded, count + open), needed: betsNeeded },
    freebet_amount: amountToWire(gift.amount, currency),
    freebet_type: gift.freebet.freebetType,
    boost_data: [...gift.freebet.boostData],
    freebets_to_boost: closed.map(({ id }) => Number(id)),
  };
}

/** The fields of a bonus that depend on its type. */
function typeFields(view: BonusView, campaign: Campaign, held: PlayerBonus | null): Parts {
  if (held?.type === "freebet") return { ...none, freebet: freebet(freebetTermsOf(held), held) };
  switch (campaign.type) {
    case "comboboost":
      return { ...none, comboboost: comboboost(campaign) };
    case "freebet":
      return { ...none, freebet: freebet(campaign.terms.gift.freebet, null) };
    case "amb":
      return { ...none, freebet: freebet(campaign.terms.prize.freebet, null) };
    case "hunting":
      return { ...none, hunting: hunting(view, campaign, held) };
    case "tournament":
      return { ...none, hunting: hunting(view, campaign, held), tournament: tournament(view, campaign) };
    case "lootbox":
      return { ...none, lootbox: lootbox(view, campaign, held) };
  }
}

/** Tasks of the player: earn the points of each range, or place the bets of a loot box. */
function tasksOf(campaign: Campaign, held: PlayerBonus | null): Bonus["tasks"] {
  if (held?.type === "freebet" || held?.state === "over") return [];
  if (campaign.type === "lootbox") {
    const count = held?.bets_count ?? 0;
    return [{ id: "bets", disabled: held?.state !== "active", completed_count: count, suitable_count: campaign.terms.betsNeeded }];
  }
  if (campaign.type !== "hunting") return [];
  const points = held?.points ?? 0;
  return campaign.terms.ranges.map((range) => ({
    id: `points:${range.points}`,
    disabled: held?.state !== "active",
    completed_count: Math.min(points, range.points),
    suitable_count: range.points,
  }));
}

function listed({ name, common_name }: Competitor): string {
  return common_name ?? name;
}

/** Converts event conditions to their wire format, with names. */
export function conditionsToWire(
  conditions: readonly EventCondition[],
  { book, locale }: Pick<BonusSource, "book" | "locale">,
): WireCondition[] {
  return conditions.map(({ sportType, sportKey, categoryId, tournamentId, matchId }) => {
    const tournament = tournamentId === undefined ? null : book.tournament(locale, tournamentId);
    const sport = sportKey ?? tournament?.sport.key;
    const match = matchId === undefined ? null : book.match(locale, matchId);
    const sides = match?.competitors;
    return {
      sport_type: sportType ?? null,
      sport: sport === undefined ? null : { key: sport, name: book.listSports(locale).find(({ key }) => key === sport)?.name ?? sport },
      category: categoryId === undefined ? null : { id: categoryId, name: book.category(locale, categoryId)?.name ?? "" },
      tournament: tournamentId === undefined ? null : { id: tournamentId, name: tournament?.name ?? "" },
      event:
        matchId === undefined ? null : { id: matchId, name: sides ? `${listed(sides.home)} – ${listed(sides.away)}` : (match?.name ?? "") },
    };
  });
}

/** State of a bonus for the requesting player: that of the issued bonus, else that of the campaign. */
function userState(campaign: Campaign, held: PlayerBonus | null, now: number): BonusState {
  if (campaign.status === "deactivated") return "deactivated";
  if (held !== null) return stateAt(held, now);
  return isRunning(campaign, now) ? "not_available" : "expired";
}

function issuedToWire(held: PlayerBonus, now: number): Bonus["issued"] {
  const state = stateAt(held, now);
  return {
    seen: held.seen_at !== null,
    computed_status: state,
    issued_at: held.issued_at.toISOString(),
    activated_at: held.activated_at?.toISOString() ?? null,
    expired_at: held.expires_at.toISOString(),
    is_active: state === "active",
    times_used: held.times_used,
    amount: held.type === "freebet" ? moneyToWire(stakeOf(held)) : null,
  };
}

function bannersToWire(banners: CampaignTerms["banners"]): Bonus["banners"] {
  if (banners === undefined) return { desktop: null, mobile: null };
  return { desktop: toProxied(banners.desktop), mobile: toProxied(banners.mobile) };
}

/** Converts a campaign to its wire format, with the requesting player's bonus from it, if any. */
export function bonusToWire(view: BonusView, campaign: Campaign, held: PlayerBonus | null): Bonus {
  const { locale, now } = view;
  const isFreebet = held?.type === "freebet";
  const type: BonusType = isFreebet ? "freebet" : campaign.type === "amb" ? "freebet" : campaign.type;
  const terms: SelectionTerms =
    held !== null && isFreebet ? freebetTermsOf(held) : campaign.type === "freebet" ? campaign.terms.gift.freebet : campaign.terms;
  const { minStake, currency } = campaign.terms;
  return {
    id: held === null ? Number(campaign.id) : wireIdOf(held),
    type,
    name: nameIn(campaign.names, locale),
    status: campaign.status,
    user_status: userState(campaign, held, now),
    country_codes: [...campaign.terms.countryCodes],
    event_conditions: conditionsToWire(terms.conditions, view),
    trigger_key: campaign.terms.triggerKey,
    min_odds: terms.minOdds,
    max_odds: terms.maxOdds,
    match_status: terms.matchStatus,
    min_stake: minStake === null || isFreebet ? null : amountToWire(minStake, currency),
    valid_from: campaign.valid_from.toISOString(),
    valid_to: campaign.valid_to.toISOString(),
    banners: bannersToWire(campaign.terms.banners),
    issued: held === null ? null : issuedToWire(held, now),
    tasks: tasksOf(campaign, held),
    ...typeFields(view, campaign, held),
  };
}
