import type { Outgoing, OutgoingType } from "@touchline/embed/protocol";
import { describe, expect, test } from "vitest";
import { createFrameAuth } from "../../src/embed/frame-auth.ts";
import type { FramePorts } from "../../src/embed/frame-ports.ts";
import type { Order } from "../../src/embed/frame-guard.ts";
import { createHostLine } from "../../src/embed/host-line.ts";
import { createHostOrders, type FramePage } from "../../src/embed/host-orders.ts";

const nonce = "5f8a6b1e-0000-4000-8000-000000000000";
const parentOrigin = "https://www.host.example";

interface Sent {
  readonly type: string;
  readonly id: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A line whose other end is a list. */
function openLine() {
  const sent: Sent[] = [];
  const targets = new Set<unknown>();
  const line = createHostLine(
    // The one call of a window that the line makes.
    { postMessage: (data: unknown, target: unknown) => (targets.add(target), sent.push(data as Sent)) } as never,
    parentOrigin,
  );
  const told = <Type extends OutgoingType>(type: Type): readonly Outgoing[Type][] =>
    // The filter has chosen them by their type, which types do not see.
    sent.filter((message) => message.type === type).map(({ payload }) => payload as unknown as Outgoing[Type]);
  return { line, sent, told, targets };
}

/** A page that notes what is done to it. */
function fakePage() {
  const done: string[] = [];
  let isSignedIn = true;
  const balances = [{ currency: "EUR" }, { currency: "USD" }];
  const page = {
    store: {
      locale: "en",
      queries: {
        peek: () => [{ code: "en" }, { code: "de" }],
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
  // What orders ask of a page, and no more.
  return { page: page as unknown as FramePage, done, signOut: () => void (isSignedIn = false) };
}

function setUp() {
  const { line, told, sent, targets } = openLine();
  const { page, done, signOut } = fakePage();
  const obey = createHostOrders({
    line,
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
  return { obey: async (order: Order, version: 0 | 1 = 1) => obey(order, version), line, told, sent, targets, done, signOut };
}

describe("what a host wants of the frame", () => {
  test("waits for the handshake", async () => {
    const { obey, done } = setUp();
    expect(await obey({ type: "open_bet_slip", payload: {} })).toBe("not_ready");
    expect(await obey({ type: "page_changed", payload: { path: "/" } })).toBe("not_ready");
    expect(done).toEqual([]);
  });

  test("a handshake of another load is none (H8)", async () => {
    const { obey, line } = setUp();
    const root = { action: "init", protocol: 1 } as const;
    expect(await obey({ type: "iframe_integration", payload: { ...root, nonce: "5f8a6b1e-1111-4000-8000-000000000000" } })).toBe(
      "not_allowed",
    );
    expect(await obey({ type: "iframe_integration", payload: root })).toBe("not_allowed");
    expect(await obey({ type: "iframe_integration", payload: { ...root, nonce, protocol: 2 } })).toBe("unsupported");
    expect(line.isOpen()).toBe(false);
  });

  test("the same currency twenty times is changed once (H27)", async () => {
    const { obey, line, done, told } = setUp();
    line.open();
    await Promise.all(Array.from({ length: 20 }, async () => obey({ type: "change_currency", payload: { currency: "USD" } })));
    expect(done).toEqual(["currency USD"]);
    expect(told("notify-currency-changed")).toEqual([{ currency: "USD", ok: true }]);
  });

  test("a currency that cannot be is answered with why", async () => {
    const { obey, line, told, signOut, done } = setUp();
    line.open();
    await obey({ type: "change_currency", payload: { currency: "EUR" } });
    await obey({ type: "change_currency", payload: { currency: "د.إ" } });
    signOut();
    await obey({ type: "change_currency", payload: { currency: "USD" } });
    expect(told("notify-currency-changed").map(({ reason }) => reason)).toEqual(["same", "no_account", "signed_out"]);
    expect(done).toEqual([]);
  });

  test("ten bet codes a minute, each asked about on the page (H14)", async () => {
    const { obey, line, done } = setUp();
    line.open();
    const answers: unknown[] = [];
    for (let index = 0; index < 1_000; index += 1) answers.push(await obey({ type: "apply_bet_code", payload: { code: `CODE${index}` } }));
    expect(answers.filter((answer) => answer === null)).toHaveLength(10);
    expect(done[0]).toBe("go /live?a=1&betcode=CODE0");
    expect(done.some((entry) => entry.startsWith("slip"))).toBe(false);
  });

  test("what the site does not offer is refused", async () => {
    const { obey, line, done } = setUp();
    line.open();
    expect(await obey({ type: "odds_changed", payload: { oddsType: "american" } })).toBe("not_allowed");
    expect(await obey({ type: "open_bet_slip", payload: { tab: "MY_BETS" } })).toBe("not_allowed");
    expect(await obey({ type: "page_changed", payload: { path: "//evil.example" } })).toBe("bad_payload");
    expect(await obey({ type: "change_locale", payload: { locale: "\u202Ede" } })).toBeNull();
    expect(done).toEqual(["locale en"]);
  });

  test("nothing but `initialized` goes out before, and all of it to the one parent (H21, H24)", async () => {
    const { line, sent, targets } = setUp();
    line.tell("balance-changed", { currency: "EUR", amountMinor: "1", subunits: 100, at: "" });
    line.tell("initialized", { protocols: [1], build: "1", capabilities: [], nonce, locale: "en", loggedIn: false });
    expect(await line.ask("deposit", { reason: "user", returnTo: "/" })).toBe("timeout");
    expect(sent.map(({ type }) => type)).toEqual(["initialized"]);
    expect([...targets]).toEqual([parentOrigin]);
  });
});

describe("handing a session over", () => {
  function setUpAuth({ keepsCookies, comesBack }: { readonly keepsCookies: boolean; readonly comesBack: boolean }) {
    const { line, sent } = openLine();
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
        // What signing in asks of the ports, and no more.
      } as unknown as FramePorts["ports"],
    };
    const cleared: string[] = [];
    const store = {
      session: { getState: () => ({ player }), refresh: async () => undefined, signOut: async () => void (player = null) },
      slip: { clear: () => void cleared.push("slip") },
    };
    // It is never asked for here.
    const auth = createFrameAuth({ frame, line, parentOrigin, store: () => store as never, onSwitched: (name) => void cleared.push(name) });
    return { auth, asked, cleared, sent, bearer: () => bearer };
  }

  test("a cookie, where it is kept", async () => {
    const { auth, asked, bearer } = setUpAuth({ keepsCookies: true, comesBack: true });
    expect(await auth.takeCode("code-of-1")).toBeNull();
    expect(asked).toEqual(["cookie"]);
    expect(bearer()).toBeNull();
  });

  test("a token where the browser keeps none (H23)", async () => {
    const { auth, asked, bearer } = setUpAuth({ keepsCookies: false, comesBack: false });
    expect(await auth.takeCode("code-of-1")).toBeNull();
    expect(asked).toEqual(["bearer"]);
    expect(bearer()).toBe("a-token");
    await auth.signOut();
    expect(bearer()).toBeNull();
  });

  test("another code and a token where the cookie does not come back", async () => {
    const { auth, asked, sent, bearer } = setUpAuth({ keepsCookies: true, comesBack: false });
    expect(await auth.takeCode("code-of-1")).toBeNull();
    expect(sent.map(({ type }) => type)).toEqual(["sb:auth-request"]);
    expect(await auth.takeCode("next-code-of-1")).toBeNull();
    expect(asked).toEqual(["cookie", "bearer"]);
    expect(bearer()).toBe("a-token");
  });

  test("another player finds an empty slip and is told who is here; a bad code changes nothing", async () => {
    const { auth, cleared } = setUpAuth({ keepsCookies: true, comesBack: true });
    await auth.takeCode("code-of-1");
    await auth.takeCode("again-of-1");
    expect(await auth.takeCode("bad-code")).toBe("code");
    expect(cleared).toEqual([]);
    await auth.takeCode("code-of-2");
    expect(cleared).toEqual(["slip", "code-of-2"]);
  });
});
