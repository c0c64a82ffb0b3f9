import type { FastifyInstance } from "fastify";
import type { RealtimeTokens } from "../http/services.ts";
import type { RealtimePublisher } from "../realtime/publisher.ts";
import type { Settings } from "../settings/read-settings.ts";
import { tokenSecret } from "./token-secret.ts";

/** The realtime hub, its tokens, and its place in the API's server. */
export interface Realtime {
  readonly hub: RealtimePublisher;
  readonly tokens: RealtimeTokens;
  mount(app: FastifyInstance): void;
  close(): Promise<void>;
}

export function openRealtime(settings: Settings): Realtime {
  const secret = tokenSecret(settings.TOKEN_SECRET, settings.DATA_DIR);
  return {
    hub: { publish: () => undefined, hasInterest: () => false, disconnectUser: () => undefined },
    tokens: { connectionToken: () => secret.slice(0, 0), subscriptionToken: () => secret.slice(0, 0) },
    mount: () => undefined,
    close: async () => undefined,
  };
}
