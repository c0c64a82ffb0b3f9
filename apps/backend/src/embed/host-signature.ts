import { createHmac, timingSafeEqual } from "node:crypto";

const toleratedSeconds = 300;

function sign(secret: string, lines: readonly string[]): Buffer {
  return createHmac("sha256", secret).update(lines.join("\n")).digest();
}

/** What a host signs: the time, and the lines of its request. Whether `t=<epoch seconds>,v1=<hex>` was made with the secret within the last five minutes. `now` is wall time in ms. */
export function isSignedByHost(
  header: string | null,
  lines: readonly string[],
  { secret, now }: { readonly secret: string; now: number },
): boolean {
  const [, at = "", given = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/u.exec(header ?? "") ?? [];
  if (at === "" || Math.abs(now / 1000 - Number(at)) > toleratedSeconds) return false;
  return timingSafeEqual(sign(secret, [at, ...lines]), Buffer.from(given, "hex"));
}
