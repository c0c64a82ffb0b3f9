import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Every secret that the processes of a cluster share. */
const names = [
  "TOKEN_SECRET",
  "VAPID_KEY",
  "EMBED_SECRET",
  "PAYMENT_SECRET",
  "OPERATOR_KEY",
  "CENTRIFUGO_API_KEY",
  "CENTRIFUGO_PROXY_SECRET",
  "POSTGRES_PASSWORD",
] as const;
export type ClusterSecrets = Readonly<Record<(typeof names)[number], string>>;

function readStored(path: string): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The secrets of the environment; those that are not set come from the data folder, which keeps what the first start generates. */
export function loadSecrets(folder: string, environment: Readonly<Record<string, string | undefined>>): ClusterSecrets {
  const path = join(folder, "secrets.json");
  const stored = readStored(path);
  const kept = names.map((name): [string, string] => {
    const known = stored[name];
    return [name, typeof known === "string" ? known : randomBytes(32).toString("base64url")];
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, JSON.stringify(Object.fromEntries(kept), null, 2), { mode: 0o600 });
  // The password of the database stays that of the folder.
  const given = names.filter((name) => name !== "POSTGRES_PASSWORD" && (environment[name] ?? "") !== "");
  return Object.fromEntries([...kept, ...given.map((name) => [name, environment[name]])]) as ClusterSecrets;
}
