import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteFile } from "@touchline/contract/site/site-file";
import { sportTable } from "../book/catalog/sports.data.ts";
import { checkSiteFile, type SiteProblem } from "./check-site-file.ts";
import { blocksOf, imageFolder, imagesOf } from "./site-images.ts";
import { reservedPaths } from "./reserved-paths.data.ts";

/** The site file used unless an operator sets one. */
export const defaultSiteFile = fileURLToPath(new URL("../../site/default-site.json", import.meta.url));

export type SiteReading =
  | { readonly type: "site"; readonly file: SiteFile }
  | { readonly type: "refused"; readonly path: string; readonly problems: readonly SiteProblem[] };

/** Problems of images that are missing in the site folder. */
function missingImages(file: SiteFile, path: string): readonly SiteProblem[] {
  const own = imagesOf(blocksOf(file)).filter((link) => link.startsWith("/images/"));
  return own.flatMap((link) => {
    const place = join(imageFolder(path), link.slice("/images/".length));
    return existsSync(place) ? [] : [{ path: link, message: `does not exist: ${place}` }];
  });
}

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
  if (problems.length > 0) return { type: "refused", path: from, problems };
  // Safe: just checked against its schema.
  const file = value as SiteFile;
  const missing = missingImages(file, path);
  return missing.length > 0 ? { type: "refused", path: from, problems: missing } : { type: "site", file };
}

/** Formats the problems of a site file, one per line. */
export function describeProblems(reading: Extract<SiteReading, { type: "refused" }>): string {
  return [
    `The site file ${reading.path} cannot be used:`,
    ...reading.problems.map(({ path, message }) => `  ${path === "" ? "" : `${path} `}${message}`),
  ].join("\n");
}
