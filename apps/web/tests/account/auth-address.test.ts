import { describe, expect, it } from "vitest";
import { toAuthKind } from "../../src/elements/dialog-events.ts";
import { parseAuthAddress } from "../../src/features/account/auth/auth-dialog-store.ts";
import { deviceName } from "../../src/features/account/profile/session-list.tsx";

describe("parseAuthAddress", () => {
  it.each([
    ["https://x/en#sign-in", { kind: "sign_in" }, "/en"],
    ["https://x/en/live?sport=soccer#sign-up", { kind: "sign_up" }, "/en/live?sport=soccer"],
    ["https://x/en#sign-in?returnTo=%2Flive%3Fsport%3Dsoccer", { kind: "sign_in", returnTo: "/live?sport=soccer" }, "/en"],
    ["https://x/en#sign-up?returnTo=%2F%2Fevil.example", { kind: "sign_up", returnTo: "/" }, "/en"],
    ["https://x/en?modal=forgot_password&a=1", { kind: "forgot_password" }, "/en?a=1"],
    ["https://x/en?reset_password_token=t1#edit-password", { kind: "edit_password", token: "t1" }, "/en"],
    ["https://x/en?modal=unlock&unlock_token=t2", { kind: "unlock", token: "t2" }, "/en"],
    ["https://x/en/live?reset_password_token=t3", { kind: "edit_password", token: "t3" }, "/en/live"],
    ["https://x/en?unlock_token=t4&a=1", { kind: "unlock", token: "t4" }, "/en?a=1"],
    ["https://x/en#resend-confirmation-instructions", { kind: "resend_confirmation_instructions" }, "/en"],
  ])("reads the dialog of %s", (href, request, rest) => {
    expect(parseAuthAddress(href)).toEqual({ request, rest });
  });

  it.each([
    "https://x/en",
    "https://x/en#deposit",
    "https://x/en#betBuilder",
    "https://x/en?modal=constructor",
    "https://x/en#__proto__",
    "https://x/en/users/password/edit?reset_password_token=t1",
  ])("finds no dialog in %s", (href) => {
    expect(parseAuthAddress(href)).toBeNull();
  });

  it("recognizes every dialog by hash and by parameter", () => {
    expect(toAuthKind("#missed-auth-fields")).toBe("missed_auth_fields");
    expect(toAuthKind("missed_auth_fields")).toBe("missed_auth_fields");
  });
});

describe("deviceName", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36 Edg/156.0",
      "Edge",
      "Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari",
      "iPhone",
    ],
    ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36", "Chrome", "Android"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
  ])("finds the browser and the system in %s", (agent, browser, system) => {
    expect(deviceName(agent)).toEqual({ browser, system });
  });
  it("returns null for an unknown agent", () => {
    expect(deviceName("")).toBeNull();
  });
});
