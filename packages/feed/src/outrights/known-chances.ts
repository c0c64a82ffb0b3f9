import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { SeasonChances } from "./simulate-season.ts";
import type { Situation } from "./situation.ts";

/** Chances that were simulated before, by the digest of the situation. */
export type KnownChances = ReadonlyMap<string, SeasonChances>;

/** Six digits, so that chances are the same whether they come from the file or were just simulated, and on every machine. */
function roundNumber(value: number): number {
  return Number(value.toPrecision(6));
}

const roundNumbers = (_: string, value: unknown): unknown => (typeof value === "number" ? roundNumber(value) : value);

export function roundChances({ title, places, group, ties }: SeasonChances): SeasonChances {
  return {
    title: title.map(roundNumber),
    places: places.map((row) => row.map(roundNumber)),
    group: group.map(roundNumber),
    ties: ties.map(roundNumber),
  };
}

/** Identifies a situation: the same teams with the same strengths, results and matches to come. */
export function situationDigest(situation: Situation): string {
  return createHash("sha256").update(JSON.stringify(situation, roundNumbers)).digest("base64url").slice(0, 16);
}

/** Path of the chances of the recorded hour, in the folder of the data. */
function knownChancesPath(dataDir: string): string {
  return join(dataDir, "recordings", "season-chances.br");
}

/** Empty without a file: then everything is simulated. */
export function readKnownChances(dataDir: string): KnownChances {
  const path = knownChancesPath(dataDir);
  if (!existsSync(path)) return new Map();
  return new Map(JSON.parse(brotliDecompressSync(readFileSync(path)).toString()) as [string, SeasonChances][]);
}

/** Returns the size in bytes. */
export function writeKnownChances(dataDir: string, chances: KnownChances): number {
  const bytes = brotliCompressSync(JSON.stringify([...chances]));
  writeFileSync(knownChancesPath(dataDir), bytes);
  return bytes.length;
}
