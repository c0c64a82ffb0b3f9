import type { Jackpot, JackpotHit } from "@touchline/contract/http/jackpots";
import { toWireId } from "@touchline/domain";
import type { ApiClient } from "../core/api-client.ts";
import { type FailureRule, jackpotsKey, type ListResource, type Resource } from "../core/query-store.ts";
import { bonusEndpoints } from "./bonus-endpoints.data.ts";

export type { Jackpot, JackpotHit } from "@touchline/contract/http/jackpots";

/** How often jackpots are polled (spec.md 9). */
export const jackpotEveryMs = 15_000;
/** How often the hits of a jackpot are polled. */
export const hitsEveryMs = 60_000;
const hitLimit = 10;
/** Statuses that are not reported as failures (spec.md 8). */
const failure: FailureRule = { unreported: [400, 404, 500] };
/** Statuses of the hits that are shown, unlike declined and unverified ones. */
const status = ["approved", "paid"] as const;

/** Jackpots with their levels. */
export function jackpotsOf(api: ApiClient): ListResource<Jackpot> {
  return {
    queryKey: jackpotsKey,
    freshMs: jackpotEveryMs / 2,
    live: "none",
    failure,
    read: (signal) => api.fetch(bonusEndpoints.jackpots, { signal }),
    take: ({ data }) => data,
  };
}

/** One jackpot, for places that show only this one; empty when the backend does not have it. */
export function jackpotOf(api: ApiClient, id: string): Resource<Jackpot, readonly Jackpot[]> {
  return {
    queryKey: ["jackpots", { id }],
    freshMs: jackpotEveryMs / 2,
    live: "none",
    failure,
    read: (signal) => api.fetch(bonusEndpoints.jackpot, { signal, params: { id: toWireId(id) } }),
    take: (wire) => [wire],
  };
}

/** The latest approved or paid hits of a jackpot. */
export function jackpotHitsOf(api: ApiClient, owner: string | null, jackpotId: number): ListResource<JackpotHit> {
  return {
    queryKey: ["jackpotHits", { owner, jackpotId }],
    freshMs: hitsEveryMs / 2,
    live: "none",
    failure,
    read: (signal) => api.fetch(bonusEndpoints.hits, { signal, query: { jackpot_id: jackpotId, limit: hitLimit, status: [...status] } }),
    take: ({ data }) => data,
  };
}

/** The player's own hits: of one jackpot, or those that have not been shown yet. */
export function ownHitsOf(
  api: ApiClient,
  owner: string,
  choice: { readonly jackpotId: number } | { readonly isUnseen: true },
): ListResource<JackpotHit> {
  const filter = "jackpotId" in choice ? { jackpot_id: choice.jackpotId } : { unseen: true };
  return {
    queryKey: ["jackpotHits", { owner, isOwn: true, ...choice }],
    freshMs: hitsEveryMs / 2,
    live: "private",
    failure,
    read: (signal) =>
      api.fetch(bonusEndpoints.hits, { signal, query: { ...filter, for_user: true, limit: hitLimit, status: [...status] } }),
    take: ({ data }) => data,
  };
}
