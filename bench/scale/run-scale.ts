import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { createProgress } from "../../scripts/progress.ts";
import { missingEngines } from "../../tests/cluster/proofs/support/running-cluster.ts";
import { measurePages, measurePlacements } from "./measure-requests.ts";
import { measureSockets } from "./measure-sockets.ts";
import { type MeasuredCluster, startMeasured } from "./measured-cluster.ts";
import { type ClusterFigures, type ClusterSize, type IdleFigures, readFigures, saveFigures } from "./scale-figures.ts";
import { writeScaleDocument } from "./scale-document.ts";

const usage = `npm run bench -- scale [parts] [--sizes 1x1,2x2,4x2] [--note text]
Parts: idle (always measured), placements, pages, sockets; all of them without a name; "tables" only writes docs/scale.md again.
Sizes: API processes x nodes of Centrifugo.`;

const parts = ["placements", "pages", "sockets"] as const;
type Part = (typeof parts)[number];

const measureOf: Readonly<Record<Part, (measured: MeasuredCluster) => Promise<object>>> = {
  placements: measurePlacements,
  pages: measurePages,
  sockets: measureSockets,
};

interface Options {
  readonly parts: readonly Part[];
  readonly sizes: readonly ClusterSize[];
  readonly note: string;
}

function readOptions(args: readonly string[]): Options | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { sizes: { type: "string", default: "1x1,2x2,4x2" }, note: { type: "string", default: "" } },
  });
  const sizes = values.sizes.split(",").map((text) => /^(?<api>\d+)x(?<centrifugo>\d+)$/u.exec(text)?.groups);
  const chosen = parts.filter((part) => positionals.includes(part));
  const isKnown = positionals.every((word) => word === "idle" || parts.some((part) => part === word));
  if (!isKnown || sizes.includes(undefined)) return null;
  return {
    parts: positionals.length === 0 ? parts : chosen,
    sizes: sizes.map((size) => ({ api: Number(size?.["api"]), centrifugo: Number(size?.["centrifugo"]) })),
    note: values.note,
  };
}

function idleFigures({ idle }: MeasuredCluster): IdleFigures {
  return {
    cores: idle.cpuSeconds,
    bytes: idle.bytes,
    redisCommandsPerSecond: idle.redisCommands,
    transactionsPerSecond: idle.transactions,
    walBytesPerSecond: idle.walBytes,
    snapshotsPerSecond: idle.snapshots,
    publicationsPerSecond: idle.publications,
  };
}

/** How busy the machine was before the first cluster: figures of a busy machine are too low. */
function loadBefore(): string {
  const load = Number(readFileSync("/proc/loadavg", "utf8").split(" ")[0]);
  return load > 0.5 * cpus().length ? `other work ran beside it, load ${load.toFixed(1)} on ${cpus().length} cores` : "";
}

/** Measures clusters of several sizes, one after the other, and writes docs/scale.md. */
export async function runScale(args: readonly string[]): Promise<void> {
  if (args[0] === "tables") {
    writeScaleDocument(readFigures());
    return;
  }
  const options = readOptions(args);
  if (options === null) throw new Error(usage);
  if (missingEngines !== "") throw new Error(`These programs are missing: ${missingEngines}.`);
  const note = options.note || loadBefore();
  const steps = options.sizes.length * (options.parts.length + 1);
  const progress = createProgress("parts of the cost curve");
  const failures: string[] = [];
  let done = 0;
  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    progress.clear();
    process.stdout.write(`${name} ...\n`);
    progress.show(done, steps);
    const result = await work();
    done += 1;
    return result;
  };
  for (const size of options.sizes) {
    const name = `${size.api} x API, ${size.centrifugo} x Centrifugo`;
    const measured = await step(`${name}: start and rest`, () => startMeasured(size));
    const interrupted = (): void => void measured.stop().then(() => process.exit(1));
    process.once("SIGINT", interrupted).once("SIGTERM", interrupted);
    try {
      const base: ClusterFigures = { size, measuredAt: new Date().toISOString(), note, idle: idleFigures(measured) };
      saveFigures(base, options.parts);
      for (const part of options.parts) {
        try {
          const found = await step(`${name}: ${part}`, () => measureOf[part](measured));
          process.stdout.write(`${JSON.stringify({ ...size, [part]: found })}\n`);
          writeScaleDocument(saveFigures({ ...base, [part]: found }));
        } catch (error) {
          failures.push(`${name}: ${part}: ${String(error)}`);
        }
      }
      progress.clear();
    } finally {
      process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
      await measured.stop();
    }
  }
  progress.clear();
  process.stdout.write(`${writeScaleDocument(readFigures())}\n`);
  for (const failure of failures) process.stdout.write(`did not run: ${failure}\n`);
  process.exit(failures.length === 0 ? 0 : 1);
}
