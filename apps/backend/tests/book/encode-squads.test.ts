import { createPlan, type Fixture } from "@touchline/feed";
import { describe, expect, it } from "vitest";
import { dataset } from "../../../../packages/feed/tests/dataset.ts";
import { encodeSquads } from "../../src/book/matches/encode-squads.ts";

const from = Date.parse("2026-11-14T00:00:00Z");
const hourMs = 3_600_000;

/** A match whose line-ups are known, with a substitution by the home side. */
function matchWithChange(): { readonly fixture: Fixture; readonly change: readonly [minute: number, on: number, off: number] } {
  for (const fixture of createPlan({ dataset, seed: "squads" }).fixturesBetween(from, from + 30 * 24 * hourMs)) {
    const facts = fixture.source?.facts;
    const change =
      facts?.sport === "soccer" && facts.squads !== null ? facts.lineUps?.home.subs.find(([, on, off]) => on > 0 && off > 0) : null;
    if (change != null) return { fixture, change };
  }
  throw new Error("The month has no match with line-ups.");
}

describe("the squads of a match", () => {
  const { fixture, change } = matchWithChange();
  const [minute, on, off] = change;
  const playing = (nowMs: number, at: number | null) =>
    encodeSquads(fixture, { nowMs, minute: at }).home.filter(({ is_playing }) => is_playing);

  it("do not show who plays until an hour before the start", () => {
    const { home } = encodeSquads(fixture, { nowMs: fixture.startsAt - 2 * hourMs, minute: null });
    expect(home.length).toBeGreaterThan(11);
    expect(home.every(({ is_playing }) => is_playing === undefined)).toBe(true);
  });

  it("name eleven players from an hour before the start", () => {
    expect(playing(fixture.startsAt - hourMs, null)).toHaveLength(11);
  });

  it("show a substitution from its minute on, not before", () => {
    const shirts = (at: number) => playing(fixture.startsAt + at * 60_000, at).map(({ shirt }) => shirt);
    expect(shirts(minute - 1)).toContain(off);
    expect(shirts(minute - 1)).not.toContain(on);
    expect(shirts(minute)).toContain(on);
    expect(shirts(minute)).not.toContain(off);
  });
});
