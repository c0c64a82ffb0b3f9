import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("./frame/", import.meta.url));

/** Module of the domain that the games serve along with their own. */
const moneyText = { specifier: "@touchline/domain/money-text", path: "kit/money-text.ts" } as const;

interface FrameFile {
  readonly type: string;
  readonly text: string;
}

/** The browser files of the games' pages: modules, stripped of types when they are requested, and style sheets. */
export interface FrameAssets {
  /** Hash of all files. */
  readonly version: string;
  /** Null for unknown files. */
  read(path: string): FrameFile | null;
  /** Paths of the modules that a game's entry script imports: those of all games, and those with its name. */
  modulesOf(app: string): readonly string[];
}

function toFile(path: string, source: string): FrameFile {
  if (path.endsWith(".css")) return { type: "text/css; charset=utf-8", text: source };
  const moneyAddress = `./${posix.relative(posix.dirname(path), moneyText.path)}`;
  const text = stripTypeScriptTypes(source).replaceAll(`"${moneyText.specifier}"`, `"${moneyAddress}"`);
  return { type: "text/javascript; charset=utf-8", text };
}

export function readFrameAssets(): FrameAssets {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(ts|css)$/.test(file.name))
    .map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join("/"));
  // Node strips the types, so another version of it may serve different files.
  const hash = createHash("sha256").update(process.version);
  const sources = new Map<string, string>();
  const served = new Map<string, FrameFile>();
  for (const path of [...files, moneyText.path].toSorted()) {
    const isShared = path === moneyText.path;
    const source = readFileSync(isShared ? createRequire(import.meta.url).resolve(moneyText.specifier) : join(folder, path), "utf8");
    hash.update(path).update(source);
    sources.set(path, source);
  }
  const modules = [...sources.keys()].filter((path) => path.endsWith(".ts"));
  return {
    version: hash.digest("hex").slice(0, 12),
    read(path) {
      const source = sources.get(path);
      if (source === undefined) return null;
      const file = served.get(path) ?? toFile(path, source);
      served.set(path, file);
      return file;
    },
    modulesOf: (app) => modules.filter((path) => path.startsWith(`${app}-`) || path.includes("/")),
  };
}
