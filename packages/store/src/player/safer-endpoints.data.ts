import type * as limits from "@touchline/contract/http/limits";
import type { EndpointCall } from "../core/endpoint-call.ts";

/** Beside the other calls of the page, which are in its first load. */
export const listLimits: EndpointCall<typeof limits.listLimits> = { method: "GET", path: "/platform/api/player/limits" };
export const setLimit: EndpointCall<typeof limits.setLimit> = { method: "POST", path: "/platform/api/player/limits" };
export const confirmLimit: EndpointCall<typeof limits.confirmLimit> = { method: "PUT", path: "/platform/api/player/limits/:id/confirm" };
export const removeLimit: EndpointCall<typeof limits.removeLimit> = { method: "DELETE", path: "/platform/api/player/limits/:id" };
export const getSaferGambling: EndpointCall<typeof limits.getSaferGambling> = {
  method: "GET",
  path: "/platform/api/player/safer-gambling",
};
export const trackActivity: EndpointCall<typeof limits.trackActivity> = {
  method: "POST",
  path: "/platform/api/player/activity",
  isLimit: true,
};
export const getRealityCheck: EndpointCall<typeof limits.getRealityCheck> = {
  method: "GET",
  path: "/platform/api/player/reality-check",
};
export const continueSession: EndpointCall<typeof limits.continueSession> = {
  method: "POST",
  path: "/platform/api/player/reality-check/continue",
};
