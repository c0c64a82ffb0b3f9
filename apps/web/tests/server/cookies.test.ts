import { describe, expect, it } from "vitest";
import { affiliateCookies, parseCookies } from "../../src/server/pages/cookies.ts";

describe("parseCookies", () => {
  it("returns the first cookie of a name and leaves malformed escapes unchanged", () => {
    const cookies = parseCookies("a=1; b=%E4; a=2; =x; c=%20y");
    expect([...cookies]).toEqual([
      ["a", "1"],
      ["b", "%E4"],
      ["", "x"],
      ["c", " y"],
    ]);
  });
});

describe("affiliate cookies", () => {
  it("store the tags of an address for 30 days, in cross-site frames only over https", () => {
    expect(affiliateCookies("/en?stag=a%3Bb&gclid=g&other=1", { isSecure: true })).toEqual([
      "stag=a%3Bb; Path=/; Max-Age=2592000; SameSite=None; Secure",
      "gclid=g; Path=/; Max-Age=2592000; SameSite=None; Secure",
    ]);
    expect(affiliateCookies("/en?btag=b", { isSecure: false })).toEqual(["btag=b; Path=/; Max-Age=2592000; SameSite=Lax"]);
  });

  it("are not set without tags, and are truncated to the maximum length", () => {
    expect(affiliateCookies("/en?stag=&sport=soccer", { isSecure: false })).toEqual([]);
    expect(affiliateCookies(`/en?stag=${"x".repeat(500)}`, { isSecure: false })[0]).toMatch(/^stag=x{200};/u);
  });
});
