import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBeforePaint } from "../../src/client/browser-ports.ts";

const frameMs = 16;

let nowMs = 0;

/** A page whose frames and presses are controlled by the test. */
function setUp() {
  const page = new EventTarget();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("performance", { now: () => nowMs });
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, frameMs));
  return {
    beforePaint: createBeforePaint(page),
    press: (name: string): void => void page.dispatchEvent(new Event(name)),
    pass(forMs: number): void {
      for (let passed = 0; passed < forMs; passed += 1) {
        nowMs += 1;
        vi.advanceTimersByTime(1);
      }
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("price scheduling", () => {
  it("runs an update once, in the next frame", () => {
    const { beforePaint, pass } = setUp();
    const run = vi.fn();
    beforePaint(run);
    pass(frameMs - 1);
    expect(run).not.toHaveBeenCalled();
    pass(1_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("waits for a press and its paint, but not for long", () => {
    const { press, beforePaint, pass } = setUp();
    const run = vi.fn();
    press("pointerdown");
    beforePaint(run);
    pass(100);
    press("pointerup");
    pass(50);
    expect(run).not.toHaveBeenCalled();
    pass(60);
    expect(run).toHaveBeenCalledTimes(1);

    const held = vi.fn();
    press("pointerdown");
    beforePaint(held);
    pass(190);
    expect(held).not.toHaveBeenCalled();
    pass(70);
    expect(held).toHaveBeenCalledTimes(1);
  });

  it("does not wait for a press that became a scroll", () => {
    const { press, beforePaint, pass } = setUp();
    const run = vi.fn();
    press("pointerdown");
    press("pointercancel");
    beforePaint(run);
    pass(frameMs);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("pauses for twice the duration of a slow update, but not after a quick one", () => {
    const { beforePaint, pass } = setUp();
    const update = (tookMs: number): void => {
      beforePaint(() => void (nowMs += tookMs));
      pass(frameMs + 1);
    };
    update(2);
    const afterShort = vi.fn();
    beforePaint(afterShort);
    pass(frameMs);
    expect(afterShort).toHaveBeenCalledTimes(1);

    update(50);
    const afterLong = vi.fn();
    beforePaint(afterLong);
    pass(90);
    expect(afterLong).not.toHaveBeenCalled();
    pass(70);
    expect(afterLong).toHaveBeenCalledTimes(1);
  });
});
