import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { createPlan } from "../src/calendar/create-plan.ts";
import { dayMs, weekMs } from "../src/core/time.ts";
import { createOutrights } from "../src/outrights/create-outrights.ts";
import { dataset } from "./dataset.ts";

const isFull = process.env["TEST_FULL"] === "1";

const now = Date.UTC(2026, 10, 24);
const megabyte = 1_048_576;

setFlagsFromString("--expose-gc");
const collectGarbage: unknown = runInNewContext("gc");

function usedMegabytes(): number {
  if (typeof collectGarbage !== "function") throw new Error("This Node cannot collect garbage on demand.");
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / megabyte;
}

it.runIf(isFull)("the plan uses only a few megabytes for three weeks and for the seasons whose winners are open", () => {
  const before = usedMegabytes();
  const plan = createPlan({ dataset, seed: "touchline" });
  expect(plan.fixturesBetween(now - 2 * weekMs, now + weekMs).length).toBeGreaterThan(5_000);
  const outrights = createOutrights(plan, { chancesOf: () => null, revision: () => 0, settled: async () => undefined }, dataset);
  for (const atMs of [now, now + dayMs]) outrights.outrightsAt(atMs);
  expect(usedMegabytes() - before).toBeLessThan(18);
  // Uses the plan again, so that it is not garbage-collected before it is measured.
  expect(plan.fixturesBetween(now, now + dayMs)).not.toEqual([]);
});
