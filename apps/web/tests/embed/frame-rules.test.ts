import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPageHeight, toVisibleSlice } from "../../src/embed/frame-layout.ts";
import { toSafeAddress } from "../../src/embed/host-commands.ts";

const locales = ["en", "de", "ar"];

describe("toSafeAddress (H13)", () => {
  test.each([
    [{ path: "/live" }, "/live"],
    [{ path: "/soccer", query: "time=today" }, "/soccer?time=today"],
    [{ path: "/de/live" }, "/live"],
    [{ path: "/" }, "/"],
    [{ path: "/soccer/../live" }, "/live"],
    [{ path: "/no-such-page" }, "/no-such-page"],
    [{ path: "/f%C3%BAtbol", query: "q=%D8%AF" }, "/f%C3%BAtbol?q=%D8%AF"],
  ])("turns %o into %s", (wanted, address) => expect(toSafeAddress(wanted, locales)?.address).toBe(address));

  test.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "https://evil.example",
    "live",
    "",
    "/%2f%2fevil.example",
    "/%2Fevil.example",
    "/..//evil.example",
    "/.//evil.example",
    "/%5cevil.example",
    "/live\r\nset-cookie: a=b",
    "/live%0d%0a",
    "/live\u0000",
    "/live%00",
    "/%E0%A4%A",
    `/${"a".repeat(3_000)}`,
    "/live?x=1",
    "/live#x",
  ])("refuses %j", (path) => expect(toSafeAddress({ path }, locales)).toBeNull());

  test("never returns an address of another site", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, query) => {
        const safe = toSafeAddress({ path, query }, locales);
        if (safe !== null) expect(new URL(safe.address, "https://sb.example").origin).toBe("https://sb.example");
      }),
    );
  });
  test("keeps a hash only if it is a plain name", () => {
    expect(toSafeAddress({ path: "/", hash: "betBuilder" }, locales)?.hash).toBe("betBuilder");
    expect(toSafeAddress({ path: "/", hash: "a=b&c" }, locales)?.hash).toBe("");
  });
});

describe("page height (H16)", () => {
  test("is reported in whole pixels when it changes", () => {
    const judge = createPageHeight(() => 0);
    expect(judge(100.2)).toEqual({ type: "changed", height: 101 });
    expect(judge(100.9)).toEqual({ type: "same" });
    expect(judge(99_999)).toEqual({ type: "changed", height: 30_000 });
  });
  test("is frozen when it oscillates in response to the host", () => {
    let at = 0;
    const judge = createPageHeight(() => at);
    const verdicts = Array.from({ length: 20 }, (_, index) => {
      at += 100;
      return judge(index % 2 === 0 ? 1_000 : 1_200).type;
    });
    expect(verdicts.slice(0, 6)).not.toContain("frozen");
    expect(verdicts.at(-1)).toBe("frozen");
  });
  test("is frozen when it oscillates two or three times a second on a slow device", () => {
    let at = 0;
    const judge = createPageHeight(() => at);
    const verdicts = Array.from({ length: 20 }, (_, index) => {
      at += 350;
      return judge(index % 2 === 0 ? 1_000 : 1_200).type;
    });
    expect(verdicts.slice(0, 12)).not.toContain("frozen");
    expect(verdicts.at(-1)).toBe("frozen");
  });
  test("may oscillate slowly without being frozen", () => {
    let at = 0;
    const judge = createPageHeight(() => at);
    for (let index = 0; index < 50; index += 1) {
      at += 500;
      expect(judge(index % 2 === 0 ? 1_000 : 1_200).type).toBe("changed");
    }
  });
});

describe("visible slice (H12)", () => {
  test("excludes the host's bars", () =>
    expect(toVisibleSlice({ top: 500, height: 800, safeTop: 60, safeBottom: 40 }, 4_000)).toEqual({
      above: 560,
      height: 700,
      below: 2_740,
    }));
  test("stays inside the frame for any reported viewport", () => {
    const number = fc.double({ noNaN: true, min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(
        fc.record({ top: number, height: number, safeTop: number, keyboard: number }),
        fc.integer({ min: 300, max: 30_000 }),
        (viewport, frame) => {
          const slice = toVisibleSlice(viewport, frame);
          expect(slice.above).toBeGreaterThanOrEqual(0);
          expect(slice.height).toBeGreaterThanOrEqual(200);
          expect(slice.above + slice.height).toBeLessThanOrEqual(frame + 1);
          expect(slice.below).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
