import type { Outgoing, OutgoingType } from "@touchline/embed/protocol";
import { describe, expect, test } from "vitest";
import { createFrameAuth } from "../../src/embed/frame-auth.ts";
import type { FramePorts } from "../../src/embed/frame-ports.ts";
import type { HostCommand } from "../../src/embed/frame-guard.ts";
import { createHostChannel } from "../../src/embed/host-channel.ts";
import { createHostCommands, type FramePage } from "../../src/embed/host-commands.ts";

const nonce = "5f8a6b1e-0000-4000-8000-000000000000";
const parentOrigin = "https://www.host.example";

interface Sent {
  readonly type: string;
  readonly id: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** An open channel that collects what it sends. */
function openChannel() {
  const sent: Sent[] = [];
  const targets = new Set<unknown>();
  const channel = createHostChannel(
    // The channel uses only `postMessage`.
    { postMessage: (data: unknown, target: unknown) => (targets.add(target), sent.push(data as Sent)) } as never,
    parentOrigin,
  );
  const sentOf = <Type extends OutgoingType>(type: Type): readonly Outgoing[Type][] =>
    // The filter selects by type, which the compiler cannot see.
    sent.filter((message) => message.type === type).map(({ payload }) => payload as unknown as Outgoing[Type]);
  return { channel, sent, sentOf, targets };
}

/** A page that records the calls it receives. */
function fakePage() {
  const done: string[] = [];
  let isSignedIn = true;
  const balances = [{ currency: "EUR" }, { currency: "USD" }];
  const page = {
    store: {
      locale: "en",
      queries: {
        peek: () => ({ locales: [{ code: "en" }, { code: "de" }] }),
        load: async () => ({ odds_types: { available: ["european"] }, is_my_bets_visible: false }),
      },
      listings: { frame: () => null, settings: () => null, siteConfig: () => null },
      preferences: { change: (changes: object) => void done.push(`preferences ${JSON.stringify(changes)}`) },
      slip: {
        getState: () => ({ panel: { isOpen: false, tab: "betSlip" } }),
        setPanel: (panel: object) => void done.push(`panel ${JSON.stringify(panel)}`),
        clear: () => void done.push("slip cleared"),
      },
      session: {
        getState: () =>
          isSignedIn
            ? { status: "signedIn", player: { id: "1", currency: "EUR", shownName: "Demo" }, balances }
            : { status: "signedOut", player: null, balances: [] },
        async changeCurrency(currency: string) {
          done.push(`currency ${currency}`);
          await new Promise((resolve) => setTimeout(resolve, 20));
          return { ok: true };
        },
        signOut: async () => void ((isSignedIn = false), done.push("signed out")),
        refresh: async () => undefined,
      },
    },
    navigation: {
      getState: () => ({ page: { address: "/live?a=1" }, pending: null }),
      go: async (address: string) => void done.push(`go ${address}`),
    },
  };
  // Only the parts that commands use.
  return { page: page as unknown as FramePage, done, signOut: () => void (isSignedIn = false) };
}

function setUp() {
  const { channel, sentOf, sent, targets } = openChannel();
  const { page, done, signOut } = fakePage();
  const execute = createHostCommands({
    channel,
    auth: {
      takeCode: async () => "code",
      request: async () => true,
      signOut: async () => void done.push("signed out"),
      isLeaving: () => false,
    },
    layout: {
      takeViewport: () => undefined,
      setMode: () => undefined,
      mode: () => "fill",
      scrollToTop: () => undefined,
      stop: () => undefined,
    },
    nonce,
    page: () => page,
    changeLocale: async (locale) => void done.push(`locale ${locale}`),
    onUrlSync: () => undefined,
  });
  return {
    execute: async (order: HostCommand, version: 0 | 1 = 1) => execute(order, version),
    channel,
    sentOf,
    sent,
    targets,
    done,
    signOut,
  };
}

describe("host commands", () => {
  test("are refused before the handshake", async () => {
    const { execute, done } = setUp();
    expect(await execute({ type: "open_bet_slip", payload: {} })).toBe("not_ready");
    expect(await execute({ type: "page_changed", payload: { path: "/" } })).toBe("not_ready");
    expect(done).toEqual([]);
  });

  test("refuse a handshake with the nonce of another page load (H8)", async () => {
    const { execute, channel } = setUp();
    const root = { action: "init", protocol: 1 } as const;
    expect(await execute({ type: "iframe_integration", payload: { ...root, nonce: "5f8a6b1e-1111-4000-8000-000000000000" } })).toBe(
      "not_allowed",
    );
    expect(await execute({ type: "iframe_integration", payload: root })).toBe("not_allowed");
    expect(await execute({ type: "iframe_integration", payload: { ...root, nonce, protocol: 2 } })).toBe("unsupported");
    expect(channel.isOpen()).toBe(false);
  });

  test("change the currency once for twenty equal requests (H27)", async () => {
    const { execute, channel, done, sentOf } = setUp();
    channel.open();
    await Promise.all(Array.from({ length: 20 }, async () => execute({ type: "change_currency", payload: { currency: "USD" } })));
    expect(done).toEqual(["currency USD"]);
    expect(sentOf("notify-currency-changed")).toEqual([{ currency: "USD", ok: true }]);
  });

  test("report the reason when the currency cannot be changed", async () => {
    const { execute, channel, sentOf, signOut, done } = setUp();
    channel.open();
    await execute({ type: "change_currency", payload: { currency: "EUR" } });
    await execute({ type: "change_currency", payload: { currency: "د.إ" } });
    signOut();
    await execute({ type: "change_currency", payload: { currency: "USD" } });
    expect(sentOf("notify-currency-changed").map(({ reason }) => reason)).toEqual(["same", "no_account", "signed_out"]);
    expect(done).toEqual([]);
  });

  test("accept ten bet codes a minute, each confirmed on the page (H14)", async () => {
    const { execute, channel, done } = setUp();
    channel.open();
    const answers: unknown[] = [];
    for (let index = 0; index < 1_000; index += 1)
      answers.push(await execute({ type: "apply_bet_code", payload: { code: `CODE${index}` } }));
    expect(answers.filter((answer) => answer === null)).toHaveLength(10);
    expect(done[0]).toBe("go /live?a=1&betcode=CODE0");
    expect(done.some((entry) => entry.startsWith("slip"))).toBe(false);
  });

  test("refuse what the site does not offer", async () => {
    const { execute, channel, done } = setUp();
    channel.open();
    expect(await execute({ type: "odds_changed", payload: { oddsType: "american" } })).toBe("not_allowed");
    expect(await execute({ type: "open_bet_slip", payload: { tab: "MY_BETS" } })).toBe("not_allowed");
    expect(await execute({ type: "page_changed", payload: { path: "//evil.example" } })).toBe("bad_payload");
    expect(await execute({ type: "change_locale", payload: { locale: "\u202Ede" } })).toBe("not_allowed");
    expect(await execute({ type: "change_locale", payload: { locale: "xx" } })).toBe("not_allowed");
    expect(done).toEqual([]);
    expect(await execute({ type: "change_locale", payload: { locale: "en-GB" } })).toBeNull();
    expect(done).toEqual(["locale en"]);
  });

  test("send only `initialized` before the handshake, and only to the parent (H21, H24)", async () => {
    const { channel, sent, targets } = setUp();
    channel.send("balance-changed", { currency: "EUR", amountMinor: "1", subunits: 100, at: "" });
    channel.send("initialized", { protocols: [1], build: "1", capabilities: [], nonce, locale: "en", loggedIn: false });
    expect(await channel.request("deposit", { reason: "user", returnTo: "/" })).toBe("timeout");
    expect(sent.map(({ type }) => type)).toEqual(["initialized"]);
    expect([...targets]).toEqual([parentOrigin]);
  });
});

describe("session hand-over", () => {
  function setUpAuth({ keepsCookies, comesBack }: { readonly keepsCookies: boolean; readonly comesBack: boolean }) {
    const { channel, sent } = openChannel();
    const asked: string[] = [];
    let bearer: string | null = null;
    let player: { readonly id: string; readonly shownName: string } | null = null;
    const frame: FramePorts = {
      setBearer: (token) => void (bearer = token),
      canKeepCookies: () => keepsCookies,
      ports: {
        http: async ({ body }: { readonly body: string }) => {
          const { carrier, code } = JSON.parse(body) as { readonly carrier: string; readonly code: string };
          asked.push(carrier);
          const token = carrier === "bearer" ? "a-token" : null;
          if (code.startsWith("bad")) return { type: "answer", status: 403, text: "{}" };
          if (token !== null || comesBack) player = { id: code.at(-1) ?? "", shownName: code };
          return { type: "answer", status: 200, text: JSON.stringify({ player: {}, token, expires_in: 900 }) };
        },
        // Only the ports that signing in uses.
      } as unknown as FramePorts["ports"],
    };
    const cleared: string[] = [];
    const store = {
      session: { getState: () => ({ player }), refresh: async () => undefined, signOut: async () => void (player = null) },
      slip: { clear: () => void cleared.push("slip") },
    };
    // Not used here.
    const auth = createFrameAuth({
      frame,
      channel,
      parentOrigin,
      store: () => store as never,
      onSwitched: (name) => void cleared.push(name),
    });
    return { auth, asked, cleared, sent, bearer: () => bearer };
  }

  test("uses a cookie where the browser stores it", async () => {
    const { auth, asked, bearer } = setUpAuth({ keepsCookies: true, comesBack: true });
    expect(await auth.takeCode("code-of-1")).toBeNull();
    expect(asked).toEqual(["cookie"]);
    expect(bearer()).toBeNull();
  });

  test("uses a token where the browser drops cookies (H23)", async () => {
    const { auth, asked, bearer } = setUpAuth({ keepsCookies: false, comesBack: false });
    expect(await auth.takeCode("code-of-1")).toBeNull();
    expect(asked).toEqual(["bearer"]);
    expect(bearer()).toBe("a-token");
    await auth.signOut();
    expect(bearer()).toBeNull();
  });

  test("requests a second code for a token when the cookie is dropped", async () => {
    const { auth, asked, sent, bearer } = setUpAuth({ keepsCookies: true, comesBack: false });
    expect(await auth.takeCode("code-of-1")).toBeNull();
    expect(sent.map(({ type }) => type)).toEqual(["sb:auth-request"]);
    expect(await auth.takeCode("next-code-of-1")).toBeNull();
    expect(asked).toEqual(["cookie", "bearer"]);
    expect(bearer()).toBe("a-token");
  });

  test("clears the slip and names the player when another one signs in; a bad code changes nothing", async () => {
    const { auth, cleared } = setUpAuth({ keepsCookies: true, comesBack: true });
    await auth.takeCode("code-of-1");
    await auth.takeCode("again-of-1");
    expect(await auth.takeCode("bad-code")).toBe("code");
    expect(cleared).toEqual([]);
    await auth.takeCode("code-of-2");
    expect(cleared).toEqual(["slip", "code-of-2"]);
  });
});
