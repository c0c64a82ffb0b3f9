import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyRepository } from "./support/repository-copy.ts";

/** A copy of the repository, because other tests read the sources at the same time. */
let root: string;

/** Each violation: what it is, the folder it is planted in, its text, and the message of the linter. */
const lintCases = [
  ["another package in the domain", "packages/domain/src", 'import "@touchline/contract/errors";', "The domain imports nothing but itself"],
  ["Node in the domain", "packages/domain/src", 'import "node:fs";', "The domain imports nothing but itself"],
  ["randomness in the domain", "packages/domain/src", "export const drawn = Math.random();", "The domain uses no randomness"],
  ["the clock in the domain", "packages/domain/src", "export const now = new Date();", "The domain reads no clock"],
  ["React in the store", "packages/store/src", 'import "react";', "The store knows no React"],
  ["the realtime library in the store", "packages/store/src/realtime", 'import "centrifuge";', "The store knows no React"],
  ["TypeBox in the store", "packages/store/src", 'import "typebox";', "The store knows no React"],
  ["the domain in the design system", "packages/ui/src", 'import "@touchline/domain";', "The design system knows no betting word"],
  [
    "the store in the backend",
    "apps/backend/src",
    'import "@touchline/store";',
    "The backend imports the domain, the contract, the feed and the hub only",
  ],
  ["HTTP in the feed", "packages/feed/src", 'import "node:http";', "The feed imports the domain only"],
  ["a database in the feed", "packages/feed/src", 'import "kysely";', "The feed imports the domain only"],
  [
    "the backend in the feed",
    "packages/feed/src",
    'import "../../../apps/backend/src/platform/clock.ts";',
    "The feed imports the domain only",
  ],
  ["the domain in the hub", "packages/centrifuge-hub/src", 'import "@touchline/domain";', "The hub knows no betting word"],
  ["the domain in telemetry", "packages/telemetry/src", 'import "@touchline/domain";', "Telemetry knows no betting word"],
  ["the hub in the store", "packages/store/src", 'import "@touchline/centrifuge-hub";', "The store knows no React"],
  ["a server in a page", "apps/web/src/routes", 'import "fastify";', "Pages know no server"],
  [
    "money arithmetic in a page",
    "apps/web/src/routes",
    "export const double = (money: { minor: number }): number => money.minor * 2;",
    "Arithmetic on money or odds",
  ],
  ["any", "packages/store/src", "export const loose = (value: any): string => String(value);", "no-explicit-any"],
  ["a default export", "packages/store/src", "export default 1;", "no-default-export"],
  ["a floating promise", "apps/backend/src", "export function run(): void { Promise.resolve(1); }", "no-floating-promises"],
  ["a file that is too long", "packages/store/src", "export {};\n".repeat(301), "max-lines"],
] as const;

const cycle = {
  "packages/store/src/planted-one.ts": 'import { two } from "./planted-two.ts";\nexport const one = (): number => two() + 1;\n',
  "packages/store/src/planted-two.ts": 'import { one } from "./planted-one.ts";\nexport const two = (): number => one() + 1;\n',
} as const;

const features = "apps/web/src/features";
const importsOfFeatures = [
  ["of its subject", `${features}/site/planted-two/two.ts`, "../planted-one/one.ts"],
  ["of another subject", `${features}/betting/planted-three/two.ts`, "../../site/planted-one/one.ts"],
] as const;

/** Each violation: what it is, the package it is planted in, its text, and the message of the compiler. */
const compilerCases = [
  ["the DOM in the domain", "packages/domain", "export const title = document.title;\n", "Cannot find name 'document'"],
  ["a timer in the domain", "packages/domain", "setTimeout(() => {}, 1);\nexport {};\n", "Cannot find name 'setTimeout'"],
  ["the DOM in the contract", "packages/contract", "export const width = window.innerWidth;\n", "Cannot find name 'window'"],
  ["the DOM in the store", "packages/store", "export const stored = localStorage.getItem('x');\n", "Cannot find name 'localStorage'"],
  ["Node in the store", "packages/store", "export const path = process.cwd();\n", "Cannot find name 'process'"],
] as const;

const lintFile = (folder: string, index: number): string => `${folder}/planted-${index}.ts`;
const compilerFile = (project: string, index: number): string => `${project}/src/planted-for-compiler-${index}.ts`;

function plant(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Runs a tool of node_modules; returns its output. */
function run(tool: string, ...options: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, "node_modules", tool), ...options], { cwd: root, encoding: "utf8" });
  return stdout + stderr;
}

interface Diagnostic {
  readonly filename: string;
}

let lintMessages: ReadonlyMap<string, readonly Diagnostic[]>;
let compilerOutput = "";

beforeAll(() => (root = copyRepository()));
afterAll(() => rmSync(root, { recursive: true, force: true }));

// One run for all: a run for each violation would take twenty times as long.
beforeAll(() => {
  for (const [index, [, folder, text]] of lintCases.entries()) plant(lintFile(folder, index), text);
  for (const [path, text] of Object.entries(cycle)) plant(path, text);
  plant(`${features}/site/planted-one/one.ts`, "export const one = 1;\n");
  for (const [, path, imported] of importsOfFeatures) plant(path, `import { one } from "${imported}";\nexport const two = one;\n`);
  const files = [
    ...lintCases.map(([, folder], index) => lintFile(folder, index)),
    ...Object.keys(cycle),
    ...importsOfFeatures.map(([, path]) => path),
  ];
  const { diagnostics } = JSON.parse(run("oxlint/bin/oxlint", "--type-aware", "--format", "json", ...files)) as {
    readonly diagnostics: readonly Diagnostic[];
  };
  lintMessages = Map.groupBy(diagnostics, ({ filename }) => filename);
  // If these files stayed, the compiler would report only syntax errors.
  for (const file of files) rmSync(join(root, file));
});

/** The messages of the linter about a planted file. */
function lintOutput(path: string): string {
  return JSON.stringify(lintMessages.get(path) ?? []);
}

describe("structure checks report", () => {
  it.each(lintCases.map(([name, folder, , message], index) => [name, lintFile(folder, index), message] as const))(
    "%s",
    (_name, path, message) => {
      expect(lintOutput(path)).toContain(message);
    },
  );

  it.each(Object.keys(cycle))("an import cycle that includes %s", (path) => {
    expect(lintOutput(path)).toContain("no-cycle");
  });

  it.each(importsOfFeatures)("a feature that imports another %s", (_name, path) => {
    expect(lintOutput(path)).toContain("A feature must not import another feature");
  });
});

describe("the compiler reports", () => {
  beforeAll(() => {
    for (const [index, [, project, text]] of compilerCases.entries()) plant(compilerFile(project, index), text);
    for (const project of new Set(compilerCases.map(([, folder]) => folder)))
      compilerOutput += run("typescript/bin/tsc", "-p", project, "--noEmit", "--composite", "false");
  });

  it.each(compilerCases.map(([name, project, , message], index) => [name, compilerFile(project, index), message] as const))(
    "%s",
    (_name, path, message) => {
      const lines = compilerOutput.split("\n").filter((line) => line.startsWith(path));
      expect(lines.join("\n")).toContain(message);
    },
  );
});
