import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const debianFolder = "/usr/lib/postgresql";

/** Folders of PostgreSQL's programs, newest first: Debian does not put them on the PATH. */
function debianFolders(): readonly string[] {
  if (!existsSync(debianFolder)) return [];
  const versions = readdirSync(debianFolder).filter((name) => /^\d+$/u.test(name));
  return versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(debianFolder, version, "bin"));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Programs whose path an operator may name, because no Debian package contains them. */
const namedPaths: Readonly<Record<string, string>> = { centrifugo: "CENTRIFUGO_PATH" };

/** Path of a program: the one set in its variable, otherwise one on the PATH or in Debian's folders for PostgreSQL; null if not found. */
export function findProgram(name: string): string | null {
  const named = process.env[namedPaths[name] ?? ""] ?? "";
  if (named !== "") return isProgram(named) ? named : null;
  const folders = [...(process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== ""), ...debianFolders()];
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}
