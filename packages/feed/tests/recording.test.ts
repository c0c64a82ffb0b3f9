import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { type FeedRecording, readRecording, writeRecording } from "../src/engine/recording.ts";

const recording = readRecording(fileURLToPath(new URL("../../../apps/backend/data/recordings/saturday-hour.br", import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), "touchline-recording-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("recordings can be written and read without loss", () => {
  const copy = join(folder, "copy.br");
  expect(writeRecording(copy, recording)).toBeLessThan(700 * 1024);
  // As text: comparing a million numbers one by one takes many times as long.
  const text = (one: FeedRecording): string => JSON.stringify({ ...one, matches: [...one.matches] });
  expect(text(readRecording(copy)) === text(recording)).toBe(true);
  expect(() => readRecording(fileURLToPath(import.meta.url))).toThrow("FEED_RECORDING");
});

it("the recording prices the winner of every match before its start", () => {
  const closed = [...recording.matches].flatMap(([id, frames]) =>
    frames.filter(({ isLive, columns: [first] }) => !isLive && (first === null || first.odds.some((odds) => odds === 0))).map(() => id),
  );
  expect(closed).toEqual([]);
});

it("the recording shows the winner of football while its goals can be bet on", () => {
  const totals = 18;
  const withoutWinner = [...recording.matches].flatMap(([id, frames]) =>
    frames
      .filter(({ isLive, columns: [first, second] }) => isLive && second?.typeId === totals && second.state === "open" && first === null)
      .map(() => id),
  );
  expect([...new Set(withoutWinner)]).toEqual([]);
});
