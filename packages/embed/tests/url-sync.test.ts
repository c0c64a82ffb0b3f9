import { describe, expect, test } from "vitest";
import { readFrameLocation, toHostAddress, type UrlSyncMode } from "../src/sdk/url-sync.ts";

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
  ] as const)("in mode %s, %s is read as a location of the frame", (mode, href, place) =>
    expect(readFrameLocation(href, options(mode))).toEqual(place),
  );

  test.each([
    ["path", "https://h.example/sports/live?a=1", "/soccer?time=today", "/sports/soccer?time=today"],
    ["path", "https://h.example/sports/live", "/", "/sports"],
    ["hash", "https://h.example/x?y=1", "/live", "/x?y=1#/live"],
    ["query", "https://h.example/x?y=1", "/live", "/x?y=1&sb=%2Flive"],
    ["none", "https://h.example/x", "/live", null],
  ] as const)("in mode %s, %s changes for the frame's %s", (mode, href, address, written) =>
    expect(toHostAddress(href, address, options(mode))).toBe(written),
  );

  test("uses the host's own names for paths", () => {
    const named = options("path", { routes: { "/football": "/soccer" } });
    expect(readFrameLocation("https://h.example/sports/football", named).path).toBe("/soccer");
    expect(toHostAddress("https://h.example/sports", "/soccer", named)).toBe("/sports/football");
  });

  test("reads the location that it wrote", () => {
    for (const mode of ["path", "hash", "query"] as const) {
      const written = toHostAddress("https://h.example/sports", "/soccer/england?time=today", options(mode));
      expect(readFrameLocation(`https://h.example${written}`, options(mode))).toEqual({
        path: "/soccer/england",
        query: "time=today",
        hash: "",
      });
    }
  });
});
