import type { Plugin } from "vite";

/** Modules of the query library for mutations and infinite queries, which the store does not use, and their empty replacements. */
const replacements: Readonly<Record<string, string>> = {
  "./mutationCache.js":
    "export class MutationCache { resumePausedMutations() { return Promise.resolve(); } findAll() { return []; } clear() {} }",
  "./infiniteQueryBehavior.js": "export function infiniteQueryBehavior() {}",
};

/** Methods of the client that neither the pages nor other modules of the library call. */
const unusedMethods = [
  "infiniteQuery",
  "fetchInfiniteQuery",
  "prefetchInfiniteQuery",
  "ensureInfiniteQueryData",
  "mount",
  "unmount",
  "resumePausedMutations",
  "isFetching",
  "isMutating",
  "ensureQueryData",
  "removeQueries",
  "prefetchQuery",
  "getDefaultOptions",
  "setDefaultOptions",
  "setQueryDefaults",
  "getMutationCache",
  "setMutationDefaults",
  "getMutationDefaults",
  "defaultMutationOptions",
] as const;
const client = /\/@tanstack\/query-core\/.*\/queryClient\.js$/u;

/** Modules that every query uses. */
const readers = /\/@tanstack\/query-core\/.*\/(?:queryClient|query)\.js$/u;
const prefix = "\0reads-only:";

/** Removes unused code, such as that for mutations and infinite queries, from query-core, 2 KB of the first load that nothing calls. Fails if the library no longer has them. */
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
    transform(code, id) {
      if (!client.test(id)) return null;
      let rest = code;
      for (const name of unusedMethods) {
        const method = new RegExp(`^\\t${name}\\(.*\\) \\{\\n(?:\\t\\t.*\\n)*\\t\\}\\n`, "mu");
        if (!method.test(rest)) this.error(`The query client has no method ${name} any more: look again at reads-only-plugin.ts.`);
        rest = rest.replace(method, "");
      }
      return { code: rest, map: null };
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
