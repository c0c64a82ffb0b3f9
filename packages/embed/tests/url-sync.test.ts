import { describe, expect, test } from "vitest";
import { readPlace, writePlace, type UrlSyncMode } from "../src/sdk/url-sync.ts";

const options = (mode: UrlSyncMode, more = {}) => ({ mode, base: "/sports", start: "/", routes: {}, ...more });

describe("the host's address", () => {
  test.each([
    ["path", "https://h.example/sports/live?time=3h", { path: "/live", query: "time=3h", hash: "" }],
    ["path", "https://h.example/sports", { path: "/", query: "", hash: "" }],
    ["path", "https://h.example/sports#sign-in", { path: "/", query: "", hash: "sign-in" }],
    ["path", "https://h.example/sportsbook/live", { path: "/", query: "", hash: "" }],
    ["hash", "https://h.example/x#/live?a=b", { path: "/live", query: "a=b", hash: "" }],
    ["query", "https://h.example/x?sb=%2Flive", { path: "/live", query: "", hash: "" }],
    ["none", "https://h.example/sports/live", { path: "/", query: "", hash: "" }],
    ["path", "https://h.example/sports/live?betcode=K7PQ&utm=1", { path: "/live", query: "betcode=K7PQ&utm=1", hash: "" }],
    ["none", "https://h.example/?betcode=K7PQ&gclid=1&utm=1", { path: "/", query: "betcode=K7PQ&gclid=1", hash: "" }],
  ] as const)("in mode %s, %s asks for its place", (mode, href, place) => expect(readPlace(href, options(mode))).toEqual(place));

  test.each([
    ["path", "https://h.example/sports/live?a=1", "/soccer?time=today", "/sports/soccer?time=today"],
    ["path", "https://h.example/sports/live", "/", "/sports"],
    ["hash", "https://h.example/x?y=1", "/live", "/x?y=1#/live"],
    ["query", "https://h.example/x?y=1", "/live", "/x?y=1&sb=%2Flive"],
    ["none", "https://h.example/x", "/live", null],
  ] as const)("in mode %s, %s becomes the one of %s", (mode, href, address, written) =>
    expect(writePlace(href, address, options(mode))).toBe(written),
  );

  test("may have names of its own", () => {
    const named = options("path", { routes: { "/football": "/soccer" } });
    expect(readPlace("https://h.example/sports/football", named).path).toBe("/soccer");
    expect(writePlace("https://h.example/sports", "/soccer", named)).toBe("/sports/football");
  });

  test("comes back as it was written", () => {
    for (const mode of ["path", "hash", "query"] as const) {
      const written = writePlace("https://h.example/sports", "/soccer/england?time=today", options(mode));
      expect(readPlace(`https://h.example${written}`, options(mode))).toEqual({ path: "/soccer/england", query: "time=today", hash: "" });
    }
  });
});
