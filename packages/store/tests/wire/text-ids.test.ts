import { describe, expect, it } from "vitest";
import type { IdKind } from "../../src/core/ports.ts";
import { toWireId } from "@touchline/domain";
import { createWire } from "../../src/wire/wire.ts";

const uuid = "3f2b6d1e-8c07-4a55-9d2a-6b0f6f0a7e11";

describe("an id in a request", () => {
  it.each([
    ["7", 7],
    ["-7", -7],
    ["007", "007"],
    ["9007199254740993", "9007199254740993"],
    ["sr:match:7", "sr:match:7"],
    [uuid, uuid],
  ])("%s is written as %j", (id, written) => expect(toWireId(id)).toBe(written));

  it("is written as text when the backend sends digits as text", () => {
    const wire = createWire({
      dialect: "touchline",
      adapter: null,
      textIds: ["match", "outcome"] satisfies IdKind[],
      report: () => undefined,
    });
    const selection = { match_id: toWireId("7"), market_id: toWireId("18"), outcome_id: toWireId("12"), odds: 1900 };
    const call = { method: "POST", path: "/api/v2/bets", params: {}, query: {}, headers: {} } as const;
    expect(wire.request({ ...call, body: { bets: [{ selections: [selection], system_id: 3 }] } }).body).toEqual({
      bets: [{ selections: [{ match_id: "7", market_id: 18, outcome_id: "12", odds: 1900 }], system_id: 3 }],
    });
  });
});
