import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { PlacedBet } from "@touchline/domain";
import { money, toOdds } from "@touchline/domain";
import { wireToPlacedBet } from "../../src/slip/placement/wire-bet.ts";
import { euros, SlipHarness, wireBet } from "./slip-harness.ts";

let page: SlipHarness;
beforeEach(() => {
  page = new SlipHarness();
});

const attempt = (state: string, more: object = {}) => ({ status: 200, body: { key: "k", state, ...more } });
const closing = [attempt("unknown"), attempt("unknown"), attempt("void")];

/** A bet with only these fields. */
function only(...names: readonly (keyof ReturnType<typeof wireBet>)[]): object {
  return Object.fromEntries(Object.entries(wireBet("7")).filter(([name]) => names.some((one) => one === name)));
}

describe("any success is placed or being checked", () => {
  it.each([200, 201, 202, 299])("slip shows the receipt on %i with the bets", async (status) => {
    page.fill();
    page.replies.push({ status, body: { bets: [wireBet("7")] } });
    await page.store.place();
    expect(page.slip.placedBets).toMatchObject([{ ref: "REF-7", potentialReturn: euros(925) }]);
  });

  it.each<readonly [status: number, what: string, body: unknown]>([
    [201, "no body", null],
    [202, "an empty object", {}],
    [204, "no body", null],
    [200, "a text", "placed"],
    [200, "no bets", { bets: [] }],
    [200, "a bet without a name", { bets: [{}] }],
    [200, "more bets than were sent", { bets: [wireBet("7"), wireBet("8")] }],
    [200, "null in place of bets", { bets: null }],
    [200, "an error with an id", { id: "request-1", error: "No funds." }],
    [200, "a coded error with an id", { id: "request-1", code: 101, message: "No." }],
  ])("slip queries the bet by its key on %i with %s", async (status, _what, body) => {
    page.fill();
    page.replies.push({ status, body }, attempt("placed", { bets: [wireBet("7")] }));
    await page.store.place();
    expect(page.slip.state).toBe("processing");
    await page.pass(600);
    expect(page.slip.placedBets).toMatchObject([{ ref: "REF-7" }]);
    expect(page.sentKeys).toHaveLength(1);
  });

  it("slip computes a return that the answer leaves out", async () => {
    page.fill();
    page.replies.push({ status: 200, body: { bets: [only("id", "ref", "stake", "odds", "status")] } });
    await page.store.place();
    expect(page.slip.placedBets).toMatchObject([
      { id: "7", ref: "REF-7", stake: euros(500), potentialReturn: euros(925), legs: [{ outcomeName: "A", matchName: "A – B" }] },
    ]);
  });

  it("slip shows the bets as sent when the key reports only that they were placed", async () => {
    page.fill(2);
    page.replies.push({ status: 202, body: null }, attempt("placed"));
    await page.store.place();
    await page.pass(600);
    expect(page.slip.state).toBe("success");
    expect(page.slip.placedBets.map(({ stake, potentialReturn }) => [stake, potentialReturn])).toEqual([
      [euros(500), euros(925)],
      [euros(500), euros(925)],
    ]);
    expect(new Set(page.slip.placedBets.map(({ id }) => id)).size).toBe(2);
  });

  it("slip takes a bet from the private channel without its return", async () => {
    page.fill();
    page.replies.push({ status: 200, body: { bets: [wireBet("7", "submitted")] } });
    await page.store.place();
    const { potential_win_amount: _left, pending_until: _out, ...shorter } = wireBet("7");
    page.store.betChanged(shorter as ReturnType<typeof wireBet>); // sent by a backend with fewer fields
    expect(page.slip).toMatchObject({ state: "success", placedBets: [{ potentialReturn: euros(925) }] });
  });

  it("slip neither throws nor loses the bet on any success", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 200, max: 299 }),
        fc.oneof(
          fc.jsonValue(),
          fc.record({
            bets: fc.array(fc.oneof(fc.jsonValue(), fc.record({ id: fc.string(), stake: fc.jsonValue(), odds: fc.jsonValue() }))),
          }),
        ),
        async (status, body) => {
          const other = new SlipHarness();
          other.fill();
          other.replies.push({ status, body }, { status, body });
          await other.store.place();
          await other.pass(600);
          expect(["processing", "success"]).toContain(other.slip.state);
          expect(other.store.getState().alert).toBeNull();
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("a failure that is not in the API's own format", () => {
  it.each([400, 403, 404, 405, 408, 413, 425, 429, 499, 501, 502])(
    "slip closes the key of an uncoded %i before it says not placed",
    async (status) => {
      page.fill();
      page.replies.push({ status, body: null }, ...closing);
      await page.store.place();
      expect(page.slip.state).toBe("processing");
      expect(page.store.getState().alert).toBeNull();
      await page.pass(2000);
      expect(page.slip.state).toBe("initial");
      expect(page.store.getState().alert).toBe("notPlaced");
      expect(page.calls.at(-1)?.path).toMatch(/\/close$/u);
    },
  );

  it.each([
    [408, "timeout"],
    [409, "conflict"],
    [422, "key_reused"],
    [429, "too_many_requests"],
    [502, "bad_gateway"],
    [408, 408],
    [409, 6],
    [429, 8],
    [499, 1],
  ])("slip queries the key on a %i with the code %s", async (status, code) => {
    page.fill();
    page.replies.push({ status, body: { code, message: "no" } }, attempt("placed", { bets: [wireBet("4")] }));
    await page.store.place();
    expect(page.slip.state).toBe("processing");
    await page.pass(600);
    expect(page.slip.state).toBe("success");
  });

  it("slip shows not placed at once when the key was closed before", async () => {
    page.fill();
    page.replies.push({ status: 409, body: { code: "attempt_closed", message: "" } });
    await page.store.place();
    expect(page.slip.state).toBe("initial");
    expect(page.store.getState().alert).toBe("notPlaced");
  });

  it("slip queries the bet when the request throws", async () => {
    page.fill();
    page.replies.push(() => Promise.reject(new Error("broken")), attempt("placed", { bets: [wireBet("4")] }));
    await page.store.place();
    await page.pass(600);
    expect(page.slip.state).toBe("success");
  });
});

describe("a coded refusal without reasons for each bet", () => {
  const bodies = (code: number): readonly object[] => [
    { code, message: "no" },
    { code, message: "no", data: null },
    { code, message: "no", data: { errors_by_bet: null, details: 5 } },
    { code, message: "no", data: { errors_by_bet: [null, 3], localized_message: "" } },
  ];
  it.each([
    [101, "error.place_bets.invalid_odds"],
    [114, "error.platform.pve_player_bet_forbidden"],
    [120, "error.place_bets.invalid_odds_custom_bet"],
    [100, "error.place_bets.default"],
  ])("slip shows the message of code %i", async (code, messageKey) => {
    for (const body of bodies(code)) {
      const other = new SlipHarness();
      other.fill();
      other.replies.push({ status: 400, body });
      await other.store.place();
      expect(other.slip, JSON.stringify(body)).toMatchObject({ state: "error", refusal: { code, messageKey, message: null } });
      expect(other.store.getState().alert).toBeNull();
    }
  });

  it("slip asks for the missing fields on code 118, and about the price on code 101", async () => {
    page.fill();
    page.replies.push({ status: 400, body: { code: 118 } });
    await page.store.place();
    expect(page.store.getState().alert).toBe("missedFields");
    page.replies.push({ status: 400, body: { code: 101 } });
    await page.store.place();
    expect(page.store.refusals()).toMatchObject([{ type: "oddsChanged" }]);
  });

  it("slip shows the message of the refusal", async () => {
    page.fill();
    page.replies.push({ status: 403, body: { code: 114, message: "no", data: { localized_message: "Nicht erlaubt" } } });
    await page.store.place();
    expect(page.slip.refusal?.message).toBe("Nicht erlaubt");
  });
});

describe("the return of a receipt", () => {
  const leg = { id: "a", outcomeName: "", marketName: "", matchName: "", odds: toOdds(1500), oddsAsked: toOdds(1500) };
  const known: PlacedBet = {
    id: "k.0",
    ref: "",
    type: "combo",
    status: "accepted",
    stake: euros(777),
    odds: toOdds(2250),
    potentialReturn: euros(1748),
    createdAtMs: 0,
    pendingUntilMs: null,
    rejectReason: null,
    isVip: false,
    legs: [leg, { ...leg, id: "b" }],
  };

  it("follows from the exact product of the prices taken, floored once", () => {
    const wire = { id: 5, odds: 2369, selections: [{ odds: 1333 }, { odds: 1777 }] };
    expect(wireToPlacedBet(wire, known)).toMatchObject({
      id: "5",
      potentialReturn: money(BigInt(Math.floor((777 * 1333 * 1777) / 1_000_000)), euros(0)),
    });
  });

  it("is the one in the answer, otherwise the known one", () => {
    expect(wireToPlacedBet({ potential_win_amount: 1700 }, known).potentialReturn).toEqual(euros(1700));
    expect(wireToPlacedBet({ potential_win_amount: "1700", stake: { value: 1.5 } }, known)).toMatchObject({
      stake: euros(777),
      potentialReturn: euros(1748),
    });
  });
});
