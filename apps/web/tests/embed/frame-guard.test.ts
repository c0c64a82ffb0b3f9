import fc from "fast-check";
import { incoming } from "@touchline/embed/protocol";
import { describe, expect, test } from "vitest";
import { createFrameGuard, readViewport, type HeardMessage, type ParentOrigins } from "../../src/embed/frame-guard.ts";

const parent = { name: "parent" };
const origins: ParentOrigins = { parent: "https://www.host.example", trusted: "", isOpen: false };
const order = (type: string, payload: unknown = {}): object => ({ ns: "sportsbook", v: 1, type, id: "1", payload });
const good = order("open_bet_slip", { open: true });

function guardOf(more: Partial<ParentOrigins> = {}) {
  let at = 0;
  const judge = createFrameGuard({ parentWindow: parent, origins: { ...origins, ...more }, now: () => at });
  const hear = (heard: Partial<HeardMessage>) => judge({ source: parent, origin: origins.parent, isTrusted: true, data: good, ...heard });
  return {
    hear,
    verdict: (heard: Partial<HeardMessage>) => {
      const found = hear(heard);
      return found.type === "refused" ? found.reason : found.type;
    },
    pass: (ms: number) => void (at += ms),
  };
}

describe("the frame's guard", () => {
  test("takes the parent's messages", () =>
    expect(guardOf().hear({})).toMatchObject({ type: "order", order: { type: "open_bet_slip", payload: { open: true } }, id: "1" }));
  test("takes bare messages of hosts without the SDK", () =>
    expect(guardOf().hear({ data: { type: "change_locale", payload: { locale: "de" } } })).toMatchObject({ type: "order", version: 0 }));

  test.each([
    "https://evil.example",
    "https://www.host.example.evil.example",
    "https://evilwww.host.example",
    "https://www.host.example.",
    "https://www.host.example:444",
    "http://www.host.example",
    "https://WWW.host.example",
    "https://www.xn--hst-sna.example",
    "null",
    "",
  ])("refuses %s (H1, H2, H3)", (origin) => expect(guardOf().verdict({ origin })).toBe("origin"));

  test("refuses other windows, even at the right origin (H4, H5)", () => {
    for (const source of [{ name: "sibling" }, { name: "child" }, null, undefined]) expect(guardOf().verdict({ source })).toBe("source");
  });
  test("refuses events that a script made", () => expect(guardOf().verdict({ isTrusted: false })).toBe("source"));

  describe("where the list holds a star (H6)", () => {
    const elsewhere = { origin: "https://other.example" };
    const code = "abcdefghijklmnopqrstuvwxyz012345";
    test.each(["init_session", "auth_token"])("%s passes from anywhere", (action) =>
      expect(guardOf({ isOpen: true }).verdict({ ...elsewhere, data: order("iframe_integration", { action, code }) })).toBe("order"),
    );
    test.each(["init", "logout", "__proto__"])("the action %s does not", (action) =>
      expect(guardOf({ isOpen: true }).verdict({ ...elsewhere, data: order("iframe_integration", { action }) })).toBe("origin"),
    );
    test.each(Object.entries(incoming).filter(([type]) => type !== "iframe_integration"))("%s does not", (type, { example }) => {
      const { verdict } = guardOf({ isOpen: true });
      expect(verdict({ ...elsewhere, data: order(type, example) })).toBe("origin");
      // Not even after a session came from there.
      verdict({ ...elsewhere, data: order("iframe_integration", { action: "init_session", code }) });
      expect(verdict({ ...elsewhere, data: order(type, example) })).toBe("origin");
    });
    test("never from an origin without a name", () =>
      expect(
        guardOf({ isOpen: true }).verdict({ origin: "null", data: order("iframe_integration", { action: "init_session", code }) }),
      ).toBe("origin"));
  });

  test("the first origin that is taken stays the only one", () => {
    const { verdict } = guardOf({ trusted: "https://trusted.example" });
    expect(verdict({ origin: "https://trusted.example" })).toBe("order");
    expect(verdict({})).toBe("origin");
  });

  test.each(["__proto__", "constructor", "toString", "hasOwnProperty", "place_bet", ""])("knows no type %s (H9)", (type) =>
    expect(guardOf().verdict({ data: order(type) })).toBe("type"),
  );
  test.each([null, 1, "text", [], new Map(), new ArrayBuffer(8), { v: 1, type: "x" }, { ns: "sportsbook", v: 7, type: "open_bet_slip" }])(
    "%o is no message (H10, H22)",
    (data) => expect(guardOf().verdict({ data })).not.toBe("order"),
  );
  test("refuses payloads that do not fit", () => {
    expect(guardOf().verdict({ data: order("odds_changed", { oddsType: "roman" }) })).toBe("bad_payload");
    expect(guardOf().verdict({ data: order("open_bet_slip", { deep: { a: { b: { c: { d: { e: 1 } } } } } }) })).toBe("size");
  });

  test("120 at once, 60 a second (H11)", () => {
    const { verdict, pass } = guardOf();
    const count = (): number => Array.from({ length: 500 }, () => verdict({})).filter((found) => found === "order").length;
    expect(count()).toBe(120);
    pass(1_000);
    expect(count()).toBe(60);
    pass(60_000);
    expect(count()).toBe(120);
  });
  test("viewports are not counted, but read once a drawn frame", () => {
    const { verdict } = guardOf();
    for (let index = 0; index < 1_000; index += 1) expect(verdict({ data: order("viewport", { top: index, height: 1 }) })).toBe("viewport");
    expect(verdict({})).toBe("order");
    expect(readViewport({ top: 1, height: 2, more: 3 })).toEqual({ top: 1, height: 2 });
    expect(readViewport({ top: Number.NaN, height: 2 })).toBeNull();
  });
  test("throws at nothing", () =>
    fc.assert(fc.property(fc.anything({ withBigInt: true, withMap: true }), (data) => void guardOf().hear({ data }))));
});
