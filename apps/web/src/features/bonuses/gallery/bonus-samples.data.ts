import type { Bonus, BonusState, Jackpot, JackpotHit } from "@touchline/store/bonuses";

const eur = (value: number) => ({ value, currency: "EUR", subunits: 100 });
const at = "2026-11-21T12:00:00.000Z";
const until = "2026-11-28T12:00:00.000Z";

function sample(changes: Pick<Bonus, "id" | "type" | "name"> & Partial<Bonus>): Bonus {
  return {
    status: "active", user_status: "active", country_codes: [], event_conditions: [], trigger_key: "once",
    min_odds: 1400, max_odds: null, match_status: null, min_stake: eur(100), valid_from: at, valid_to: until,
    banners: { desktop: null, mobile: null }, tasks: [],
    issued: { seen: true, computed_status: "active", issued_at: at, activated_at: at, expired_at: until, is_active: true, times_used: 0, amount: null },
    comboboost: null, freebet: null, hunting: null, tournament: null, lootbox: null,
    ...changes,
  };
}

const plainFreebet = { type: "only_win", selection_count_from: 1, selection_count_to: 5, boost_data: [], boost_multiplier: 1000, boost_required: false, boost_place: null } as const;

function freebet(id: number, changes: Partial<NonNullable<Bonus["freebet"]>>, user: BonusState = "active"): Bonus {
  const issued = { seen: true, computed_status: user, issued_at: at, activated_at: at, expired_at: until, is_active: user === "active", times_used: 0, amount: eur(500) };
  return sample({ id, type: "freebet", name: "Freebet", user_status: user, issued, freebet: { ...plainFreebet, boost_data: [], ...changes } });
}

const hunting: NonNullable<Bonus["hunting"]> = {
  farming_freebet_type: "only_win", farming_ranges: [{ points: 2, share: 100 }, { points: 4, share: 250 }, { points: 6, share: 500 }],
  max_amount: eur(1000), farm_once_per_event: true, show_in_promotion: true, farmed_event_ids: [1, 2, 3], used_in_bets: 3,
  avg_stake: eur(1200), bets_count: 3, points: 3, available_points: 3, potential_points: 5, potential_freebet_amount: eur(300),
};
const pool = { initial_pool: eur(10_000), pool_amount: eur(12_345), contribution: 20, shares: [400, 250, 150, 120, 80], position: 2, players: 14 };
const box = { progress_bar: { count: 1, possible: 2, needed: 3 }, freebet_amount: eur(200), freebet_type: "all_win" as const, boost_data: [1100, 1250, 1500], freebets_to_boost: [] };

/** Every kind in every state that a card can show. */
export const bonusSamples: readonly Bonus[] = [
  sample({
    id: 1, type: "comboboost", name: "Combo boost",
    comboboost: { uses_count: null, only_verified: false, ranges: [{ min_count: 2, max_count: 2, bonus_odds: 1030 }, { min_count: 3, max_count: 4, bonus_odds: 1050 }, { min_count: 5, max_count: null, bonus_odds: 1100 }] },
  }),
  freebet(2, { type: "all_win" }, "available"),
  freebet(3, { type: "only_win" }),
  freebet(4, { type: "no_risk" }),
  freebet(5, { boost_required: true, boost_data: [1100, 1250, 1500] }, "available"),
  freebet(6, { boost_data: [1100, 1250, 1500], boost_multiplier: 1250, boost_place: 2 }),
  sample({ id: 7, type: "hunting", name: "Freebet hunting", hunting }),
  sample({ id: 8, type: "hunting", name: "Freebet hunting, over", user_status: "over", hunting }),
  sample({ id: 9, type: "tournament", name: "Hunting tournament", hunting, tournament: pool }),
  sample({ id: 10, type: "tournament", name: "Tournament without a place", hunting, tournament: { ...pool, position: null } }),
  sample({ id: 11, type: "lootbox", name: "Lootbox", lootbox: box }),
  freebet(12, {}, "expired"),
  freebet(13, {}, "over"),
  freebet(14, {}, "deactivated"),
  freebet(15, {}, "not_available"),
  freebet(16, {}, "overridden"),
  freebet(17, {}, "unknown"),
];

/** What the three chests held once one was opened. */
export const openedChests = { place: 2, chests: [1100, 1500, 1250] } as const;

const level = (code: string, name: string, pool_amount: number, state: Jackpot["levels"][number]["state"]) => ({ code, name, pool_amount, drop_before: pool_amount * 2, state });

/** A jackpot with levels in different states. */
export const jackpotSample: Jackpot = {
  id: 20, name: "Jackpot", status: "active", amount: 105_250, pool_amount: 105_250, hits_amount: 4_000, currency: "EUR", subunits: 100,
  contribution: 100, min_stake: 100, min_odds: 1500,
  levels: [level("mini", "Mini", 250, "active"), level("midi", "Midi", 5_000, "paused"), level("mega", "Mega", 100_000, "active")],
};

const hit = (id: number, changes: Partial<JackpotHit>): JackpotHit => ({
  id, jackpot_id: 20, jackpot_name: "Jackpot", jackpot_level_code: "mini", jackpot_level_name: "Mini", amount: 248, amount_eur: 248,
  currency: "EUR", subunits: 100, created_at: at, status: "paid", user_hash: "7f3a91c2", is_own: false, seen: null, ...changes,
});

/** Hits: of somebody else, of the reader, and one being paid. */
export const hitSamples: readonly JackpotHit[] = [hit(21, {}), hit(22, { is_own: true, seen: true }), hit(23, { status: "approved", user_hash: "01bb20de" })];
