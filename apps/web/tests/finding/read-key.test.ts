import { describe, expect, it } from "vitest";
import { readKey, type KeyAction, type KeyPress } from "../../src/features/finding/palette/read-key.ts";

const pagePress: Omit<KeyPress, "key"> = { isCommand: false, isRightToLeft: false, target: "page", isAfterGo: false };

describe("readKey", () => {
  it.each<readonly [string, Partial<KeyPress>, KeyAction | null]>([
    ["/", {}, { type: "search" }],
    ["b", {}, { type: "slip" }],
    ["?", {}, { type: "help" }],
    ["k", { isCommand: true }, { type: "palette" }],
    ["K", { isCommand: true, target: "field" }, { type: "palette" }],
    ["p", { isCommand: true }, null],
    ["g", {}, { type: "wait" }],
    ["h", {}, null],
    ["h", { isAfterGo: true }, { type: "go", address: "/" }],
    ["l", { isAfterGo: true }, { type: "go", address: "/live" }],
    ["m", { isAfterGo: true }, { type: "go", address: "/bets" }],
    ["r", { isAfterGo: true }, { type: "go", address: "/results" }],
    ["x", { isAfterGo: true }, null],
    ["ArrowDown", {}, null],
    ["ArrowDown", { target: "price" }, { type: "move", direction: "down" }],
    ["ArrowUp", { target: "price" }, { type: "move", direction: "up" }],
    ["ArrowRight", { target: "price" }, { type: "move", direction: "after" }],
    ["ArrowRight", { target: "price", isRightToLeft: true }, { type: "move", direction: "before" }],
    ["b", { target: "price" }, { type: "slip" }],
  ])("reads %s with %o", (key, given, action) => {
    expect(readKey({ ...pagePress, ...given, key })).toEqual(action);
  });

  it.each(["/", "b", "g", "?", "h", "ArrowDown", "constructor", "__proto__"])("ignores %s in a field or a dialog", (key) => {
    for (const target of ["field", "dialog"] as const) expect(readKey({ ...pagePress, key, target, isAfterGo: true })).toBeNull();
  });

  it.each(["constructor", "__proto__", "toString"])("ignores %s after g", (key) => {
    expect(readKey({ ...pagePress, key, isAfterGo: true })).toBeNull();
  });
});
