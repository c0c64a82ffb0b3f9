import type { Plugin } from "vite";

/** Modules of the query library for mutations and infinite queries, which the store does not use, and their empty replacements. */
const replacements: Readonly<Record<string, string>> = {
  "./mutationCache.js":
    "export class MutationCache { resumePausedMutations() { return Promise.resolve(); } findAll() { return []; } clear() {} }",
  "./infiniteQueryBehavior.js": "export function infiniteQueryBehavior() {}",
};

/** Modules that every query uses. */
const readers = /\/@tanstack\/query-core\/.*\/(?:queryClient|query)\.js$/u;
const prefix = "\0reads-only:";

/** Removes the code for mutations and infinite queries from query-core, 2 KB of the first load that nothing calls. Fails if the library no longer has these files. */
export function readsOnlyPlugin(): Plugin {
  const met = new Set<string>();
  return {
    name: "touchline-reads-only",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer) {
      if (!(source in replacements) || importer === undefined || !readers.test(importer)) return null;
      met.add(source);
      return `${prefix}${source}`;
    },
    load(id) {
      return id.startsWith(prefix) ? (replacements[id.slice(prefix.length)] ?? null) : null;
    },
    generateBundle() {
      const missed = Object.keys(replacements).filter((name) => !met.has(name));
      if (missed.length > 0) this.error(`query-core no longer imports ${missed.join(", ")}: look again at reads-only-plugin.ts.`);
    },
  };
}
