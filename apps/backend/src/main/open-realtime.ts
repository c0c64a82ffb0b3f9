import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createHub, createRealtimeTokens, type Hub, type RealtimeTokens } from "@touchline/centrifuge-hub";
import { callerOf, createConnectionSlots, type IsTrustedProxy, trustedProxies } from "@touchline/domain";
import type { FastifyInstance } from "fastify";
import { countryOf } from "../http/entry-refusals.ts";
import { sendUnknownAddress } from "../http/error-reply.ts";
import { isSiteClosedIn } from "../players/access/entry-rules.ts";
import { readPlayerRules } from "../players/player-rules.ts";
import { createPseudonyms, type PseudonymOf } from "../players/pseudonyms.ts";
import { productChannels } from "./product-channels.ts";
import type { Settings } from "../platform/settings/read-settings.ts";

/** The secret of realtime tokens: the setting, or one drawn once and kept in the data folder, readable by its owner only. */
function tokenSecret(setting: string, dataDir: string): string {
  if (setting !== "") return setting;
  const path = join(dataDir, "token-secret");
  try {
    const kept = readFileSync(path, "utf8").trim();
    if (kept.length >= 32) return kept;
  } catch {
    // The first start has none.
  }
  const drawn = randomBytes(32).toString("base64url");
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, drawn, { mode: 0o600 });
  return drawn;
}

/** The realtime hub and the tokens that it accepts. */
export interface Realtime {
  readonly hub: Hub;
  readonly tokens: RealtimeTokens;
  /** Who players are to each other. */
  readonly pseudonymOf: PseudonymOf;
  /** Lets the hub answer its own paths of the API's server. */
  mount(app: FastifyInstance): void;
}

/** Page addresses that may connect; a page on this machine may be opened by name or by number. */
function allowedOrigins(settings: Settings): readonly string[] {
  // The platform's cashier listens for the balance too.
  const own = [settings.PUBLIC_ORIGIN, settings.PLATFORM_ORIGIN].filter((origin) => origin !== "");
  return own.flatMap((origin) => [origin, origin.replace("//localhost:", "//127.0.0.1:")]);
}

/** The web server stands in front of the backend on this machine, whatever else does. */
export function backendProxies({ TRUST_PROXY }: Settings): IsTrustedProxy {
  return trustedProxies(`loopback,${TRUST_PROXY}`);
}

export function openRealtime(settings: Settings, onError: (error: unknown) => void): Realtime {
  const secret = tokenSecret(settings.TOKEN_SECRET, settings.DATA_DIR);
  const tokens = createRealtimeTokens(secret);
  const pseudonymOf = createPseudonyms(secret);
  const rules = readPlayerRules(settings);
  const isTrustedProxy = backendProxies(settings);
  const slots = createConnectionSlots({ total: settings.REALTIME_CONNECTIONS, perAddress: settings.REALTIME_CONNECTIONS_PER_ADDRESS });
  const hub = createHub({
    tokens,
    channels: productChannels,
    pseudonymOf,
    allowedOrigins: allowedOrigins(settings),
    isRefused: (headers) => isSiteClosedIn(countryOf(headers, rules), rules),
    apiKey: settings.REALTIME_API_KEY,
    // A page asks when it has heard nothing for a while.
    rpc: { ping: () => ({ data: {} }) },
    callerOf: ({ socket, headers }) => callerOf({ peer: socket.remoteAddress, headers }, isTrustedProxy),
    takeSlot: slots.take,
    onError,
  });
  return {
    hub,
    tokens,
    pseudonymOf,
    mount(app) {
      hub.attach(app.server);
      for (const url of ["/connection/*", "/emulation"]) {
        app.all(
          url,
          {
            // The hub reads bodies itself, so it answers before Fastify would.
            onRequest: async (request, reply) =>
              hub.handleHttp(request.raw, reply.raw) ? reply.hijack() : sendUnknownAddress(request, reply),
          },
          sendUnknownAddress,
        );
      }
    },
  };
}
