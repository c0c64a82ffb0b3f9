import { type FeedRecording, readRecording } from "@touchline/feed";
import type { Settings } from "../platform/settings/read-settings.ts";
import { openProductTime, type ProductTime } from "./product-clock.ts";

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
