import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { readSiteBrand } from "../../apps/web/src/server/brand/site-brand.ts";
import type { Bench } from "../bench-row.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const kilobyte = 1024;

function cpuSeconds(command: string): number {
  const run = spawnSync("bash", ["-c", `TIMEFORMAT='%U %S'; time ${command} >/dev/null 2>&1`], { cwd: root, encoding: "utf8" });
  const [user = "", system = ""] = (run.stderr.trim().split("\n").at(-1) ?? "").split(" ");
  return Number(user) + Number(system);
}

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

function firstLoadFiles(client: string): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Record<string, ManifestChunk>;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry === true && !key.includes("service-worker")) visit(key);
  return { scripts: [...scripts], styles: [...styles] };
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
  for (const folder of [
    "packages/domain",
    "packages/contract",
    "packages/store",
    "packages/ui",
    "apps/backend",
    "apps/web",
    "apps/host",
    "tests",
    "bench",
    "scripts",
  ]) {
    rmSync(join(root, folder, "dist-types"), { recursive: true, force: true });
  }
  const typeSeconds = cpuSeconds("node node_modules/typescript/bin/tsc -b --checkers 1");
  const client = join(root, "apps/web/dist/client");
  const weigh = (files: readonly string[]): number =>
    files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(client, file))).length, 0) / kilobyte;
  const { scripts, styles } = firstLoadFiles(client);
  const served = weighServed(styles.map((file) => join(client, file)));
  const all = readdirSync(join(client, "assets"))
    .filter((file) => file.endsWith(".js") && !/(?:messages|prose)-(?!en-[\w-]{7}\.js$)/u.test(file))
    .map((file) => `assets/${file}`);
  return [
    {
      row: 1,
      name: "Script of the entry and its static imports",
      ours: weigh(scripts),
      floor: null,
      unit: "KB brotli",
      goal: "<= 100 KB",
      isMet: weigh(scripts) <= 100,
      note: "React alone is 58 KB; what edits, places and follows bets comes after the first drawing",
    },
    {
      row: 3,
      name: "All script of one locale",
      ours: weigh(all),
      floor: null,
      unit: "KB brotli",
      goal: "<= 350 KB",
      isMet: weigh(all) <= 350,
    },
    {
      row: 4,
      name: "CSS of the first load",
      ours: served,
      floor: null,
      unit: "KB brotli",
      goal: "<= 12 KB",
      isMet: served <= 12,
      note: `as it is served, the brand with it: ${(served - weigh(styles)).toFixed(1)} KB; utilities of later pages are a sheet of their own`,
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
