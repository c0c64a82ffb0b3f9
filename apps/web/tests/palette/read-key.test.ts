import { describe, expect, it } from "vitest";
import { findCommands, type Command } from "../../src/features/finding/palette/commands.ts";
import { readKey, type KeyAction, type KeyPress } from "../../src/features/finding/palette/read-key.ts";

const plainPress: Omit<KeyPress, "key"> = { isCommand: false, isRightToLeft: false, target: "page", isAfterGo: false };

describe("keys", () => {
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
  ])("%s with %o", (key, given, action) => {
    expect(readKey({ ...plainPress, ...given, key })).toEqual(action);
  });

  it.each(["/", "b", "g", "?", "h", "ArrowDown", "constructor", "__proto__"])("%s in a field or a dialog stays there", (key) => {
    for (const target of ["field", "dialog"] as const) expect(readKey({ ...plainPress, key, target, isAfterGo: true })).toBeNull();
  });

  it.each(["constructor", "__proto__", "toString"])("%s after g goes nowhere", (key) => {
    expect(readKey({ ...plainPress, key, isAfterGo: true })).toBeNull();
  });
});

describe("commands", () => {
  const commands = ["Home", "La Liga", "Primera División", "Colours: Dark", "Süper Lig", "Liga Portugal", "Bundesliga"].map(
    (label): Command => ({
      id: label,
      group: "palette.group.pages",
      icon: "home",
      label,
      run: () => undefined,
    }),
  );
  const found = (typed: string): readonly string[] => findCommands(commands, typed).map(({ label }) => label);

  it.each([
    ["", commands.map(({ label }) => label)],
    ["liga", ["Liga Portugal", "La Liga", "Bundesliga"]],
    ["DIVISION prim", ["Primera División"]],
    ["super", ["Süper Lig"]],
    ["dark", ["Colours: Dark"]],
    ["om", []],
    ["ome", ["Home"]],
  ])("%s", (typed, labels) => {
    expect(found(typed)).toEqual(labels);
  });
});
