import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { keysIn, readSources } from "./short-keys.ts";

const webSource = realpathSync(join(import.meta.dirname, "../src"));
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

/** Some modules of the pages and all modules that they import statically, by their paths. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || !/\.tsx?$/u.test(file) || !existsSync(file)) return;
    found.add(file);
    for (const [, imported = ""] of readFileSync(file, "utf8").matchAll(staticImport)) visit(join(dirname(file), imported));
  };
  for (const file of files) visit(file);
  return found;
}

/** The modules that a first visit needs before its page is interactive. */
export function readFirstModules(): ReadonlySet<string> {
  return withImports(firstFiles.map((file) => join(webSource, file)));
}

/** The keys of texts that the first modules and the packages name or compose. */
function readFirstKeys(keys: readonly string[], modules: ReadonlySet<string>): ReadonlySet<string> {
  const sources = [...[...modules].map((file) => readFileSync(file, "utf8")), ...readSources(packageSources)];
  return new Set(sources.flatMap((source) => keysIn(source, keys)));
}

/** The texts that the first pages do without. */
export interface RestTexts {
  has(key: string): boolean;
  /** Whether a module, or one that it imports, names one of them. */
  isNeededBy(file: string): boolean;
}

export function findRestTexts(keys: readonly string[]): RestTexts {
  const firstModules = readFirstModules();
  const firstKeys = readFirstKeys(keys, firstModules);
  const restKeys = keys.filter((key) => !firstKeys.has(key));
  const namesRest = memoize((file) => !firstModules.has(file) && keysIn(readFileSync(file, "utf8"), restKeys).length > 0);
  return {
    has: (key) => !firstKeys.has(key),
    isNeededBy: memoize((file) => [...withImports([file])].some(namesRest)),
  };
}

function memoize(check: (file: string) => boolean): (file: string) => boolean {
  const known = new Map<string, boolean>();
  return (file) => {
    const found = known.get(file) ?? check(file);
    known.set(file, found);
    return found;
  };
}

const dynamicImport = /(?<!typeof )\bimport\("(\.[^"]+)"\)/gu;

/** Makes the dynamic imports of a module wait for the rest of the texts where the imported code names one. */
export function waitForRestTexts(code: string, file: string, rest: RestTexts): string {
  // The module itself has waited.
  if (rest.isNeededBy(file)) return code;
  const waiting = code.replaceAll(dynamicImport, (call, imported: string) =>
    rest.isNeededBy(join(dirname(file), imported)) ? `withRestTexts(${call})` : call,
  );
  return waiting === code ? code : `import { withRestTexts } from ${JSON.stringify(join(webSource, "messages/text.ts"))};\n${waiting}`;
}
