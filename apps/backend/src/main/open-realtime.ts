import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRealtimeTokens } from "@touchline/centrifuge-hub";
import { callerOf, createConnectionSlots, type IsTrustedProxy, trustedProxies } from "@touchline/domain";
import { countryOf } from "../http/entry-refusals.ts";
import { isSiteClosedIn } from "../players/access/entry-rules.ts";
import { type PlayerRules, readPlayerRules } from "../players/player-rules.ts";
import { createPseudonyms } from "../chat/chat-room.ts";
import { openCentrifugo } from "../realtime/centrifugo/open-centrifugo.ts";
import { type EmbeddedRealtime, openEmbeddedRealtime } from "../realtime/embedded-realtime.ts";
import { pageAddresses, type Realtime } from "../realtime/realtime.ts";
import { productChannels } from "./product-channels.ts";
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

/** Origins of pages that connect: the cashier on the platform subscribes to the balance too. */
function pageOrigins({ PUBLIC_ORIGIN, PLATFORM_ORIGIN }: Settings): readonly string[] {
  return [PUBLIC_ORIGIN, PLATFORM_ORIGIN].filter((origin) => origin !== "");
}

/** Trusted proxies: TRUST_PROXY and the web server, which runs on this machine. */
export function backendProxies({ TRUST_PROXY }: Settings): IsTrustedProxy {
  return trustedProxies(`loopback,${TRUST_PROXY}`);
}

function secretsOf(settings: Settings) {
  const secret = tokenSecret(settings.TOKEN_SECRET, settings.DATA_DIR);
  return { tokens: createRealtimeTokens(secret), pseudonymOf: createPseudonyms(secret) };
}

/** Opens the hub of this process; it listens once it is started. */
export function openEmbedded(
  settings: Settings,
  onError: (error: unknown) => void,
  rules: PlayerRules = readPlayerRules(settings),
): EmbeddedRealtime {
  const isTrustedProxy = backendProxies(settings);
  const slots = createConnectionSlots({ total: settings.REALTIME_CONNECTIONS, perAddress: settings.REALTIME_CONNECTIONS_PER_ADDRESS });
  return openEmbeddedRealtime({
    ...secretsOf(settings),
    hub: {
      channels: productChannels,
      // Pages on localhost may also use 127.0.0.1.
      allowedOrigins: pageOrigins(settings).flatMap((origin) => [origin, origin.replace("//localhost:", "//127.0.0.1:")]),
      // A phone opens the pages at the address of this machine.
      pagePorts: [settings.PORT, settings.PLATFORM_PORT],
      isRefused: (headers) => isSiteClosedIn(countryOf(headers, rules), rules),
      apiKey: settings.REALTIME_API_KEY,
      // Pages send it when no message has arrived for a while.
      rpc: { ping: () => ({ data: {} }) },
      callerOf: ({ socket, headers }) => callerOf({ peer: socket.remoteAddress, headers }, isTrustedProxy),
      takeSlot: slots.take,
      onError,
    },
    listen: { host: settings.HOST, port: settings.REALTIME_PORT },
    origins: { pages: settings.PUBLIC_ORIGIN, named: settings.REALTIME_PUBLIC_URL },
  });
}

/** Opens the realtime server that the settings choose. */
export function openRealtime(
  settings: Settings,
  { onError, say, rules }: { onError(error: unknown): void; say(sentence: string): void; readonly rules?: PlayerRules },
): Realtime {
  if (settings.REALTIME === "embedded") return openEmbedded(settings, onError, rules);
  return openCentrifugo({
    ...secretsOf(settings),
    apiUrls: settings.CENTRIFUGO_API_URL.split(","),
    apiKey: settings.CENTRIFUGO_API_KEY,
    proxySecret: settings.CENTRIFUGO_PROXY_SECRET,
    channels: productChannels,
    locales: settings.LOCALES,
    pageOrigins: pageOrigins(settings),
    addresses: pageAddresses({ named: settings.REALTIME_PUBLIC_URL, pages: settings.PUBLIC_ORIGIN, port: null }),
    say,
  });
}
