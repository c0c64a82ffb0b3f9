import { readFileSync } from "node:fs";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

const catalogue = /\/src\/messages\/[\w-]+\.json\?catalogue$/u;

/** Compiles `messages/{locale}.json?catalogue` ahead, so that pages carry no ICU parser. */
export function messagesPlugin(): Plugin {
  return {
    name: "touchline-messages",
    enforce: "pre",
    load(id) {
      if (!catalogue.test(id)) return null;
      const file = id.replace(/\?catalogue$/u, "");
      this.addWatchFile(file);
      const messages = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
      const compiled = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)]));
      return { code: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`, map: null, moduleType: "js" };
    },
  };
}
