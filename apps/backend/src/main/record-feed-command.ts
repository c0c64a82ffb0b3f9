import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { recordFeed, writeRecording } from "@touchline/feed";
import { readSettings } from "../platform/settings/read-settings.ts";

const dataFiles = fileURLToPath(new URL("../../data/", import.meta.url));
const usage =
  "npm run record-feed -- <file> [--minutes 60] [--ahead-hours 168]; FEED_SEED and FEED_START select the feed and the start (default: now).";

function wholeNumber(text: string, max: number): number | null {
  const value = /^\d{1,5}$/u.test(text) ? Number(text) : 0;
  return value >= 1 && value <= max ? value : null;
}

/** `npm run record-feed`: records the list columns of the feed from one moment on, as fast as they can be computed. Returns the exit code. */
export function recordFeedToFile(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  onProgress: (minute: number, minutes: number) => void = () => undefined,
): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { minutes: { type: "string", default: "60" }, "ahead-hours": { type: "string", default: "168" } },
  });
  const read = readSettings(environment);
  const [path] = positionals;
  const minutes = wholeNumber(values.minutes, 24 * 60);
  const aheadHours = wholeNumber(values["ahead-hours"], 168);
  if (path === undefined || positionals.length > 1 || minutes === null || aheadHours === null || read.type === "invalid") {
    process.stderr.write(`${usage}\n${read.type === "invalid" ? read.problems.map(({ message }) => `${message}\n`).join("") : ""}`);
    return 1;
  }
  const { FEED_SEED: seed, FEED_START: start } = read.settings;
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  const errors: unknown[] = [];
  const recording = recordFeed(
    dataFiles,
    { seed, startAt: start === "" ? now : Date.parse(start), minutes, aheadHours },
    { onError: (error) => errors.push(error), onMinute: (minute) => onProgress(minute, minutes) },
  );
  const bytes = writeRecording(path, recording);
  const frames = [...recording.matches.values()].reduce((sum, list) => sum + list.length, 0);
  process.stdout.write(`${path}: ${recording.matches.size} matches, ${frames} frames, ${Math.ceil(bytes / 1_024)} KB.\n`);
  for (const error of errors.slice(0, 3)) process.stderr.write(`A model failed: ${String(error)}\n`);
  return errors.length === 0 ? 0 : 1;
}
