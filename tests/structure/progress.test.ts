import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createProgress, showStep } from "../../scripts/progress.ts";

let nowMs = 0;
let written: string[];
const now = (): number => nowMs;
const terminal = (isTTY: boolean) => ({ isTTY, write: (text: string) => written.push(text.replace("\r\u001B[K", "")) });

beforeEach(() => {
  nowMs = 0;
  written = [];
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => void vi.useRealTimers());

describe("progress", () => {
  it("estimates the remaining time from the parts that are done", () => {
    const progress = createProgress("parts", { terminal: terminal(true), now });
    progress.show(0, 55);
    nowMs = 12_000;
    progress.show(12, 55);
    nowMs = 400_000;
    progress.show(20, 55);
    expect(written).toEqual(["0 of 55 parts", "12 of 55 parts, about 43 s left", "20 of 55 parts, about 12 min left"]);
  });

  it("removes its line when all is done", () => {
    const progress = createProgress("parts", { terminal: terminal(true), now });
    progress.show(1, 2);
    progress.show(2, 2);
    expect(written.at(-1)).toBe("");
  });

  it("of one step shows the elapsed seconds and what is left of the expected time", () => {
    const stop = showStep("Building the pages", { expectedMs: 3_000, terminal: terminal(true), now });
    for (nowMs = 1_000; nowMs <= 4_000; nowMs += 3_000) vi.advanceTimersByTime(1_000);
    stop();
    vi.advanceTimersByTime(5_000);
    expect(written).toEqual([
      "Building the pages: 0 s, about 3 s left",
      "Building the pages: 1 s, about 2 s left",
      "Building the pages: 4 s",
      "",
    ]);
  });

  it("is silent if the output is not a terminal", () => {
    const progress = createProgress("parts", { terminal: terminal(false), now });
    progress.show(1, 2);
    progress.clear();
    showStep("Building", { expectedMs: null, terminal: terminal(false), now })();
    expect(written).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
