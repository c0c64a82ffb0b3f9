import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chatTextLength, cleanChatText } from "../src/index.ts";
import { propertyRuns } from "./support/property-runs.ts";

describe("cleanChatText", () => {
  it.each([
    ["  two\n\tlines \r\n here ", "two lines here"],
    ["safe\u202Egnp.exe", "safegnp.exe"],
    ["a\u2066b\u2069\u200Ec", "abc"],
    ["nul\u0000 bell\u0007", "nul bell"],
    ["\u3164\u2800", ""],
    ["\u200D\u200C", ""],
    ["zal\u0301\u0302\u0303\u0304\u0305go", "za\u013A\u0302\u0303\u0304go"],
    ["o\u0301\u200D\u0302\u200D\u0303\u200D\u0304\u200D\u0305", "\u00F3\u0302\u0303\u0304"],
    ["\uD800broken", "\uFFFDbroken"],
    ["cafe\u0301", "caf\u00E9"],
    [
      "goal \u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u2764\uFE0F\u200D\u{1F525}",
      "goal \u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u2764\uFE0F\u200D\u{1F525}",
    ],
    [
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}!",
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}!",
    ],
    ["tag\u{E0067}\u{E007F}", "tag"],
    ["\u0645\u064F\u062D\u064E\u0645\u0651\u064E\u062F", "\u0645\u064F\u062D\u064E\u0645\u064E\u0651\u062F"],
    ["\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645", "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645"],
  ])("%j becomes %j", (written, kept) => {
    expect(cleanChatText(written)).toBe(kept);
  });

  it("counts code points", () => {
    expect(chatTextLength("\u{1F600}\u{1F600}")).toBe(2);
    expect(chatTextLength("  a  ")).toBe(1);
  });

  const hostile = fc.string({
    unit: fc.oneof(
      fc.string({ unit: "binary", maxLength: 1 }),
      fc.constantFrom("\u200D", "\u200C", "\u0301", "\u202E", " ", "\u{1F3F4}", "\u{E0067}", "\u{E007F}"),
    ),
    maxLength: 40,
  });

  it("is idempotent and returns one line without control or direction characters", () => {
    fc.assert(
      fc.property(hostile, (written) => {
        const kept = cleanChatText(written);
        expect(cleanChatText(kept)).toBe(kept);
        expect(kept).toBe(kept.trim());
        expect(kept).not.toMatch(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\u2028\u2029]|\p{M}{4}|\s\s/u);
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });
});
