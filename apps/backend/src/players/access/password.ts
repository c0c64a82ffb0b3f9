import { argon2, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";

/** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const keyBytes = 32;

interface Argon2Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

function deriveArgon2(password: string, salt: Buffer, options: Argon2Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2("argon2id", { message: password.normalize("NFC"), nonce: salt, tagLength: keyBytes, ...options }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

function deriveScrypt(password: string, salt: Buffer, options: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, keyBytes, { ...options, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

/** `argon2id$memory$passes$parallelism$salt$key`; memory in KiB. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveArgon2(password, salt, cost);
  return ["argon2id", cost.memory, cost.passes, cost.parallelism, salt.toString("base64"), key.toString("base64")].join("$");
}

/** Takes the same time for wrong and right passwords. Also reads hashes of the previous scheme. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, first, second, third, salt, key] = stored.split("$");
  if (first === undefined || second === undefined || third === undefined || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, "base64");
  const saltBytes = Buffer.from(salt, "base64");
  const [a, b, c] = [Number(first), Number(second), Number(third)];
  const actual =
    scheme === "argon2id"
      ? await deriveArgon2(password, saltBytes, { memory: a, passes: b, parallelism: c })
      : await deriveScrypt(password, saltBytes, { N: a, r: b, p: c });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Whether a hash has an outdated scheme or cost and must be replaced at the next sign-in. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(`argon2id$${cost.memory}$${cost.passes}$${cost.parallelism}$`);
}

let decoy: Promise<string> | null = null;

/** A hash that matches no password; checking it takes as long as checking a player's. */
export function decoyHash(): Promise<string> {
  decoy ??= hashPassword(randomBytes(24).toString("base64"));
  return decoy;
}

let common: ReadonlySet<string> | null = null;

/** Whether a password is on the list of common passwords; ignores case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    readFileSync(new URL("../../../data/passwords/common.txt", import.meta.url), "utf8")
      .split("\n")
      .filter(Boolean),
  );
  return common.has(password.normalize("NFKC").trim().toLowerCase());
}
