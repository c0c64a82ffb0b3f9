import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { readSiteBrand } from "../../apps/web/src/server/brand/site-brand.ts";
import { readBuiltFiles } from "../../scripts/checks/size-budgets.ts";
import type { Bench } from "../bench-row.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const kilobyte = 1024;

function cpuSeconds(command: string): number {
  const run = spawnSync("bash", ["-c", `TIMEFORMAT='%U %S'; time ${command} >/dev/null 2>&1`], { cwd: root, encoding: "utf8" });
  const [user = "", system = ""] = (run.stderr.trim().split("\n").at(-1) ?? "").split(" ");
  return Number(user) + Number(system);
}

/** Size of the style sheet as served: the default brand before the built styles. */
function weighServed(styles: readonly string[]): number {
  const read = readSiteBrand({ key: "broadcast", folder: "" });
  if (read.type === "invalid") throw new Error(read.problems.join("\n"));
  const sheet = [read.brand.css, ...styles.map((file) => readFileSync(file, "utf8"))].join("\n");
  return brotliCompressSync(sheet).length / kilobyte;
}

/** Rows 1, 3, 4 and 20: size of the build, and its cost. */
export const run: Bench = async () => {
  const buildSeconds = cpuSeconds("node scripts/build.mjs");
  for (const folder of globSync("{.,packages,apps/*,packages/*,tests,bench,scripts}/dist-types", { cwd: root }))
    rmSync(join(root, folder), { recursive: true, force: true });
  const typeSeconds = cpuSeconds("node node_modules/typescript/bin/tsc -b --checkers 1");
  const client = join(root, "apps/web/dist/client");
  const weigh = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(client, file))).length, 0) / kilobyte;
  const { firstScripts, firstStyles, oneLocale } = readBuiltFiles(client);
  const served = weighServed([...firstStyles].map((file) => join(client, file)));
  return [
    {
      row: 1,
      name: "Script of the entry and its static imports",
      ours: weigh(firstScripts),
      floor: null,
      unit: "KB brotli",
      goal: "<= 100 KB",
      isMet: weigh(firstScripts) <= 100,
      note: "React alone is 58 KB; what edits, places and follows bets comes after the first drawing",
    },
    {
      row: 3,
      name: "All script of one locale",
      ours: weigh(oneLocale),
      floor: null,
      unit: "KB brotli",
      goal: "<= 350 KB",
      isMet: weigh(oneLocale) <= 350,
    },
    {
      row: 4,
      name: "CSS of the first load",
      ours: served,
      floor: null,
      unit: "KB brotli",
      goal: "<= 12 KB",
      isMet: served <= 12,
      note: `as it is served, the brand with it: ${(served - weigh(firstStyles)).toFixed(1)} KB; utilities of later pages are a sheet of their own`,
    },
    { row: 20, name: "Production build", ours: buildSeconds, floor: null, unit: "CPU s", goal: "<= 15", isMet: buildSeconds <= 15 },
    {
      row: 20,
      name: "Type check from clean",
      ours: typeSeconds,
      floor: null,
      unit: "CPU s",
      goal: "<= 10",
      isMet: typeSeconds <= 10,
      note: "most is the structure of the database and web server libraries, compared once for each project",
    },
  ];
};
