import type { Plugin } from "vite";

const page = /\/src\/routes\/pages\/([\w/-]+)\.tsx$/u;
const block = /\/src\/blocks\/(?:[\w-]+\/)?([\w-]+)\.tsx$/u;

/** The name of a page or block by the path of its file. */
export function nameOf(id: string): string | undefined {
  const blockName = block.exec(id)?.[1];
  return blockName === undefined ? page.exec(id)?.[1] : `blocks/${blockName}`;
}

/**
 * Writes `.vite/page-files.json`, which maps each page, and each file of a block as `blocks/<name>`, to its chunk: files that share a
 * chunk are not in the manifest.
 */
export function pageFilesPlugin(): Plugin {
  return {
    name: "touchline-page-files",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((chunk) => {
        if (chunk.type !== "chunk") return [];
        return Object.keys(chunk.modules).flatMap((id) => {
          const name = nameOf(id);
          return name === undefined ? [] : [[name, chunk.fileName] as const];
        });
      });
      this.emitFile({ type: "asset", fileName: ".vite/page-files.json", source: JSON.stringify(Object.fromEntries(files)) });
    },
  };
}
