import type { ApiError } from "@touchline/store";
import type { RealityCheck } from "@touchline/store/safer-gambling";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchSession, type SessionNotice } from "../../src/features/account/safer/session-watch.ts";

const check: RealityCheck = {
  is_due: true,
  interval_minutes: 60,
  next_at: "2026-11-22T13:00:00.000Z",
  session: {
    started_at: "2026-11-22T12:00:00.000Z",
    seconds: 3_600,
    wagered: 1_000,
    returned: 500,
    net: -500,
    currency: "EUR",
    subunits: 100,
  },
};
type Reply<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: ApiError };

function refused(status: number, code: string): { readonly ok: false; readonly error: ApiError } {
  return { ok: false, error: { type: "refused", status, code, message: "", field: null, placement: null } };
}

/** A watched session with a manual clock: `pass` runs the next timer. */
function watched(replies: { readonly activity?: Reply<RealityCheck["session"]>; readonly reality?: Reply<RealityCheck> }) {
  const waiting: { readonly ms: number; readonly run: () => void }[] = [];
  const notices: (SessionNotice | null)[] = [];
  const asked: string[] = [];
  const watch = watchSession({
    calls: {
      trackActivity: async () => (asked.push("activity"), replies.activity ?? { ok: true, value: check.session }),
      realityCheck: async () => (asked.push("reality"), replies.reality ?? { ok: true, value: { ...check, is_due: false } }),
      continueSession: async () => (asked.push("continue"), { ok: true, value: { ...check, is_due: false } }),
    },
    time: { after: (ms, run) => (waiting.push({ ms, run }), () => undefined) },
    tracksActivity: replies.activity !== undefined,
    checksReality: replies.reality !== undefined,
    onNotice: (notice) => void notices.push(notice),
    onEnd: () => void asked.push("ended"),
  });
  const settle = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const pass = async (): Promise<void> => {
    waiting.shift()?.run();
    await settle();
  };
  return { watch, notices, asked, waiting, settle, pass };
}

describe("a session watch", () => {
  beforeEach(() => {
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("BroadcastChannel", undefined);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("reports activity each minute", async () => {
    const { asked, waiting, settle, pass } = watched({ activity: { ok: true, value: check.session } });
    await settle();
    expect(waiting.map(({ ms }) => ms)).toEqual([60_000]);
    await pass();
    expect(asked).toEqual(["activity", "activity"]);
  });

  it("does not report activity while the page is hidden, and reports it once the page is visible", async () => {
    const page = Object.assign(new EventTarget(), { hidden: true });
    vi.stubGlobal("document", page);
    const { asked, settle } = watched({ activity: { ok: true, value: check.session } });
    await settle();
    expect(asked).toEqual([]);
    page.dispatchEvent(new Event("visibilitychange"));
    await settle();
    expect(asked).toEqual([]);
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    await settle();
    expect(asked).toEqual(["activity"]);
  });

  it("does not report activity after it stops, even if the page becomes visible", async () => {
    const page = Object.assign(new EventTarget(), { hidden: true });
    vi.stubGlobal("document", page);
    const { watch, asked, settle } = watched({ activity: { ok: true, value: check.session } });
    await settle();
    watch.stop();
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    await settle();
    expect(asked).toEqual([]);
  });

  it.each(["activity_limit", "whatever_the_operator_says"])("stops after a 401 of activity (%s) and reports the limit", async (code) => {
    const { notices, waiting, settle } = watched({ activity: refused(401, code) });
    await settle();
    expect(notices).toEqual([{ type: "activityLimit" }]);
    expect(waiting).toEqual([]);
  });

  it("ends the session after a 401 that reports no session instead of a limit", async () => {
    const { notices, waiting, asked, settle } = watched({ activity: refused(401, "unauthorized") });
    await settle();
    expect([notices, waiting, asked]).toEqual([[], [], ["activity", "ended"]]);
  });

  it("ends with 'User is out of limit'", async () => {
    const { notices, waiting, settle } = watched({ activity: refused(403, "out_of_limit") });
    await settle();
    expect(notices).toEqual([{ type: "outOfLimit" }]);
    expect(waiting).toEqual([]);
  });

  it("polls reality checks every 30 s, shows one that is due and hides it once it is answered", async () => {
    const { watch, notices, waiting, settle } = watched({ reality: { ok: true, value: check } });
    await settle();
    expect(waiting.map(({ ms }) => ms)).toEqual([30_000]);
    expect(notices).toEqual([{ type: "realityCheck", check }]);
    await watch.acknowledge();
    expect(notices.at(-1)).toBeNull();
  });

  it.each([
    [400, false],
    [404, true],
    [500, true],
  ])("after a %i of reality checks, polls again: %j", async (status, isAskedAgain) => {
    const { notices, waiting, settle } = watched({ reality: refused(status, "no") });
    await settle();
    expect(notices).toEqual([]);
    expect(waiting).toHaveLength(isAskedAgain ? 1 : 0);
  });
});
