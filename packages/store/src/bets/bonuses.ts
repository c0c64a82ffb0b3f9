import type { Bonus, LeaderboardEntry } from "@touchline/contract/entities/bonus";
import type { BonusType, Result } from "@touchline/domain";
import type { BonusKind, BonusTerm } from "@touchline/contract/http/bonuses";
import type { ApiClient } from "../core/api-client.ts";
import { type ApiError, unservedStatuses } from "../core/api-error.ts";
import type { ListResource, QueryStore, Resource } from "../core/query-store.ts";
import { bonusEndpoints } from "./bonus-endpoints.data.ts";

export type {
  Bonus,
  BonusState,
  EventCondition,
  FreebetAmb,
  LeaderboardEntry,
  SlipBonus as OfferedBonus,
} from "@touchline/contract/entities/bonus";
export type { BonusTerm } from "@touchline/contract/http/bonuses";
export {
  eligiblePicks,
  followSlipBonuses,
  freebetAmbOf,
  noSlipBonuses,
  toSlipBonus,
  type BetBonuses,
  type SlipBonuses,
} from "./slip-bonuses.ts";

/** The path segment of each bonus type. */
const kindOf: Readonly<Record<BonusType, BonusKind>> = {
  comboboost: "comboboosts",
  freebet: "freebets",
  hunting: "huntings",
  lootbox: "lootboxes",
  tournament: "tournaments",
};

const freshMs = 30_000;
/** Bonuses of one type on a page of their list (spec.md 9). */
export const bonusesPerPage = 4;

/** Which bonuses a list shows. */
export interface BonusFilter {
  /** Only running bonuses: not used, expired or withdrawn. */
  readonly isRunning?: boolean;
  /** Only bonuses that the player can use or activate. */
  readonly isAvailable?: boolean;
  readonly isUnseen?: boolean;
  readonly limitPerType?: number;
}

/** The bonuses of a player, or of a visitor when `owner` is null; the owner is part of the key, so that players never share answers. */
export function bonusesOf(api: ApiClient, owner: string | null, filter: BonusFilter = {}): ListResource<Bonus> {
  return {
    queryKey: ["bonuses", { owner, ...filter }],
    freshMs,
    live: "private",
    read: (signal) =>
      api.fetch(bonusEndpoints.list, {
        signal,
        query: {
          ...(filter.isRunning === true ? { status: "active" as const } : {}),
          ...(filter.isAvailable === true ? { available: true } : {}),
          ...(filter.isUnseen === true ? { unseen: true } : {}),
          ...(filter.limitPerType === undefined ? {} : { limit_per_type: filter.limitPerType }),
        },
      }),
    take: ({ data }) => data,
  };
}

/** A page of the bonuses of one type. */
export interface BonusPage {
  readonly bonuses: readonly Bonus[];
  readonly isLast: boolean;
}

/** One page of the running bonuses of a type (spec.md 7); an empty one from a backend without such lists. */
export function bonusPageOf(
  api: ApiClient,
  owner: string | null,
  { type, page, isAvailable }: { readonly type: BonusType; readonly page: number; readonly isAvailable: boolean },
): Resource<{ readonly data: readonly Bonus[]; readonly pagination: { readonly last_page: number } }, BonusPage> {
  return {
    queryKey: ["bonuses", { owner, type, page, isAvailable }],
    freshMs,
    live: "private",
    read: (signal) =>
      api.fetch(bonusEndpoints.listOfKind, {
        signal,
        params: { kind: kindOf[type] },
        query: { status: "active", ...(isAvailable ? { is_available: true } : {}), page, limit: bonusesPerPage },
      }),
    take: ({ data, pagination }) => ({ bonuses: data, isLast: page >= pagination.last_page }),
  };
}

/** One bonus, for pages whose address identifies it. */
export function bonusOf(api: ApiClient, owner: string | null, { id, type }: Pick<Bonus, "id" | "type">): Resource<Bonus, Bonus> {
  return {
    queryKey: ["bonuses", { owner, type, id }],
    freshMs,
    live: "private",
    failure: { unreported: unservedStatuses },
    read: (signal) => api.fetch(bonusEndpoints.get, { signal, params: { kind: kindOf[type], id } }),
    take: (wire) => wire,
  };
}

/** The terms of a bonus. */
export function termsOf(api: ApiClient, owner: string | null, bonus: Pick<Bonus, "id" | "type">): ListResource<BonusTerm> {
  return {
    queryKey: ["bonusTerms", { owner, id: bonus.id }],
    freshMs: 300_000,
    live: "none",
    read: (signal) => api.fetch(bonusEndpoints.terms, { signal, params: { kind: kindOf[bonus.type], id: bonus.id } }),
    take: ({ data }) => data,
  };
}

/** The leaderboard of a tournament, best first. */
export function ratingOf(api: ApiClient, owner: string | null, id: number): ListResource<LeaderboardEntry> {
  return {
    queryKey: ["rating", { owner, id }],
    freshMs,
    live: "private",
    read: (signal) => api.fetch(bonusEndpoints.rating, { signal, params: { id } }),
    take: ({ data }) => data,
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
