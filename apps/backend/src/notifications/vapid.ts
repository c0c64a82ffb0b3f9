import { createECDH, createPrivateKey, sign, type KeyObject } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The site's own key at push services (RFC 8292). */
export interface VapidKey {
  /** Base64url, as browsers want it. */
  readonly publicKey: string;
  /** The `Authorization` header for a push service, good for twelve hours. */
  authorization(audience: string, nowMs: number): string;
}

const lifeSeconds = 12 * 3_600;

function toKey(privateKey: Buffer): { readonly publicKey: string; readonly key: KeyObject } {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey);
  const point = pair.getPublicKey();
  const encode = (part: Buffer): string => part.toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: encode(point.subarray(1, 33)), y: encode(point.subarray(33)), d: encode(privateKey) };
  return { publicKey: encode(point), key: createPrivateKey({ key: jwk, format: "jwk" }) };
}

/** Makes the key of a private key on P-256; `contact` is a mailto: or https: address that push services may write to. */
export function createVapidKey(privateKey: Buffer, contact: string): VapidKey {
  const { publicKey, key } = toKey(privateKey);
  return {
    publicKey,
    authorization(audience, nowMs) {
      const claims = { aud: audience, exp: Math.floor(nowMs / 1000) + lifeSeconds, sub: contact };
      const signed = [{ typ: "JWT", alg: "ES256" }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
        .join(".");
      const signature = sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" }).toString("base64url");
      return `vapid t=${signed}.${signature}, k=${publicKey}`;
    },
  };
}

/** The private key: the setting, or one drawn once and kept in the data folder, readable by its owner only. */
export function vapidSecret(setting: string, dataDir: string): Buffer {
  if (setting !== "") return Buffer.from(setting, "base64url");
  const path = join(dataDir, "vapid-key");
  try {
    const kept = Buffer.from(readFileSync(path, "utf8").trim(), "base64url");
    if (kept.length === 32) return kept;
  } catch {
    // The first start has none.
  }
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // Leading zeros are left out of the number.
  const drawn = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, drawn.toString("base64url"), { mode: 0o600 });
  return drawn;
}
