import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { keysIn, readSources } from "./short-keys.ts";

const webSource = join(import.meta.dirname, "../src");
/** Packages whose code may name texts; pages import them as a whole. */
const packageSources = ["ui", "store", "domain"].map((name) => join(import.meta.dirname, `../../../packages/${name}/src`));

/** The pages that most visits begin with: home, with the blocks of most sites, and a match. */
const firstFiles = [
  "client/entry.client.tsx",
  "client/start-frame.tsx",
  "routes/pages/browse/home-page.tsx",
  "routes/pages/matches/match-page.tsx",
  "blocks/cover/cover.tsx",
  "blocks/cover/situations.tsx",
  "blocks/cover/starting-soon.tsx",
  "blocks/cover/popular-combos.tsx",
];

const staticImport = /^(?:import|export)\s(?!type\s)[^;"]*?from\s*"(\.[^"]+)";/gmu;

/** The modules of pages that a first visit needs before it is interactive, by their paths. */
export function readFirstModules(): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || !/\.tsx?$/u.test(file) || !existsSync(file)) return;
    found.add(file);
    for (const [, imported = ""] of readFileSync(file, "utf8").matchAll(staticImport)) visit(join(dirname(file), imported));
  };
  for (const file of firstFiles) visit(join(webSource, file));
  return found;
}

/** The keys of texts that the first modules and the packages name or compose. */
export function readFirstKeys(keys: readonly string[], modules: ReadonlySet<string>): ReadonlySet<string> {
  const sources = [...[...modules].map((file) => readFileSync(file, "utf8")), ...readSources(packageSources)];
  return new Set(sources.flatMap((source) => keysIn(source, keys)));
}
