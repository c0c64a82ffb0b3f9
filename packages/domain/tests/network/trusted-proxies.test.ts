import { describe, expect, it } from "vitest";
import { callerOf, createConnectionSlots, isProxyList, requestRefusal, trustedProxies, withCaller } from "../../src/index.ts";

describe("trustedProxies", () => {
  it.each([
    ["loopback", "127.0.0.1", true],
    ["loopback", "127.9.9.9", true],
    ["loopback", "::1", true],
    ["loopback", "::ffff:127.0.0.1", true],
    ["loopback", "10.0.0.1", false],
    ["loopback", "::2", false],
    ["none", "127.0.0.1", false],
    ["10.0.0.0/8", "10.255.1.2", true],
    ["10.0.0.0/8", "::ffff:10.1.2.3", true],
    ["10.0.0.0/8", "11.0.0.1", false],
    ["0.0.0.0/0", "203.0.113.7", true],
    ["0.0.0.0/0", "2001:db8::1", false],
    ["loopback, 192.0.2.7", "192.0.2.7", true],
    ["loopback, 192.0.2.7", "192.0.2.8", false],
    ["2001:db8::/32", "2001:db8:ffff::9", true],
    ["2001:db8::/32", "2001:db9::9", false],
    ["fe80::1", "fe80::1%eth0", true],
    ["::ffff:192.0.2.1", "192.0.2.1", true],
    ["loopback", "nonsense", false],
    ["loopback", undefined, false],
  ])("%s trusts %s: %s", (list, address, isTrusted) => {
    expect(trustedProxies(list)(address)).toBe(isTrusted);
  });

  it.each([
    "10.0.0.0/33",
    "10.0.0",
    "256.0.0.1",
    "1.2.3.4/8/8",
    "::1::",
    "1:2:3:4:5:6:7:8:9",
    "::/129",
    "private",
    "10.0.0.1/x",
    ":1",
    "12345::",
  ])("refuses %s", (list) => {
    expect(isProxyList(list)).toBe(false);
    expect(() => trustedProxies(list)).toThrow(list);
  });
});

describe("callerOf", () => {
  const ask = (peer: string, headers: Record<string, string>, list = "loopback,10.0.0.0/8") =>
    callerOf({ peer, headers: { host: "own.example", ...headers } }, trustedProxies(list));

  it("returns the peer regardless of its headers, unless it is a trusted proxy", () => {
    const headers = { "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    expect(ask("203.0.113.7", headers)).toEqual({
      address: "203.0.113.7",
      host: "own.example",
      namedHost: "own.example",
      protocol: "http",
    });
  });

  it("returns the last address that is not a trusted proxy", () => {
    expect(ask("10.0.0.1", { "x-forwarded-for": "127.0.0.1, 203.0.113.7, 10.0.0.9" }).address).toBe("203.0.113.7");
    expect(ask("10.0.0.1", { "x-forwarded-for": "10.0.0.3,10.0.0.2" }).address).toBe("10.0.0.3");
    expect(ask("10.0.0.1", {}).address).toBe("10.0.0.1");
  });

  it("uses the host and protocol sent by the nearest proxy", () => {
    const headers = { "x-forwarded-host": "evil.example, bets.example", "x-forwarded-proto": "https" };
    expect(ask("10.0.0.1", headers)).toEqual({ address: "10.0.0.1", host: "bets.example", namedHost: "own.example", protocol: "https" });
  });

  it("replaces incoming headers when a request is forwarded", () => {
    const came = { accept: "*/*", forwarded: "for=127.0.0.1", "x-forwarded-for": "127.0.0.1", expect: "100-continue" };
    const caller = { address: "203.0.113.7", host: "bets.example", namedHost: "own.example", protocol: "http" } as const;
    expect(withCaller(came, caller)).toEqual({
      accept: "*/*",
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-host": "own.example, bets.example",
      "x-forwarded-proto": "http",
    });
  });
});

describe("connection slots", () => {
  it("are limited per caller and in total, and are released once", () => {
    const slots = createConnectionSlots({ total: 3, perAddress: 2 });
    const first = slots.take("203.0.113.1");
    expect(slots.take("::ffff:203.0.113.1").type).toBe("taken");
    expect(slots.take("203.0.113.1")).toEqual({ type: "refused", status: 429 });
    expect(slots.take("203.0.113.1:50000")).toEqual({ type: "refused", status: 429 });
    expect(slots.take("203.0.113.2").type).toBe("taken");
    expect(slots.take("203.0.113.3")).toEqual({ type: "refused", status: 503 });
    if (first.type === "taken") for (let time = 0; time < 2; time += 1) first.release();
    expect(slots.size).toBe(2);
    expect(slots.take("203.0.113.3").type).toBe("taken");
    expect(slots.take("203.0.113.3")).toEqual({ type: "refused", status: 503 });
  });

  it("are unlimited at 0", () => {
    const slots = createConnectionSlots({ total: 0, perAddress: 0 });
    for (let number = 0; number < 100; number += 1) slots.take("203.0.113.1");
    expect(slots.size).toBe(100);
  });
});

describe("requestRefusal", () => {
  const good = { method: "GET", url: "/en", rawHeaders: ["Host", "bets.example:3000"] };
  it.each([
    [{}, null],
    [{ rawHeaders: [] }, null],
    [{ rawHeaders: ["hOST", "[2001:db8::1]:80"] }, null],
    [{ method: "QUERY" }, 405],
    [{ url: "http://bets.example/en" }, 400],
    [{ url: "*" }, 400],
    [{ url: `/${"a".repeat(8_000)}` }, 414],
    [{ rawHeaders: ["Host", "a", "host", "a"] }, 400],
    [{ rawHeaders: ["Host", "a/b"] }, 400],
    [{ rawHeaders: ["X", "Host"] }, null],
  ])("with %j is refused with %s", (change, status) => {
    expect(requestRefusal({ ...good, ...change })).toBe(status);
  });
});
