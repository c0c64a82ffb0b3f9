import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The secret of realtime tokens: the setting, or one drawn once and kept in the data folder, readable by its owner only. */
export function tokenSecret(setting: string, dataDir: string): string {
  if (setting !== "") return setting;
  const path = join(dataDir, "token-secret");
  try {
    const kept = readFileSync(path, "utf8").trim();
    if (kept.length >= 32) return kept;
  } catch {
    // The first start has none.
  }
  const drawn = randomBytes(32).toString("base64url");
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, drawn, { mode: 0o600 });
  return drawn;
}
