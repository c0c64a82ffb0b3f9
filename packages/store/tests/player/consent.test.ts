import { describe, expect, it } from "vitest";
import { createConsent, usedPurposes } from "../../src/player/consent.ts";

function setUp(kept: string | null = null, used: Parameters<typeof createConsent>[1] = ["analytics", "chat", "push"]) {
  const written: { readonly value: string; readonly days: number | undefined }[] = [];
  const cookies = {
    read: () => written.at(-1)?.value ?? kept,
    write: (_name: string, value: string, days?: number) => void written.push({ value, days }),
  };
  return { consent: createConsent(cookies, used), written };
}

describe("consent", () => {
  it("is requested before anything is granted", () => {
    const { consent } = setUp();
    expect(consent.getState()).toEqual({ granted: null, isAsking: true });
    for (const purpose of ["analytics", "chat", "push"] as const) expect(consent.isGranted(purpose)).toBe(false);
  });

  it("is not requested on a site without such purposes", () => {
    expect(setUp(null, []).consent.getState().isAsking).toBe(false);
    expect(setUp(null, ["push"]).consent.getState().isAsking).toBe(false);
  });

  it("is stored for 365 days, for the granted purposes only", () => {
    const { consent, written } = setUp();
    expect(consent.answer(["chat"])).toEqual([]);
    expect(written).toEqual([{ value: "1:chat", days: 365 }]);
    expect([consent.isGranted("chat"), consent.isGranted("analytics"), consent.getState().isAsking]).toEqual([true, false, false]);
  });

  it("is restored, and requested again for a new version of the question", () => {
    expect(setUp("1:analytics.push").consent.getState()).toEqual({ granted: new Set(["analytics", "push"]), isAsking: false });
    expect(setUp("1:").consent.getState()).toEqual({ granted: new Set(), isAsking: false });
    expect(setUp("0:analytics").consent.getState().isAsking).toBe(true);
    expect(setUp("garbage").consent.getState().isAsking).toBe(true);
  });

  it("can be withdrawn, and returns the withdrawn purposes", () => {
    const { consent } = setUp("1:analytics.chat");
    consent.ask();
    expect(consent.getState().isAsking).toBe(true);
    expect(consent.answer(["chat"])).toEqual(["analytics"]);
    expect(consent.isGranted("analytics")).toBe(false);
  });

  it("grants only purposes that the site uses", () => {
    expect(setUp("1:analytics", ["chat"]).consent.isGranted("analytics")).toBe(false);
    expect(usedPurposes({ gtm_id: "GTM-ABCD", chat: null })).toEqual(["analytics"]);
    expect(usedPurposes({ chat: {}, push_notifications: {} })).toEqual(["chat", "push"]);
  });
});
