import { createHash } from "node:crypto";
import { basename, dirname, join } from "node:path";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { catalogueLocales, pseudoLocale, readOwnTexts, readTexts } from "./catalogue-texts.ts";
import { findRestTexts, type RestTexts, waitForRestTexts } from "./first-texts.ts";
import { nameOf } from "./page-files-plugin.ts";
import { readSources, replaceKeys, type ShortKeys, shortenKeys } from "./short-keys.ts";

const catalogue = /\/src\/messages\/[\w-]+\.json\?catalogue$/u;

/** The folders whose code names texts. */
const sourceFolders = ["../src", "../../../packages/ui/src", "../../../packages/store/src", "../../../packages/domain/src"];

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
 * address is in the document, and the rest, for which imports of code that names one of them wait. The built pages name texts by short keys, which
 * saves 5 KB.
 */
export function messagesPlugin(): Plugin {
  const folder = join(import.meta.dirname, "../src/messages");
  let short: ShortKeys | null = null;
  let rest: RestTexts | null = null;
  return {
    name: "touchline-messages",
    enforce: "pre",
    buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      const sources = readSources(sourceFolders.map((source) => join(import.meta.dirname, source)));
      const keys = Object.keys(readOwnTexts(folder, "en"));
      short = shortenKeys(keys, sources);
      const later = findRestTexts(keys);
      rest = later;
      for (const locale of [...catalogueLocales(folder), pseudoLocale]) {
        const source = toModule(folder, locale, { short, has: later.has });
        const restName = `messages-${locale}-rest-${createHash("sha256").update(source).digest("base64url").slice(0, 7)}.js`;
        this.emitFile({ type: "asset", fileName: `assets/${restName}`, source });
        this.emitFile({
          type: "asset",
          name: `messages-${locale}.js`,
          originalFileName: `src/messages/${locale}.json`,
          source: `${toModule(folder, locale, { short, has: (key) => !later.has(key) })}export const loadRest = (query) => import("./${restName}" + query);`,
        });
      }
    },
    transform(code, id) {
      if (short === null || rest === null || this.environment.name !== "client" || id.includes("/node_modules/")) return null;
      const waiting = /\/apps\/web\/src\/.*\.tsx?$/u.test(id) ? waitForRestTexts(code, id, rest) : code;
      return { code: replaceKeys(waiting, short), map: null };
    },
    generateBundle(_, bundle) {
      if (rest === null || this.environment.name !== "client") return;
      const { isNeededBy } = rest;
      const ids = Object.values(bundle).flatMap((chunk) => (chunk.type === "chunk" ? Object.keys(chunk.modules) : []));
      // The document of such a page names the rest, so that it is fetched with the page's code.
      const names = ids.flatMap((id) => nameOf(id) ?? []).filter((name, index, all) => all.indexOf(name) === index);
      const idOf = new Map(ids.map((id) => [nameOf(id), id]));
      const needing = names.filter((name) => isNeededBy(idOf.get(name) ?? ""));
      this.emitFile({ type: "asset", fileName: ".vite/rest-files.json", source: JSON.stringify(needing) });
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
