import { afterAll, beforeAll, expect, test } from "vitest";
import { runConformance } from "../../apps/backend/src/conformance/conformance.ts";
import { type SpecBackend, startSpecBackend } from "./spec-backend.ts";
import { email } from "./spec-page.ts";

let backend: SpecBackend;
beforeAll(async () => {
  backend = await startSpecBackend({ ids: "text" });
});
afterAll(async () => backend.stop());

test("a backend that follows the specification to the letter reaches every level but full, which checks the whole contract", async () => {
  const { checks, calls, reached } = await runConformance({
    origin: backend.origin,
    credentials: { email, password: "demo-pass-1" },
    excluded: null,
    host: null,
    closedCountry: null,
    levels: ["browse", "bet", "live", "bonus"],
    mayBet: true,
    isRealtimeChecked: false,
  });
  expect(checks.filter(({ outcome }) => outcome === "failed")).toEqual([]);
  expect(calls.filter(({ outcome }) => outcome === "failed")).toEqual([]);
  expect(reached).toEqual(["browse", "bet", "live", "bonus"]);
});
