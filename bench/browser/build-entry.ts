import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const requireFromWeb = createRequire(join(root, "apps/web/package.json"));

interface BuildTools {
  build(config: object): Promise<unknown>;
}

/** A page's script built as the product's are, in a folder of its own. */
export interface BuiltEntry {
  readonly folder: string;
  readonly script: string;
  /** Null where the entry imports no style. */
  readonly style: string | null;
  remove(): void;
}

async function importFromWeb<Module>(name: string): Promise<Module> {
  return (await import(pathToFileURL(requireFromWeb.resolve(name)).href)) as Module;
}

/** Builds one entry (a path from this repository's root) with the product's own plugins, for production. */
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
