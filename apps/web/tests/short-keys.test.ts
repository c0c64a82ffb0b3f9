import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { keysIn, readSources, replaceKeys, shortenKeys } from "../plugins/short-keys.ts";

const keys = ["slip.title", "slip.refusal.closed.title", "slip.refusal.closed.text", "bets.open", "palette.go"];

describe("short message keys", () => {
  it("exist for keys that no code composes", () => {
    const sources = ["t(`slip.refusal.${reason}.title`)", "t(`bets.${isOpen ? `open` : `settled`}`)", 't("palette.go")'];
    const short = shortenKeys(keys, sources);
    expect([...short.keys()]).toEqual(["slip.title", "slip.refusal.closed.text", "palette.go"]);
    expect(new Set(short.values()).size).toBe(3);
  });

  it("replace keys that stand alone between quotes", () => {
    const short = shortenKeys(keys, []);
    const name = short.get("slip.title") ?? "";
    expect(replaceKeys('t("slip.title"); t(`slip.title`); say("slip.title!")', short)).toBe(
      `t("${name}"); t(\`${name}\`); say("slip.title!")`,
    );
    expect(replaceKeys('import x from "./slip.title"', short)).toContain("./slip.title");
  });

  it("replace keys with a hyphen", () => {
    const short = shortenKeys(["ticket.not-available.label"], []);
    expect(replaceKeys('t("ticket.not-available.label")', short)).toBe(`t("${short.get("ticket.not-available.label")}")`);
  });

  it("are found in code that names or composes keys", () => {
    expect(keysIn('t("slip.title")', keys)).toEqual(["slip.title"]);
    expect(keysIn("t(`slip.refusal.${reason}.text`)", keys)).toEqual(["slip.refusal.closed.text"]);
    expect(keysIn("t(`bets.${isOpen ? `open` : `settled`}`)", keys)).toEqual(["bets.open"]);
    expect(keysIn('say("slip.title!")', keys)).toEqual([]);
  });

  it("leave out every key that the sources of the pages compose", () => {
    const source = join(import.meta.dirname, "../src");
    const all = Object.keys(JSON.parse(readFileSync(join(source, "messages/en.json"), "utf8")) as object);
    const short = shortenKeys(all, readSources([source]));
    for (const composed of ["slip.refusal.limit.title", "bets.status.done", "safer.type.loss.name", "error.notFoundTitle", "list.time.3h"])
      if (all.includes(composed)) expect(short.has(composed), composed).toBe(false);
    expect(short.size).toBeGreaterThan(all.length / 2);
  });
});
