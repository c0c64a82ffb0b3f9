import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ByKind, type Kind, kinds } from "./process-usage.ts";
import type { ClusterFigures, WorkFigures } from "./scale-figures.ts";
import { modelSection } from "./model-section.ts";
import { assumptions, modelOf } from "./scale-model.ts";
import { number, table } from "./tables.ts";

const documentPath = fileURLToPath(new URL("../../docs/scale.md", import.meta.url));
/** Headings of the sections that are generated; the text below other headings is left unchanged. */
export const measuredHeading = "## Measured on one machine";
export const modelHeading = "## On paper: a million sockets";

function sizeOf({ size }: ClusterFigures): string {
  return `${size.api} / ${size.centrifugo}`;
}

function ms(work: WorkFigures): string {
  return `${number(work.perSecond)}/s, ${number(work.p50)} / ${number(work.p99)} ms`;
}

function costs(name: string, cpuMs: ByKind): readonly string[] {
  const total = kinds.reduce((sum, kind) => sum + cpuMs[kind], 0);
  const [largest = "web"] = kinds.toSorted((left, right) => cpuMs[right] - cpuMs[left]);
  return [name, number(total), ...kinds.map((kind) => number(cpuMs[kind])), `${largest}, ${number((cpuMs[largest] / total) * 100)} %`];
}

function throughput(figures: readonly ClusterFigures[]): string {
  const rows = figures.map((one) => {
    const { placements, pages } = one;
    return [
      sizeOf(one),
      placements === undefined ? "" : ms(placements),
      placements === undefined ? "" : `${number(placements.paced.p50)} / ${number(placements.paced.p99)} ms`,
      ...(pages === undefined ? ["", "", "", ""] : [pages.homeKept, pages.homeDrawn, pages.matchDrawn, pages.read].map(ms)),
    ];
  });
  return table(
    ["api / Centrifugo", "placements, 32 players", "placements at 20/s", "home, kept", "home, drawn", "match, drawn", "read of markets"],
    rows,
  );
}

function costTable(one: ClusterFigures): string {
  const { placements, pages, sockets } = one;
  const rows = [
    ...(placements === undefined ? [] : [costs("placement", placements.cpuMs)]),
    ...(pages === undefined
      ? []
      : [
          costs("home page, kept", pages.homeKept.cpuMs),
          costs("home page, drawn", pages.homeDrawn.cpuMs),
          costs("match page, drawn", pages.matchDrawn.cpuMs),
          costs("read of markets", pages.read.cpuMs),
        ]),
    ...(sockets === undefined
      ? []
      : [
          costs("1,000 messages", sockets.fanOut.cpuMsPerThousand),
          costs("opening an idle socket", sockets.idle.openCpuMs),
          costs("opening an active socket", sockets.active.openCpuMs),
        ]),
  ];
  return table(["ms of CPU for one", "all", ...kinds, "most"], rows);
}

function socketTable(figures: readonly ClusterFigures[]): string {
  const rows = figures.flatMap((one) => {
    const { sockets } = one;
    if (sockets === undefined) return [];
    const { idle, active, fanOut } = sockets;
    return [
      [
        sizeOf(one),
        `${number(idle.bytesEach / 1024)} KB`,
        `${number(active.bytesEach / 1024)} KB`,
        `${number(active.messagesPerSecond)}/s of ${number(active.bytesPerMessage)} B`,
        `${number(fanOut.messagesPerSecond)}/s to ${number(fanOut.sockets)} sockets`,
        `${number(fanOut.cpuMsPerThousand.centrifugo)} ms`,
      ],
    ];
  });
  return table(
    [
      "api / Centrifugo",
      "memory, idle socket",
      "memory, active socket",
      "what an active socket receives",
      "fan-out",
      "CPU of Centrifugo for 1,000 messages",
    ],
    rows,
  );
}

function databaseTable(figures: readonly ClusterFigures[]): string {
  const rows = figures.map((one) => {
    const { placements, idle } = one;
    return [
      sizeOf(one),
      ...(placements === undefined
        ? ["", "", "", ""]
        : [
            number(placements.statements),
            number(placements.transactions),
            `${number(placements.walBytes)} B`,
            number(placements.redisCommands),
          ]),
      `${number(idle.redisCommandsPerSecond)}/s`,
      number(idle.redisCommandsPerSecond / Math.max(0.001, idle.snapshotsPerSecond)),
      `${number(idle.snapshotsPerSecond)}/s, ${number(idle.publicationsPerSecond)}/s`,
    ];
  });
  return table(
    [
      "api / Centrifugo",
      "statements a placement",
      "transactions a placement",
      "WAL a placement",
      "Redis commands a placement",
      "Redis commands without callers",
      "of them for each price update",
      "price updates, publications",
    ],
    rows,
  );
}

function idleTable(figures: readonly ClusterFigures[]): string {
  const cell = (idle: ClusterFigures["idle"], kind: Kind): string =>
    `${number(idle.cores[kind])}, ${number(idle.bytes[kind] / 1024 ** 2)} MB`;
  return table(
    ["api / Centrifugo", ...kinds],
    figures.map((one) => [sizeOf(one), ...kinds.map((kind) => cell(one.idle, kind))]),
  );
}

function measuredSection(figures: readonly ClusterFigures[]): string {
  const last = figures.findLast(({ placements, sockets }) => placements !== undefined && sockets !== undefined) ?? figures.at(-1);
  const times = figures.map(
    (one) => `${sizeOf(one)} on ${one.measuredAt.slice(0, 16).replace("T", " ")} UTC${one.note === "" ? "" : ` (${one.note})`}`,
  );
  return [
    measuredHeading,
    "",
    `Written by \`npm run bench -- scale\`: ${times.join("; ")}.`,
    "",
    "Throughput, with the median and the 99th percentile of the time to the answer:",
    "",
    throughput(figures),
    "",
    ...(last === undefined
      ? []
      : [
          `CPU of one piece of work by the process that spends it, in the cluster of ${sizeOf(last)}; what the cluster uses without callers is taken off, and processes that the work does not pass through count as zero:`,
          "",
          costTable(last),
          "",
        ]),
    "Sockets:",
    "",
    socketTable(figures),
    "",
    "PostgreSQL and Redis:",
    "",
    databaseTable(figures),
    "",
    "Cores in use and memory without callers, all processes of a kind together:",
    "",
    idleTable(figures),
    "",
  ].join("\n");
}

/** Replaces the section with this heading; other text is unchanged. */
function withSection(text: string, heading: string, section: string): string {
  const start = text.indexOf(`${heading}\n`);
  if (start === -1) return `${text.trimEnd()}\n\n${section}`;
  const next = text.indexOf("\n## ", start + 1);
  return `${text.slice(0, start)}${section}${next === -1 ? "" : text.slice(next)}`;
}

/** Writes the generated sections of docs/scale.md and returns them. */
export function writeScaleDocument(figures: readonly ClusterFigures[]): string {
  const measured = measuredSection(figures);
  const model = modelOf(figures);
  const bySport = modelOf(figures, assumptions.ownSportShare);
  const text = withSection(readFileSync(documentPath, "utf8"), measuredHeading, measured);
  const paper = model === null || bySport === null ? "" : modelSection(modelHeading, model, bySport);
  writeFileSync(documentPath, paper === "" ? text : withSection(text, modelHeading, paper));
  return `${measured}\n${paper}`;
}
