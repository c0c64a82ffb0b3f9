import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const planted: string[] = [];

function plant(path: string, text: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  planted.push(file);
  return file;
}

function lint(...files: readonly string[]): string {
  const run = spawnSync(process.execPath, [join(root, "node_modules/oxlint/bin/oxlint"), "--type-aware", ...files], {
    cwd: root,
    encoding: "utf8",
  });
  return run.stdout + run.stderr;
}

function typeErrors(project: string): string {
  const run = spawnSync(
    process.execPath,
    [join(root, "node_modules/typescript/bin/tsc"), "-p", project, "--noEmit", "--composite", "false"],
    { cwd: root, encoding: "utf8" },
  );
  return run.stdout + run.stderr;
}

afterEach(() => {
  for (const file of planted.splice(0)) rmSync(file, { force: true });
  for (const folder of ["site/planted-one", "site/planted-two", "betting/planted-three"])
    rmSync(join(root, "apps/web/src/features", folder), { recursive: true, force: true });
});

describe("structure checks report", () => {
  it.each([
    [
      "another package in the domain",
      "packages/domain/src/planted.ts",
      'import "@touchline/contract/errors";',
      "The domain imports nothing but itself",
    ],
    ["Node in the domain", "packages/domain/src/planted.ts", 'import "node:fs";', "The domain imports nothing but itself"],
    ["randomness in the domain", "packages/domain/src/planted.ts", "export const drawn = Math.random();", "The domain draws nothing"],
    ["the clock in the domain", "packages/domain/src/planted.ts", "export const now = new Date();", "The domain is told the time"],
    ["React in the store", "packages/store/src/planted.ts", 'import "react";', "The store knows no React"],
    ["the realtime client outside store/realtime", "packages/store/src/planted.ts", 'import "centrifuge";', "The store knows no React"],
    ["TypeBox in the store", "packages/store/src/planted.ts", 'import "typebox";', "The store knows no React"],
    [
      "the domain in the design system",
      "packages/ui/src/planted.ts",
      'import "@touchline/domain";',
      "The design system knows no betting word",
    ],
    [
      "the store in the backend",
      "apps/backend/src/planted.ts",
      'import "@touchline/store";',
      "The backend imports the domain, the contract, the feed and the hub only",
    ],
    ["HTTP in the feed", "packages/feed/src/planted.ts", 'import "node:http";', "The feed imports the domain only"],
    ["a database in the feed", "packages/feed/src/planted.ts", 'import "kysely";', "The feed imports the domain only"],
    [
      "the backend in the feed",
      "packages/feed/src/planted.ts",
      'import "../../../apps/backend/src/platform/clock.ts";',
      "The feed imports the domain only",
    ],
    ["the domain in the hub", "packages/centrifuge-hub/src/planted.ts", 'import "@touchline/domain";', "The hub knows no betting word"],
    ["the hub in the store", "packages/store/src/planted.ts", 'import "@touchline/centrifuge-hub";', "The store knows no React"],
    ["a server in a page", "apps/web/src/routes/planted.ts", 'import "fastify";', "Pages know no server"],
    [
      "money arithmetic in a page",
      "apps/web/src/routes/planted.ts",
      "export const double = (money: { minor: number }): number => money.minor * 2;",
      "Arithmetic on money or odds",
    ],
    ["any", "packages/store/src/planted.ts", "export const loose = (value: any): string => String(value);", "no-explicit-any"],
    ["a default export", "packages/store/src/planted.ts", "export default 1;", "no-default-export"],
    ["a floating promise", "apps/backend/src/planted.ts", "export function run(): void { Promise.resolve(1); }", "no-floating-promises"],
    ["a file that is too long", "packages/store/src/planted.ts", "export {};\n".repeat(301), "max-lines"],
  ])("%s", (_name, path, text, message) => {
    expect(lint(plant(path, text))).toContain(message);
  });

  it("an import cycle", () => {
    const one = plant(
      "packages/store/src/planted-one.ts",
      'import { two } from "./planted-two.ts";\nexport const one = (): number => two() + 1;\n',
    );
    const two = plant(
      "packages/store/src/planted-two.ts",
      'import { one } from "./planted-one.ts";\nexport const two = (): number => one() + 1;\n',
    );
    expect(lint(one, two)).toContain("no-cycle");
  });

  it.each([
    ["of its subject", "site/planted-two", "../planted-one/one.ts"],
    ["of another subject", "betting/planted-three", "../../site/planted-one/one.ts"],
  ])("a feature that imports another %s", (_name, folder, imported) => {
    plant("apps/web/src/features/site/planted-one/one.ts", "export const one = 1;\n");
    const two = plant(`apps/web/src/features/${folder}/two.ts`, `import { one } from "${imported}";\nexport const two = one;\n`);
    expect(lint(two)).toContain("A feature must not import another feature");
  });

  it.each([
    ["the DOM in the domain", "packages/domain", "export const title = document.title;\n", "Cannot find name 'document'"],
    ["a timer in the domain", "packages/domain", "setTimeout(() => {}, 1);\nexport {};\n", "Cannot find name 'setTimeout'"],
    ["the DOM in the contract", "packages/contract", "export const width = window.innerWidth;\n", "Cannot find name 'window'"],
    ["the DOM in the store", "packages/store", "export const stored = localStorage.getItem('x');\n", "Cannot find name 'localStorage'"],
    ["Node in the store", "packages/store", "export const path = process.cwd();\n", "Cannot find name 'process'"],
  ])("%s, by the compiler", (_name, project, text, message) => {
    plant(`${project}/src/planted.ts`, text);
    expect(typeErrors(project)).toContain(message);
  });
});
