import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ours = fileURLToPath(new URL("../../../apps/backend/site/", import.meta.url));

/** Writes the site that comes along, with its pictures and with changes, into a folder; returns its file for `SITE_FILE`. */
export function writeOwnSite(folder: string, changes: object): string {
  const site = JSON.parse(readFileSync(join(ours, "default-site.json"), "utf8")) as object;
  cpSync(join(ours, "images"), join(folder, "images"), { recursive: true });
  const path = join(folder, "site.json");
  writeFileSync(path, JSON.stringify({ ...site, ...changes }));
  return path;
}
