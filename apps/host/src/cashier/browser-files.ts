import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("./browser/", import.meta.url));

interface BrowserFile {
  readonly type: string;
  readonly text: string;
}

/** What browsers load of the cashier: scripts without their types, one style sheet. */
export interface BrowserFiles {
  /** Changes with any of the files. */
  readonly version: string;
  read(path: string): BrowserFile | null;
  /** Every module that the cashier's page needs. */
  readonly modules: readonly string[];
}

/** Reads the files once. */
export function readBrowserFiles(): BrowserFiles {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(ts|css)$/.test(file.name))
    .map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join("/"));
  const hash = createHash("sha256");
  const files = new Map<string, BrowserFile>();
  for (const path of paths.toSorted()) {
    const source = readFileSync(join(folder, path), "utf8");
    const isStyle = path.endsWith(".css");
    const text = isStyle ? source : stripTypeScriptTypes(source);
    hash.update(path).update(text);
    files.set(path, { type: isStyle ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8", text });
  }
  return {
    version: hash.digest("hex").slice(0, 12),
    read: (path) => files.get(path) ?? null,
    modules: [...files.keys()].filter((path) => /^(kit|parts)\/.+\.ts$/.test(path)),
  };
}
