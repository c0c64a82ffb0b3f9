import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { readRecording, type FeedRecording } from "@touchline/feed";
import { frameAt, type RecordedFrame } from "../../../../packages/feed/src/engine/recording.ts";
import { createFeed, type Feed } from "../../src/main/create-feed.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { openFeedTime } from "../../src/main/open-feed-time.ts";
import type { Settings } from "../../src/platform/settings/read-settings.ts";

const sample = fileURLToPath(new URL("../../data/recordings/saturday-hour.br", import.meta.url));
const dataDir = fileURLToPath(new URL("../../data/", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "touchline-recording-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A feed over the data files with a clock that the test sets. */
function feedAt(now: () => number, recording: FeedRecording): Feed {
  return createFeed({
    dataDir,
    seed: recording.seed,
    clock: { now, speed: 1 },
    publisher: { publish: async () => undefined, hasInterest: () => false, hasSubscribers: () => false, disconnectUser: () => undefined },
    locales: ["en"],
    hideSimulatedDetail: false,
    coverage: { hasVideo: true, statisticsProviders: ["betradar", "oddin"] },
    recording,
    onError: (error) => {
      throw error;
    },
  });
}

describe("a recorded hour", () => {
  const recording = readRecording(sample);

  it("replaces the prices of the list columns at the recorded times", async () => {
    const dearer = (frame: RecordedFrame): RecordedFrame => {
      const lines = new Map(frame.lines.map((line) => [line, { ...line, odds: line.odds.map((odds) => (odds === 0 ? 0 : odds + 7)) }]));
      const [first, second, third] = frame.columns.map((line) => (line === null ? null : (lines.get(line) ?? null)));
      return { ...frame, lines: [...lines.values()], columns: [first ?? null, second ?? null, third ?? null] };
    };
    const changed = { ...recording, matches: new Map([...recording.matches].map(([id, frames]) => [id, frames.map(dearer)])) };
    const live = [...changed.matches].filter(([, frames]) => frames.some(({ isLive, at }) => isLive && at < recording.endAt)).slice(0, 8);
    let now = recording.startAt;
    const { book } = feedAt(() => now, changed);
    let compared = 0;
    for (const share of [0, 0.3, 1]) {
      now = recording.startAt + share * (recording.endAt - recording.startAt);
      for (const [id] of live) {
        await book.warm([id], { wanted: "main", withinMs: 60_000 });
        const shown = book.match("en", id)?.main_market;
        const column = frameAt(changed, id, now)?.columns[0];
        if (shown == null || column == null || column.state !== "open") continue;
        expect([id, share, shown.outcomes.map((outcome) => outcome.odds ?? 0)]).toEqual([id, share, column.odds]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(8);
  });

  it("sets time and seed, unless the database has another seed", async () => {
    const settings: Parameters<typeof openFeedTime>[0] = {
      ROLE: "all",
      DATA_DIR: folder,
      FEED_SPEED: 1,
      FEED_START: "",
      FEED_SEED: "another",
      FEED_RECORDING: sample,
      HIDE_SIMULATED_DETAIL: false,
    } satisfies Partial<Settings>;
    const warnings: string[] = [];
    const warn = (message: string): void => void warnings.push(message);
    const fresh = await openTestDatabase();
    const time = await openFeedTime(settings, fresh, warn);
    expect(time.seed).toBe(recording.seed);
    expect(time.recording?.matches.size).toBe(recording.matches.size);
    expect(time.clock.now()).toBeLessThan(recording.endAt);
    expect(warnings).toEqual([]);
    const begun = await openTestDatabase();
    await openFeedTime({ ...settings, FEED_RECORDING: "", FEED_SEED: "first" }, begun, warn);
    expect(await openFeedTime(settings, begun, warn)).toMatchObject({ seed: "first", recording: null });
    expect(warnings).toHaveLength(1);
    await Promise.all([fresh.destroy(), begun.destroy()]);
  });
});
