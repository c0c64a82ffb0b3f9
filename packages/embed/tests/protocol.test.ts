import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  control,
  readMessage,
  incoming,
  isWithinSizeLimits,
  messagesAsMarkdown,
  messagesAsSchema,
  modalNames,
  outgoing,
  readPayload,
  toEnvelope,
} from "../src/protocol/index.ts";
import { sdkVersion } from "../src/sdk/frame-session.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

describe("protocol", () => {
  test("has exactly the messages of the specification", () => {
    expect(Object.keys(incoming)).toEqual([
      "odds_changed",
      "page_changed",
      "search_modal",
      "open_bet_slip",
      "viewport",
      "iframe_integration",
      "apply_bet_code",
      "change_locale",
      "change_currency",
    ]);
    expect(Object.keys(outgoing).toSorted()).toEqual([
      "balance-changed",
      "bet-slip-state-changed",
      "deposit",
      "initialized",
      "notify-currency-changed",
      "notify-modal-triggered",
      "page-loaded",
      "page-size-changed",
      "sign-in",
      "sign-up",
      "top-event-clicked",
    ]);
  });

  test.each(Object.entries({ ...incoming, ...outgoing, ...control }))("accepts the example of %s", (_type, { payload, example }) => {
    expect(readPayload(payload, example)).toEqual(example);
  });

  test("has a name for every dialog of the pages", () => {
    const sources = globSync(`${root}{apps/web,packages/ui}/src/**/*.tsx`).map((path) => readFileSync(path, "utf8"));
    const names = sources.flatMap((source) =>
      [...source.matchAll(/(?:<Sheet\b[^>]*?\bname|data-modal)="(\w+)"/gsu)].map(([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !modalNames.some((known) => known === name))).toEqual([]);
  });

  test("matches its documentation", () => {
    expect(readFileSync(`${root}docs/embed/messages.md`, "utf8").trim()).toBe(messagesAsMarkdown().trim());
    expect(JSON.stringify(messagesAsSchema())).toContain("iframe_integration");
  });

  test("has the version of the package", () => {
    const { version } = JSON.parse(readFileSync(`${root}packages/embed/package.json`, "utf8")) as { readonly version: string };
    expect(sdkVersion).toBe(version);
  });
});

describe("readPayload", () => {
  test("drops unknown fields and returns a new object", () => {
    const given = { path: "/live", evil: true, replace: false };
    const read = readPayload(incoming.page_changed.payload, given);
    expect(read).toEqual({ path: "/live", replace: false });
    expect(read).not.toBe(given);
  });

  test.each([
    ["a map", new Map([["path", "/live"]])],
    ["a date", new Date()],
    ["a buffer", new ArrayBuffer(8)],
    ["a list", ["/live"]],
    ["null", null],
    ["a big number", 10n],
    ["an inherited path", Object.create({ path: "/live" })],
    ["a path that is not text", { path: { toString: () => "/live" } }],
    ["a path too long", { path: `/${"a".repeat(100_000)}` }],
  ])("refuses %s", (_name, payload) => expect(readPayload(incoming.page_changed.payload, payload)).toBeUndefined());

  test.each([Number.NaN, Number.POSITIVE_INFINITY, "10", 1n, null])("refuses %s as a number", (top) =>
    expect(readPayload(incoming.viewport.payload, { top, height: 10 })).toBeUndefined(),
  );

  test("turns minus zero into zero", () =>
    expect(Object.is(readPayload(incoming.viewport.payload, { top: -0, height: 1 })?.top, 0)).toBe(true));

  test.each(["url(https://evil.example)", "red}body{display:none", "expression(1)", "#12", "#1234", "var(--x)", "#fff;color:red"])(
    "refuses %s as a colour",
    (accent) => expect(readPayload(incoming.iframe_integration.payload, { action: "init", theme: { accent } })).toBeUndefined(),
  );

  test.each(["<b>AB12</b>", "abc", "А".repeat(8), "a".repeat(65), "AB 12"])("refuses %s as a bet code", (code) =>
    expect(readPayload(incoming.apply_bet_code.payload, { code })).toBeUndefined(),
  );

  test("never throws", () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withSparseArray: true,
      withNullPrototype: true,
    });
    fc.assert(
      fc.property(anything, (value) => {
        readMessage(value);
        isWithinSizeLimits(value);
        for (const { payload } of Object.values(incoming)) readPayload(payload, value);
      }),
    );
  });
});

describe("isWithinSizeLimits", () => {
  const cyclic: Record<string, unknown> = {};
  cyclic["self"] = cyclic;
  test.each([
    ["a cycle", cyclic],
    ["five levels", { a: { b: { c: { d: { e: 1 } } } } }],
    ["a long list", { list: Array.from({ length: 201 }, () => 0) }],
    ["a long text", { text: "a".repeat(2_049) }],
    ["too much text in total", Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`n${index}`, "a".repeat(2_000)]))],
    ["a buffer", { data: new ArrayBuffer(1_000_000) }],
    ["many fields", Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [index, 1]))],
  ])("refuses %s", (_name, value) => expect(isWithinSizeLimits(value)).toBe(false));
  test("accepts an example", () => expect(isWithinSizeLimits(incoming.iframe_integration.example)).toBe(true));
});

describe("readMessage", () => {
  test("reads an envelope that toEnvelope made", () => {
    expect(readMessage(toEnvelope("sb:pong", {}, { id: "f1", replyTo: "h2" }))).toEqual({
      version: 1,
      type: "sb:pong",
      id: "f1",
      replyTo: "h2",
      payload: {},
    });
  });
  test("reads a bare message as version 0", () =>
    expect(readMessage({ type: "viewport", payload: { top: 1, height: 2 } })?.version).toBe(0));
  test.each([
    null,
    "text",
    1,
    [],
    {},
    { type: 1 },
    { ns: "other", v: 1, type: "x" },
    { ns: "sportsbook", v: 2, type: "x" },
    Object.create({ type: "viewport" }),
  ])("returns null for %o", (data) => expect(readMessage(data)).toBeNull());
});
