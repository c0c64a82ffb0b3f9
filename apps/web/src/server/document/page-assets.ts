import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { resolveLocale } from "@touchline/domain";

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Addresses of the files that pages need. */
export interface PageAssets {
  readonly styles: readonly string[];
  /** Address of the service worker; null in development. */
  readonly worker: string | null;
  /** The text of a style sheet. */
  readStyle(address: string): string;
  scriptsOf(wanted: {
    readonly file: string;
    /** Types of the operator's blocks on the page, whose code and styles it needs. */
    readonly blocks: readonly string[];
    readonly locale: string;
    readonly isEmbedded: boolean;
  }): {
    readonly entry: string;
    readonly preloads: readonly string[];
    readonly before: readonly string[];
    /** Style sheets in addition to the site's own. */
    readonly styles: readonly string[];
    /** The texts of the locale. */
    readonly messages: string;
  };
}

const entrySource = "src/client/entry.client.tsx";
const embedSource = "src/client/start-frame.tsx";
const workerSource = "src/client/service-worker.ts";

/** Reads the manifest of the client build. */
export function readBuiltAssets(clientFolder: string): PageAssets {
  const manifest = JSON.parse(readFileSync(join(clientFolder, ".vite/manifest.json"), "utf8")) as Readonly<Record<string, ManifestChunk>>;
  const pageFiles = JSON.parse(readFileSync(join(clientFolder, ".vite/page-files.json"), "utf8")) as Readonly<Record<string, string>>;
  const keysByFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const entry = manifest[entrySource];
  if (entry === undefined) throw new Error("The built pages lack their entry: run the build.");
  const files = (key: string, found: Set<string>, styles = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const imported of chunk.imports ?? []) files(imported, found, styles);
    return found;
  };
  const keysByLocale = new Map(
    Object.keys(manifest).flatMap((key) => {
      const locale = /^src\/messages\/([\w-]+)\.json$/u.exec(key)?.[1];
      return locale === undefined ? [] : [[locale, key] as const];
    }),
  );
  const localesWithTexts = [...keysByLocale.keys()];
  const restFiles = new Set(JSON.parse(readFileSync(join(clientFolder, ".vite/rest-files.json"), "utf8")) as readonly string[]);
  const restByLocale = new Map(
    readdirSync(join(clientFolder, "assets")).flatMap((file) => {
      const locale = /^messages-([\w-]+)-rest-[\w-]{7}\.js$/u.exec(file)?.[1];
      return locale === undefined ? [] : [[locale, `assets/${file}`] as const];
    }),
  );
  const styleTexts = new Map<string, string>();
  return {
    styles: (entry.css ?? []).map((file) => `/${file}`),
    worker: manifest[workerSource]?.file ?? null,
    readStyle(address) {
      const text = styleTexts.get(address) ?? readFileSync(join(clientFolder, address), "utf8");
      styleTexts.set(address, text);
      return text;
    },
    scriptsOf({ file: page, blocks, locale, isEmbedded }) {
      const found = files(entrySource, new Set());
      const styles = new Set<string>();
      const names = [page, ...blocks.map((type) => `blocks/${type.replaceAll("_", "-")}`)];
      for (const name of names) files(keysByFile.get(pageFiles[name] ?? "") ?? "", found, styles);
      const language = resolveLocale(locale, ["en", ...localesWithTexts]);
      const texts = manifest[keysByLocale.get(language) ?? ""]?.file ?? "";
      const rest = names.some((name) => restFiles.has(name)) ? restByLocale.get(language) : undefined;
      for (const file of [texts, ...(rest === undefined ? [] : [rest])]) found.add(file);
      if (isEmbedded) files(embedSource, found);
      found.delete(entry.file);
      const preloads = [...found].map((file) => `/${file}`);
      return { entry: `/${entry.file}`, preloads, before: [], styles: [...styles], messages: `/${texts}` };
    },
  };
}

function catalogueFiles(): readonly string[] {
  const files = readdirSync(join(import.meta.dirname, "../../messages"));
  return files.filter((file) => file.endsWith(".json")).map((file) => file.slice(0, -".json".length));
}

/** Addresses in development, where Vite serves the sources. */
export function developmentAssets(): PageAssets {
  const refresh =
    '<script type="module">import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script><script type="module" src="/@vite/client"></script>';
  return {
    styles: ["/src/styles/app.css"],
    worker: null,
    readStyle: () => "",
    scriptsOf: ({ locale }) => ({
      entry: `/${entrySource}`,
      preloads: [],
      before: [refresh],
      styles: ["/src/styles/match.css", "/src/styles/match-head.css", "/src/styles/late.css", "/src/styles/cover.css"],
      // `import` makes Vite compile a module that is imported only at run time.
      messages: `/src/messages/${resolveLocale(locale, ["en", ...catalogueFiles()])}.json?catalogue&import`,
    }),
  };
}
