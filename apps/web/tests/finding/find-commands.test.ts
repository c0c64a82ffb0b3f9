import { describe, expect, it } from "vitest";
import { findCommands, type Command } from "../../src/features/finding/palette/commands.ts";

const commands = ["Deposit", "Sign out", "Clear slip", "Bet type: System", "Theme: Dark", "Live"].map((label): Command => ({
  id: label,
  group: "palette.group.actions",
  icon: "info",
  label,
  run: () => undefined,
}));

describe("findCommands", () => {
  it.each([
    ["deposit", "Deposit"],
    ["sign out", "Sign out"],
    ["clear slip", "Clear slip"],
    ["system", "Bet type: System"],
    ["systems", "Bet type: System"],
  ])("finds one command by %j", (typed, label) => {
    expect(findCommands(commands, typed).map((command) => command.label)).toEqual([label]);
  });

  it("does not match a word that only begins with a command's word", () => {
    expect(findCommands(commands, "livestream")).toEqual([]);
  });

  const pages = ["Home", "La Liga", "Primera División", "Colours: Dark", "Süper Lig", "Liga Portugal", "Bundesliga"].map(
    (label): Command => ({
      id: label,
      group: "palette.group.pages",
      icon: "home",
      label,
      run: () => undefined,
    }),
  );
  const found = (typed: string): readonly string[] => findCommands(pages, typed).map(({ label }) => label);

  it.each([
    ["", pages.map(({ label }) => label)],
    ["liga", ["Liga Portugal", "La Liga", "Bundesliga"]],
    ["DIVISION prim", ["Primera División"]],
    ["super", ["Süper Lig"]],
    ["dark", ["Colours: Dark"]],
    ["om", []],
    ["ome", ["Home"]],
  ])("sorts the commands found by %j", (typed, labels) => {
    expect(found(typed)).toEqual(labels);
  });
});
