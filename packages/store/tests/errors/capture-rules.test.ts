import { describe, expect, it } from "vitest";
import { ApiFailure, type ApiError } from "../../src/index.ts";
import { isIconFetchFailure } from "../../src/errors/index.ts";
import { isCaptured, skipCapture, type ErrorFacts } from "../../src/errors/capture-rules.ts";

const thrown = (error: unknown, stack = "Error\n    at place (https://bets.example/assets/page-1.js:1:20)"): ErrorFacts => ({
  error,
  message: error instanceof Error ? error.message : String(error),
  stack,
});
const refused = (status: number): ApiError => ({ type: "refused", status, code: "no", message: "", field: null, placement: null });

describe("errors go to the reporting service", () => {
  it.each([
    ["a broken invariant", thrown(new TypeError("x is undefined"))],
    ["a call that the server refused", thrown(new ApiFailure(refused(500)))],
    ["an answer that cannot be read", thrown(new ApiFailure({ type: "unreadable" }))],
    ["a thrown value that is not an error", thrown("text")],
    ["an error that only begins like a network error", thrown(new TypeError("Failed to fetch the list: it has no rows"))],
    ["icons that cannot be had", thrown(new Error("Failed to load icons: 500"))],
  ])("%s", (_name, facts) => expect(isCaptured(facts)).toBe(true));
});

describe("errors do not go to the reporting service", () => {
  it.each<readonly [string, ErrorFacts]>([
    ["marked to be skipped", thrown(skipCapture(new Error("dealt with")))],
    ["marked by another library", thrown(Object.assign(new Error("dealt with"), { skipCapture: true }))],
    ["a cancelled call", thrown(new ApiFailure({ type: "cancelled" }))],
    ["a cancelled fetch", thrown(new DOMException("The user aborted a request.", "AbortError"))],
    ["a network error", thrown(new ApiFailure({ type: "unreachable" }))],
    ["a network error by its code", thrown(Object.assign(new Error("Network Error"), { code: "ERR_NETWORK" }))],
    ["an aborted connection", thrown(Object.assign(new Error("aborted"), { code: "ECONNABORTED" }))],
    ["a timeout", thrown(new ApiFailure({ type: "timeout" }))],
    ["a stack from the tag manager", thrown(new Error("x"), "at https://www.googletagmanager.com/gtm.js?id=GTM-1:5:6")],
    ["a stack from tracking", thrown(new Error("x"), "at https://cdn.example/tracking.js:5:6")],
    ["a stack from a watch script", thrown(new Error("x"), "at https://mc.example/metrika/watch.js:5:6")],
    ["a chunk that is gone", thrown(new TypeError("Failed to fetch dynamically imported module: https://bets.example/assets/a-1.js"))],
    ["a chunk that is gone, as WebKit reports it", thrown(new TypeError("Importing a module script failed."))],
    ["an error in another site's script", { error: null, message: "Script error.", stack: "" }],
    ["a bare network failure, as Chromium reports it", thrown(new TypeError("Failed to fetch"))],
    ["a bare network failure with its host", thrown(new TypeError("Failed to fetch (bets.example)"))],
    ["a bare network failure, as WebKit reports it", thrown(new TypeError("Load failed"))],
    ["a bare network failure, as Firefox reports it", thrown(new TypeError("NetworkError when attempting to fetch resource."))],
    ["a script element that was not loaded", { ...thrown(null), isFromScriptElement: true }],
    ["the ResizeObserver's notice", thrown(new Error("ResizeObserver loop limit exceeded"))],
  ])("%s", (_name, facts) => expect(isCaptured(facts)).toBe(false));

  it("excludes icons that failed to load", () => {
    expect(isIconFetchFailure("Failed to fetch", "https://bets.example/fe-api/icons.svg?v=1")).toBe(true);
    expect(isIconFetchFailure("Failed to load icons: 500", "https://bets.example/fe-api/icons.svg")).toBe(false);
  });
});
