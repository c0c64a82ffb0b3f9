import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { envExample, readDemoRules, readSettings } from "../../src/platform/settings/read-settings.ts";

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
  ])("reject %s=%s with a message that names it", (name, value, message) => {
    const read = readSettings({ [name]: value });
    expect(read).toMatchObject({ type: "invalid", problems: [{ name, message }] });
  });

  it("report every wrong value at once", () => {
    const read = readSettings({ PORT: "x", FEED_SPEED: "fast" });
    expect(read.type === "invalid" && read.problems.map((problem) => problem.name)).toEqual(["PORT", "FEED_SPEED"]);
  });

  it("refuse test hooks in production", () => {
    const read = readSettings({ TOUCHLINE_TEST: "1", NODE_ENV: "production" });
    expect(read.type === "invalid" && read.problems[0]?.name).toBe("TOUCHLINE_TEST");
  });

  it("split lists, and rtl_view in FEATURES_OFF turns RTL_VIEW off", () => {
    const read = readSettings({ LOCALES: "en,ar", FEATURES_OFF: "jackpots,rtl_view" });
    const settings = { LOCALES: ["en", "ar"], FEATURES_OFF: ["jackpots", "rtl_view"], RTL_VIEW: false };
    expect(read).toMatchObject({ type: "ok", settings });
    expect(readSettings({})).toMatchObject({ type: "ok", settings: { FEATURES_OFF: [], RTL_VIEW: true } });
  });

  const secret = "0123456789abcdef0123456789abcdef";
  const secrets = { TOKEN_SECRET: secret, PAYMENT_SECRET: secret };
  const live = { ...secrets, PLATFORM_ORIGIN: "https://www.example.com" };

  it.each([
    [{}, "false"],
    [{ NODE_ENV: "test" }, "false"],
    [{ PUBLIC_ORIGIN: "http://localhost:8080" }, "false"],
    [{ PUBLIC_ORIGIN: "http://sports.localhost:8080" }, "false"],
    [{ PUBLIC_ORIGIN: "http://127.0.0.1:3000" }, "false"],
    [{ PUBLIC_ORIGIN: "http://[::1]:3000" }, "false"],
    [{ NODE_ENV: "production" }, "true"],
    [{ PUBLIC_ORIGIN: "https://bets.example.com" }, "true"],
    [{ PUBLIC_ORIGIN: "http://192.0.2.7:3000" }, "true"],
    [{ PRODUCTION: "true" }, "true"],
    [{ PRODUCTION: "false", NODE_ENV: "production", PUBLIC_ORIGIN: "https://bets.example.com" }, "false"],
  ])("%o resolve to PRODUCTION=%s", (environment, production) => {
    const read = readSettings({ ...live, ...environment });
    expect(read.type === "ok" && read.settings.PRODUCTION).toBe(production);
  });

  it.each([
    [{}, ["TOKEN_SECRET", "PAYMENT_SECRET", "PLATFORM_ORIGIN"]],
    [{ TOKEN_SECRET: secret }, ["PAYMENT_SECRET", "PLATFORM_ORIGIN"]],
    [secrets, ["PLATFORM_ORIGIN"]],
    [{ ...live, BLOCKED_COUNTRIES: "US" }, ["COUNTRY_HEADER"]],
    [{ ...live, BLOCKED_COUNTRIES: "US", COUNTRY_HEADER: "cf-ipcountry" }, []],
    [{ ...live, EMBED_PARENTS: "https://www.example.com" }, ["EMBED_SECRET"]],
    [{ ...live, OUTBOX: "open" }, ["OUTBOX"]],
    [{ ...live, OUTBOX: "open", ALLOW_OPEN_OUTBOX: "true" }, []],
    [{ ...live, EMBED_PARENTS: "https://www.example.com", EMBED_SECRET: secret }, []],
    [live, []],
  ])("%o in production are rejected because of %o", (environment, names) => {
    const read = readSettings({ PRODUCTION: "true", ...environment });
    expect(read.type === "invalid" ? read.problems.map(({ name }) => name) : []).toEqual(names);
  });

  it("say how to create a missing secret", () => {
    const read = readSettings({ PRODUCTION: "true" });
    expect(read.type === "invalid" && read.problems[0]?.message).toBe(
      "TOKEN_SECRET is not set: production needs it to sign realtime tokens. Make one with: openssl rand -hex 32",
    );
  });

  it("say why production needs the platform's address and a country header", () => {
    const read = readSettings({ PRODUCTION: "true", ...secrets, BLOCKED_COUNTRIES: "US,FR" });
    expect(read.type === "invalid" && read.problems.map(({ message }) => message)).toEqual([
      "COUNTRY_HEADER is not set: without it BLOCKED_COUNTRIES blocks nobody. Set it to the header in which your proxy names the country.",
      "PLATFORM_ORIGIN is not set: production needs the address of your platform, e.g. https://www.example.com.",
    ]);
  });

  it.each([
    [{ PORT: "4000", PLATFORM_PORT: "4000" }, ["PORT and PLATFORM_PORT are both 4000: each needs a port of its own."]],
    [{ BACKEND_PORT: "3001" }, ["PLATFORM_PORT and BACKEND_PORT are both 3001: each needs a port of its own."]],
    [{ PORT: "0", PLATFORM_PORT: "0", BACKEND_PORT: "0" }, []],
  ])("%o are checked for equal ports", (environment, messages) => {
    const read = readSettings(environment);
    expect(read.type === "invalid" ? read.problems.map(({ message }) => message) : []).toEqual(messages);
    expect(readSettings(environment, { hasBackend: false }).type).toBe("ok");
  });

  it("need no secrets when only pages are served", () => {
    expect(readSettings({ PRODUCTION: "true" }, { hasBackend: false }).type).toBe("ok");
  });

  const nothing = { players: false, deposits: false, testCards: false, campaigns: false };
  const everything = { players: true, deposits: true, testCards: true, campaigns: true };
  it.each([
    [{ PRODUCTION: "false" }, everything],
    [
      { PRODUCTION: "false", DEMO_CAMPAIGNS: "false" },
      { ...everything, campaigns: false },
    ],
    [{ PRODUCTION: "true" }, nothing],
    [{ PRODUCTION: "true", DEMO_CAMPAIGNS: "true" }, nothing],
    [
      { PRODUCTION: "true", ALLOW_DEMO_PLAYERS: "true" },
      { ...nothing, players: true },
    ],
    [
      { PRODUCTION: "true", ALLOW_DEMO_DEPOSITS: "true" },
      { ...nothing, deposits: true },
    ],
    [
      { PRODUCTION: "true", ALLOW_TEST_CARDS: "true" },
      { ...nothing, testCards: true },
    ],
    [
      { PRODUCTION: "true", ALLOW_DEMO_CAMPAIGNS: "true" },
      { ...nothing, campaigns: true },
    ],
  ])("%o enable these parts of the demo: %o", (environment, demo) => {
    const read = readSettings({ ...live, ...environment });
    expect(read.type === "ok" && readDemoRules(read.settings)).toEqual(demo);
  });

  it("are all in .env.example", () => {
    expect(readFileSync(new URL("../../../../.env.example", import.meta.url), "utf8")).toBe(envExample());
  });
});
