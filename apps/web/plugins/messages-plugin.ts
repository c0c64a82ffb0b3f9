import { createHash } from "node:crypto";
import { basename, dirname, join } from "node:path";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { catalogueLocales, pseudoLocale, readOwnTexts, readTexts } from "./catalogue-texts.ts";
import { readFirstKeys, readFirstModules } from "./first-texts.ts";
import { keysIn, readSources, replaceKeys, type ShortKeys, shortenKeys } from "./short-keys.ts";

const catalogue = /\/src\/messages\/[\w-]+\.json\?catalogue$/u;

/** The folders whose code names texts. */
const sourceFolders = ["../src", "../../../packages/ui/src", "../../../packages/store/src", "../../../packages/domain/src"];

const webSource = join(import.meta.dirname, "../src/");
/** Imported by modules whose texts come after the first ones; it waits for these. */
const restModule = join(webSource, "messages/rest-texts.ts");

interface ModuleOptions {
  readonly short: ShortKeys | null;
  /** Whether the module contains the text of a key. */
  readonly has?: (key: string) => boolean;
}

function toModule(folder: string, locale: string, { short, has = () => true }: ModuleOptions): string {
  const compiled = Object.fromEntries(
    Object.entries(readTexts(folder, locale)).flatMap(([key, text]) => (has(key) ? [[short?.get(key) ?? key, compile(text)]] : [])),
  );
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
}

/**
 * Compiles the catalogues at build time, so that pages need no ICU parser. The server imports `messages/{locale}.json?catalogue`. For the
 * browser each catalogue is two separate files, so that page code does not depend on the locale: the texts of the first pages, whose
 * address is in the document, and the rest, for which code that names one of them waits. The built pages name texts by short keys, which
 * saves 5 KB.
 */
export function messagesPlugin(): Plugin {
  const folder = join(import.meta.dirname, "../src/messages");
  let short: ShortKeys | null = null;
  let firstModules: ReadonlySet<string> = new Set();
  let restKeys: readonly string[] = [];
  return {
    name: "touchline-messages",
    enforce: "pre",
    buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      const sources = readSources(sourceFolders.map((source) => join(import.meta.dirname, source)));
      const keys = Object.keys(readOwnTexts(folder, "en"));
      short = shortenKeys(keys, sources);
      firstModules = readFirstModules();
      const firstKeys = readFirstKeys(keys, firstModules);
      restKeys = keys.filter((key) => !firstKeys.has(key));
      for (const locale of [...catalogueLocales(folder), pseudoLocale]) {
        const rest = toModule(folder, locale, { short, has: (key) => !firstKeys.has(key) });
        const restName = `messages-${locale}-rest-${createHash("sha256").update(rest).digest("base64url").slice(0, 7)}.js`;
        this.emitFile({ type: "asset", fileName: `assets/${restName}`, source: rest });
        const first = toModule(folder, locale, { short, has: (key) => firstKeys.has(key) });
        this.emitFile({
          type: "asset",
          name: `messages-${locale}.js`,
          originalFileName: `src/messages/${locale}.json`,
          source: `${first}export const loadRest = () => import("./${restName}");`,
        });
      }
    },
    transform(code, id) {
      if (short === null || this.environment.name !== "client" || id.includes("/node_modules/")) return null;
      const isLate = id.startsWith(webSource) && !id.startsWith(join(webSource, "messages/")) && !firstModules.has(id);
      const needsRest = isLate && /\.tsx?$/u.test(id) && keysIn(code, restKeys).length > 0;
      const named = replaceKeys(code, short);
      return { code: needsRest ? `import ${JSON.stringify(restModule)};\n${named}` : named, map: null };
    },
    load(id) {
      if (!catalogue.test(id)) return null;
      const file = id.replace(/\?catalogue$/u, "");
      this.addWatchFile(file);
      const names = this.environment.name === "client" ? short : null;
      return { code: toModule(dirname(file), basename(file, ".json"), { short: names }), map: null, moduleType: "js" };
    },
  };
}
