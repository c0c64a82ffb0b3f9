import { parseArgs } from "node:util";
import { checkHistory, type RunReport } from "./check-history.ts";

const usage = "npm run check:histories -- [--seed name] [--runs 1 to 100] [--players 1 to 8] [--attempts 1 to 150] [--crashes 0 to 20]\n";

const limits = { runs: 100, players: 8, attempts: 150, crashes: 20 } as const;

function readCount(text: string, name: keyof typeof limits): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < (name === "crashes" ? 0 : 1) || value > limits[name]) throw new RangeError(usage);
  return value;
}

function inWords(report: RunReport): string {
  const { problems, ...figures } = report;
  return `${JSON.stringify(figures)}\n${problems.map((problem) => `  BROKEN ${problem}\n`).join("")}`;
}

/** Runs seeded histories one after the other, prints their figures and returns the exit code: 1 if a promise was broken. */
export async function checkHistories(
  args: readonly string[],
  onProgress: (done: number, runs: number) => void = () => undefined,
): Promise<0 | 1> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: "string", default: "touchline" },
      runs: { type: "string", default: "5" },
      players: { type: "string", default: "4" },
      attempts: { type: "string", default: "60" },
      crashes: { type: "string", default: "5" },
    },
  });
  let broken = 0;
  const runs = readCount(values.runs, "runs");
  for (let run = 1; run <= runs; run += 1) {
    onProgress(run - 1, runs);
    const report = await checkHistory({
      seed: `${values.seed}-${run}`,
      players: readCount(values.players, "players"),
      attemptsPerPlayer: readCount(values.attempts, "attempts"),
      crashes: readCount(values.crashes, "crashes"),
      matches: 12,
    });
    broken += report.problems.length;
    onProgress(run, runs);
    process.stdout.write(inWords(report));
  }
  process.stdout.write(broken === 0 ? "Every promise was kept.\n" : `${broken} promises were broken.\n`);
  return broken === 0 ? 0 : 1;
}
