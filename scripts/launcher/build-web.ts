import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { showStep } from "../progress.ts";
import { compressFiles, uncompressedFiles } from "./compress-assets.ts";
import { holdLock } from "./hold-lock.ts";
import { repositoryRoot } from "./repository-root.ts";
import { type ProductProcess, runProcess } from "./run-process.ts";

const sources = [
  "packages/domain/src",
  "packages/contract/src",
  "packages/store/src",
  "packages/ui/src",
  "packages/embed",
  "docs/embed",
  "apps/web",
  "package-lock.json",
];
const skipped = new Set(["node_modules", "dist", "dist-types", "tests"]);
const stampPath = join(repositoryRoot, "apps/web/dist/build-stamp");
/** How long the last build took, in milliseconds. */
const durationPath = join(repositoryRoot, "node_modules/.touchline-build-ms");
/** Outside the sources, which the stamp covers, and outside the bundles, which each build removes first. */
const lockPath = join(repositoryRoot, "node_modules/.touchline-build.lock");

function listFiles(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

function sourceStamp(): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => listFiles(join(repositoryRoot, source)))) {
    hash.update(relative(repositoryRoot, file)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function isBuilt(stamp: string): boolean {
  return existsSync(stampPath) && readFileSync(stampPath, "utf8") === stamp;
}

interface BuildOptions {
  readonly isForced: boolean;
}

/** Builds the web bundles, without compressing them, if their sources have changed. One build runs at a time on a machine. */
export async function buildPages(options: BuildOptions): Promise<void> {
  // Checked without the lock: in an image, the folders of the bundles are read-only.
  if (!options.isForced && isBuilt(sourceStamp())) return;
  await holdLock(lockPath, async () => build(options));
}

/** Builds and compresses the web bundles if their sources have changed. */
export async function buildWeb(options: BuildOptions): Promise<void> {
  await buildPages(options);
  await compressFiles();
}

/** Compresses the bundles, if needed, in a process of low priority: it takes seconds, and the first page need not wait for it. */
export function compressBehind(): ProductProcess | null {
  if (uncompressedFiles().length === 0) return null;
  return runProcess({ name: "compression", args: ["scripts/launcher/compress-assets.ts"], environment: {} });
}

async function build({ isForced }: BuildOptions): Promise<void> {
  const stamp = sourceStamp();
  if (!isForced && isBuilt(stamp)) return;
  const startedAt = performance.now();
  const expectedMs = existsSync(durationPath) ? Number(readFileSync(durationPath, "utf8")) : null;
  const hideStep = showStep("Building the pages", { expectedMs });
  const child = spawn(process.execPath, ["scripts/build.mjs"], {
    cwd: join(repositoryRoot, "apps/web"),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  hideStep();
  if (code !== 0) throw new Error(`The web build failed.\n${output}`);
  writeFileSync(stampPath, stamp);
  writeFileSync(durationPath, String(Math.round(performance.now() - startedAt)));
}
