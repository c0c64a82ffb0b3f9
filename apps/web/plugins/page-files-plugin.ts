import type { Plugin } from "vite";

const page = /\/src\/routes\/pages\/([\w/-]+)\.tsx$/u;

/** Writes `.vite/page-files.json`, which maps each page to its chunk: pages that share a chunk are not in the manifest. */
export function pageFilesPlugin(): Plugin {
  return {
    name: "touchline-page-files",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((chunk) => {
        if (chunk.type !== "chunk") return [];
        return Object.keys(chunk.modules).flatMap((id) => {
          const name = page.exec(id)?.[1];
          return name === undefined ? [] : [[name, chunk.fileName] as const];
        });
      });
      this.emitFile({ type: "asset", fileName: ".vite/page-files.json", source: JSON.stringify(Object.fromEntries(files)) });
    },
  };
}
