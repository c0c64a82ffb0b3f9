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
import { createPseudonyms, type PseudonymOf } from "../chat/chat-room.ts";
import { productChannels } from "./product-channels.ts";
import type { RealtimePublisher } from "../platform/realtime-publisher.ts";
import type { Settings } from "../platform/settings/read-settings.ts";

/** The secret of realtime tokens: the setting, or one generated at the first start and stored in the data folder, readable only by its owner. */
function tokenSecret(setting: string, dataDir: string): string {
  if (setting !== "") return setting;
  const path = join(dataDir, "token-secret");
  try {
    const stored = readFileSync(path, "utf8").trim();
    if (stored.length >= 32) return stored;
  } catch {
    // Missing at the first start.
  }
  const generated = randomBytes(32).toString("base64url");
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, generated, { mode: 0o600 });
  return generated;
}

const taken = Promise.resolve();

/** The realtime hub and its tokens. */
export interface Realtime {
  readonly hub: Hub;
  readonly publisher: RealtimePublisher;
  readonly tokens: RealtimeTokens;
  /** Names by which players see each other. */
  readonly pseudonymOf: PseudonymOf;
  /** Adds the paths of the hub to the API server. */
  mount(app: FastifyInstance): void;
}

/** Origins of pages that may connect. Pages on localhost may also use 127.0.0.1. */
function allowedOrigins(settings: Settings): readonly string[] {
  // The cashier on the platform subscribes to the balance too.
  const own = [settings.PUBLIC_ORIGIN, settings.PLATFORM_ORIGIN].filter((origin) => origin !== "");
  return own.flatMap((origin) => [origin, origin.replace("//localhost:", "//127.0.0.1:")]);
}

/** Trusted proxies: TRUST_PROXY and the web server, which runs on this machine. */
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
    // Pages send it when no message has arrived for a while.
    rpc: { ping: () => ({ data: {} }) },
    callerOf: ({ socket, headers }) => callerOf({ peer: socket.remoteAddress, headers }, isTrustedProxy),
    takeSlot: slots.take,
    onError,
  });
  return {
    hub,
    publisher: {
      // A publication is lost with its hub, so a repeated one is not recognised after a restart, and needs not be before.
      publish(channel, publication) {
        try {
          hub.publish(channel, publication);
          return taken;
        } catch (error) {
          onError(error);
          const refused = Promise.reject(error);
          refused.catch(() => undefined);
          return refused;
        }
      },
      hasInterest: hub.hasInterest,
      disconnectUser: hub.disconnectUser,
    },
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
