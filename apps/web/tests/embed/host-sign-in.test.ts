import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { authAsked, isSignInElsewhere } from "../../src/elements/ask-auth.ts";
import type { HostAnswer, HostLine } from "../../src/embed/host-line.ts";
import { createHostSignIn } from "../../src/embed/host-sign-in.ts";

beforeEach(() => void vi.stubGlobal("document", new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

/** A page whose host answers so; `asked` is what the host heard, `opened` which dialogs of ours were asked for. */
function setUp(answer: HostAnswer, isOpen = true) {
  const asked: unknown[] = [];
  const opened: unknown[] = [];
  const line: Pick<HostLine, "isOpen" | "ask"> = {
    isOpen: () => isOpen,
    ask: async (type, payload) => (asked.push([type, payload]), answer),
  };
  document.addEventListener(authAsked, (event) => {
    if (event instanceof CustomEvent && !isSignInElsewhere({ kind: "sign_in", hasExpired: false })) opened.push(event.detail);
  });
  const signIn = createHostSignIn(line);
  signIn.follow(() => "/live");
  return { signIn, asked, opened };
}

describe("sign-in within a frame", () => {
  test("is the host's, wherever it is asked for", async () => {
    const { asked, opened } = setUp(null);
    expect(isSignInElsewhere({ kind: "sign_up", hasExpired: false })).toBe(true);
    await vi.waitFor(() => expect(asked).toEqual([["sign-up", { reason: "user", returnTo: "/live" }]]));
    expect(opened).toEqual([]);
  });

  test("is ours where the host leaves it to us, and the host is asked once", async () => {
    const { asked, opened } = setUp("unsupported");
    expect(isSignInElsewhere({ kind: "sign_in", hasExpired: false })).toBe(true);
    await vi.waitFor(() => expect(opened).toEqual([{ kind: "sign_in" }]));
    expect(asked).toHaveLength(1);
  });

  test("is ours before the handshake", () => {
    const { asked } = setUp(null, false);
    expect(isSignInElsewhere({ kind: "sign_in", hasExpired: false })).toBe(false);
    expect(asked).toEqual([]);
  });

  test("waits for the host to renew a session that ended", () => {
    const { asked } = setUp(null);
    expect(isSignInElsewhere({ kind: "sign_in", hasExpired: true })).toBe(true);
    expect(asked).toEqual([]);
  });
});
