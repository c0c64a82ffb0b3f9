import type { Bet } from "@touchline/contract/entities/bet";
import type { Settings } from "@touchline/contract/http/settings";
import type { PlacementError } from "@touchline/contract/errors";
import { defaultSlipRules, money, selectionId, toOdds, type Money, type Slip, type SlipSelection } from "@touchline/domain";
import { createApiClient, type RawAnswer } from "../../src/core/api-client.ts";
import type { AnalyticsEvent, HttpAnswer, Player, SessionState, StoragePort, StorePorts, TabsPort } from "../../src/index.ts";
import type { Resource } from "../../src/core/query-store.ts";
import type { SessionStore } from "../../src/player/session.ts";
import { createSlip, type SlipPage } from "../../src/slip/create-slip.ts";
import { createLazySlip, firstSlipState, type SlipStore } from "../../src/slip/slip-state.ts";
import { createFakePorts } from "../fake-ports.ts";

const EUR = { currency: "EUR", subunits: 100 } as const;

export function euros(minor: number): Money {
  return money(BigInt(minor), EUR);
}

export function selectionOf(n: number, changes: Partial<SlipSelection> = {}): SlipSelection {
  const odds = changes.odds ?? toOdds(1850);
  const base: SlipSelection = {
    id: "",
    matchId: String(n),
    matchUrnId: `tl:match:${n}`,
    matchSlug: `a-b-m-${n}`,
    matchStatus: "prematch",
    startsAtMs: 0,
    sportKey: "soccer",
    nameA: "A",
    nameB: "B",
    categoryName: "England",
    leagueName: "Premier League",
    provider: "betradar",
    marketId: "100001",
    marketName: "1x2",
    marketGroup: "all",
    specifier: "",
    outcomeId: "500001",
    outcomeName: "A",
    odds,
    acceptedOdds: odds,
    initialOdds: odds,
    trail: [],
    availability: "open",
    isPriceRefused: false,
    ...changes,
  };
  return { ...base, id: selectionId(base) };
}

/** A bet in an answer of the server. */
export function wireBet(id: string, status: Bet["status"] = "waiting_results", changes: Partial<Bet> = {}): Bet {
  return {
    id,
    ref: `REF-${id}`,
    type: "single",
    status,
    result: "no_results",
    stake: { value: 500, currency: "EUR", subunits: 100 },
    odds: 1850,
    potential_win_amount: 925,
    win_amount: 0,
    to_cashout: null,
    cashout: null,
    cashout_rule: null,
    cashout_amount: 0,
    original_stake: 500,
    is_vip: false,
    is_quick: false,
    is_return_capped: false,
    edited_from: null,
    edited_to: null,
    created_at: "2026-01-01T00:00:00.000Z",
    accepted_at: null,
    settled_at: null,
    pending_until: status === "submitted" ? "1970-01-01T00:00:05.000Z" : null,
    reject_reason: null,
    system: null,
    simulated_detail: false,
    selections: [],
    ...changes,
  };
}

export function placementError(code: number, bets: PlacementError["data"]["errors_by_bet"] = {}): PlacementError {
  return { code, message: "refused", data: { errors_by_bet: bets } };
}

/** A request as the scripted server receives it. */
export interface ServerCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Reply = RawAnswer | null | ((call: ServerCall) => RawAnswer | null | Promise<RawAnswer | null>);

/** The player as set by a test. */
interface HarnessPlayer {
  readonly isSignedIn: boolean;
  readonly isForbidden: boolean;
}

/** What the slip needs from the page; tests also pass it to quick bet and to the maximum stakes. */
type HarnessPage = Omit<SlipPage, "session" | "ports"> & {
  readonly ports: StorePorts;
  readonly session: Pick<SessionStore, "getState" | "balance" | "subscribe">;
};

function named<Wire, Value>(name: string): Resource<Wire, Value> {
  const unused = (): never => {
    throw new Error("Tests set the settings");
  };
  return { queryKey: [name, null], freshMs: 0, live: "none", read: unused, take: unused };
}

function mapStorage(entries: Map<string, string>): StoragePort {
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, text) => void (text === null ? entries.delete(key) : entries.set(key, text)),
  };
}

/** A page's slip with a scripted server, virtual timers and a storage that survives reloads. */
export class SlipHarness {
  readonly stored: Map<string, string>;
  /** Local storage: may be shared by several harnesses. */
  readonly onDevice: Map<string, string>;
  readonly calls: ServerCall[] = [];
  readonly replies: Reply[] = [];
  readonly page: HarnessPage;
  readonly store: SlipStore;
  player: HarnessPlayer = { isSignedIn: true, isForbidden: false };
  playerId: string | null = "player-1";
  balance: Money | null = euros(100_000);
  /** The capabilities of the backend; undefined until they are read. */
  settings: Pick<Settings, "capabilities"> | undefined = undefined;
  nowMs = 0;
  private timers: { at: number; run: () => void }[] = [];
  private keys = 0;

  readonly events: AnalyticsEvent[] = [];

  constructor(
    stored = new Map<string, string>(),
    tab?: { readonly name: string; readonly port: TabsPort },
    onDevice = new Map<string, string>(),
    entryMode: Slip["entryMode"] = "oneType",
  ) {
    this.stored = stored;
    this.onDevice = onDevice;
    this.keys = stored.size * 100;
    const ports: StorePorts = {
      ...createFakePorts().ports,
      sessionStorage: mapStorage(this.stored),
      localStorage: mapStorage(this.onDevice),
      preferences: { read: () => "device-1", write: () => undefined },
      http: async ({ method, path, headers, body }) =>
        this.answer({ method, path, headers, body: body === null ? null : JSON.parse(body) }),
      time: { now: () => this.nowMs, after: (afterMs, run) => this.after(afterMs, run), beforePaint: (run) => run() },
      createId: () => `key-${tab?.name ?? ""}0000${(this.keys += 1)}`,
      track: (event) => void this.events.push(event),
      ...(tab === undefined ? {} : { tabs: tab.port }),
    };
    this.page = {
      ports,
      api: createApiClient({ http: ports.http, locale: "en", onUnauthorized: () => undefined }),
      clock: { now: () => this.nowMs },
      session: {
        getState: () => this.sessionState(),
        balance: () => this.balance,
        subscribe: () => () => undefined,
      },
      // Queries that have only keys: tests set the settings, and no other data is available.
      listings: { siteConfig: () => named("siteConfig"), settings: () => named("settings") },
      queries: { peek: ({ queryKey: [name] }) => (name === "settings" ? this.settings : undefined) as never },
    };
    const rules = {
      ...defaultSlipRules,
      multiSingleByProvider: { betradar: true },
      ...(entryMode === "oneType" ? {} : { systemTypes: [{ id: "2/3", totalCount: 3, winCount: 2 }] }),
    };
    this.store = createLazySlip(firstSlipState(EUR, { rules, oddsPolicy: "none", entryMode }));
    this.store.attach((state) => createSlip(state, this.page));
  }

  private sessionState(): SessionState {
    if (!this.player.isSignedIn) return { status: "signedOut", player: null, balances: [] };
    const player = { id: this.playerId, isBettingForbidden: this.player.isForbidden } as Player;
    return { status: "signedIn", player, balances: [] };
  }

  private async answer(call: ServerCall): Promise<HttpAnswer> {
    this.calls.push(call);
    const reply = this.replies.shift() ?? null;
    const answer = typeof reply === "function" ? await reply(call) : reply;
    if (answer === null) return { type: "unreachable" };
    return { type: "answer", status: answer.status, text: JSON.stringify(answer.body) ?? "" };
  }

  after(afterMs: number, run: () => void): () => void {
    const timer = { at: this.nowMs + afterMs, run };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((other) => other !== timer));
  }

  /** Adds one selection from each of the first `count` matches to the slip, with a shared stake. */
  fill(count = 1, stake = 500): void {
    for (let n = 1; n <= count; n += 1) this.store.dispatch({ type: "selectionToggled", selection: selectionOf(n) });
    this.store.dispatch({ type: "sharedStakeTyped", stake: euros(stake) });
  }

  /** Advances virtual time by a span: runs the timers due in it and lets answers arrive in between. */
  async pass(spanMs: number): Promise<void> {
    const end = this.nowMs + spanMs;
    for (;;) {
      await settle();
      const next = this.timers.filter((timer) => timer.at <= end).sort((left, right) => left.at - right.at)[0];
      if (next === undefined) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.nowMs = Math.max(this.nowMs, next.at);
      next.run();
    }
    this.nowMs = end;
    await settle();
  }

  get slip() {
    return this.store.getState().slip;
  }

  get sentKeys(): readonly (string | undefined)[] {
    return this.calls
      .filter(({ method, path }) => method === "POST" && path === "/api/v2/bets")
      .map((call) => call.headers["Idempotency-Key"]);
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 64; turn += 1) await Promise.resolve();
}

/** The tabs of one browser: messages reach the others a microtask later, and only one tab at a time can claim a name. */
export class FakeBrowser {
  private readonly listeners = new Map<string, (text: string) => void>();
  private readonly held = new Set<string>();

  /** Opens another tab with its own session. */
  open(name: string, stored = new Map<string, string>(), entryMode: Slip["entryMode"] = "oneType"): SlipHarness {
    return new SlipHarness(stored, { name, port: this.portOf(name) }, new Map(), entryMode);
  }

  private portOf(name: string): TabsPort {
    return {
      post: (text) => {
        for (const [other, listener] of this.listeners) if (other !== name) void Promise.resolve().then(() => listener(text));
      },
      subscribe: (listener) => {
        this.listeners.set(name, listener);
        return () => void this.listeners.delete(name);
      },
      claim: async (what) => {
        if (this.held.has(what)) return null;
        this.held.add(what);
        return () => void this.held.delete(what);
      },
    };
  }
}
