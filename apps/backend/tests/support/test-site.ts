import type { SiteFile } from "@touchline/contract/site/site-file";
import { describeProblems, loadSiteFile } from "../../src/site/load-site-file.ts";

/** The included site file. */
export function testSite(): SiteFile {
  const reading = loadSiteFile("", ["en", "de", "ar"]);
  if (reading.type === "refused") throw new Error(describeProblems(reading));
  return reading.file;
}
