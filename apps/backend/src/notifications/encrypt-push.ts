import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** Keys that a browser gave out with its push address, base64url. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What is drawn anew for each message; tests pass their own. */
export interface PushDraw {
  readonly salt: Buffer;
  /** Private key on P-256. */
  readonly privateKey: Buffer;
}

const recordSize = 4096;
/** Longest message that fits into one record of any push service. */
const longestPlain = 3_000;

function derive(key: Buffer, salt: Buffer, { info, length }: { readonly info: Buffer; readonly length: number }): Buffer {
  return Buffer.from(hkdfSync("sha256", key, salt, info, length));
}

function drawKeys(): PushDraw {
  const own = createECDH("prime256v1");
  own.generateKeys();
  return { salt: randomBytes(16), privateKey: own.getPrivateKey() };
}

/** Encrypts a message so that only that browser reads it (RFC 8291 on aes128gcm of RFC 8188). */
export function encryptPush(text: string, keys: PushKeys, draw: PushDraw = drawKeys()): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > longestPlain) throw new RangeError("The message is too long to be pushed.");
  const own = createECDH("prime256v1");
  own.setPrivateKey(draw.privateKey);
  const ownPublic = own.getPublicKey();
  const theirPublic = Buffer.from(keys.p256dh, "base64url");
  const shared = own.computeSecret(theirPublic);
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), theirPublic, ownPublic]);
  const input = derive(shared, Buffer.from(keys.auth, "base64url"), { info: keyInfo, length: 32 });
  const contentKey = derive(input, draw.salt, { info: Buffer.from("Content-Encoding: aes128gcm\0"), length: 16 });
  const nonce = derive(input, draw.salt, { info: Buffer.from("Content-Encoding: nonce\0"), length: 12 });
  const cipher = createCipheriv("aes-128-gcm", contentKey, nonce);
  const sealed = Buffer.concat([cipher.update(Buffer.concat([plain, Buffer.from([2])])), cipher.final(), cipher.getAuthTag()]);
  const head = Buffer.alloc(21);
  draw.salt.copy(head, 0);
  head.writeUInt32BE(recordSize, 16);
  head.writeUInt8(ownPublic.length, 20);
  return Buffer.concat([head, ownPublic, sealed]);
}
