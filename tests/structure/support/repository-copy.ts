import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const listFiles = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];

/**
 * Copies the repository into a folder of its own, so that a test can change files while other tests read the sources. Third-party
 * packages and data are links; workspaces are copied.
 */
export function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), "touchline-copy-"));
  const files = execFileSync("git", listFiles, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  for (const file of files.filter((path) => !path.startsWith("apps/backend/data/") && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, "apps/backend/data"), join(folder, "apps/backend/data"));
  for (const owner of [
    ".",
    "packages/feed",
    ...["apps", "packages"].flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)),
  ])
    linkPackages(owner, folder);
  return folder;
}

function linkPackages(owner: string, folder: string): void {
  const [from, to] = [join(root, owner, "node_modules"), join(folder, owner, "node_modules")];
  if (!existsSync(from) || existsSync(to)) return;
  mkdirSync(to);
  for (const name of readdirSync(from).filter((entry) => entry !== "@touchline")) symlinkSync(join(from, name), join(to, name));
  // npm links our packages by relative paths, which lead into the copy.
  if (existsSync(join(from, "@touchline")))
    cpSync(join(from, "@touchline"), join(to, "@touchline"), { recursive: true, verbatimSymlinks: true });
}
