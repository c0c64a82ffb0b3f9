import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Bench } from "../bench-row.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Row 21: the unit tests, without the structure tests. */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), "touchline-bench-tests-"));
  const report = join(folder, "report.json");
  const command = `node node_modules/vitest/vitest.mjs run --project unit --exclude "tests/structure/**" --reporter=json --outputFile.json=${report}`;
  const { NODE_ENV: _production, ...environment } = process.env;
  const timed = spawnSync("bash", ["-c", `TIMEFORMAT='%U %S'; time ${command} >/dev/null 2>&1`], {
    cwd: root,
    encoding: "utf8",
    env: environment,
  });
  const [user = "", system = ""] = (timed.stderr.trim().split("\n").at(-1) ?? "").split(" ");
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8")) as {
    readonly numPassedTests: number;
    readonly numFailedTests: number;
  };
  rmSync(folder, { recursive: true, force: true });
  const seconds = Number(user) + Number(system);
  return [
    {
      row: 21,
      name: "Unit tests",
      ours: numPassedTests,
      floor: null,
      unit: "tests",
      goal: ">= 1,500",
      isMet: numPassedTests >= 1_500 && numFailedTests === 0,
      note: `${numFailedTests} failed; one test may try many generated cases`,
    },
    {
      row: 21,
      name: "Unit tests, CPU",
      ours: seconds,
      floor: null,
      unit: "CPU s",
      goal: "<= 30",
      isMet: seconds <= 30,
      note: "runner, transforms and workers included",
    },
  ];
};
