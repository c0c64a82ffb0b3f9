import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWeb } from "../launcher/build-web.ts";
import { repositoryRoot } from "../launcher/repository-root.ts";
import { findChromium } from "./find-chromium.ts";

interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
}

function needsBrowser(filters: readonly string[]): boolean {
  const project = filters.indexOf("--project");
  return project === -1 || filters[project + 1] === "browser";
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

/** Runs every test, the browser ones included; `--full` follows everything where else a sample is taken, other arguments go to the test runner (`--project backend`, a file name). */
export async function runTests(args: readonly string[]): Promise<void> {
  const filters = args.filter((arg) => arg !== "--full");
  const environment: Record<string, string | undefined> = {
    ...process.env,
    TOUCHLINE_TEST: "1",
    ...(filters.length < args.length ? { TEST_FULL: "1" } : {}),
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
