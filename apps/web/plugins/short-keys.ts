import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Short names of message keys, by key. */
export type ShortKeys = ReadonlyMap<string, string>;

const template = /`([A-Za-z_]+\.(?:[\w.]|\$\{[^`{}]*\})*)`/gu;
const openTemplate = /`([A-Za-z_]+\.[A-Za-z_.]*)\$\{/gu;
const placeholder = /\$\{.*?\}/gu;
/** A key that stands alone between quotes. */
const literalKey = /(["'`])([a-zA-Z]\w*\.[\w.-]+)\1/gu;

/** Matches the keys that code composes: `slip.refusal.${reason}.title`. */
function composedKeys(source: string): readonly RegExp[] {
  const whole = [...source.matchAll(template)].map(([, text = ""]) => text).filter((text) => text.includes("${"));
  const simple = whole.map(
    (text) => new RegExp(`^${text.replaceAll(placeholder, "?").replaceAll(".", "\\.").replaceAll("?", ".+")}$`, "u"),
  );
  // A template with templates inside: matches any key with the same start.
  const prefixes = [...source.replaceAll(template, "").matchAll(openTemplate)].map(([, prefix = ""]) => prefix);
  return [...simple, ...prefixes.map((prefix) => new RegExp(`^${prefix.replaceAll(".", "\\.")}`, "u"))];
}

/** Gives each key a short name, except those that the sources compose. */
export function shortenKeys(keys: readonly string[], sources: readonly string[]): ShortKeys {
  const composed = sources.flatMap(composedKeys);
  const plain = keys.filter((key) => !composed.some((pattern) => pattern.test(key)));
  return new Map(plain.map((key, index) => [key, `~${index.toString(36)}`]));
}

/** The keys that a source names or composes. */
export function keysIn(source: string, keys: readonly string[]): readonly string[] {
  const named = new Set([...source.matchAll(literalKey)].map(([, , key = ""]) => key));
  const composed = composedKeys(source);
  return keys.filter((key) => named.has(key) || composed.some((pattern) => pattern.test(key)));
}

/** Replaces keys that stand alone between quotes. */
export function replaceKeys(code: string, short: ShortKeys): string {
  return code.replaceAll(literalKey, (literal, quote: string, key: string) => {
    const name = short.get(key);
    return name === undefined ? literal : `${quote}${name}${quote}`;
  });
}

/** The sources that may compose keys. */
export function readSources(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => globSync("**/*.{ts,tsx}", { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8")));
}
