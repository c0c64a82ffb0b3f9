import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeDelta } from "../../../../centrifuge-hub/src/channels/publications.ts";
import { applyDelta } from "../../../src/realtime/connection/fossil-delta.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Two texts that share parts, in any alphabet. */
const texts = fc
  .tuple(fc.array(fc.string({ unit: "grapheme", maxLength: 40 }), { maxLength: 30 }), fc.array(fc.nat({ max: 40 }), { maxLength: 60 }))
  .map(([parts, order]) => {
    const pick = (indexes: readonly number[]): string => indexes.map((index) => parts[index % Math.max(1, parts.length)] ?? "").join("");
    return [pick([...parts.keys()]), pick(order)] as const;
  });

describe("a delta", () => {
  it("restores the text for which it was made", () => {
    fc.assert(
      fc.property(texts, ([base, next]) => {
        const delta = encodeDelta(bytes(base), bytes(next));
        fc.pre(delta !== undefined);
        expect(new TextDecoder().decode(applyDelta(bytes(base), bytes(delta)))).toBe(next);
      }),
    );
  });

  it("is short for one changed price in a long list", () => {
    const list = (odds: number): string =>
      JSON.stringify(Array.from({ length: 300 }, (_, id) => ({ id, odds: id === 150 ? odds : 1_500 })));
    const delta = encodeDelta(bytes(list(1_500)), bytes(list(1_850))) ?? "";
    expect(delta.length).toBeLessThan(100);
    expect(new TextDecoder().decode(applyDelta(bytes(list(1_500)), bytes(delta)))).toBe(list(1_850));
    expect(() => applyDelta(bytes(list(1_500).replace("1500", "1505")), bytes(delta))).toThrow("a delta does not fit its base");
  });

  it("restores the same text or is refused when damaged, quickly and within bounds", () => {
    // Without repetition: the checksum of a delta does not detect swapped pieces.
    const base = Array.from({ length: 40 }, (_, index) => `${index ** 3};`).join("");
    const next = `${base.slice(130)}, ${base.slice(0, 150)}!`;
    const delta = bytes(encodeDelta(bytes(base), bytes(next)) ?? "");
    fc.assert(
      fc.property(fc.nat({ max: delta.length - 1 }), fc.nat({ max: 255 }), fc.boolean(), (at, byte, isCut) => {
        const damaged = isCut ? delta.slice(0, at) : delta.with(at, byte);
        let result: string | null = null;
        try {
          result = new TextDecoder().decode(applyDelta(bytes(base), damaged));
        } catch (error) {
          expect(String(error)).toContain("a delta does not fit its base");
        }
        expect([null, next]).toContain(result);
      }),
    );
  });

  it.each([
    ["is empty", ""],
    ["has no end of its size", "5"],
    ["announces more than any publication has", "~~~~~\n0;"],
    ["copies from beyond its base", "5\n5@9,0;"],
    ["inserts more than it carries", "5\n5:ab"],
    ["makes less than it announced", "5\n2:ab0;"],
    ["makes more than it announced", "1\n2:ab0;"],
    ["has an unknown part", "5\n5#"],
    ["copies without an end", "5\n5@0"],
    ["has the checksum of another text", "2\n2:ab1;"],
    ["has no checksum", "2\n2:ab"],
  ])("is refused when it %s", (_name, delta) => {
    expect(() => applyDelta(bytes("base"), bytes(delta))).toThrow("a delta does not fit its base");
  });
});
