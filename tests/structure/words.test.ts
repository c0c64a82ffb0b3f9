import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkWords, findWords } from "../../scripts/checks/words.ts";

const isFull = process.env["TEST_FULL"] === "1";

describe("findWords reports", () => {
  it.each([
    ["a word of a name", "const quote = book.glanceAtLine(ref);", "the name glanceAtLine: write cached or snapshot"],
    ["a word that begins with a capital", "interface BetLook {}", "the name BetLook: write snapshot, read or style"],
    ["the prefix most", "const mostKept = 5;", "the name mostKept: write max..."],
    ["the prefix least", "const leastChance = 0.1;", "the name leastChance: write min..."],
    ["a name that ends in Form for a regular expression", `const ${"keyForm"} = /^[a-z]+$/u;`, 'Form = /": write ...Pattern'],
    ["a phrase of a line comment", "run(); // Pages are told later.", '"are told": write is notified'],
    ["a phrase of a doc comment", "/**\n * The prices of now.\n */", '"prices of now": write current'],
    ["a name inside a template", "const text = `${wrap(`${desk}`)} ${1}`;", "the name desk: write store or dialog"],
    ["a name after a template", "const text = `${{ a: {} }}`;\nconst told = 1;", "the name told"],
  ])("%s", (_case, source, problem) => {
    expect(findWords("a.ts", source)).toEqual([expect.stringContaining(problem)]);
  });

  it("a phrase of a test title", () => {
    const source = 'describe("what became of a bet", () => {\n  it.each([1])("unknown events are none of ours", () => {});\n});\n';
    expect(findWords("a.test.ts", source)).toEqual([
      'a.test.ts:1: "what became of": write the result of, the status of',
      'a.test.ts:2: "none of ours": write not ours, unknown, ignored',
    ]);
  });

  it("the line of each finding", () => {
    expect(findWords("a.ts", "\n\n/** Rests. */\nconst sight = true;\n")).toEqual(["a.ts:4: the name sight: write inView"]);
  });
});

describe("findWords ignores", () => {
  it.each([
    ["strings", 'const text = "what became of it";'],
    ["regular expressions", "const pattern = /told|desk/u;"],
    ["the text of a template", "const text = `told ${name} said`;"],
    ["the domain's most balanced line", "const mostBalanced = lines[0];"],
    ["words that only contain a refused word", "const lookup = cutoldest;"],
  ])("%s", (_case, source) => {
    expect(findWords("a.ts", source)).toEqual([]);
  });
});

describe("checkWords", () => {
  it("reports a file that is not committed yet", () => {
    const folder = mkdtempSync(join(tmpdir(), "touchline-words-"));
    execFileSync("git", ["init", "-q"], { cwd: folder });
    writeFileSync(join(folder, "planted.ts"), "export const told = 1;\n");
    const found = checkWords(folder);
    rmSync(folder, { recursive: true });
    expect(found).toEqual(["planted.ts:1: the name told: write notified, emitted or reported"]);
  });

  it.runIf(isFull)("reports nothing in this repository", () => {
    expect(checkWords()).toEqual([]);
  });
});
