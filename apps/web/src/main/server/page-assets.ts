import { readFileSync } from "node:fs";
import { join } from "node:path";

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Addresses of the built files that a page needs. */
export interface PageAssets {
  readonly styles: readonly string[];
  readonly font: string | null;
  scriptsOf(wanted: { readonly chunk: string; readonly locale: string }): {
    readonly entry: string;
    readonly preloads: readonly string[];
    readonly before: readonly string[];
  };
}

const entrySource = "src/main/client/entry.client.tsx";

/** Reads the client's manifest. */
export function readBuiltAssets(clientFolder: string): PageAssets {
  const manifest = JSON.parse(readFileSync(join(clientFolder, ".vite/manifest.json"), "utf8")) as Readonly<Record<string, ManifestChunk>>;
  const entry = manifest[entrySource];
  if (entry === undefined) throw new Error("The built pages lack their entry: run the build.");
  const files = (key: string, found: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) files(imported, found);
    return found;
  };
  const keysByLocale = new Map(
    Object.keys(manifest).flatMap((key) => {
      const locale = /messages\/([\w-]+)\.json/u.exec(key)?.[1];
      return locale === undefined ? [] : [[locale, key] as const];
    }),
  );
  const font =
    Object.values(manifest)
      .map(({ file }) => file)
      .find((file) => file.includes("archivo-latin-standard-normal")) ?? null;
  return {
    styles: (entry.css ?? []).map((file) => `/${file}`),
    font: font === null ? null : `/${font}`,
    scriptsOf({ chunk, locale }) {
      const found = files(entrySource, new Set());
      files(`src/routes/pages/${chunk}.tsx`, found);
      files(keysByLocale.get(locale) ?? keysByLocale.get("en") ?? "", found);
      found.delete(entry.file);
      return { entry: `/${entry.file}`, preloads: [...found].map((file) => `/${file}`), before: [] };
    },
  };
}

/** Addresses while developing: Vite serves the sources. */
export function developmentAssets(): PageAssets {
  const refresh =
    '<script type="module">import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script><script type="module" src="/@vite/client"></script>';
  return {
    styles: ["/src/styles/app.css"],
    font: null,
    scriptsOf: () => ({ entry: `/${entrySource}`, preloads: [], before: [refresh] }),
  };
}
