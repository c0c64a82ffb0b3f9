import { expect, it } from "vitest";
import { checkHistory } from "./check-history.ts";

it("keeps every promise of placement through retries, cash outs, edits, corrections and kill -9", { timeout: 180_000 }, async () => {
  const report = await checkHistory({ seed: "touchline", players: 3, attemptsPerPlayer: 14, crashes: 2, matches: 8 });
  expect(report.problems).toEqual([]);
  expect(report.crashes).toBe(2);
  expect(report.answered["place 200"]).toBeGreaterThan(3);
  expect(Object.keys(report.answered).some((name) => name.endsWith(" closed"))).toBe(true);
  expect(report.ledger["cashout"]).toBeGreaterThan(0);
});
