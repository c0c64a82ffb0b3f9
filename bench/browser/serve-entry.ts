import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brandToCss, builtInBrands } from "../../packages/ui/src/brands/index.ts";
import { type ServedPage, servePage } from "./serve-page.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const requireFromWeb = createRequire(join(root, "apps/web/package.json"));

interface BuildTools {
  build(config: object): Promise<unknown>;
}

/** A built entry in its own folder. */
interface BuiltEntry {
  readonly folder: string;
  readonly script: string;
  /** Null if the entry imports no style. */
  readonly style: string | null;
  remove(): void;
}

async function importFromWeb<Module>(name: string): Promise<Module> {
  return (await import(pathToFileURL(requireFromWeb.resolve(name)).href)) as Module;
}

/** Builds an entry (a path from the repository root) for production with the product's plugins. */
export async function buildEntry(path: string): Promise<BuiltEntry> {
  process.env["NODE_ENV"] = "production";
  const [vite, react, tailwind, { messagesPlugin }] = await Promise.all([
    importFromWeb<BuildTools>("vite"),
    importFromWeb<{ default(): object }>("@vitejs/plugin-react"),
    importFromWeb<{ default(): object }>("@tailwindcss/vite"),
    import(pathToFileURL(join(root, "apps/web/plugins/messages-plugin.ts")).href) as Promise<{ messagesPlugin(): object }>,
  ]);
  const folder = mkdtempSync(join(tmpdir(), "touchline-bench-page-"));
  await vite.build({
    root: join(root, "apps/web"),
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [messagesPlugin(), react.default(), tailwind.default()],
    build: {
      target: "es2023",
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, path) },
    },
  });
  const assets = readdirSync(join(folder, "assets"));
  const stem = basename(path).replace(/\.tsx?$/u, "");
  const script = assets.find((file) => file.startsWith(`${stem}-`) && file.endsWith(".js"));
  const style = assets.find((file) => file.endsWith(".css"));
  if (script === undefined) throw new Error(`The build of ${path} made no script.`);
  return {
    folder,
    script: `/assets/${script}`,
    style: style === undefined ? null : `/assets/${style}`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The default brand's style sheet with system fonts, for pages that the product's server does not render. */
const brandStyle = brandToCss({ ...builtInBrands.broadcast, fonts: [] }, { fontUrl: (file) => file });

const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">';

/** Builds an entry (a path from the repository root) and serves a dark page of the default brand that runs it, with `markup` before its `main`. */
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
