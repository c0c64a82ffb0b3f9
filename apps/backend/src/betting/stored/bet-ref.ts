import { randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O, U, so that it can be read out. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A short reference such as `8F2K-41Q7`: 40 random bits. */
export function createBetRef(): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % 32] ?? "0").join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
