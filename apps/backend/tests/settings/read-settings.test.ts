import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { envExample } from "../../src/settings/env-example.ts";
import { readSettings } from "../../src/settings/read-settings.ts";

describe("settings", () => {
  it("have defaults for everything", () => {
    const read = readSettings({});
    expect(read.type === "ok" && read.settings.PORT).toBe(3000);
    expect(read.type === "ok" && read.settings.FEED_SPEED).toBe(1);
  });

  it.each([
    ["PORT", "70000", "PORT=70000 must be a whole number from 0 to 65535."],
    ["PORT", "80a", "PORT=80a must be a whole number from 0 to 65535."],
    ["FEED_SPEED", "0", "FEED_SPEED=0 must be a number from 0.1 to 3600."],
    ["DATABASE_URL", "mysql://x", "DATABASE_URL=mysql://x must be a postgresql:// address."],
    ["FEED_START", "yesterday", "FEED_START=yesterday must be a UTC time such as 2026-11-21T15:00:00Z."],
    ["LOG_LEVEL", "loud", "LOG_LEVEL=loud must be one of fatal, error, warn, info, debug, trace."],
    ["SITE_INDEXED", "maybe", "SITE_INDEXED=maybe must be true or false."],
    ["LOCALES", "en;de", "LOCALES=en;de must be locale codes such as en,de,ar."],
  ])("refuse %s=%s and name it", (name, value, message) => {
    const read = readSettings({ [name]: value });
    expect(read).toEqual({ type: "invalid", problems: [{ name, message }] });
  });

  it("report every wrong value at once", () => {
    const read = readSettings({ PORT: "x", FEED_SPEED: "fast" });
    expect(read.type === "invalid" && read.problems.map((problem) => problem.name)).toEqual(["PORT", "FEED_SPEED"]);
  });

  it("refuse test hooks in production", () => {
    const read = readSettings({ TOUCHLINE_TEST: "1", NODE_ENV: "production" });
    expect(read.type === "invalid" && read.problems[0]?.name).toBe("TOUCHLINE_TEST");
  });

  it("are all in .env.example", () => {
    expect(readFileSync(new URL("../../../../.env.example", import.meta.url), "utf8")).toBe(envExample());
  });
});
