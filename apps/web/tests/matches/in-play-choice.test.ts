import { describe, expect, it } from "vitest";
import { inPlayAddress, parseInPlay } from "../../src/features/matches/live-overview/in-play-choice.ts";

const plain = { sport: null, hasVideo: false, match: null };

describe("in-play page address", () => {
  it.each([
    ["", {}],
    ["sport=tennis", { sport: "tennis" }],
    ["hasVideo=true&match=42", { hasVideo: true, match: "42" }],
  ])("with %j is read and written back", (query, expected) => {
    const choice = parseInPlay(new URLSearchParams(query));
    expect(choice).toEqual({ ...plain, ...expected });
    expect(inPlayAddress(choice)).toBe(query === "" ? "/live" : `/live?${query}`);
  });

  it.each(["sport=%3Cb%3E", "hasVideo=1", "match=", "match=%3Cb%3E", "match=a%20b"])("omits the invalid %s", (query) => {
    expect(inPlayAddress(parseInPlay(new URLSearchParams(query)))).toBe("/live");
  });
});
