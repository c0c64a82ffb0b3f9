import { describe, expect, it } from "vitest";
import { orderByTension } from "../../src/blocks/cover/situations.tsx";

describe("the order of live matches", () => {
  it("puts the closest finishes first and keeps the others in their order", () => {
    expect(
      orderByTension(["quiet", "close", "calm", "decisive"], [{ matchId: "decisive" }, { matchId: "gone" }, { matchId: "close" }]),
    ).toEqual(["decisive", "close", "quiet", "calm"]);
  });

  it("keeps the order of a backend without situations", () => {
    expect(orderByTension(["first", "second", "third"], [])).toEqual(["first", "second", "third"]);
  });
});
