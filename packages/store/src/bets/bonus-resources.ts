import type { Bonus, FreebetAmb, LeaderboardEntry } from "@touchline/contract/entities/bonus";
import type { Jackpot, JackpotHit } from "@touchline/contract/entities/jackpot";
import type { BonusKind, BonusTerm } from "@touchline/contract/http/bonuses";
import type { BonusType } from "@touchline/domain";
import type { ApiClient } from "../core/api-client.ts";
import type { Resource } from "../core/resource.ts";
import { bonusEndpoints } from "./bonus-endpoints.data.ts";

interface List<Item> {
  readonly data: readonly Item[];
}
type ListResource<Item> = Resource<List<Item>, readonly Item[]>;

/** Path segment of a type's calls. */
const kindOf: Readonly<Record<BonusType, BonusKind>> = {
  comboboost: "comboboosts",
  freebet: "freebets",
  hunting: "huntings",
  lootbox: "lootboxes",
  tournament: "tournaments",
};

/** How often jackpots and their hits are read again (spec.md 9). */
export const jackpotEveryMs = 15_000;
export const hitsEveryMs = 60_000;
const hitLimit = 10;
const freshMs = 30_000;

function listOf<Item>(wire: List<Item>): readonly Item[] {
  return wire.data;
}

/** Every bonus that the reader may see; `owner` is the player, or null, so that one player's never shows for another. */
export function bonusesOf(api: ApiClient, owner: string | null, filter: { readonly isUnseen?: boolean } = {}): ListResource<Bonus> {
  return {
    queryKey: ["bonuses", { owner, ...filter }],
    freshMs,
    live: "private",
    read: (signal) => api.fetch(bonusEndpoints.list, { signal, query: filter.isUnseen === true ? { unseen: true } : {} }),
    take: listOf,
  };
}

/** The terms of one bonus. */
export function termsOf(api: ApiClient, owner: string | null, bonus: Pick<Bonus, "id" | "type">): ListResource<BonusTerm> {
  return {
    queryKey: ["bonusTerms", { owner, id: bonus.id }],
    freshMs: 300_000,
    live: "none",
    read: (signal) => api.fetch(bonusEndpoints.terms, { signal, params: { kind: kindOf[bonus.type], id: bonus.id } }),
    take: listOf,
  };
}

/** A tournament's leaderboard. */
export function ratingOf(api: ApiClient, owner: string | null, id: number): ListResource<LeaderboardEntry> {
  return {
    queryKey: ["rating", { owner, id }],
    freshMs,
    live: "private",
    read: (signal) => api.fetch(bonusEndpoints.rating, { signal, params: { id } }),
    take: listOf,
  };
}

/** Automatic issue of freebets: the player's progress. */
export function freebetAmbOf(api: ApiClient, owner: string): ListResource<FreebetAmb> {
  return {
    queryKey: ["freebetAmb", { owner }],
    freshMs,
    live: "private",
    read: (signal) => api.fetch(bonusEndpoints.amb, { signal }),
    take: listOf,
  };
}

/** Jackpots with their levels. Answers of 400, 404 and 500 are no news (spec.md 8). */
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

/** The latest hits of a jackpot, paid or about to be. */
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

/** Hits of the player that were not shown yet. */
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
