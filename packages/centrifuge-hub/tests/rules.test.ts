import { applyDelta } from "fossil-delta";
import fc from "fast-check";
import { decodeJwt, jwtVerify, SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { encodeDelta } from "../src/channels/publications.ts";
import { createNamespaces } from "../src/channels/namespaces.ts";
import { Stream } from "../src/channels/stream.ts";
import { resolveHubOptions } from "../src/hub-options.ts";
import { createRealtimeTokens } from "../src/create-realtime-tokens.ts";
import { secret } from "./support/start-test-hub.ts";

const key = new TextEncoder().encode(secret);
const tokens = createRealtimeTokens(secret);

describe("tokens", () => {
  it("are JWTs that other libraries can verify", async () => {
    const { payload } = await jwtVerify(tokens.connectionToken("42"), key);
    expect(payload).toMatchObject({ sub: "42", exp: payload.iat! + 600 });
    expect(decodeJwt(tokens.subscriptionToken({ channel: "c:d", userId: "42" }))).toMatchObject({ sub: "42", channel: "c:d" });
  });

  it("from other libraries are accepted", async () => {
    const token = await new SignJWT({ sub: "42", info: { name: "A" }, channels: ["chat:en"] })
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime("1h")
      .sign(key);
    expect(tokens.verifyConnection(token)).toMatchObject({
      status: "valid",
      claims: { sub: "42", info: { name: "A" }, channels: ["chat:en"] },
    });
  });

  const sign = (claims: object, header: { alg: string; crit?: string[] } = { alg: "HS256" }, signKey = key) =>
    new SignJWT({ ...claims }).setProtectedHeader(header as { alg: string }).sign(signKey);
  it("are rejected if header, payload or signature is wrong", async () => {
    const hour = Math.floor(Date.now() / 1000) + 3600;
    const good = await sign({ sub: "42", exp: hour });
    const [header = "", payload = "", signature = ""] = good.split(".");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    const other = Buffer.from('{"sub":"43"}').toString("base64url");
    for (const token of [
      "",
      "x",
      "..",
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${other}.${signature}`,
      `${good}.x`,
      `${header}.${payload}`,
      `${header}.${payload}.${signature.slice(0, -2)}`,
      await sign({ sub: "42", exp: hour }, { alg: "HS512" }),
      await sign({ sub: "42", exp: hour }, undefined, new TextEncoder().encode("another secret that is long enough")),
      await sign({ sub: "42", exp: hour, channel: "public:en" }),
      await sign({ sub: 42, exp: hour }),
      await sign({ sub: "42", exp: "soon" }),
    ]) {
      expect(tokens.verifyConnection(token), token).toEqual({ status: "invalid" });
    }
    expect(tokens.verifyConnection(good).status).toBe("valid");
    expect(tokens.verifyConnection(await sign({ sub: "42", exp: 1 }))).toEqual({ status: "expired" });
    // Not valid yet: the client must request another one.
    expect(tokens.verifyConnection(await sign({ sub: "42", exp: hour, nbf: hour }))).toEqual({ status: "expired" });
    expect(tokens.verifySubscription(good)).toEqual({ status: "invalid" });
  });

  it.each([
    ["without an expiry", undefined],
    ["that expire in 400 days", () => Math.floor(Date.now() / 1000) + 400 * 86_400],
    ["that expire at 1e300", () => 1e300],
  ])("are rejected %s", async (_name, end) => {
    const token = await sign({ sub: "42", ...(end === undefined ? {} : { exp: end() }) });
    expect(tokens.verifyConnection(token)).toEqual({ status: "invalid" });
    const channel = await sign({ sub: "42", channel: "public:en", ...(end === undefined ? {} : { exp: end() }) });
    expect(tokens.verifySubscription(channel)).toEqual({ status: "invalid" });
  });

  it("require a secret of 32 characters", () => {
    expect(() => createRealtimeTokens("short")).toThrow(/32/);
  });
});

describe("a namespace lookup", () => {
  const findNamespace = createNamespaces({
    namespaces: [
      { name: "public", channel_regex: "^[a-z]{2}(?:-[A-Z]{2})?$" },
      { name: "room", channel_regex: "^[a-z]{2}\\.\\d{1,16}$" },
      { name: "private", channel_regex: "^[a-z]{2}\\.user\\.[\\w-]{1,64}$" },
    ],
  });
  it.each([
    ["public:en", "public"],
    ["public:pt", "public"],
    ["public:sr-ME", "public"],
    ["room:en.1234567", "room"],
    ["$private:en.user.42", "private"],
  ])("finds %s in %s", (channel, name) => {
    expect(findNamespace(channel)).toMatchObject({ status: "found", namespace: { name } });
  });
  it.each([
    ["", "malformed"],
    ["public:", "malformed"],
    ["public:en.5", "malformed"],
    ["public:ру", "malformed"],
    ["room:en.abc", "malformed"],
    ["room:en", "malformed"],
    [`room:en.${"1".repeat(300)}`, "malformed"],
    ["other:x", "unknown"],
    ["$$private:en", "unknown"],
    ["__proto__:x", "unknown"],
  ])("of %s is %s", (channel, status) => {
    expect(findNamespace(channel)).toEqual({ status });
  });
  it("throws for a contradictory configuration", () => {
    expect(() => createNamespaces({ namespaces: [{ name: "x" }] })).toThrow();
    expect(() => createNamespaces({ namespaces: [{ name: "aa" }, { name: "aa" }] })).toThrow(/twice/);
    expect(() => createNamespaces({ namespaces: [{ name: "aa", force_recovery: true }] })).toThrow(/history/);
    expect(() => createNamespaces({ namespaces: [{ name: "aa", history_size: 1, history_ttl: "soon" }] })).toThrow(/duration/);
    expect(() => resolveHubOptions({ tokens, channels: { namespaces: [] }, limits: { pongTimeoutMs: 9, pingEveryMs: 9 } })).toThrow(/pong/);
  });
  it("of a name without a namespace finds without_namespace, which allows nothing by default", () => {
    const options = { presence: true };
    expect(createNamespaces({ without_namespace: options, namespaces: [] })("bare")).toMatchObject({ namespace: { name: "", options } });
    for (const name of ["bare", "$bare", ":bare"]) expect(findNamespace(name)).toMatchObject({ namespace: { name: "", options: {} } });
  });
});

describe("streams", () => {
  const limits = { size: 10, ttlMs: 1000, recoveryCount: 8, recoveryCharacters: 100 };
  const filled = (count: number, text = "x") => {
    const stream = new Stream(limits);
    for (let number = 0; number < count; number += 1) stream.append({ text, tail: "" }, 0);
    return stream;
  };

  it("recover either all missed publications or none", () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(45), (count, offset) => {
        const stream = filled(count);
        const recovery = stream.recover({ epoch: stream.epoch, offset }, 0);
        const missed = count - offset;
        const isPossible = missed >= 0 && missed <= Math.min(limits.size, limits.recoveryCount);
        expect(recovery.status).toBe(isPossible ? "recovered" : "lost");
        if (recovery.status !== "recovered") return;
        expect(recovery.publications.map((publication) => publication.offset)).toEqual(
          Array.from({ length: missed }, (_, index) => offset + index + 1),
        );
      }),
    );
  });

  it("keep at most size publications, for at most ttlMs", () => {
    const stream = filled(25);
    expect(stream.kept(500).map(({ offset }) => offset)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
    expect(stream.kept(1001)).toEqual([]);
    expect(stream.recover({ epoch: stream.epoch, offset: 24 }, 1001).status).toBe("lost");
    expect(stream.recover({ epoch: stream.epoch, offset: 25 }, 1001).status).toBe("recovered");
  });

  it("recover at most the number of characters allowed in a reply", () => {
    const stream = filled(3, "x".repeat(40));
    expect(stream.recover({ epoch: stream.epoch, offset: 1 }, 0).status).toBe("recovered");
    expect(stream.recover({ epoch: stream.epoch, offset: 0 }, 0).status).toBe("lost");
  });
});

describe("deltas", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "б", "в", "ж", "阪", "神", "م", "ر", "😀", "\\", '"', "\n", " "), maxLength: 120 });
  it("rebuild the exact text if they are used", () => {
    fc.assert(
      fc.property(text, text, text, (same, before, after) => {
        const base = Buffer.from(same.repeat(3) + before + same);
        const next = Buffer.from(same.repeat(3) + after + same);
        const delta = encodeDelta(base, next);
        if (delta === undefined) return;
        expect(Buffer.byteLength(delta)).toBeLessThan(next.length);
        expect(Buffer.from(applyDelta(base, new TextEncoder().encode(delta))).equals(next)).toBe(true);
      }),
    );
  });
});
