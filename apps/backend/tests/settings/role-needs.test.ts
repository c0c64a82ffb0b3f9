import { describe, expect, it } from "vitest";
import { readSettings } from "../../src/platform/settings/read-settings.ts";

const secret = "0123456789abcdef0123456789abcdef";
const shared = {
  DATABASE_URL: "postgresql://touchline@127.0.0.1/touchline",
  REDIS_URL: "redis://127.0.0.1:6379",
  REALTIME: "centrifugo",
  CENTRIFUGO_API_URL: "http://127.0.0.1:8000/api",
  CENTRIFUGO_API_KEY: secret,
  CENTRIFUGO_PROXY_SECRET: secret,
  TOKEN_SECRET: secret,
  VAPID_KEY: "A".repeat(43),
};

function problemsOf(environment: Readonly<Record<string, string>>): readonly string[] {
  const read = readSettings(environment);
  return read.type === "invalid" ? read.problems.map(({ message }) => message) : [];
}

describe("the role of a backend process", () => {
  it.each(["trading", "api"])("%s is refused with a message that names the missing settings", (role) => {
    expect(problemsOf({ ROLE: role })).toEqual([
      `ROLE=${role} needs DATABASE_URL, REDIS_URL, REALTIME=centrifugo, TOKEN_SECRET and VAPID_KEY, which all its processes share.`,
    ]);
    expect(problemsOf({ ...shared, ROLE: role, REDIS_URL: "" })).toEqual([`ROLE=${role} needs REDIS_URL, which all its processes share.`]);
    expect(problemsOf({ ...shared, ROLE: role })).toEqual([]);
  });

  it("needs EMBED_SECRET when other sites may embed the pages", () => {
    const embedded = { ...shared, ROLE: "api", EMBED_PARENTS: "https://www.example.com" };
    expect(problemsOf(embedded)).toEqual(["ROLE=api needs EMBED_SECRET, which all its processes share."]);
    expect(problemsOf({ ...embedded, EMBED_SECRET: secret })).toEqual([]);
  });

  it("needs nothing when one process does everything", () => {
    expect(problemsOf({})).toEqual([]);
  });
});

describe("Centrifugo as the realtime server of one process", () => {
  it("is refused with a message that names the missing settings", () => {
    expect(problemsOf({ REALTIME: "centrifugo", CENTRIFUGO_API_KEY: secret })).toEqual([
      "REALTIME=centrifugo needs CENTRIFUGO_API_URL, CENTRIFUGO_PROXY_SECRET and TOKEN_SECRET, which Centrifugo has too.",
    ]);
  });
});
