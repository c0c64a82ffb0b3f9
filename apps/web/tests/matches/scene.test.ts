import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sportFields } from "../../src/elements/matches/sport-fields.ts";
import { sceneShape } from "../../src/features/matches/stream/scene.ts";

describe("demo scene", () => {
  it.each([
    ["soccer", 11],
    ["basketball", 5],
    ["ice-hockey", 6],
    ["tennis", 1],
    ["cs2", 5],
  ])("of %s has %i players on each side", (sport, count) => {
    const { home, away } = sceneShape(sport, 12, null);
    expect([home.length, away.length]).toEqual([count, count]);
  });

  it("keeps all players on the field at any time", () => {
    const target = fc.option(fc.record({ x: fc.integer({ min: 0, max: 150 }), y: fc.integer({ min: 0, max: 100 }) }));
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(sportFields)),
        fc.double({ min: 0, max: 1e5, noNaN: true }),
        target,
        (sport, seconds, ballTarget) => {
          const { home, away, ball } = sceneShape(sport, seconds, ballTarget);
          for (const { x, y } of [...home, ...away, ball]) expect([x >= 0 && x <= 150, y >= 0 && y <= 100]).toEqual([true, true]);
        },
      ),
    );
  });

  it("moves, and places the ball at an event", () => {
    expect(sceneShape("soccer", 1, null)).not.toEqual(sceneShape("soccer", 2, null));
    expect(sceneShape("soccer", 1, { x: 141, y: 50 }).ball).toEqual({ x: 141, y: 50 });
  });
});
