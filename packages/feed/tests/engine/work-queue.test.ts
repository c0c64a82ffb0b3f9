import { expect, it, vi } from "vitest";
import { createWorkQueue, type Job } from "../../src/engine/work-queue.ts";

function* steps(name: string, log: string[], count = 3): Job {
  for (let step = 0; step < count; step += 1) {
    log.push(name);
    yield;
  }
}

it("the work queue runs urgent jobs first, each key once, and survives a failing job", async () => {
  const log: string[] = [];
  const errors: unknown[] = [];
  const queue = createWorkQueue((error) => void errors.push(error));
  queue.add(1, "background", () => steps("slow", log));
  queue.add(2, "urgent", function* (): Job {
    yield;
    throw new Error("broken");
  });
  queue.add(3, "urgent", () => steps("fast", log));
  queue.add(3, "urgent", () => steps("twice", log));
  queue.add(4, "background", () => steps("dropped", log));
  queue.drop(4);
  await expect.poll(() => queue.has(1) || queue.has(3)).toBe(false);
  expect(log).toEqual(["fast", "fast", "fast", "slow", "slow", "slow"]);
  expect(errors).toEqual([new Error("broken")]);
  queue.stop();
});

it("the work queue pauses background work seven times as long as it ran, and urgent jobs end the pause", () => {
  vi.useFakeTimers();
  let clockMs = 0;
  const ran: string[] = [];
  const work = (name: string, ms: number, count: number) =>
    function* (): Job {
      for (let step = 0; step < count; step += 1) {
        clockMs += ms;
        ran.push(name);
        yield;
      }
    };
  const now = vi.spyOn(performance, "now").mockImplementation(() => clockMs);
  const queue = createWorkQueue(() => undefined);
  queue.add(1, "background", work("slow", 10, 2));
  vi.advanceTimersByTime(10);
  expect(ran).toEqual(["slow"]);
  vi.advanceTimersByTime(60);
  expect(ran).toEqual(["slow"]);
  queue.add(2, "urgent", work("fast", 1, 1));
  vi.advanceTimersByTime(5);
  expect(ran).toEqual(["slow", "slow"]);
  vi.advanceTimersByTime(5);
  expect(ran).toEqual(["slow", "slow", "fast"]);
  queue.stop();
  now.mockRestore();
  vi.useRealTimers();
});
