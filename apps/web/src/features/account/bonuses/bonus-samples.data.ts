import type { Bonus, BonusState, FreebetAmb, LeaderboardEntry } from "@touchline/store/bonuses";
import type { Jackpot, JackpotHit } from "@touchline/store/jackpots";

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

const boost = sample({
  id: 1, type: "comboboost", name: "Combo boost",
  comboboost: { uses_count: null, only_verified: false, ranges: [{ min_count: 2, max_count: 2, bonus_odds: 1030 }, { min_count: 3, max_count: 4, bonus_odds: 1050 }, { min_count: 5, max_count: null, bonus_odds: 1100 }] },
});

/** Each kind of bonus, active or available. */
export const kindSamples: readonly Bonus[] = [
  boost,
  freebet(2, { type: "all_win" }),
  freebet(3, { type: "only_win" }),
  freebet(4, { type: "no_risk" }),
  freebet(5, { boost_required: true, boost_data: [1100, 1250, 1500] }, "available"),
  freebet(6, { boost_data: [1100, 1250, 1500], boost_multiplier: 1250, boost_place: 2 }),
  sample({ id: 7, type: "hunting", name: "Freebet hunting", hunting }),
  sample({ id: 8, type: "tournament", name: "Hunting tournament", hunting, tournament: pool }),
  sample({ id: 9, type: "tournament", name: "Tournament without a place", hunting, tournament: { ...pool, position: null } }),
  sample({ id: 10, type: "lootbox", name: "Lootbox", lootbox: box }),
];

const states: readonly BonusState[] = ["available", "active", "not_available", "deactivated", "over", "expired", "overridden", "unknown"];

/** Each type in each state of the contract. */
export const stateSamples: readonly { readonly type: Bonus["type"]; readonly bonuses: readonly Bonus[] }[] = [
  boost,
  freebet(3, {}),
  sample({ id: 7, type: "hunting", name: "Freebet hunting", hunting }),
  sample({ id: 8, type: "tournament", name: "Hunting tournament", hunting, tournament: pool }),
  sample({ id: 10, type: "lootbox", name: "Lootbox", lootbox: box }),
].map((bonus) => ({
  type: bonus.type,
  bonuses: states.map((user_status, index) => ({ ...bonus, id: 100 * bonus.id + index, user_status, status: user_status === "deactivated" ? "deactivated" : "active" })),
}));

const step = (number_of_bets: number, value: number) => ({ number_of_bets, number_of_freebets: 1, issued_bonus_amount: eur(value) });
const issue: FreebetAmb = {
  id: 40, name: "A freebet every so often", type: "only_win", progress_count: 0, possible_progress_count: 0, min_stake: eur(500), min_odds: 1500, issue_to: until,
  amb_ranges: [step(3, 100), step(5, 200)],
};

/** Automatic freebets: at the start, with open bets, and before the last freebet. */
export const ambSamples: readonly FreebetAmb[] = [
  issue,
  { ...issue, id: 41, progress_count: 1, possible_progress_count: 3 },
  { ...issue, id: 42, progress_count: 4, possible_progress_count: 5 },
];

const place = (position: number, changes: Partial<LeaderboardEntry>): LeaderboardEntry => ({
  position, current_user: false, email: "da***@t***", points: 9 - position, farmed_amount: 4_938 - 1_000 * position, currency_code: "EUR", subunits: 100, farmed_freebets_count: 1, ...changes,
});

/** A leaderboard whose player is further down and wins nothing yet. */
export const ratingSample: readonly LeaderboardEntry[] = [place(1, {}), place(2, {}), place(3, {}), place(14, { current_user: true, points: 1, farmed_amount: 0, farmed_freebets_count: 0 })];

/** The content of the three chests. */
export const openedChests = [
  { place: 1, chests: [1100, 1500, 1250] },
  { place: 2, chests: [1100, 1500, 1250] },
  { place: 3, chests: [1100, 1500, 1250] },
] as const;

const level = (code: string, name: string, pool_amount: number, state: Jackpot["levels"][number]["state"]) => ({ code, name, pool_amount, drop_before: pool_amount * 2, state });

const jackpot: Jackpot = {
  id: 20, name: "Jackpot", status: "active", amount: 105_250, pool_amount: 105_250, hits_amount: 4_000, currency: "EUR", subunits: 100,
  contribution: 100, min_stake: 100, min_odds: 1500,
  levels: [level("mini", "Mini", 250, "active"), level("midi", "Midi", 5_000, "active"), level("mega", "Mega", 100_000, "active")],
};

/** A jackpot in each state, with levels in each state. */
export const jackpotSamples: readonly Jackpot[] = [
  jackpot,
  { ...jackpot, id: 21, name: "Paused jackpot", status: "paused", levels: [level("mini", "Mini", 250, "paused"), level("midi", "Midi", 5_000, "created"), level("mega", "Mega", 100_000, "active")] },
  { ...jackpot, id: 22, name: "Finished jackpot", status: "finished", levels: [level("mini", "Mini", 250, "finished"), level("midi", "Midi", 5_000, "disabled"), level("mega", "Mega", 100_000, "finished")] },
];

const hit = (id: number, changes: Partial<JackpotHit>): JackpotHit => ({
  id, jackpot_id: 20, jackpot_name: "Jackpot", jackpot_level_code: "mini", jackpot_level_name: "Mini", amount: 248, amount_eur: 248,
  currency: "EUR", subunits: 100, created_at: at, status: "paid", user_hash: "7f3a91c2", is_own: false, seen: null, ...changes,
});

/** The player's own hits, paid and approved. */
export const ownHits = { paid: hit(32, { is_own: true, seen: true }), approved: hit(33, { is_own: true, status: "approved" }) } as const;

/** Hits of others and of the player, in every state of a payout. */
export const hitSamples: readonly JackpotHit[] = [
  hit(31, {}), ownHits.paid, ownHits.approved, hit(34, { status: "approved", user_hash: "01bb20de" }),
  hit(35, { status: "initial", user_hash: "5c02aa91" }), hit(36, { status: "declined", user_hash: "e1770b3f" }),
];
