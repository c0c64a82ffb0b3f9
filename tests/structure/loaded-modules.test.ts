import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const isFull = process.env["TEST_FULL"] === "1";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Parts of Node loaded by a module and its imports, filtered by a part of their names. */
function loadedParts(path: string, name: string): readonly string[] {
  const code = `await import(${JSON.stringify(`./${path}`)});
    process.stdout.write(JSON.stringify(process.moduleLoadList.filter((one) => one.includes(${JSON.stringify(name)}))));
    process.exit(0);`;
  const options = ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", code];
  return JSON.parse(execFileSync(process.execPath, options, { cwd: root, encoding: "utf8" })) as readonly string[];
}

describe("a process of the one-command start", () => {
  it.runIf(isFull).each([
    ["launcher", "scripts/launcher/start.ts"],
    ["backend", "apps/backend/src/main/start-backend.ts"],
  ])("does not load Node's fetch, 13 MB, with the modules of the %s", (_name, path) => {
    expect(loadedParts(path, "undici/undici")).toEqual([]);
  });
});
