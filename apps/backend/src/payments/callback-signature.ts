import { createHmac, timingSafeEqual } from "node:crypto";

/** What a provider puts into `X-Signature` for a callback. */
export function signCallback(secret: string, callback: { readonly id: string; readonly state: string }): string {
  return createHmac("sha256", secret).update(`${callback.id}.${callback.state}`).digest("hex");
}

/** Whether a callback was signed with the secret; never where there is none. */
export function isCallbackSigned(secret: string, callback: { readonly id: string; readonly state: string }, signature: string): boolean {
  if (secret === "") return false;
  const expected = Buffer.from(signCallback(secret, callback));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
