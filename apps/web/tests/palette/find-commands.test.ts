import { describe, expect, it } from "vitest";
import { findCommands, type Command } from "../../src/features/finding/palette/commands.ts";

const commands = ["Deposit", "Sign out", "Clear slip", "Bet type: System", "Theme: Dark", "Live"].map((label): Command => ({
  id: label,
  group: "palette.group.actions",
  icon: "info",
  label,
  run: () => undefined,
}));

describe("the command palette", () => {
  it.each([
    ["deposit", "Deposit"],
    ["sign out", "Sign out"],
    ["clear slip", "Clear slip"],
    ["system", "Bet type: System"],
    ["systems", "Bet type: System"],
  ])("finds by %j", (typed, label) => {
    expect(findCommands(commands, typed).map((command) => command.label)).toEqual([label]);
  });

  it("finds nothing by a word that only begins like a shorter one", () => {
    expect(findCommands(commands, "livestream")).toEqual([]);
  });
});
