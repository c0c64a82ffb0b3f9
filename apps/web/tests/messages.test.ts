import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import compile from "icu-minify/compile";
import { describe, expect, it } from "vitest";
import { createText, type CompiledMessages, type MessageKey } from "../src/messages/text.ts";

const folder = join(import.meta.dirname, "../src/messages");
const catalogues = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => [file.slice(0, -5), JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, string>]),
);
const english = catalogues.get("en") ?? {};

/** Names of a message's arguments, in order of the alphabet. */
function argumentsOf(text: string): readonly string[] {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      const [name, ...rest] = node as readonly unknown[];
      if (typeof name === "string" && /^\w+$/u.test(name)) names.add(name);
      for (const part of rest)
        if (typeof part === "object" && part !== null)
          for (const branch of Array.isArray(part) ? [part] : Object.values(part)) visitParts(branch);
    }
  };
  const visitParts = (parts: unknown): void => {
    if (Array.isArray(parts)) for (const part of parts as readonly unknown[]) visit(part);
  };
  visitParts(compile(text));
  return [...names].toSorted();
}

describe("messages", () => {
  it.each([...catalogues])("%s has every text with the same arguments", (_locale, messages) => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, text] of Object.entries(messages)) expect([key, argumentsOf(text)]).toEqual([key, argumentsOf(english[key] ?? "")]);
  });

  it.each([...catalogues])("%s is ICU and writes no undefined", (locale, messages) => {
    const compiled = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)])) as CompiledMessages;
    const t = createText(compiled, locale);
    for (const [key, text] of Object.entries(messages)) {
      const values = Object.fromEntries(argumentsOf(text).map((name) => [name, 3]));
      expect(t(key as MessageKey, values)).not.toMatch(/undefined|\[object/u);
    }
  });

  it("counts in each language's own plurals with Latin digits", () => {
    const arabic = catalogues.get("ar") ?? {};
    const compiled = Object.fromEntries(Object.entries(arabic).map(([key, text]) => [key, compile(text)])) as CompiledMessages;
    const t = createText(compiled, "ar");
    expect(t("match.moreMarkets", { count: 2 })).toBe("سوقان");
    expect(t("match.moreMarkets", { count: 184 })).toContain("184");
  });
});
