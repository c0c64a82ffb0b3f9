import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
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
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    // New secrets would end all sessions and lock the cluster out of its database.
    throw new Error(`The secrets of the cluster cannot be read: ${path}. Restore the file, or delete its folder to start from nothing.`, {
      cause: error,
    });
  }
}

/** The secrets from the environment; those not set there come from the data folder, which stores what the first start generates. */
export function loadSecrets(folder: string, environment: Readonly<Record<string, string | undefined>>): ClusterSecrets {
  const path = join(folder, "secrets.json");
  const stored = readStored(path);
  const kept = names.map((name): [string, string] => {
    const known = stored[name];
    return [name, typeof known === "string" ? known : randomBytes(32).toString("base64url")];
  });
  mkdirSync(folder, { recursive: true });
  // Renamed, so that a start that is killed leaves no part of a file.
  writeFileSync(`${path}.new`, JSON.stringify(Object.fromEntries(kept), null, 2), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  // The password of the database always comes from the folder.
  const given = names.filter((name) => name !== "POSTGRES_PASSWORD" && (environment[name] ?? "") !== "");
  return Object.fromEntries([...kept, ...given.map((name) => [name, environment[name]])]) as ClusterSecrets;
}
