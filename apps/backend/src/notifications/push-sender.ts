import { createECDH } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../platform/database/open-database.ts";
import { localizeNotification } from "./notifications.ts";
import { limitConcurrency } from "../platform/limit-concurrency.ts";

/** The site's VAPID key pair (RFC 8292) in base64url, with the operator's contact address. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** A mailto: or https: address. */
  readonly contact: string;
}

const curve = "prime256v1";
const keyBytes = 32;

function publicKeyOf(privateKey: string): string {
  const pair = createECDH(curve);
  pair.setPrivateKey(privateKey, "base64url");
  return pair.getPublicKey("base64url");
}

function readKeyFile(path: string): string | null {
  try {
    const key = readFileSync(path, "utf8").trim();
    return Buffer.from(key, "base64url").length === keyBytes ? key : null;
  } catch {
    // Missing at the first start.
    return null;
  }
}

/** The private key is the setting, or one generated at the first start and stored in the data folder, readable only by its owner. */
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
  const pair = createECDH(curve);
  pair.generateKeys();
  // The hexadecimal number has no leading zeros, but the key needs them.
  const privateKey = pair.getPrivateKey("hex").padStart(2 * keyBytes, "0");
  const generated = Buffer.from(privateKey, "hex").toString("base64url");
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, generated, { mode: 0o600 });
  return { publicKey: publicKeyOf(generated), privateKey: generated, contact };
}

/** The browsers' push services. Addresses come from clients, so no other host is ever called. */
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
  /** Sends a notification to each of the player's browsers and deletes expired subscriptions. */
  push(playerId: string, notificationId: string): Promise<void>;
}

interface PushOptions {
  readonly database: Database;
  readonly vapid: VapidKeys;
  readonly onError: (error: unknown) => void;
  readonly send?: typeof fetch;
  /** Additional hosts of push services. */
  readonly hosts?: readonly string[];
}

/** Browsers per player; another one replaces the oldest. */
export const maxBrowsers = 10;
const timeoutMs = 10_000;
const ttlSeconds = 24 * 3_600;
/** Limit of concurrent calls to push services, across players. */
const maxCalls = 16;

export function createPushSender({ database, vapid, onError, send = fetch, hosts = [] }: PushOptions): PushSender {
  const whenFree = limitConcurrency(maxCalls);

  async function pushTo(
    { endpoint, p256dh, auth }: { readonly endpoint: string; readonly p256dh: string; readonly auth: string },
    text: string,
  ): Promise<void> {
    // Addresses come from clients; only known services are called.
    if (!isPushAddress(endpoint, hosts)) return;
    const { default: webPush } = await import("web-push");
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
        // The profile's switch applies to all browsers of the player.
        .where("wants_push", "=", true)
        .orderBy("push_subscriptions.created_at", "desc")
        .limit(maxBrowsers)
        .execute();
      if (subscriptions.length === 0) return;
      const row = await database.selectFrom("notifications").selectAll().where("id", "=", notificationId).executeTakeFirst();
      if (row === undefined) return;
      const sent = subscriptions.map(async (subscription) => {
        const { title, body, object_type, object_id } = localizeNotification(row, subscription.locale);
        const path = object_type === "bet" && object_id !== null ? `/bets/${object_id}` : "";
        const text = JSON.stringify({ title, body, tag: row.id, path: `/${subscription.locale}${path}` });
        await whenFree(async () => pushTo(subscription, text)).catch(onError);
      });
      await Promise.all(sent);
    },
  };
}
