import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWeb } from "../launcher/build-web.ts";
import { repositoryRoot } from "../launcher/repository-root.ts";
import { databaseTests } from "./database-tests.ts";
import { findChromium } from "./find-chromium.ts";

interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
}

function needsBrowser(filters: readonly string[]): boolean {
  return !filters.includes("--project") || filters.includes("browser");
}

async function chromiumOrExit(): Promise<string> {
  const path = await findChromium();
  if (path !== null) return path;
  process.stderr.write(
    "The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.\n",
  );
  process.exit(1);
}

function summary(reportPath: string): string {
  const report = JSON.parse(readFileSync(reportPath, "utf8")) as TestReport;
  const skipped = report.numPendingTests > 0 ? `, ${report.numPendingTests} skipped` : "";
  return `${report.numPassedTests} passed, ${report.numFailedTests} failed${skipped}`;
}

function git(...args: readonly string[]): readonly string[] {
  return execFileSync("git", args, { cwd: repositoryRoot, encoding: "utf8" })
    .split("\n")
    .filter((line) => line !== "");
}

/**
 * What the test runner runs for `--changed`: the unit tests that import a changed file, the backend's if the backend or the feed
 * changed, and browser tests that changed themselves. Null if nothing of these changed.
 */
function filtersForChanges(since: string): readonly string[] | null {
  const files = [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")];
  const hasChanged = (pattern: RegExp): boolean => files.some((file) => pattern.test(file));
  const projects = [
    ...(hasChanged(/^(?:packages\/|apps\/web\/)/u) ? ["unit"] : []),
    ...(hasChanged(/^(?:packages\/feed|apps\/backend|tests\/edge)\//u) ? ["backend"] : []),
    ...(hasChanged(/^(?:tests\/structure|scripts|docs)\//u) ? ["structure"] : []),
    ...(hasChanged(/^tests\/e2e\/.*\.test\.ts$/u) ? ["browser"] : []),
  ];
  const left = ["unit", "backend", "structure", "browser"].filter((project) => !projects.includes(project));
  process.stdout.write(`${files.length} files changed since ${since}. Not run: ${left.join(", ")}. \`npm test\` runs everything.\n`);
  if (projects.length === 0) return null;
  return [...projects.flatMap((project) => ["--project", project]), `--changed=${since}`, "--passWithNoTests"];
}

/**
 * Runs every test, including those in the browser. `--full` tests everything instead of samples, and adds the proofs on
 * a cluster of processes; `--cluster` runs only those, and with `--quick` a short form of them;
 * `--database` runs the backend's tests that open a database, on `TEST_DATABASE_URL` if it is set, with `--full` also those whose
 * statements other tests run too;
 * `--cpu` prints the processor time of each file;
 * `--changed` or `--changed=main` runs the tests of what changed since the last commit or `main`; other arguments go to the test
 * runner (`--project backend`, a file name).
 */
export async function runTests(args: readonly string[]): Promise<void> {
  const changed = args.find((arg) => /^--changed(?:=.+)?$/u.test(arg));
  const isCluster = args.includes("--cluster");
  const others = args.filter((arg) => !["--full", "--cluster", "--quick", "--database", "--cpu"].includes(arg) && arg !== changed);
  const chosen = changed === undefined ? [] : filtersForChanges(changed.slice("--changed=".length) || "HEAD");
  if (chosen === null) return;
  const filters = [
    ...(isCluster ? ["--project", "cluster"] : []),
    ...(args.includes("--database") ? ["--project", "backend", ...databaseTests({ isFull: args.includes("--full") })] : []),
    ...chosen,
    ...others,
  ];
  const environment: Record<string, string | undefined> = {
    ...process.env,
    TOUCHLINE_TEST: "1",
    ...(args.includes("--full") ? { TEST_FULL: "1" } : {}),
    ...(args.includes("--cpu") ? { TEST_TIMES: "1" } : {}),
    ...(isCluster || args.includes("--full") ? { CLUSTER_PROOFS: args.includes("--quick") ? "quick" : "all" } : {}),
  };
  if (needsBrowser(filters)) {
    environment["CHROMIUM_PATH"] = await chromiumOrExit();
    await buildWeb({ isForced: false });
  }
  const folder = mkdtempSync(join(tmpdir(), "touchline-tests-"));
  const reportPath = process.env["TEST_REPORT"] ?? join(folder, "report.json");
  const runner = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...filters], {
    cwd: repositoryRoot,
    stdio: "inherit",
    env: { ...environment, TEST_REPORT: reportPath },
  });
  const code = await new Promise<number | null>((resolve) => runner.on("close", resolve));
  process.stdout.write(`${summary(reportPath)}\n`);
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
}
