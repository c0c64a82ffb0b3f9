import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createPricingQueue } from "../../src/engine/pricing-queue.ts";

/** Returns work that takes a moment and logs its name. */
function work(name: string, log: string[], workMs = 1) {
  return async (): Promise<number> => {
    log.push(name);
    await sleep(1);
    return workMs;
  };
}

it("the pricing queue starts urgent work before background work, each match once, and survives work that fails", async () => {
  const log: string[] = [];
  const errors: unknown[] = [];
  const queue = createPricingQueue((error) => void errors.push(error));
  queue.add(1, "background", work("slow", log));
  queue.add(2, "urgent", () => Promise.reject(new Error("broken")));
  queue.add(3, "urgent", work("fast", log));
  queue.add(3, "urgent", work("twice", log));
  queue.add(4, "background", work("dropped", log));
  queue.add(5, "asked", work("asked", log));
  queue.drop(4);
  await expect.poll(() => queue.has(1) || queue.has(3)).toBe(false);
  expect(log).toEqual(["asked", "fast", "slow"]);
  expect(errors).toEqual([new Error("broken")]);
  queue.stop();
});

it("the pricing queue alternates between urgent and requested work, so that a request waits for only one match in play", async () => {
  const log: string[] = [];
  const queue = createPricingQueue(() => undefined);
  for (let key = 0; key < 8; key += 1) queue.add(key, "urgent", work("urgent", log));
  queue.add(8, "asked", work("asked", log));
  queue.add(9, "asked", work("asked", log));
  await queue.finished(9);
  expect(log.slice(0, 4)).toEqual(["urgent", "asked", "urgent", "asked"]);
  queue.stop();
});

it("the pricing queue hands the pricer at most two matches at a time, so that later urgent work can overtake", async () => {
  const log: string[] = [];
  const queue = createPricingQueue(() => undefined);
  for (let key = 0; key < 6; key += 1) queue.add(key, "asked", work(`asked ${key}`, log));
  await nextTurn();
  expect(log).toEqual(["asked 0", "asked 1"]);
  queue.add(9, "urgent", work("urgent", log));
  await queue.finished(5);
  expect(log[2]).toBe("urgent");
  queue.stop();
});

it("the pricing queue computes the first prices of the next day one at a time, with short pauses, before background work", async () => {
  const log: string[] = [];
  const queue = createPricingQueue(() => undefined);
  queue.add(1, "background", work("background", log));
  for (let key = 2; key < 5; key += 1) queue.add(key, "soon", work(`soon ${key}`, log, 5));
  await nextTurn();
  expect(log).toEqual(["soon 2"]);
  await expect.poll(() => log).toEqual(["soon 2", "soon 3", "soon 4", "background"]);
  queue.stop();
});

it("the pricing queue pauses after background work for three times as long as it took, but not for urgent work", async () => {
  const log: string[] = [];
  const queue = createPricingQueue(() => undefined);
  queue.add(1, "background", work("first", log, 50));
  queue.add(2, "background", work("second", log, 20));
  const beganAt = performance.now();
  await sleep(20);
  queue.add(3, "urgent", work("urgent", log));
  await queue.finished(3);
  expect(log).toEqual(["first", "urgent"]);
  await expect.poll(() => log.length, { timeout: 5_000 }).toBe(3);
  expect(performance.now() - beganAt).toBeGreaterThan(100);
  queue.stop();
});

it("the pricing queue starts work that nobody waits for only after its initial pause", async () => {
  const log: string[] = [];
  const queue = createPricingQueue(() => undefined, 150);
  const beganAt = performance.now();
  queue.add(1, "soon", work("soon", log));
  queue.add(2, "asked", work("asked", log));
  await queue.finished(2);
  expect(log).toEqual(["asked"]);
  await expect.poll(() => log).toEqual(["asked", "soon"]);
  expect(performance.now() - beganAt).toBeGreaterThan(140);
  queue.stop();
});

it("the pricing queue prices requested matches first after a start, also those in play, until those in play have prices", async () => {
  const log: string[] = [];
  const queue = createPricingQueue(() => undefined, 5_000);
  for (let key = 0; key < 4; key += 1) queue.add(key, "urgent", work(`urgent ${key}`, log));
  queue.add(3, "asked", work("asked 3", log));
  queue.add(4, "asked", work("asked 4", log));
  await queue.finished(2);
  expect(log).toEqual(["asked 3", "asked 4", "urgent 0", "urgent 1", "urgent 2"]);
  for (let key = 0; key < 4; key += 1) queue.add(key, "asked", work("asked", log));
  queue.add(5, "urgent", work("urgent 5", log));
  await queue.finished(3);
  expect(log.slice(5, 8)).toEqual(["asked", "urgent 5", "asked"]);
  queue.stop();
});

it("the pricing queue is quiet once no urgent or requested work is left, whatever runs in the background", async () => {
  const queue = createPricingQueue(() => undefined);
  expect(queue.isQuiet()).toBe(true);
  queue.add(1, "background", () => sleep(60_000, null, { ref: false }));
  queue.add(2, "asked", work("asked", []));
  expect(queue.isQuiet()).toBe(false);
  await queue.finished(2);
  expect(queue.isQuiet()).toBe(true);
  queue.stop();
});
