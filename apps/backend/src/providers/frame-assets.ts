import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("./frame/", import.meta.url));

/** Module of the domain that the games serve along with their own. */
const moneyText = { specifier: "@touchline/domain/money-text", path: "kit/money-text.ts" } as const;

/** The browser files of the games' pages: modules with types stripped, and one style sheet. */
export interface FrameAssets {
  /** Hash of all files. */
  readonly version: string;
  /** Null for unknown files. */
  read(path: string): { readonly type: string; readonly text: string } | null;
  /** Paths of the modules that every game loads. */
  readonly sharedModules: readonly string[];
}

export function readFrameAssets(): FrameAssets {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(ts|css)$/.test(file.name))
    .map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join("/"));
  const hash = createHash("sha256");
  const textByPath = new Map<string, { readonly type: string; readonly text: string }>();
  for (const path of [...files, moneyText.path].toSorted()) {
    const isShared = path === moneyText.path;
    const source = readFileSync(isShared ? createRequire(import.meta.url).resolve(moneyText.specifier) : join(folder, path), "utf8");
    const isStyle = path.endsWith(".css");
    const moneyAddress = `./${posix.relative(posix.dirname(path), moneyText.path)}`;
    const text = isStyle ? source : stripTypeScriptTypes(source).replaceAll(`"${moneyText.specifier}"`, `"${moneyAddress}"`);
    hash.update(path).update(text);
    textByPath.set(path, { type: isStyle ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8", text });
  }
  return {
    version: hash.digest("hex").slice(0, 12),
    read: (path) => textByPath.get(path) ?? null,
    sharedModules: [...textByPath.keys()].filter((path) => /^(?:kit|parts)\/.+\.ts$/u.test(path)),
  };
}
