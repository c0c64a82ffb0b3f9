import type {
  Limit,
  LimitPeriod,
  LimitType,
  RealityCheck,
  SaferGambling,
  SessionFacts,
  SetLimitBody,
} from "@touchline/contract/http/limits";
import type { Result } from "@touchline/domain";
import type * as limits from "@touchline/contract/http/limits";
import type { ApiClient, EndpointCalls } from "../core/api-client.ts";
import type { ApiError } from "../core/api-error.ts";
import type { Resource } from "../core/query-store.ts";

export type { Limit, LimitPeriod, LimitType, RealityCheck, SaferGambling, SessionFacts, SetLimitBody };

/** The endpoints of `saferGamblingEndpoints`. */
export interface SaferGamblingEndpoints {
  readonly listLimits: typeof limits.listLimits;
  readonly setLimit: typeof limits.setLimit;
  readonly confirmLimit: typeof limits.confirmLimit;
  readonly removeLimit: typeof limits.removeLimit;
  readonly getSaferGambling: typeof limits.getSaferGambling;
  readonly trackActivity: typeof limits.trackActivity;
  readonly getRealityCheck: typeof limits.getRealityCheck;
  readonly continueSession: typeof limits.continueSession;
}

/** Calls for limits and session time. */
export const saferGamblingEndpoints: EndpointCalls<SaferGamblingEndpoints> = {
  listLimits: { method: "GET", path: "/platform/api/player/limits" },
  setLimit: { method: "POST", path: "/platform/api/player/limits" },
  confirmLimit: { method: "PUT", path: "/platform/api/player/limits/:id/confirm" },
  removeLimit: { method: "DELETE", path: "/platform/api/player/limits/:id" },
  getSaferGambling: { method: "GET", path: "/platform/api/player/safer-gambling" },
  trackActivity: { method: "POST", path: "/platform/api/player/activity", isLimit: true },
  getRealityCheck: { method: "GET", path: "/platform/api/player/reality-check" },
  continueSession: { method: "POST", path: "/platform/api/player/reality-check/continue" },
};

const freshMs = 30_000;

/** Queries and calls for a player's limits and session time. */
export interface SaferGamblingCalls {
  /** Limits in force and pending limits. */
  readonly limits: Resource<readonly Limit[], readonly Limit[]>;
  readonly facts: Resource<SaferGambling, SaferGambling>;
  setLimit(body: SetLimitBody): Promise<Result<Limit, ApiError>>;
  confirmLimit(id: string): Promise<Result<Limit, ApiError>>;
  removeLimit(id: string): Promise<Result<Limit, ApiError>>;
  trackActivity(): Promise<Result<SessionFacts, ApiError>>;
  realityCheck(): Promise<Result<RealityCheck, ApiError>>;
  continueSession(): Promise<Result<RealityCheck, ApiError>>;
}

/** Creates the queries and calls of a page. */
export function saferGamblingCalls(api: ApiClient): SaferGamblingCalls {
  return {
    limits: {
      queryKey: ["limits", null],
      freshMs,
      live: "private",
      read: async (signal) => (await api.fetch(saferGamblingEndpoints.listLimits, { signal })).data,
      take: (wire) => wire,
    },
    facts: {
      queryKey: ["saferGambling", null],
      freshMs,
      live: "private",
      read: (signal) => api.fetch(saferGamblingEndpoints.getSaferGambling, { signal }),
      take: (wire) => wire,
    },
    setLimit: (body) => api.call(saferGamblingEndpoints.setLimit, { body }),
    confirmLimit: (id) => api.call(saferGamblingEndpoints.confirmLimit, { params: { id } }),
    removeLimit: (id) => api.call(saferGamblingEndpoints.removeLimit, { params: { id } }),
    trackActivity: () => api.call(saferGamblingEndpoints.trackActivity, {}),
    realityCheck: () => api.call(saferGamblingEndpoints.getRealityCheck, {}),
    continueSession: () => api.call(saferGamblingEndpoints.continueSession, {}),
  };
}
