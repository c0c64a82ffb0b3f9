import type { Bonus, FreebetAmb, LeaderboardEntry } from "@touchline/contract/entities/bonus";
import type { BonusType, Result } from "@touchline/domain";
import type { Jackpot, JackpotHit } from "@touchline/contract/http/jackpots";
import type { BonusKind, BonusTerm } from "@touchline/contract/http/bonuses";
import type { ApiClient } from "../core/api-client.ts";
import type { ApiError } from "../core/api-error.ts";
import type { QueryStore, Resource } from "../core/query-store.ts";
import { bonusEndpoints } from "./bonus-endpoints.data.ts";

export type {
  Bonus,
  BonusState,
  EventCondition,
  FreebetAmb,
  LeaderboardEntry,
  SlipBonus as OfferedBonus,
} from "@touchline/contract/entities/bonus";
export type { Jackpot, JackpotHit } from "@touchline/contract/http/jackpots";
export type { BonusTerm } from "@touchline/contract/http/bonuses";
export { eligiblePicks, followSlipBonuses, toSlipBonus, type BetBonuses, type SlipBonuses } from "./slip-bonuses.ts";

interface List<Item> {
  readonly data: readonly Item[];
}
type ListResource<Item> = Resource<List<Item>, readonly Item[]>;

/** The path segment of each bonus type. */
const kindOf: Readonly<Record<BonusType, BonusKind>> = {
  comboboost: "comboboosts",
  freebet: "freebets",
  hunting: "huntings",
  lootbox: "lootboxes",
  tournament: "tournaments",
};

/** How often jackpots and their hits are polled (spec.md 9). */
export const jackpotEveryMs = 15_000;
/** How often the hits of a jackpot are polled. */
export const hitsEveryMs = 60_000;
const hitLimit = 10;
const freshMs = 30_000;

function listOf<Item>(wire: List<Item>): readonly Item[] {
  return wire.data;
}

/** The bonuses of a player, or of a visitor when `owner` is null; the owner is part of the key, so that players never share answers. */
export function bonusesOf(api: ApiClient, owner: string | null, filter: { readonly isUnseen?: boolean } = {}): ListResource<Bonus> {
  return {
    queryKey: ["bonuses", { owner, ...filter }],
    freshMs,
    live: "private",
    read: (signal) => api.fetch(bonusEndpoints.list, { signal, query: filter.isUnseen === true ? { unseen: true } : {} }),
    take: listOf,
  };
}

/** The terms of a bonus. */
export function termsOf(api: ApiClient, owner: string | null, bonus: Pick<Bonus, "id" | "type">): ListResource<BonusTerm> {
  return {
    queryKey: ["bonusTerms", { owner, id: bonus.id }],
    freshMs: 300_000,
    live: "none",
    read: (signal) => api.fetch(bonusEndpoints.terms, { signal, params: { kind: kindOf[bonus.type], id: bonus.id } }),
    take: listOf,
  };
}

/** The leaderboard of a tournament, best first. */
export function ratingOf(api: ApiClient, owner: string | null, id: number): ListResource<LeaderboardEntry> {
  return {
    queryKey: ["rating", { owner, id }],
    freshMs,
    live: "private",
    read: (signal) => api.fetch(bonusEndpoints.rating, { signal, params: { id } }),
    take: listOf,
  };
}

/** The player's progress towards automatic freebets. */
export function freebetAmbOf(api: ApiClient, owner: string): ListResource<FreebetAmb> {
  return {
    queryKey: ["freebetAmb", { owner }],
    freshMs,
    live: "private",
    read: (signal) => api.fetch(bonusEndpoints.amb, { signal }),
    take: listOf,
  };
}

/** Jackpots with their levels. Answers of 400, 404 and 500 are not reported (spec.md 8). */
export function jackpotsOf(api: ApiClient): ListResource<Jackpot> {
  return {
    queryKey: ["jackpots", {}],
    freshMs: jackpotEveryMs / 2,
    live: "none",
    failure: { unreported: [400, 404, 500] },
    read: (signal) => api.fetch(bonusEndpoints.jackpots, { signal }),
    take: listOf,
  };
}

/** The latest approved or paid hits of a jackpot. */
export function jackpotHitsOf(api: ApiClient, owner: string | null, jackpotId: number): ListResource<JackpotHit> {
  return {
    queryKey: ["jackpotHits", { owner, jackpotId }],
    freshMs: hitsEveryMs / 2,
    live: "none",
    failure: { unreported: [400, 404, 500] },
    read: (signal) =>
      api.fetch(bonusEndpoints.hits, { signal, query: { jackpot_id: jackpotId, limit: hitLimit, status: ["approved", "paid"] } }),
    take: listOf,
  };
}

/** The player's hits that have not been shown yet. */
export function unseenHitsOf(api: ApiClient, owner: string): ListResource<JackpotHit> {
  return {
    queryKey: ["jackpotHits", { owner, isUnseen: true }],
    freshMs,
    live: "private",
    failure: { unreported: [400, 404, 500] },
    read: (signal) => api.fetch(bonusEndpoints.hits, { signal, query: { unseen: true, status: ["approved", "paid"], limit: hitLimit } }),
    take: listOf,
  };
}

interface Context {
  readonly api: ApiClient;
  readonly queries: QueryStore;
}

/** How long after showing a bonus its lists are refetched (spec.md 9). */
export const refreshAfterMs = 1_000;

/** Refetches all lists of bonuses, since activating one may change others (spec.md 4). */
export async function refreshBonuses({ queries }: Pick<Context, "queries">): Promise<void> {
  await Promise.all(
    ["bonuses", "bonusTerms", "rating", "freebetAmb", "jackpotHits"].map((name) => queries.client.invalidateQueries({ queryKey: [name] })),
  );
}

/** Activates an available bonus and refetches the lists. */
export async function activateBonus(context: Context, id: number): Promise<Result<Bonus, ApiError>> {
  const answer = await context.api.call(bonusEndpoints.activate, { params: { id } });
  await refreshBonuses(context);
  return answer;
}

/** Opens a chest of a freebet; resolves to the content of each chest. */
export async function openChest(
  context: Context,
  { id, place }: { readonly id: number; readonly place: number },
): Promise<Result<{ readonly bonus: Bonus; readonly chests: readonly number[] }, ApiError>> {
  return context.api.call(bonusEndpoints.boost, { params: { id }, query: { place } });
}

/** Redeems a promo code and refetches the lists. */
export async function redeemCode(context: Context, code: string): Promise<Result<Bonus, ApiError>> {
  const answer = await context.api.call(bonusEndpoints.redeem, { body: { code } });
  if (answer.ok) await refreshBonuses(context);
  return answer;
}

/** Marks shown bonuses as seen; sends only those that are not marked yet (spec.md 5). */
export async function markSeen(
  { api }: Pick<Context, "api">,
  shown: readonly { readonly id: number; readonly type: Bonus["type"] | "jackpot"; readonly isSeen: boolean }[],
): Promise<void> {
  const bonuses = shown.filter(({ isSeen }) => !isSeen).map(({ id, type }) => ({ id, type }));
  if (bonuses.length > 0) await api.call(bonusEndpoints.markSeen, { body: { bonuses } });
}
