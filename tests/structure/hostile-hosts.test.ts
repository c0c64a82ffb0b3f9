import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const browserTests = join(root, "tests/e2e");
const names = Array.from({ length: 27 }, (_, index) => `H${index + 1}`);

/** The titles of the browser tests of the frame that name an attack. */
const titles = readdirSync(browserTests)
  .filter((name) => /^frame.*\.test\.ts$/u.test(name))
  .flatMap((name) => readFileSync(join(browserTests, name), "utf8").match(/"[^"\n]*\(H\d[^"\n]*"/gu) ?? []);
const guide = readFileSync(join(root, "docs/embed/hostile-hosts.md"), "utf8");

test.each(names)("hostile-host attack %s has a browser test and a row in the guide", (name) => {
  const isNamed = new RegExp(String.raw`\b${name}\b`, "u");
  expect(titles.some((title) => isNamed.test(title))).toBe(true);
  expect(guide.split("\n").filter((line) => isNamed.test(line.split("|")[1] ?? ""))).toHaveLength(1);
});
