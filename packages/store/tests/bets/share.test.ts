import { describe, expect, it } from "vitest";
import type { SharedBet } from "@touchline/contract/http/shared-bets";
import { createSelection, marketKey, money, slipSelections } from "@touchline/domain";
import { matchToSelectionMatch, type HttpAnswer } from "../../src/index.ts";
import { createShare, type ShareOpening } from "../../src/bets/share.ts";
import { json } from "../fake-ports.ts";
import { createPage } from "../page-harness.ts";
import { wireMarket, wireMatch } from "../wire.ts";

const leg = { match_id: 7, market_id: 100_018, specifier: "total=2.5", outcome_id: 500_012, odds: 1800 };
const gone = { ...leg, market_id: 100_999 };
const single: SharedBet = { type: "single", selections: [leg] };

interface Answers {
  /** Answers the code with these bets, unless overridden. */
  readonly code?: HttpAnswer;
  readonly match?: HttpAnswer;
  readonly odds?: HttpAnswer;
}

function createSharing(shared: readonly SharedBet[], answers: Answers = {}) {
  const page = createPage({
    "/api/v2/bets/share-code": ({ method }) => answers.code ?? json(method === "POST" ? { code: "ABCD2345" } : { bets: shared }),
    "/api/v2/matches/7": () => answers.match ?? json(wireMatch()),
    "/api/v2/matches/7/markets": () => json({ data: [wireMarket()], pagination: { total: 1, page: 1, limit: 500, last_page: 1 } }),
    "/api/v2/bets/custom/odds": () => answers.odds ?? json({ odds: 4000 }),
  });
  return { ...page, share: createShare(page.store) };
}

function selectionOf({ entities }: ReturnType<typeof createSharing>["store"], outcomeIndex: number) {
  const line = entities.market(marketKey({ id: "100018", matchId: "7", specifier: "total=2.5" }))!;
  return createSelection(matchToSelectionMatch(entities.match("7")!), line, line.outcomes[outcomeIndex]!)!;
}

describe("opening a code (specification 8, decisions AI)", () => {
  it("finds the bets at current and shared prices, without changing anything", async () => {
    const { share, store, requests } = createSharing([single]);
    const opening = await share.open("ABCD 2345");
    expect(requests.find(({ path }) => path.includes("share-code"))?.path).toBe("/api/v2/bets/share-code?code=ABCD%202345");
    expect(opening).toMatchObject({
      type: "opened",
      share: { goneCount: 0, bets: [{ verdict: "better", bet: { selections: [{ odds: 1900, acceptedOdds: 1900, initialOdds: 1800 }] } }] },
    });
    expect(store.slip.getState().slip.bets).toEqual([]);
  });

  it.each<[string, readonly SharedBet[], Answers, ShareOpening["type"]]>([
    ["404", [], { code: json({ code: "share_code_not_found", message: "" }, 404) }, "notFound"],
    ["400", [], { code: json({ code: "invalid_request", message: "" }, 400) }, "notFound"],
    ["500", [], { code: json({ code: "internal", message: "" }, 500) }, "later"],
    ["429", [], { code: json({ code: "slow_down", message: "" }, 429) }, "later"],
    ["no network", [], { code: { type: "unreachable" } }, "later"],
    ["a line that is gone", [{ type: "single", selections: [gone] }], {}, "nothingBettable"],
    ["a match that is over", [single], { match: json(wireMatch({ status: 4 })) }, "nothingBettable"],
    ["a match that is unknown", [single], { match: json({ code: "not_found", message: "" }, 404) }, "nothingBettable"],
    [
      "a custom bet without a price",
      [{ type: "custom_bet", custom_odds: 5000, selections: [leg] }],
      { odds: json({ code: "custom_bet_unavailable", message: "" }, 400) },
      "nothingBettable",
    ],
    ["no bets at all", [], {}, "nothingBettable"],
  ])("%s", async (_, shared, answers, type) => {
    const { share } = createSharing(shared, answers);
    expect((await share.open("ABCD2345")).type).toBe(type);
  });

  it("counts the legs that are gone, and requests a new price for a custom bet", async () => {
    const { share } = createSharing([{ type: "combo", selections: [leg, gone] }]);
    expect(await share.open("ABCD2345")).toMatchObject({ type: "opened", share: { goneCount: 1, bets: [{ bet: { type: "single" } }] } });
    const custom = createSharing([{ type: "custom_bet", custom_odds: 5000, selections: [leg] }]);
    expect(await custom.share.open("ABCD2345")).toMatchObject({
      type: "opened",
      share: { bets: [{ verdict: "worse", bet: { type: "customBet", customOdds: 4000 } }] },
    });
  });
});

describe("taking opened bets", () => {
  async function open() {
    const sharing = createSharing([single]);
    const opening = await sharing.share.open("ABCD2345");
    if (opening.type !== "opened") throw new Error(opening.type);
    const ticket = () => sharing.store.slip.getState().slip;
    return { ...sharing, opening, ticket, under: selectionOf(sharing.store, 1) };
  }

  it("fills an empty slip without a stake, with prices to be checked", async () => {
    const { share, opening, ticket } = await open();
    share.take(opening.share, "add");
    expect(ticket()).toMatchObject({ sharedStake: { minor: 0n }, bets: [{ type: "single", selections: [{ availability: "checking" }] }] });
  });

  it("adds each selection once, or replaces the slip and its stake", async () => {
    const { share, opening, store, ticket, under } = await open();
    store.slip.dispatch({ type: "selectionToggled", selection: under });
    store.slip.dispatch({ type: "sharedStakeTyped", stake: money(500n, { currency: "EUR", subunits: 100 }) });
    share.take(opening.share, "add");
    share.take(opening.share, "add");
    expect(slipSelections(ticket()).map(({ outcomeId }) => outcomeId)).toEqual([under.outcomeId, "500012"]);
    expect(ticket().sharedStake.minor).toBe(500n);
    share.take(opening.share, "replace");
    expect(slipSelections(ticket()).map(({ outcomeId }) => outcomeId)).toEqual(["500012"]);
    expect(ticket().sharedStake.minor).toBe(0n);
  });
});

describe("creating a code", () => {
  it("sends the slip without its stake", async () => {
    const { share, store, requests } = createSharing([]);
    expect(await share.create()).toBeNull();
    store.entities.takeMatches([wireMatch()], { askedAtMs: 1_000_000 });
    store.slip.dispatch({ type: "selectionToggled", selection: selectionOf(store, 0) });
    expect(await share.create()).toBe("ABCD2345");
    expect(JSON.parse(requests.at(-1)?.body ?? "null")).toEqual({ bets: [{ type: "single", selections: [{ ...leg, odds: 1900 }] }] });
  });

  it("returns null when the server refuses", async () => {
    const { share, store } = createSharing([], { code: json({ code: "internal", message: "" }, 500) });
    store.entities.takeMatches([wireMatch()], { askedAtMs: 1_000_000 });
    store.slip.dispatch({ type: "selectionToggled", selection: selectionOf(store, 0) });
    expect(await share.create()).toBeNull();
  });
});
