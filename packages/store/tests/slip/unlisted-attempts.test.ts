import type { Bet } from "@touchline/contract/entities/bet";
import { beforeEach, describe, expect, it } from "vitest";
import type { RawAnswer } from "../../src/core/api-client.ts";
import { euros, SlipHarness, wireBet } from "./slip-harness.ts";

let page: SlipHarness;
beforeEach(() => {
  page = new SlipHarness();
  page.settings = { capabilities: [] };
});

/** The bet that `fill` sends, as the list shows it. */
function listed(id: string, changes: Partial<Bet> = {}): Bet {
  const match = {
    id: 1,
    urn_id: "tl:match:1",
    slug: "a-b-m-1",
    name: "A – B",
    start_time: "2026-01-01T00:00:00.000Z",
    status: 0,
    sport_key: "soccer",
    category_name: "England",
    tournament_name: "Premier League",
    home_name: "A",
    away_name: "B",
    score: null,
  };
  const leg: Bet["selections"][number] = {
    id: `${id}:0`,
    status: "no_results",
    dead_heat_share: null,
    odds: 1850,
    odds_asked: 1850,
    specifier: "",
    provider: "betradar",
    simulated_detail: false,
    match,
    market: { id: 100001, name: "1x2", specifier: "" },
    outcome: { id: 500001, name: "A" },
  };
  return wireBet(id, "waiting_results", { selections: [leg], ...changes });
}

function list(...bets: readonly Bet[]): RawAnswer {
  return { status: 200, body: { data: bets, pagination: { total: bets.length, page: 1, limit: 50, last_page: 1 } } };
}

const gone: RawAnswer = { status: 404, body: null };

describe("an attempt on a backend without idempotency keys", () => {
  it("needs no further call when the answer contains the bets", async () => {
    page.fill();
    page.replies.push(list(listed("1")), { status: 201, body: [wireBet("7")] });
    await page.store.place();
    expect(page.slip.placedBets).toMatchObject([{ ref: "REF-7" }]);
    expect(page.calls.map(({ method, path }) => `${method} ${path.split("?")[0]}`)).toEqual(["GET /api/v3/bets", "POST /api/v2/bets"]);
  });

  it.each<readonly [what: string, body: unknown]>([
    ["a single bet", wireBet("7")],
    ["bets in `data`", { data: [wireBet("7")] }],
    ["a bet without an id", { bets: [{ stake: 500, currency: "EUR", selections: [] }] }],
    ["a bet whose id is a number", { bets: [{ id: 7 }] }],
  ])("is placed by an answer with %s", async (_what, body) => {
    page.fill();
    page.replies.push(list(), { status: 201, body });
    await page.store.place();
    expect(page.slip).toMatchObject({ state: "success", placedBets: [{ stake: euros(500), potentialReturn: euros(925) }] });
  });

  it.each<readonly [what: string, answer: RawAnswer | null]>([
    ["no answer", null],
    ["202 without a body", { status: 202, body: null }],
    ["204", { status: 204, body: null }],
    ["502", { status: 502, body: null }],
    ["an uncoded 400", { status: 400, body: null }],
  ])("finds the bet in the list after %s, and is sent once", async (_what, answer) => {
    page.fill();
    const before = listed("1");
    page.replies.push(list(before), answer, list(before), list(listed("2"), before));
    await page.store.place();
    expect(page.slip.state).toBe("processing");
    await page.pass(2_000);
    expect(page.slip).toMatchObject({ state: "success", placedBets: [{ id: "2", ref: "REF-2" }] });
    expect(page.sentKeys).toHaveLength(1);
    expect(page.calls.some(({ path }) => path.includes("attempts"))).toBe(false);
  });

  it.each<readonly [what: string, other: Bet]>([
    ["that was there before", listed("1")],
    ["with another stake", listed("2", { original_stake: 600 })],
    ["on another selection", listed("2", { selections: [{ ...listed("2").selections[0]!, outcome: { id: 9, name: "B" } }] })],
  ])("does not take a bet %s for its own, and says that its outcome is unknown", async (_what, other) => {
    page.fill();
    page.replies.push(list(listed("1")), null, ...Array.from({ length: 5 }, () => list(other)));
    await page.store.place();
    await page.pass(30_000);
    expect(page.slip.state).toBe("processing");
    expect(page.store.getState()).toMatchObject({ attemptStage: "unknown", alert: null });
    expect(page.sentKeys).toHaveLength(1);
  });

  it("releases the slip only at the player's request, without reporting that nothing was placed", async () => {
    page.fill();
    page.replies.push(list(), null, ...Array.from({ length: 5 }, () => list()));
    await page.store.place();
    page.store.leaveUnknown();
    expect(page.slip.state).toBe("processing");
    await page.pass(30_000);
    page.store.leaveUnknown();
    expect(page.slip).toMatchObject({ state: "initial", bets: [{ type: "single" }] });
    expect(page.store.getState()).toMatchObject({ attemptStage: "none", alert: null });
  });

  it("waits while the list cannot be read, and finds the bet when the player checks again", async () => {
    page.fill();
    page.replies.push(list(), null);
    await page.store.place();
    await page.pass(30_000);
    expect(page.store.getState().attemptStage).toBe("stalled");
    page.store.leaveUnknown();
    expect(page.slip.state).toBe("processing");
    page.replies.push(list(listed("2")));
    page.store.checkAgain();
    await page.pass(10);
    expect(page.slip.state).toBe("success");
  });

  it("is found after a reload", async () => {
    page.fill();
    page.replies.push(list(listed("1")), () => new Promise(() => {}));
    void page.store.place();
    await page.pass(10);
    const reloaded = new SlipHarness(page.stored);
    reloaded.settings = { capabilities: [] };
    reloaded.replies.push(list(listed("2"), listed("1")));
    reloaded.store.restore(null);
    await reloaded.pass(600);
    expect(reloaded.slip).toMatchObject({ state: "success", placedBets: [{ id: "2" }] });
    expect(reloaded.sentKeys).toEqual([]);
  });

  it("follows a bet through its in-play delay in the list", async () => {
    page.fill();
    page.replies.push(list(), { status: 200, body: { bets: [wireBet("7", "submitted")] } }, list(listed("7")));
    await page.store.place();
    expect(page.store.getState().attemptStage).toBe("delayed");
    await page.pass(10_000);
    expect(page.slip).toMatchObject({ state: "success", placedBets: [{ id: "7", status: "accepted" }] });
  });

  it("searches the list when a backend with unknown capabilities does not have the call", async () => {
    page.settings = undefined;
    page.fill();
    page.replies.push(null, ...Array.from({ length: 5 }, () => [gone, list(listed("2"))]).flat());
    await page.store.place();
    await page.pass(30_000);
    expect(page.store.getState().attemptStage).toBe("unknown");
    expect(page.slip.state).toBe("processing");
  });
});

describe("a refusal without a code", () => {
  const refusal = { status: 400, body: { message: "The balance is too low." } };

  it("is shown as not placed once two lists do not contain the bet", async () => {
    page.fill();
    page.replies.push(list(listed("1")), refusal, list(listed("1")), list(listed("1")));
    await page.store.place();
    await page.pass(600);
    expect(page.slip.state).toBe("processing");
    await page.pass(1_000);
    expect(page.slip.state).toBe("initial");
    expect(page.store.getState().alert).toBe("notPlaced");
  });

  it.each<readonly [what: string, before: RawAnswer | null, later: RawAnswer | null]>([
    ["the bets before it are not known", null, list()],
    ["the list cannot be read", list(), null],
  ])("proves nothing while %s", async (_what, before, later) => {
    page.fill();
    page.replies.push(before, refusal, ...Array.from({ length: 5 }, () => later));
    await page.store.place();
    await page.pass(30_000);
    expect(page.slip.state).toBe("processing");
    expect(page.store.getState().alert).toBeNull();
  });

  it("does not hide a bet that is listed after all", async () => {
    page.fill();
    page.replies.push(list(), refusal, list(), list(listed("2")));
    await page.store.place();
    await page.pass(2_000);
    expect(page.slip.state).toBe("success");
  });
});

describe("a coded refusal in another form", () => {
  it.each<readonly [body: object, messageKey: string]>([
    [{ code: "114", message: "no" }, "error.platform.pve_player_bet_forbidden"],
    [{ data: { code: 101, data: {} } }, "error.place_bets.invalid_odds"],
    [{ error: { code: 120 } }, "error.place_bets.invalid_odds_custom_bet"],
    [{ data: { errors_by_bet: [{ localized_message: "Too much" }] } }, "error.place_bets.default"],
  ])("%j has its own message", async (body, messageKey) => {
    page.fill();
    page.replies.push(list(), { status: 422, body });
    await page.store.place();
    expect(page.slip).toMatchObject({ state: "error", refusal: { messageKey } });
    expect(page.store.getState().alert).toBeNull();
  });
});
