import { basename, dirname, join } from "node:path";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { catalogueLocales, pseudoLocale, readTexts } from "./catalogue-texts.ts";

const catalogue = /\/src\/messages\/[\w-]+\.json\?catalogue$/u;

function toModule(folder: string, locale: string): string {
  const compiled = Object.fromEntries(Object.entries(readTexts(folder, locale)).map(([key, text]) => [key, compile(text)]));
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
}

/**
 * Compiles the catalogues at build time, so that pages need no ICU parser. The server imports `messages/{locale}.json?catalogue`. For the
 * browser each catalogue is a separate file whose address is in the document, so that page code does not depend on the locale.
 */
export function messagesPlugin(): Plugin {
  const folder = join(import.meta.dirname, "../src/messages");
  return {
    name: "touchline-messages",
    enforce: "pre",
    buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      for (const locale of [...catalogueLocales(folder), pseudoLocale]) {
        this.emitFile({
          type: "asset",
          name: `messages-${locale}.js`,
          originalFileName: `src/messages/${locale}.json`,
          source: toModule(folder, locale),
        });
      }
    },
    load(id) {
      if (!catalogue.test(id)) return null;
      const file = id.replace(/\?catalogue$/u, "");
      this.addWatchFile(file);
      return { code: toModule(dirname(file), basename(file, ".json")), map: null, moduleType: "js" };
    },
  };
}
