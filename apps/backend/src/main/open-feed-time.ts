import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Static, Type } from "typebox";
import { Check } from "typebox/value";
import { type FeedRecording, readRecording } from "@touchline/feed";
import type { Clock } from "../platform/clock.ts";
import type { Settings } from "../platform/settings/read-settings.ts";

/** Where product time was at a moment of wall time, and the seed that its matches were drawn from. */
const Anchor = Type.Object({ wallAt: Type.Number(), productAt: Type.Number(), speed: Type.Number(), seed: Type.String() });
type Anchor = Static<typeof Anchor>;

interface ClockOptions {
  readonly dataDir: string;
  /** Product seconds a real second. */
  readonly speed: number;
  /** ISO time of the very first start; empty for now. */
  readonly start: string;
  readonly seed: string;
}

/** The product's time and seed, the same over restarts. */
interface ProductTime {
  readonly clock: Clock;
  /** The seed of the first start: bets refer to matches drawn from it. */
  readonly seed: string;
}

function readAnchor(path: string): Anchor | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    return Check(Anchor, value) ? value : null;
  } catch {
    return null;
  }
}

function productTimeOf(anchor: Anchor, wallNow: number): number {
  return Math.round(anchor.productAt + (wallNow - anchor.wallAt) * anchor.speed);
}

function firstAnchor(options: ClockOptions, wallNow: number): Anchor {
  return {
    wallAt: wallNow,
    productAt: options.start === "" ? wallNow : Date.parse(options.start),
    speed: options.speed,
    seed: options.seed,
  };
}

/** Starts at `start` once, and from then on goes on as if the process had never stopped; a new speed counts from now. */
function openProductTime(options: ClockOptions): ProductTime {
  const path = join(options.dataDir, "clock.json");
  const wallNow = Date.now();
  const known = readAnchor(path);
  const anchor: Anchor =
    known === null
      ? firstAnchor(options, wallNow)
      : known.speed === options.speed
        ? known
        : { ...known, wallAt: wallNow, productAt: productTimeOf(known, wallNow), speed: options.speed };
  if (anchor !== known) {
    mkdirSync(options.dataDir, { recursive: true });
    writeFileSync(`${path}.new`, JSON.stringify(anchor));
    renameSync(`${path}.new`, path);
  }
  return { clock: { now: () => productTimeOf(anchor, Date.now()), speed: anchor.speed }, seed: anchor.seed };
}

type FeedSettings = Pick<Settings, "DATA_DIR" | "FEED_SPEED" | "FEED_START" | "FEED_SEED" | "FEED_RECORDING" | "HIDE_SIMULATED_DETAIL">;

/** The product's time and seed with the recording that is played, if any. */
export interface FeedTime extends ProductTime {
  readonly recording: FeedRecording | null;
}

/** A recording brings its own seed and its own time; where the data folder has another seed already, that stays in force and the recording waits. */
export function openFeedTime(settings: FeedSettings, warn: (message: string) => void): FeedTime {
  const recording = settings.FEED_RECORDING === "" ? null : readRecording(settings.FEED_RECORDING);
  const wantedSeed = recording?.seed ?? settings.FEED_SEED;
  const time = openProductTime({
    dataDir: settings.DATA_DIR,
    speed: settings.FEED_SPEED,
    start: recording === null ? settings.FEED_START : new Date(recording.startAt).toISOString(),
    seed: wantedSeed,
  });
  if (time.seed !== wantedSeed)
    warn(`The data folder was begun with the seed ${time.seed}, which stays in force instead of ${wantedSeed}.`);
  if (recording !== null && settings.HIDE_SIMULATED_DETAIL) warn("FEED_RECORDING is left out: it holds what HIDE_SIMULATED_DETAIL hides.");
  const isPlayed = time.seed === wantedSeed && !settings.HIDE_SIMULATED_DETAIL;
  return { ...time, recording: isPlayed ? recording : null };
}
