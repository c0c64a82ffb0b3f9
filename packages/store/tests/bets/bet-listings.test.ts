import { describe, expect, it } from "vitest";
import { betFilterToQuery } from "../../src/bets/bet-listings.ts";

describe("the query of a list of bets", () => {
  it("has no status for all bets, which leaves out refused ones", () => {
    expect(betFilterToQuery({ group: "all", page: 2 })).toEqual({ page: 2, limit: 500 });
  });

  it("has the statuses of a group and the result", () => {
    expect(betFilterToQuery({ group: "refused", page: 1 }).status).toEqual(["rejected", "cancelled"]);
    expect(betFilterToQuery({ group: "settled", result: "win", page: 1 })).toMatchObject({
      result: "win",
      status: ["done", "cashed_out", "withdrawn"],
    });
  });
});
