import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FailedWork } from "../../src/platform/jobs/dead-letters.ts";
import { createJob, type JobOptions } from "../../src/platform/jobs/job.ts";
import { createTaskQueue } from "../../src/platform/jobs/task-queue.ts";

const backoff = { firstMs: 1_000, maxMs: 60_000 };

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

/** Lets everything run that does not wait for a timer. */
async function calm(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function advance(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await calm();
}

async function advanceSeconds(seconds: number): Promise<void> {
  await calm();
  for (let second = 0; second < seconds; second += 1) await advance(1_000);
}

function jobOf(run: JobOptions["run"], options: Partial<JobOptions> = {}) {
  const errors: unknown[] = [];
  return { errors, job: createJob({ name: "test", run, backoff, onError: (error) => void errors.push(error), ...options }) };
}

const failing = async (): Promise<never> => Promise.reject(new Error("It fails."));

describe("a job", () => {
  it("F30: runs a bounded number of times when it is woken 100 times while it fails", async () => {
    const { job, errors } = jobOf(failing);
    for (let wake = 0; wake < 100; wake += 1) {
      job.wake();
      await advance(10);
    }
    expect(vi.getTimerCount()).toBe(1);
    for (let wake = 0; wake < 100; wake += 1) job.wake();
    await advance(60_000);
    // At 0 s and after delays of 1, 2, 4, 8, 16 and 32 s.
    expect(errors.length).toBeLessThanOrEqual(7);
    expect(job.stats.counts).toEqual({ runs: errors.length, failures: errors.length });
    await job.stop();
  });

  it("doubles its delay after each failure up to a minute and resets it after a success", async () => {
    let isBroken = true;
    const startedAt: number[] = [];
    const { job } = jobOf(async () => {
      startedAt.push(Date.now());
      return isBroken ? failing() : null;
    });
    job.wake();
    await advanceSeconds(250);
    const waits = startedAt.slice(1).map((at, index) => (at - (startedAt[index] ?? 0)) / 1_000);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    isBroken = false;
    await advance(60_000);
    isBroken = true;
    const runs = startedAt.length;
    job.wake();
    await advance(1_000);
    expect(startedAt.length).toBe(runs + 2);
    await job.stop();
  });

  it("runs once more, not in parallel, when it is woken while running", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let running = 0;
    let highest = 0;
    const { job } = jobOf(async () => {
      running += 1;
      highest = Math.max(highest, running);
      await promise;
      running -= 1;
      return null;
    });
    for (let wake = 0; wake < 10; wake += 1) job.wake();
    resolve();
    await job.idle();
    expect([job.stats.counts.runs, highest]).toEqual([2, 1]);
  });

  it("runs again at once when more is due, after the returned delay and at its interval", async () => {
    const answers: (number | null)[] = [0, 0, 500, null];
    const { job } = jobOf(async () => answers.shift() ?? null, { everyMs: 10_000 });
    job.wake();
    await calm();
    expect(job.stats.counts.runs).toBe(3);
    await advance(499);
    expect(job.stats.counts.runs).toBe(3);
    await advance(1);
    expect(job.stats.counts.runs).toBe(4);
    await advance(10_000);
    expect(job.stats.counts.runs).toBe(5);
    await job.stop();
  });

  it("waits for the current run and leaves no timer when it is stopped", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let isOver = false;
    const { job } = jobOf(
      async () => {
        await promise;
        isOver = true;
        return 0;
      },
      { everyMs: 1_000 },
    );
    job.wake();
    const stopping = job.stop();
    resolve();
    await stopping;
    expect(isOver).toBe(true);
    job.wake();
    await advance(120_000);
    expect([job.stats.counts.runs, vi.getTimerCount()]).toEqual([1, 0]);
    const broken = jobOf(failing);
    await broken.job.flush();
    await broken.job.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

interface Task {
  readonly key: string;
  readonly value: number;
}

/** `earlier`: failed attempts that an earlier process has stored. */
function queueOf(work: (task: Task) => Promise<void>, earlier: Readonly<Record<string, number>> = {}) {
  const letters = new Map<string, FailedWork>();
  const stored = new Map(Object.entries(earlier));
  const queue = createTaskQueue<Task>(
    { name: "test", keyOf: ({ key }) => key, work, toPayload: (task) => task, fromLetter: () => null },
    {
      attempts: {
        of: () => stored,
        keepFailure: async ({ key, attempts }) => void stored.set(key, attempts),
        forget: async (_source, keys) => keys.forEach((key) => void stored.delete(key)),
      },
      deadLetters: {
        keep: async (letter) => void letters.set(letter.key, letter),
        forget: async (_source, key) => void letters.delete(key),
      },
      retry: { ...backoff, maxAttempts: 3, deadRetryMs: 600_000 },
      onError: () => undefined,
    },
  );
  return { queue, letters, stored };
}

describe("a task queue", () => {
  it("keeps a failing key once with its newest task and failure count when it is added again", async () => {
    const tried: number[] = [];
    const { queue, letters } = queueOf(async ({ value }) => {
      tried.push(value);
      return failing();
    });
    for (let value = 1; value <= 30; value += 1) {
      queue.add({ key: "a", value });
      await calm();
    }
    expect([queue.stats.depth(), tried]).toEqual([1, [1]]);
    await advance(1_000);
    await advance(2_000);
    expect(tried).toEqual([1, 30, 30]);
    expect([...letters.values()]).toMatchObject([{ source: "test", key: "a", payload: { value: 30 }, attempts: 3 }]);
    await advance(599_999);
    expect(tried).toHaveLength(3);
    await advance(1);
    expect(tried).toHaveLength(4);
    await queue.stop();
  });

  it("runs other tasks while one fails, and deletes its dead letter when it succeeds", async () => {
    let isBroken = true;
    const done: string[] = [];
    const { queue, letters } = queueOf(async ({ key }) => {
      if (key === "bad" && isBroken) return failing();
      done.push(key);
    });
    for (const key of ["a", "bad", "b"]) queue.add({ key, value: 0 });
    await advanceSeconds(3);
    expect(done).toEqual(["a", "b"]);
    expect([...letters.keys()]).toEqual(["bad"]);
    isBroken = false;
    await advanceSeconds(600);
    expect([done, letters.size, queue.stats.depth()]).toEqual([["a", "b", "bad"], 0, 0]);
    await queue.stop();
  });

  it("does not count failures while the database is unavailable", async () => {
    const lost = Object.assign(new Error("The connection was lost."), { code: "ECONNREFUSED" });
    const { queue, letters } = queueOf(async () => Promise.reject(lost));
    queue.add({ key: "a", value: 0 });
    await advanceSeconds(200);
    expect(queue.stats.counts.failures).toBeGreaterThan(6);
    expect(letters.size).toBe(0);
    await queue.stop();
  });

  it("continues the failure count of an earlier process and writes a dead letter at once", async () => {
    let isBroken = true;
    const { queue, letters, stored } = queueOf(async () => (isBroken ? failing() : undefined), { a: 2 });
    queue.add({ key: "a", value: 0 });
    await advanceSeconds(1);
    expect([...letters.values()]).toMatchObject([{ key: "a", attempts: 3 }]);
    expect(stored).toEqual(new Map([["a", 3]]));
    isBroken = false;
    await advanceSeconds(600);
    expect([letters.size, stored.size]).toEqual([0, 0]);
    await queue.stop();
  });
});
