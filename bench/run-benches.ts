import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createProgress } from "../scripts/progress.ts";
import type { Bench, BenchRow } from "./bench-row.ts";

const folders = ["rows/", "realtime/"].map((name) => fileURLToPath(new URL(name, import.meta.url)));

const reportPath = fileURLToPath(new URL("../docs/benchmarks.md", import.meta.url));

function shown(value: number): string {
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString("en");
  return Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function tableLine(row: BenchRow): string {
  const ratio = row.floor === null ? "" : `${(row.ours / row.floor).toFixed(2)}x`;
  const floor = row.floor === null ? "" : `${shown(row.floor)} ${row.unit}`;
  return `| ${row.row} | ${row.name} | ${shown(row.ours)} ${row.unit} | ${floor} | ${ratio} | ${row.goal} | ${row.isMet ? "met" : "**short**"} | ${row.note ?? ""} |`;
}

function report(rows: readonly BenchRow[], failures: readonly string[]): string {
  const lines = [
    "# Benchmarks",
    "",
    `Measured by \`npm run bench\` on ${cpus().length} cores with Node ${process.versions.node}. Each figure is compared with a floor of the same run if there is one; machines differ, ratios carry over.`,
    "",
    "| goal | what | ours | floor | ratio | aim | result | note |",
    "|---|---|---|---|---|---|---|---|",
    ...[...rows].sort((left, right) => left.row - right.row).map(tableLine),
    "",
  ];
  if (failures.length > 0) lines.push("Did not run:", "", ...failures.map((failure) => `- ${failure}`), "");
  return lines.join("\n");
}

/** The sections below the table, which are written by hand. */
function explanations(): string {
  const text = readFileSync(reportPath, "utf8");
  const start = text.indexOf("\n## ");
  return start === -1 ? "" : text.slice(start);
}

/** Runs the benchmarks whose file names contain one of the words, or all if there are no words, which also writes docs/benchmarks.md. */
export async function runBenches(words: readonly string[]): Promise<void> {
  const rows: BenchRow[] = [];
  const failures: string[] = [];
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".ts"))
      .map((name) => ({ name, path: `${folder}${name}` })),
  );
  const chosen = files.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const progress = createProgress("benchmarks");
  for (const [index, { name, path }] of chosen.entries()) {
    progress.clear();
    process.stdout.write(`${name} ...\n`);
    progress.show(index, chosen.length);
    try {
      const module = (await import(pathToFileURL(path).href)) as { readonly run?: Bench };
      if (module.run === undefined) continue;
      const found = await module.run();
      progress.clear();
      for (const row of found) process.stdout.write(`  ${tableLine(row)}\n`);
      rows.push(...found);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  progress.clear();
  if (words.length === 0) writeFileSync(reportPath, report(rows, failures) + explanations());
  for (const failure of failures) process.stdout.write(`did not run: ${failure}\n`);
  process.exit(failures.length === 0 ? 0 : 1);
}
