// Writes the packages of the lockfile, with hashes and licences, as CycloneDX: `npm run sbom [-- file.json]`. Works offline.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const file = process.argv[2] ?? join(root, "dist/sbom.cdx.json");
const args = ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--package-lock-only", "--offline"];
const npm = spawnSync("npm", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024, shell: process.platform === "win32" });
if (npm.status !== 0) {
  process.stderr.write(`npm sbom failed.\n${npm.stderr}${npm.error ?? ""}\n`);
  process.exit(1);
}
const list = JSON.parse(npm.stdout);
// npm names the component after the folder of the checkout.
list.metadata.component.name = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).name;
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
process.stdout.write(`${list.components.length} packages in ${file}\n`);
