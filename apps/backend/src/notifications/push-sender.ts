import { createECDH } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import webPush from "web-push";
import type { Database } from "../platform/database/open-database.ts";
import { notificationWords } from "./notifications.ts";

/** The site's key pair at push services (RFC 8292), base64url, with the address that they may write to. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** A mailto: or https: address. */
  readonly contact: string;
}

function publicKeyOf(privateKey: string): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "base64url");
  return pair.getPublicKey("base64url");
}

function readKeyFile(path: string): string | null {
  try {
    const key = readFileSync(path, "utf8").trim();
    return Buffer.from(key, "base64url").length === 32 ? key : null;
  } catch {
    // The file does not exist before the first start.
    return null;
  }
}

/** The private key is the setting, or is generated once and kept in the data folder, readable by its owner only. */
export function loadVapidKeys({
  setting,
  dataDir,
  contact,
}: {
  readonly setting: string;
  readonly dataDir: string;
  readonly contact: string;
}): VapidKeys {
  const path = join(dataDir, "vapid-key");
  const known = setting === "" ? readKeyFile(path) : setting;
  if (known !== null) return { publicKey: publicKeyOf(known), privateKey: known, contact };
  const generated = webPush.generateVAPIDKeys();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, generated.privateKey, { mode: 0o600 });
  return { ...generated, contact };
}

/** Push services of the browsers. Addresses come from browsers, so nothing else is ever called. */
const knownHosts = [
  /^fcm\.googleapis\.com$/u,
  /(?:^|\.)push\.services\.mozilla\.com$/u,
  /(?:^|\.)notify\.windows\.com$/u,
  /^web\.push\.apple\.com$/u,
] as const;
const maxAddressLength = 1_000;

/** Whether an address belongs to a push service: https at a known host, or one of `hosts`. */
export function isPushAddress(address: string, hosts: readonly string[] = []): boolean {
  if (address.length > maxAddressLength || !URL.canParse(address)) return false;
  const { protocol, hostname, host, username, port } = new URL(address);
  if (hosts.includes(host)) return true;
  return protocol === "https:" && username === "" && port === "" && knownHosts.some((pattern) => pattern.test(hostname));
}

/** Pushes notifications to the browsers of players who want them. */
export interface PushSender {
  readonly publicKey: string;
  /** Sends what a notification says to each of the player's browsers; addresses that are gone are forgotten. */
  push(playerId: string, notificationId: string): Promise<void>;
}

interface PushOptions {
  readonly database: Database;
  readonly vapid: VapidKeys;
  readonly onError: (error: unknown) => void;
  readonly send?: typeof fetch;
  /** Further hosts of push services, for tests. */
  readonly hosts?: readonly string[];
}

/** Browsers of one player; a further one takes the place of the oldest. */
export const maxBrowsers = 10;
const timeoutMs = 10_000;
const ttlSeconds = 24 * 3_600;
/** Calls of push services under way at once, whosever they are; the others wait their turn. */
const maxCalls = 16;

/** Runs at most `maxAtOnce` pieces of work at once, first in, first out. */
function createTurns(maxAtOnce: number): (work: () => Promise<void>) => Promise<void> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      await work();
    } finally {
      const next = waiting.shift();
      // Whoever waits takes over this place.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

export function createPushSender({ database, vapid, onError, send = fetch, hosts = [] }: PushOptions): PushSender {
  const takeTurn = createTurns(maxCalls);

  async function pushTo(
    { endpoint, p256dh, auth }: { readonly endpoint: string; readonly p256dh: string; readonly auth: string },
    text: string,
  ): Promise<void> {
    // Addresses come from browsers: only known services are ever called.
    if (!isPushAddress(endpoint, hosts)) return;
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: vapid.contact, publicKey: vapid.publicKey, privateKey: vapid.privateKey },
      TTL: ttlSeconds,
    });
    const reply = await send(endpoint, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      headers: headers as Record<string, string>,
      body: new Uint8Array(body),
    });
    await reply.body?.cancel();
    if (reply.status === 404 || reply.status === 410)
      await database.deleteFrom("push_subscriptions").where("endpoint", "=", endpoint).execute();
  }

  return {
    publicKey: vapid.publicKey,
    async push(playerId, notificationId) {
      const subscriptions = await database
        .selectFrom("push_subscriptions")
        .innerJoin("players", "players.id", "push_subscriptions.player_id")
        .selectAll("push_subscriptions")
        .where("player_id", "=", playerId)
        // The switch of the profile holds for every browser of the player.
        .where("wants_push", "=", true)
        .orderBy("push_subscriptions.created_at", "desc")
        .limit(maxBrowsers)
        .execute();
      if (subscriptions.length === 0) return;
      const row = await database.selectFrom("notifications").selectAll().where("id", "=", notificationId).executeTakeFirst();
      if (row === undefined) return;
      const sent = subscriptions.map(async (subscription) => {
        const { title, body, object_type, object_id } = notificationWords(row, subscription.locale);
        const path = object_type === "bet" && object_id !== null ? `/bets/${object_id}` : "";
        const text = JSON.stringify({ title, body, tag: row.id, path: `/${subscription.locale}${path}` });
        await takeTurn(async () => pushTo(subscription, text)).catch(onError);
      });
      await Promise.all(sent);
    },
  };
}
