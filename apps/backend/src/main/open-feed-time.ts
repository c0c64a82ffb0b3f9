import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Static, Type } from "typebox";
import { Check } from "typebox/value";
import { type FeedRecording, readRecording } from "@touchline/feed";
import type { Clock } from "../platform/clock.ts";
import type { Settings } from "../platform/settings/read-settings.ts";

/** A wall time with its product time, and the seed of the matches. */
const Anchor = Type.Object({ wallAt: Type.Number(), productAt: Type.Number(), speed: Type.Number(), seed: Type.String() });
type Anchor = Static<typeof Anchor>;

interface ClockOptions {
  readonly dataDir: string;
  /** Product seconds per real second. */
  readonly speed: number;
  /** Product time of the first start, ISO; empty for the current time. */
  readonly start: string;
  readonly seed: string;
}

/** Product time and seed, which survive restarts. */
interface ProductTime {
  readonly clock: Clock;
  /** The seed of the first start. It stays, because bets refer to matches drawn from it. */
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

/** Starts at `start` once; after a restart, time continues as if the process had never stopped. A new speed applies from now on. */
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

/** Product time and seed with the recording to play, if any. */
export interface FeedTime extends ProductTime {
  readonly recording: FeedRecording | null;
}

/** A recording sets seed and start time. If the data folder has another seed already, that seed stays and the recording is not played. */
export function openFeedTime(settings: FeedSettings, warn: (message: string) => void): FeedTime {
  const recording = settings.FEED_RECORDING === "" ? null : readRecording(settings.FEED_RECORDING);
  const wantedSeed = recording?.seed ?? settings.FEED_SEED;
  const time = openProductTime({
    dataDir: settings.DATA_DIR,
    speed: settings.FEED_SPEED,
    start: recording === null ? settings.FEED_START : new Date(recording.startAt).toISOString(),
    seed: wantedSeed,
  });
  if (time.seed !== wantedSeed) warn(`The data folder was created with the seed ${time.seed}, which stays instead of ${wantedSeed}.`);
  if (recording !== null && settings.HIDE_SIMULATED_DETAIL)
    warn("FEED_RECORDING is ignored: it contains detail that HIDE_SIMULATED_DETAIL hides.");
  const isPlayed = time.seed === wantedSeed && !settings.HIDE_SIMULATED_DETAIL;
  return { ...time, recording: isPlayed ? recording : null };
}
