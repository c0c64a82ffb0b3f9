import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { SiteFile } from "@touchline/contract/site/site-file";
import { sportTable } from "../book/catalog/sports.data.ts";
import { checkSiteFile, type SiteProblem } from "./check-site-file.ts";
import { reservedPaths } from "./reserved-paths.data.ts";

/** The site that is shown where an operator gives none. */
export const defaultSiteFile = fileURLToPath(new URL("../../site/default-site.json", import.meta.url));

export type SiteReading =
  | { readonly type: "site"; readonly file: SiteFile }
  | { readonly type: "refused"; readonly path: string; readonly problems: readonly SiteProblem[] };

/** Reads and checks a site file; an empty path reads the default one. */
export function loadSiteFile(path: string, locales: readonly string[]): SiteReading {
  const from = path === "" ? defaultSiteFile : path;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(from, "utf8"));
  } catch (error) {
    return { type: "refused", path: from, problems: [{ path: "", message: error instanceof Error ? error.message : "cannot be read" }] };
  }
  const problems = checkSiteFile(value, { locales, sportKeys: sportTable.map((sport) => sport.key), reservedPaths });
  // Checked by its schema just now.
  return problems.length > 0 ? { type: "refused", path: from, problems } : { type: "site", file: value as SiteFile };
}

/** Problems of a site file as lines for a person. */
export function describeProblems(reading: Extract<SiteReading, { type: "refused" }>): string {
  return [
    `The site file ${reading.path} cannot be used:`,
    ...reading.problems.map(({ path, message }) => `  ${path === "" ? "" : `${path} `}${message}`),
  ].join("\n");
}
