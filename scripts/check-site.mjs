import { requireNode } from "./require-node.mjs";

requireNode();
const { describeProblems, loadSiteFile } = await import("../apps/backend/src/site/load-site-file.ts");
if (process.argv[2] === "--schema") {
  const { siteSchema } = await import("../apps/backend/src/site/check-site-file.ts");
  process.stdout.write(siteSchema());
  process.exit(0);
}
const { settingDefinitions } = await import("../apps/backend/src/platform/settings/setting-definitions.ts");
const path = process.argv[2] ?? "";
const locales = process.env["LOCALES"]?.split(",") ?? settingDefinitions.LOCALES.default;
const reading = loadSiteFile(path, locales);
if (reading.type === "refused") {
  process.stderr.write(`${describeProblems(reading)}\n`);
  process.exit(1);
}
process.stdout.write(
  `${path === "" ? "The default site" : path} is valid: ${reading.file.pages.length} pages with blocks, ${reading.file.custom_pages.length} custom pages.\n`,
);
