import type { Bonus } from "@touchline/contract/entities/bonus";
import { money, moneyToWire, pointsProgress } from "@touchline/domain";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import type { BonusView } from "./bonus-reader.ts";
import { farmedBy } from "../on-bets/count-bet.ts";
import { freebetTermsOf, type PlayerBonus } from "../held/player-bonus.ts";
import type { Campaign, FreebetTerms } from "../campaigns/terms.ts";
import { poolOf } from "../campaigns/tournament-pools.ts";

type Parts = Pick<Bonus, "comboboost" | "freebet" | "hunting" | "tournament" | "lootbox">;

const none: Parts = { comboboost: null, freebet: null, hunting: null, tournament: null, lootbox: null };

/** An amount of a campaign on the wire. */
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

/** Events of open bets that would earn a point when they settle. */
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

/** The part of a bonus that its type has. */
export function kindParts(view: BonusView, campaign: Campaign, held: PlayerBonus | null): Parts {
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

/** What the player can do towards it: earn the points of the next range, or fill the box. */
export function tasksOf(campaign: Campaign, held: PlayerBonus | null): Bonus["tasks"] {
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
