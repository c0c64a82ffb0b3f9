import { type ApiClient, createApiClient } from "@touchline/store";
import { createAnswerCache, createServerPorts } from "../pages/server-ports.ts";
import type { WebEnvironment } from "../environment.ts";
import type { BackendWire } from "./backend-wire.ts";

/** The visitor on whose behalf the backend is called. */
export interface ApiCaller {
  readonly locale: string;
  readonly callerAddress: string;
  /** The visitor's cookies, for calls of a player. */
  readonly cookie?: string | null;
}

/** Creates clients of the backend for tasks outside pages: widgets, sitemaps, images of shared links, and access checks. */
export type BackendApi = (caller: ApiCaller) => ApiClient;

/** Creates clients that translate replies as for pages and share cached ones. Their only session is that of `cookie`. */
export function createBackendApi({ backendOrigin, wire }: Pick<WebEnvironment, "backendOrigin"> & Pick<BackendWire, "wire">): BackendApi {
  const cache = createAnswerCache();
  return ({ locale, callerAddress, cookie = null }) => {
    const { http } = createServerPorts({
      wire,
      backendOrigin,
      cache,
      cookies: new Map(),
      cookieHeader: cookie,
      isEmbedded: false,
      callerAddress,
      countryHeaders: {},
      report: () => undefined,
      onBlocked: () => undefined,
      onCall: () => undefined,
    });
    return createApiClient({ http, wire: async () => wire, locale, onUnauthorized: () => undefined });
  };
}

/** The address of this server, for calls without a visitor. */
export const ownAddress = "127.0.0.1";
