import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { authRequested, isSignInHandledByHost } from "../../src/elements/dialog-events.ts";
import type { HostAnswer, HostChannel } from "../../src/embed/host-channel.ts";
import { createHostSignIn } from "../../src/embed/host-sign-in.ts";

beforeEach(() => void vi.stubGlobal("document", new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

/** A page whose host replies with this answer; `asked` lists the requests to the host, `opened` the page's own dialogs. */
function setUp(answer: HostAnswer, isOpen = true) {
  const asked: unknown[] = [];
  const opened: unknown[] = [];
  const channel: Pick<HostChannel, "isOpen" | "request"> = {
    isOpen: () => isOpen,
    request: async (type, payload) => (asked.push([type, payload]), answer),
  };
  document.addEventListener(authRequested, (event) => {
    if (event instanceof CustomEvent && !isSignInHandledByHost({ kind: "sign_in", hasExpired: false })) opened.push(event.detail);
  });
  const signIn = createHostSignIn(channel);
  signIn.follow(() => "/live");
  return { signIn, asked, opened };
}

describe("sign-in within a frame", () => {
  test("is first requested from the host, anywhere on the page", async () => {
    const { asked, opened } = setUp(null);
    expect(isSignInHandledByHost({ kind: "sign_up", hasExpired: false })).toBe(true);
    await vi.waitFor(() => expect(asked).toEqual([["sign-up", { reason: "user", returnTo: "/live" }]]));
    expect(opened).toEqual([]);
  });

  test("opens the page's own dialog when the host declines, asking the host once", async () => {
    const { asked, opened } = setUp("unsupported");
    expect(isSignInHandledByHost({ kind: "sign_in", hasExpired: false })).toBe(true);
    await vi.waitFor(() => expect(opened).toEqual([{ kind: "sign_in" }]));
    expect(asked).toHaveLength(1);
  });

  test("opens the page's own dialog before the handshake", () => {
    const { asked } = setUp(null, false);
    expect(isSignInHandledByHost({ kind: "sign_in", hasExpired: false })).toBe(false);
    expect(asked).toEqual([]);
  });

  test("lets the host renew an expired session first", () => {
    const { asked } = setUp(null);
    expect(isSignInHandledByHost({ kind: "sign_in", hasExpired: true })).toBe(true);
    expect(asked).toEqual([]);
  });
});
