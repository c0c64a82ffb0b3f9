import { basename, dirname, join } from "node:path";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { catalogueLocales, pseudoLocale, readOwnTexts, readTexts } from "./catalogue-texts.ts";
import { readSources, replaceKeys, type ShortKeys, shortenKeys } from "./short-keys.ts";

const catalogue = /\/src\/messages\/[\w-]+\.json\?catalogue$/u;

/** The folders whose code names texts. */
const sourceFolders = ["../src", "../../../packages/ui/src", "../../../packages/store/src", "../../../packages/domain/src"];

function toModule(folder: string, locale: string, short: ShortKeys | null): string {
  const compiled = Object.fromEntries(
    Object.entries(readTexts(folder, locale)).map(([key, text]) => [short?.get(key) ?? key, compile(text)]),
  );
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
}

/**
 * Compiles the catalogues at build time, so that pages need no ICU parser. The server imports `messages/{locale}.json?catalogue`. For the
 * browser each catalogue is a separate file whose address is in the document, so that page code does not depend on the locale. The
 * built pages name texts by short keys, which saves 5 KB.
 */
export function messagesPlugin(): Plugin {
  const folder = join(import.meta.dirname, "../src/messages");
  let short: ShortKeys | null = null;
  return {
    name: "touchline-messages",
    enforce: "pre",
    buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      const sources = readSources(sourceFolders.map((source) => join(import.meta.dirname, source)));
      short = shortenKeys(Object.keys(readOwnTexts(folder, "en")), sources);
      for (const locale of [...catalogueLocales(folder), pseudoLocale]) {
        this.emitFile({
          type: "asset",
          name: `messages-${locale}.js`,
          originalFileName: `src/messages/${locale}.json`,
          source: toModule(folder, locale, short),
        });
      }
    },
    transform(code, id) {
      if (short === null || this.environment.name !== "client" || id.includes("/node_modules/")) return null;
      return { code: replaceKeys(code, short), map: null };
    },
    load(id) {
      if (!catalogue.test(id)) return null;
      const file = id.replace(/\?catalogue$/u, "");
      this.addWatchFile(file);
      const names = this.environment.name === "client" ? short : null;
      return { code: toModule(dirname(file), basename(file, ".json"), names), map: null, moduleType: "js" };
    },
  };
}
