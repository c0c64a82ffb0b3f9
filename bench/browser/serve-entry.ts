import { brandStyle } from "./brand-style.ts";
import { buildEntry } from "./build-entry.ts";
import { servePage, type ServedPage } from "./serve-page.ts";

const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">';

/** Builds an entry (a path from this repository's root) and serves a dark page of the default brand that runs it; `markup` stands before its `main`. */
export async function serveEntry(path: string, markup = ""): Promise<ServedPage> {
  const entry = await buildEntry(path);
  const style = entry.style === null ? "" : `<link rel="stylesheet" href="${entry.style}">`;
  const body = `${markup}<main id="root"></main><script type="module" src="${entry.script}"></script>`;
  const html = `<!doctype html><html lang="en" data-theme="dark" data-density="standard"><head>${head}<title>Benchmark</title>${style}<style>${brandStyle}</style></head><body>${body}</body></html>`;
  const served = await servePage({ html, folders: [entry.folder] });
  return {
    ...served,
    async close() {
      await served.close();
      entry.remove();
    },
  };
}
