import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { repositoryRoot } from "../launcher/repository-root.ts";

/** Folders of the backend's tests and of what they share. */
const folders = ["apps/backend/tests", "tests"];
const opener = "apps/backend/tests/support/test-database.ts";
const openPattern = /\bopenTestDatabase\b/u;
const importPattern = /from "(\.[^"]+)"/gu;

function importsOf(path: string, text: string): readonly string[] {
  return [...text.matchAll(importPattern)].map(([, imported = ""]) => relative(repositoryRoot, resolve(dirname(path), imported)));
}

/** Tests of the backend that open a database, themselves or by a file that they import: PostgreSQL can make a difference to them. */
export function databaseTests(): readonly string[] {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => join(repositoryRoot, folder, name)),
  );
  const texts = new Map(paths.map((path) => [relative(repositoryRoot, path), readFileSync(path, "utf8")]));
  const imports = new Map([...texts].map(([file, text]) => [file, importsOf(join(repositoryRoot, file), text)]));
  const opening = new Set([...texts].filter(([file, text]) => file !== opener && openPattern.test(text)).map(([file]) => file));
  for (let before = -1; before !== opening.size;) {
    before = opening.size;
    for (const [file, imported] of imports) if (imported.some((one) => opening.has(one))) opening.add(file);
  }
  return [...opening].filter((file) => file.endsWith(".test.ts") && !/^tests\/(?:e2e|structure)\//u.test(file)).toSorted();
}
