import type { Plugin } from "vite";

/** What of the query library serves writes and endless lists, and what stands there instead: the store writes by calls of its own and lists page by page. */
const standIns: Readonly<Record<string, string>> = {
  "./mutationCache.js":
    "export class MutationCache { resumePausedMutations() { return Promise.resolve(); } findAll() { return []; } clear() {} }",
  "./infiniteQueryBehavior.js": "export function infiniteQueryBehavior() {}",
};

/** The modules that every reading goes through. */
const readers = /\/@tanstack\/query-core\/.*\/(?:queryClient|query)\.js$/u;
const prefix = "\0reads-only:";

/** Leaves out of the browser's build what query-core carries for mutations and infinite queries, two kilobytes of every first load that nothing here calls; fails when the library no longer has those files. */
export function readsOnlyPlugin(): Plugin {
  const met = new Set<string>();
  return {
    name: "touchline-reads-only",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer) {
      if (!(source in standIns) || importer === undefined || !readers.test(importer)) return null;
      met.add(source);
      return `${prefix}${source}`;
    },
    load(id) {
      return id.startsWith(prefix) ? (standIns[id.slice(prefix.length)] ?? null) : null;
    },
    generateBundle() {
      const missed = Object.keys(standIns).filter((name) => !met.has(name));
      if (missed.length > 0) this.error(`query-core no longer imports ${missed.join(", ")}: look again at reads-only-plugin.ts.`);
    },
  };
}
