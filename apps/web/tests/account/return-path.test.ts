import { describe, expect, it } from "vitest";
import { returnPath, signInAddress } from "../../src/features/account/auth/return-path.ts";

function pathOf(returnTo: string): string {
  return returnPath(new URLSearchParams({ returnTo }));
}

describe("returnPath", () => {
  it.each(["/", "/bets", "/soccer/arsenal-chelsea-m-12", "/results?date=2026-11-20&sport=tennis"])("returns to %s", (path) => {
    expect(pathOf(path)).toBe(path);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "bets",
    "",
    "/\t/evil.example",
    "/a\\b",
    "/x\u0000",
  ])("returns to the home page instead of %j", (path) => {
    expect(pathOf(path)).toBe("/");
  });

  it.each([
    ["/en/live", "/live"],
    ["/pt-BR/soccer?time=1h", "/soccer?time=1h"],
    ["/de", "/"],
    ["/en/users/sign-up", "/"],
    ["/en//evil.example", "/"],
  ])("removes the locale from %s", (path, expected) => {
    expect(pathOf(path)).toBe(expected);
  });

  it("does not return to an auth page", () => {
    expect(pathOf("/users/sign-up?returnTo=/bets")).toBe("/");
  });

  it("returns to the home page by default", () => {
    expect(returnPath(new URLSearchParams())).toBe("/");
  });

  it("reads the path from the sign-in address", () => {
    const { searchParams } = new URL(signInAddress("/results?date=2026-11-20&page=2"), "http://page");
    expect(returnPath(searchParams)).toBe("/results?date=2026-11-20&page=2");
  });
});
