import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../launcher/repository-root.ts";
import { allowedNames, codeRules, identifierRules, identifierWords, phraseRules, type WordRule } from "./words.data.ts";

type TokenType = "comment" | "string" | "regex" | "identifier";

interface Token {
  readonly type: TokenType;
  readonly text: string;
  readonly index: number;
}

const patterns: readonly (readonly [TokenType | "other", RegExp])[] = [
  ["comment", /\/\*[\s\S]*?\*\/|\/\/[^\n]*/uy],
  ["string", /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/uy],
  ["regex", /(?<=(?:^|[=(,:;!&|?{}[\]>]|\breturn)\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*/uy],
  ["identifier", /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy],
  ["other", /[^\p{ID_Start}$_"'`/{}]+/uy],
];
const templatePart = /(?:\\.|\$(?!\{)|[^`\\$])*/suy;

/** Splits TypeScript into the tokens that carry words. Reads JSX text as code, so its words count as identifiers. */
function tokenize(source: string): readonly Token[] {
  const tokens: Token[] = [];
  // For each open `${` the number of braces that are open inside it.
  const openBraces: number[] = [];
  let index = 0;
  const skipTemplate = (): void => {
    templatePart.lastIndex = index;
    index += templatePart.exec(source)?.[0].length ?? 0;
    if (source.startsWith("${", index)) openBraces.push(0);
    index += source[index] === "$" ? 2 : 1;
  };
  while (index < source.length) {
    const found = patterns
      .map(([type, pattern]) => {
        pattern.lastIndex = index;
        return { type, text: pattern.exec(source)?.[0] ?? "" };
      })
      .find(({ text }) => text !== "");
    if (found !== undefined) {
      if (found.type !== "other") tokens.push({ type: found.type, text: found.text, index });
      index += found.text.length;
      continue;
    }
    const character = source[index];
    index += 1;
    const depth = openBraces.at(-1);
    if (character === "`") skipTemplate();
    else if (depth !== undefined && character === "{") openBraces[openBraces.length - 1] = depth + 1;
    else if (depth !== undefined && character === "}") {
      if (depth > 0) openBraces[openBraces.length - 1] = depth - 1;
      else {
        openBraces.pop();
        skipTemplate();
      }
    }
  }
  return tokens;
}

/** What precedes the title of a test: `it("`, `describe("`, `it.each([...])("`. */
const beforeTitle = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*$/u;

function isTestTitle(source: string, { type, index }: Token): boolean {
  return type === "string" && beforeTitle.test(source.slice(Math.max(0, index - 80), index));
}

function camelParts(identifier: string): readonly string[] {
  return (identifier.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? []).map((part) => part.toLowerCase());
}

function identifierProblems(identifier: string): readonly string[] {
  if (allowedNames.has(identifier)) return [];
  const byPart = camelParts(identifier).flatMap((part) => (Object.hasOwn(identifierWords, part) ? [identifierWords[part] ?? ""] : []));
  const byRule = identifierRules.filter(({ pattern }) => pattern.test(identifier)).map(({ plain }) => plain);
  return [...byPart, ...byRule].map((plain) => `the name ${identifier}: write ${plain}`);
}

function matches(text: string, rules: readonly WordRule[]): readonly { readonly offset: number; readonly problem: string }[] {
  return rules.flatMap(({ pattern, plain }) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ offset: match.index, problem: `"${match[0]}": write ${plain}` }];
  });
}

/** The words of a source file that the glossary does not allow, each as `file:line: problem`. */
export function findWords(file: string, source: string): readonly string[] {
  const isTest = /\.test\.tsx?$/u.test(file);
  const found = tokenize(source).flatMap((token) => {
    if (token.type === "identifier") return identifierProblems(token.text).map((problem) => ({ index: token.index, problem }));
    const isProse = token.type === "comment" || (isTest && isTestTitle(source, token));
    if (!isProse) return [];
    return matches(token.text, phraseRules).map(({ offset, problem }) => ({ index: token.index + offset, problem }));
  });
  const inCode = matches(source, codeRules).map(({ offset, problem }) => ({ index: offset, problem }));
  const unique = new Map([...found, ...inCode].map(({ index, problem }) => [`${index}:${problem}`, { index, problem }]));
  return [...unique.values()].map(({ index, problem }) => `${file}:${source.slice(0, index).split("\n").length}: ${problem}`);
}

/** Names, comments and test titles use the words of docs/glossary.md; each violation is a problem. */
export function checkWords(root = repositoryRoot): readonly string[] {
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.(ts|tsx|mjs)$/u.test(file) && !file.endsWith("words.data.ts"))
    .flatMap((file) => findWords(file, readFileSync(join(root, file), "utf8")));
}
