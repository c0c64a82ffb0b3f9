import { SiteFile } from "@touchline/contract/site/site-file";

/** The JSON Schema of a site file (`npm run check-site -- --schema`), for the help that editors give while a site file is written. */
export function siteSchema(): string {
  return `${JSON.stringify({ $schema: "https://json-schema.org/draft/2020-12/schema", title: "Touchline site", ...SiteFile }, null, 2)}\n`;
}
