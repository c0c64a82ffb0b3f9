import fc from "fast-check";
import { incoming } from "@touchline/embed/protocol";
import { describe, expect, test } from "vitest";
import { createFrameGuard, readViewport, type ReceivedMessage, type ParentOrigins } from "../../src/embed/frame-guard.ts";

const parent = { name: "parent" };
const origins: ParentOrigins = { parent: "https://www.host.example", trusted: "", isOpen: false };
const command = (type: string, payload: unknown = {}): object => ({ ns: "sportsbook", v: 1, type, id: "1", payload });
const good = command("open_bet_slip", { open: true });

function guardOf(more: Partial<ParentOrigins> = {}) {
  let at = 0;
  const judge = createFrameGuard({ parentWindow: parent, origins: { ...origins, ...more }, now: () => at });
  const receive = (received: Partial<ReceivedMessage>) =>
    judge({ source: parent, origin: origins.parent, isTrusted: true, data: good, ...received });
  return {
    receive,
    verdict: (received: Partial<ReceivedMessage>) => {
      const found = receive(received);
      return found.type === "refused" ? found.reason : found.type;
    },
    pass: (ms: number) => void (at += ms),
  };
}

describe("frame guard", () => {
  test("accepts messages of the parent", () =>
    expect(guardOf().receive({})).toMatchObject({ type: "command", command: { type: "open_bet_slip", payload: { open: true } }, id: "1" }));
  test("accepts messages without an envelope from hosts without the SDK", () =>
    expect(guardOf().receive({ data: { type: "change_locale", payload: { locale: "de" } } })).toMatchObject({
      type: "command",
      version: 0,
    }));

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
  ])("refuses the origin %s (H1, H2, H3)", (origin) => expect(guardOf().verdict({ origin })).toBe("origin"));

  test("refuses other windows of the parent's origin (H4, H5)", () => {
    for (const source of [{ name: "sibling" }, { name: "child" }, null, undefined]) expect(guardOf().verdict({ source })).toBe("source");
  });
  test("refuses synthetic events", () => expect(guardOf().verdict({ isTrusted: false })).toBe("source"));

  describe("with * among the allowed parents (H6)", () => {
    const elsewhere = { origin: "https://other.example" };
    const code = "abcdefghijklmnopqrstuvwxyz012345";
    test.each(["init_session", "auth_token"])("accepts %s from any origin", (action) =>
      expect(guardOf({ isOpen: true }).verdict({ ...elsewhere, data: command("iframe_integration", { action, code }) })).toBe("command"),
    );
    test.each(["init", "logout", "__proto__"])("refuses the action %s from other origins", (action) =>
      expect(guardOf({ isOpen: true }).verdict({ ...elsewhere, data: command("iframe_integration", { action }) })).toBe("origin"),
    );
    test.each(Object.entries(incoming).filter(([type]) => type !== "iframe_integration"))(
      "refuses %s from other origins",
      (type, { example }) => {
        const { verdict } = guardOf({ isOpen: true });
        expect(verdict({ ...elsewhere, data: command(type, example) })).toBe("origin");
        // Still refused after this origin has handed over a session.
        verdict({ ...elsewhere, data: command("iframe_integration", { action: "init_session", code }) });
        expect(verdict({ ...elsewhere, data: command(type, example) })).toBe("origin");
      },
    );
    test("refuses opaque origins", () =>
      expect(
        guardOf({ isOpen: true }).verdict({ origin: "null", data: command("iframe_integration", { action: "init_session", code }) }),
      ).toBe("origin"));
  });

  test("accepts only the first accepted origin from then on", () => {
    const { verdict } = guardOf({ trusted: "https://trusted.example" });
    expect(verdict({ origin: "https://trusted.example" })).toBe("command");
    expect(verdict({})).toBe("origin");
  });

  test.each(["__proto__", "constructor", "toString", "hasOwnProperty", "place_bet", ""])("refuses the unknown type %s (H9)", (type) =>
    expect(guardOf().verdict({ data: command(type) })).toBe("type"),
  );
  test.each([null, 1, "text", [], new Map(), new ArrayBuffer(8), { v: 1, type: "x" }, { ns: "sportsbook", v: 7, type: "open_bet_slip" }])(
    "refuses %o, which is not a message (H10, H22)",
    (data) => expect(guardOf().verdict({ data })).not.toBe("command"),
  );
  test("refuses payloads that do not match their schema", () => {
    expect(guardOf().verdict({ data: command("odds_changed", { oddsType: "roman" }) })).toBe("bad_payload");
    expect(guardOf().verdict({ data: command("open_bet_slip", { deep: { a: { b: { c: { d: { e: 1 } } } } } }) })).toBe("size");
  });

  test("accepts a burst of 120 messages, then 60 a second (H11)", () => {
    const { verdict, pass } = guardOf();
    const count = (): number => Array.from({ length: 500 }, () => verdict({})).filter((found) => found === "command").length;
    expect(count()).toBe(120);
    pass(1_000);
    expect(count()).toBe(60);
    pass(60_000);
    expect(count()).toBe(120);
  });
  test("does not count viewport messages towards the rate limit", () => {
    const { verdict } = guardOf();
    for (let index = 0; index < 1_000; index += 1)
      expect(verdict({ data: command("viewport", { top: index, height: 1 }) })).toBe("viewport");
    expect(verdict({})).toBe("command");
    expect(readViewport({ top: 1, height: 2, more: 3 })).toEqual({ top: 1, height: 2 });
    expect(readViewport({ top: Number.NaN, height: 2 })).toBeNull();
  });
  test("never throws", () =>
    fc.assert(fc.property(fc.anything({ withBigInt: true, withMap: true }), (data) => void guardOf().receive({ data }))));
});
