import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const defaultSite = fileURLToPath(new URL("../../../apps/backend/site/", import.meta.url));

/** Writes the default site with changes and its images into a folder, and returns the path for `SITE_FILE`. */
export function writeSiteFile(folder: string, changes: object): string {
  const site = JSON.parse(readFileSync(join(defaultSite, "default-site.json"), "utf8")) as object;
  cpSync(join(defaultSite, "images"), join(folder, "images"), { recursive: true });
  const path = join(folder, "site.json");
  writeFileSync(path, JSON.stringify({ ...site, ...changes }));
  return path;
}
