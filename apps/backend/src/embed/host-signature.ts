import { createHmac, timingSafeEqual } from "node:crypto";

/** What a host signs when it asks for a code. */
export interface SignedRequest {
  readonly player: string;
  readonly brand: string;
  readonly parent_origin: string;
}

const toleratedSeconds = 300;

function sign(secret: string, at: string, { player, brand, parent_origin }: SignedRequest): Buffer {
  return createHmac("sha256", secret).update([at, player, brand, parent_origin].join("\n")).digest();
}

/** Whether `t=<epoch seconds>,v1=<hex>` was made with the secret within the last five minutes. `now` is wall time in ms. */
export function isSignedByHost(
  header: string | null,
  request: SignedRequest,
  { secret, now }: { readonly secret: string; now: number },
): boolean {
  const [, at = "", given = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/u.exec(header ?? "") ?? [];
  if (at === "" || Math.abs(now / 1000 - Number(at)) > toleratedSeconds) return false;
  return timingSafeEqual(sign(secret, at, request), Buffer.from(given, "hex"));
}
