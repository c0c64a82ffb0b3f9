import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFull } from "../e2e/support/browser.ts";
import { copyRepository } from "./support/repository-copy.ts";

const timeoutMs = 120_000;
let copy: string;

interface Run {
  readonly status: number | null;
  readonly output: string;
}

function run(...args: readonly string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, TEST_REPORT: "" },
  });
  return { status, output: stdout + stderr };
}

const create = (...args: readonly string[]): Run => run("scripts/new.mjs", ...args);
const read = (path: string): string => readFileSync(join(copy, path), "utf8");
const status = (): string => execFileSync("git", ["status", "--short"], { cwd: copy, encoding: "utf8" });

beforeAll(() => {
  copy = copyRepository();
  for (const args of [
    ["init", "-q"],
    ["add", "-A"],
    ["-c", "user.name=t", "-c", "user.email=t@example.com", "commit", "-qm", "copy"],
  ])
    execFileSync("git", args, { cwd: copy });
}, timeoutMs);
afterAll(() => rmSync(copy, { recursive: true, force: true }), timeoutMs);

const refusals = [
  ["no kind", [], "npm run new -- <kind> <name>"],
  ["an unknown kind", ["feature", "press"], '"feature" is not a kind.'],
  ["no name", ["page"], "A page needs exactly one name."],
  ["two names", ["page", "press", "room"], "A page needs exactly one name."],
  ["a name with capitals", ["page", "PressRoom"], '"PressRoom" is not a name: write words in lower case'],
  ["a name that leaves the folder", ["page", "site/../../x"], '".." is not a name'],
  ["a name that repeats the kind", ["page", "press-page"], 'Write "press".'],
  ["an unknown area", ["page", "press/room"], '"press" is not an area. Choose one of account, browse, matches, site.'],
  ["an unknown option", ["page", "press", "--store"], "A page has no option --store."],
  ["the path of a page", ["page", "about"], "The path /about is taken."],
  ["the path of the server", ["page", "api"], "The path /api is taken."],
  ["the path of an endpoint", ["endpoint", "sports"], "The path /api/v2/sports is taken."],
  ["the name of a block", ["block", "live-events"], "The block live_events already exists."],
  ["the name of a market", ["market", "double-chance"], 'Football has a market "Double chance".'],
  ["a locale of the project", ["locale", "de"], "The locale de already exists."],
  ["a locale that is not a code", ["locale", "german"], '"german" is not a locale code'],
  ["a tag that Intl does not know", ["locale", "cs", "--tag", "zz-ZZ-"], '"zz-ZZ-" is not a language tag'],
] as const;

/** Runs the command with each list of arguments, all in one process: starting it takes longer than refusing. */
function createAll(lists: readonly (readonly string[])[]): readonly Run[] {
  const script = `
    const { runNewCommand } = await import("./scripts/scaffold/new-command.ts");
    const { write } = process.stdout;
    const runs = ${JSON.stringify(lists)}.map((args) => {
      let output = "";
      process.stdout.write = process.stderr.write = (text) => Boolean((output += text));
      return { status: runNewCommand(args), output };
    });
    write.call(process.stdout, JSON.stringify(runs));`;
  return JSON.parse(run("--input-type=module", "--eval", script).output) as readonly Run[];
}

describe("npm run new refuses", () => {
  let refused: readonly Run[];
  beforeAll(() => {
    refused = createAll(refusals.map(([, args]) => args));
  }, timeoutMs);

  it.each(refusals.map(([name, , message], place) => ({ name, message, place })))("$name", ({ message, place }) => {
    expect(refused[place]).toEqual({ status: 1, output: expect.stringContaining(message) });
  });

  it("them without writing anything", () => expect(status()).toBe(""));

  it("without a stack trace, with exit code 1", () => {
    const { status: code, output } = create("page");
    expect(code).toBe(1);
    expect(output).toContain("A page needs exactly one name.");
    expect(output).not.toMatch(/^ {4}at /mu);
  });

  it("a skeleton when a file that it extends is missing, and writes nothing", () => {
    const table = "apps/backend/src/site/reserved-paths.data.ts";
    rmSync(join(copy, table));
    const refused = create("page", "press-room");
    execFileSync("git", ["checkout", "-q", table], { cwd: copy });
    expect(refused).toEqual({ status: 1, output: expect.stringContaining(`${table} does not exist`) });
    expect(status()).toBe("");
  });
});

const skeletons = [
  ["page", ["page", "press-room"], "apps/web/tests/routes/press-room-page.test.tsx"],
  ["block", ["block", "press-ticker"], "apps/web/tests/blocks/press-ticker.test.tsx"],
  ["market", ["market", "both-teams-twice"], "packages/feed/tests/sports/soccer-settlement.test.ts"],
  ["endpoint", ["endpoint", "sport/venues", "--store"], "apps/backend/tests/api/venues.test.ts"],
  ["locale", ["locale", "cs", "--tag", "cs-CZ"], "apps/web/src/messages/cs.json"],
] as const;

describe("npm run new writes", () => {
  it.each(skeletons)("the skeleton of a %s and names its files and the next steps", (_kind, args, file) => {
    const created = create(...args);
    expect(created).toEqual({ status: 0, output: expect.stringContaining(file) });
    expect(created.output).toContain("Next:\n  1. ");
    expect(create(...args).status).toBe(1);
  });

  it("formatted files with complete catalogues", () => {
    const written = execFileSync("git", ["status", "--short", "--untracked-files=all"], { cwd: copy, encoding: "utf8" })
      .split("\n")
      .map((line) => line.slice(3))
      .filter((path) => path !== "");
    expect(written.length).toBeGreaterThan(20);
    expect(run("node_modules/oxfmt/bin/oxfmt", "--check", ...written).output).toContain("All matched files use the correct format.");
    expect(run("scripts/check-messages.mjs")).toEqual({ status: 0, output: "The catalogues are in order.\n" });
  });

  it("a draft locale with what is left to translate", () => {
    const missing = JSON.parse(run("scripts/check-messages.mjs", "--missing", "cs").output) as Readonly<Record<string, string>>;
    expect(missing).toEqual(JSON.parse(read("apps/web/src/messages/en.json")));
  });

  it.runIf(isFull)(
    "code that compiles, has no unused exports, and passes its tests",
    () => {
      expect(run("node_modules/typescript/bin/tsc", "-b", "--checkers", "1")).toEqual({ status: 0, output: "" });
      expect(run("node_modules/oxlint/bin/oxlint", "--type-aware").status).toBe(0);
      expect(run("node_modules/knip/bin/knip.js")).toEqual({ status: 0, output: expect.any(String) });
      const tests = skeletons.map(([, , file]) => file).filter((file) => file.includes(".test."));
      const tested = run("node_modules/vitest/vitest.mjs", "run", ...tests, "apps/web/tests/routes", "packages/feed/tests/engine");
      expect(tested.status, tested.output).toBe(0);
    },
    600_000,
  );
});
