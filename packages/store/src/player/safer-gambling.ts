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
import type { ApiClient } from "../core/api-client.ts";
import type { ApiError } from "../core/api-error.ts";
import type { Resource } from "../core/resource.ts";
import * as endpoints from "./safer-endpoints.data.ts";

export type { Limit, LimitPeriod, LimitType, RealityCheck, SaferGambling, SessionFacts, SetLimitBody };

const freshMs = 30_000;

/** What pages read and do about a player's own limits and the time of the session. */
export interface SaferGamblingCalls {
  /** Limits in force and those that wait. */
  readonly limits: Resource<readonly Limit[], readonly Limit[]>;
  readonly facts: Resource<SaferGambling, SaferGambling>;
  setLimit(body: SetLimitBody): Promise<Result<Limit, ApiError>>;
  confirmLimit(id: string): Promise<Result<Limit, ApiError>>;
  removeLimit(id: string): Promise<Result<Limit, ApiError>>;
  trackActivity(): Promise<Result<SessionFacts, ApiError>>;
  realityCheck(): Promise<Result<RealityCheck, ApiError>>;
  continueSession(): Promise<Result<RealityCheck, ApiError>>;
}

export function saferGamblingCalls(api: ApiClient): SaferGamblingCalls {
  return {
    limits: {
      queryKey: ["limits", null],
      freshMs,
      live: "private",
      read: async (signal) => (await api.fetch(endpoints.listLimits, { signal })).data,
      take: (wire) => wire,
    },
    facts: {
      queryKey: ["saferGambling", null],
      freshMs,
      live: "private",
      read: (signal) => api.fetch(endpoints.getSaferGambling, { signal }),
      take: (wire) => wire,
    },
    setLimit: (body) => api.call(endpoints.setLimit, { body }),
    confirmLimit: (id) => api.call(endpoints.confirmLimit, { params: { id } }),
    removeLimit: (id) => api.call(endpoints.removeLimit, { params: { id } }),
    trackActivity: () => api.call(endpoints.trackActivity, {}),
    realityCheck: () => api.call(endpoints.getRealityCheck, {}),
    continueSession: () => api.call(endpoints.continueSession, {}),
  };
}
