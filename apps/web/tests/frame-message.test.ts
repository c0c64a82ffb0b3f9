import { describe, expect, it } from "vitest";
import { parseFrameMessage } from "../src/features/site/provider-frame/game-frame.tsx";

const source = "touchline-provider";

describe("message of a provider's page", () => {
  it.each([
    [
      { source, type: "size", height: 900 },
      { type: "size", height: 900 },
    ],
    [
      { source, type: "size", height: 3 },
      { type: "size", height: 320 },
    ],
    [
      { source, type: "size", height: 1e9 },
      { type: "size", height: 30_000 },
    ],
    [{ source, type: "session-expired" }, { type: "expired" }],
    [
      { source, type: "deposit" },
      { type: "deposit", amount: null },
    ],
    [
      { source, type: "deposit", amount: 1_250 },
      { type: "deposit", amount: 1_250 },
    ],
    [
      { source, type: "deposit", amount: -5 },
      { type: "deposit", amount: null },
    ],
  ])("%j is accepted", (data, message) => expect(parseFrameMessage(data)).toEqual(message));

  it.each([
    null,
    "size",
    {},
    { source },
    { type: "deposit" },
    { source: "another", type: "deposit" },
    { source, type: "navigate", to: "https://example.com" },
    { source, type: "size" },
    { source, type: "size", height: "900" },
    { source, type: "size", height: Number.NaN },
  ])("%j is ignored", (data) => expect(parseFrameMessage(data)).toBeNull());
});
