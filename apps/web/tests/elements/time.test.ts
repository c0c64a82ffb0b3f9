import { describe, expect, it } from "vitest";
import { formatDay, formatMoment, formatTime, startOfDayMs } from "../../src/elements/time.ts";
import type { Text } from "../../src/messages/text.ts";

const t: Text = (key) => key;

describe("times", () => {
  const noon = Date.parse("2026-11-21T12:00:00Z");
  const format = { locale: "de", timeZone: "Europe/Berlin", t, nowMs: noon };
  it("count days in the time zone of the page", () => {
    expect(startOfDayMs(noon, "Europe/Berlin")).toBe(Date.parse("2026-11-20T23:00:00Z"));
    expect(startOfDayMs(noon, "UTC")).toBe(Date.parse("2026-11-21T00:00:00Z"));
    expect(formatDay(Date.parse("2026-11-21T23:30:00Z"), format)).toBe("day.tomorrow");
    expect(formatDay(Date.parse("2026-11-21T22:30:00Z"), format)).toBe("day.today");
    expect(formatDay(Date.parse("2026-11-24T12:00:00Z"), format)).toBe("Di");
    expect(formatDay(Date.parse("2026-12-24T12:00:00Z"), format)).toBe("24.12.");
  });

  it("have the project's own Kazakh day names, because browsers have none", () => {
    const kazakh = { ...format, locale: "kz", timeZone: "UTC" };
    expect(formatDay(Date.parse("2026-11-24T12:00:00Z"), kazakh)).toBe("сс");
    expect(formatMoment(noon, kazakh)).toBe("21.11.2026, 12:00");
  });

  it("have Latin digits in Arabic", () => {
    expect(formatTime(noon, { locale: "ar", timeZone: "UTC" })).toBe("12:00");
  });
});
