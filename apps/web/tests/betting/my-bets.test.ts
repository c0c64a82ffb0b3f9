import { fraction, toOdds, type LegResult, type SlipSelection } from "@touchline/domain";
import type { BetEvent } from "@touchline/store";
import { describe, expect, it } from "vitest";
import {
  addableSelections,
  toAddedLeg,
  draftBet,
  toDraft,
  draftReturn,
  isDraftChanged,
} from "../../src/features/betting/my-bets/actions/bet-draft.ts";
import { curveOf } from "../../src/features/betting/my-bets/cashout/offer-curve.tsx";
import { ledgerPicture } from "../../src/features/betting/my-bets/list/ledger-picture.ts";
import { intoColumns } from "../../src/features/betting/my-bets/list/listed-bets.tsx";
import { betsAddress, parseBetChoice } from "../../src/features/betting/my-bets/list/bet-choice.ts";
import { explainBet, factorText, legResultText } from "../../src/features/betting/my-bets/card/settlement.tsx";
import { betToImage } from "../../src/features/betting/my-bets/actions/bet-image.ts";
import { countTracked, trackedBets } from "../../src/features/betting/my-bets/use-tracker.ts";
import type { Text } from "../../src/messages/text.ts";
import { betEventToAlert } from "../../src/shell/extras/alerts.tsx";
import { euros, leg, listedBet, nowMs } from "./listed-bet.ts";

const say: Text = (key, values) => (values === undefined ? key : `${key}${JSON.stringify(values)}`);

describe("the filters of My bets in the address", () => {
  it.each([
    ["", { group: "all" }, "/bets"],
    ["state=open", { group: "open" }, "/bets?state=open"],
    ["state=settled&result=win", { group: "settled", result: "win" }, "/bets?state=settled&result=win"],
    ["result=refund", { group: "all", result: "refund" }, "/bets?result=refund"],
    ["state=open&result=win", { group: "open" }, "/bets?state=open"],
    ["state=bogus&result=bogus", { group: "all" }, "/bets"],
  ] as const)("reads %s", (search, choice, address) => {
    expect(parseBetChoice(new URLSearchParams(search))).toEqual(choice);
    expect(betsAddress(choice)).toBe(address);
  });
});

describe("the explanation of a settlement", () => {
  it.each<[LegResult | null, string]>([
    [{ type: "win" }, "bets.leg.won"],
    [{ type: "lose" }, "bets.leg.lost"],
    [{ type: "void" }, "bets.leg.void"],
    [{ type: "halfWin" }, "bets.leg.halfWon"],
    [{ type: "halfLose" }, "bets.leg.halfLost"],
    [{ type: "deadHeat", places: 1, tied: 3 }, 'settled.deadHeat{"places":1,"tied":3}'],
    [null, "settled.notNeeded"],
  ])("describes %o", (result, word) => {
    expect(legResultText({ result }, say)).toBe(word);
  });

  it("formats factors without trailing zeros", () => {
    expect([fraction(2100n, 1000n), fraction(1n), fraction(1n, 2n), fraction(100n), fraction(1n, 3n)].map(factorText)).toEqual([
      "2.1",
      "1",
      "0.5",
      "100",
      "0.3333",
    ]);
  });

  it("explains the payout only after settlement", () => {
    expect(explainBet(listedBet())).toBeNull();
    const won = listedBet({ status: "done", result: "win", win: euros(3700), legs: [{ ...leg, settled: { type: "win" } }] });
    expect(explainBet(won)?.steps.map(({ type, amount }) => [type, amount.minor])).toEqual([["product", 3700n]]);
    const cashedOut = listedBet({ status: "cashed_out", win: euros(1500), cashedOut: euros(1500) });
    expect(explainBet(cashedOut)?.steps).toEqual([{ type: "cashOut", stake: euros(2000), amount: euros(1500) }]);
  });
});

describe("the curve of a cash-out offer", () => {
  const offers = (...values: readonly number[]) => values.map((value, index) => ({ atMs: 1_000 * index ** 2, value }));

  it("is drawn over time with the maximum at the top, on the same scale as stake and rule", () => {
    expect(curveOf(offers(10, 20, 15), { stake: 15, rule: null })).toEqual({
      line: "0.0,92 25.0,20 100.0,56",
      lastY: 56,
      stakeY: 56,
      ruleY: null,
    });
    expect(curveOf(offers(10, 10), { stake: 10, rule: 30 })).toMatchObject({ lastY: 92, stakeY: 92, ruleY: 20 });
    expect(curveOf(offers(7, 7), { stake: 7, rule: null }).lastY).toBe(50);
  });
});

describe("the columns of My bets", () => {
  it("are filled by placing each card in the shortest", () => {
    const bets = [5, 1, 1, 1].map((legCount, id) => ({ id, legs: Array.from({ length: legCount }, () => leg) }));
    expect(intoColumns(bets, 2).map((column) => column.map(({ id }) => id))).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(intoColumns(bets, 1).map((column) => column.map(({ id }) => id))).toEqual([[0, 1, 2, 3]]);
  });
});

describe("the chart of thirty days", () => {
  it("draws gains above and losses below one line, and the running total", () => {
    expect(ledgerPicture([10, 0, -20])).toEqual({
      bars: [
        { x: 0, y: 4, height: 30.7, isGain: true },
        { x: 97.6, y: 34.7, height: 61.3, isGain: false },
      ],
      line: "0.0,4 50.0,4 100.0,65.3",
      zeroY: 34.7,
    });
  });
});

describe("the tracker", () => {
  it("lists each bet once with its most relevant leg: bets in play first, without those whose matches have ended", () => {
    const live = { ...leg, id: "a", matchId: "1" };
    const next = { ...leg, id: "b", matchId: "2", startsAtMs: nowMs + 1 };
    const later = { ...leg, id: "c", matchId: "3", startsAtMs: nowMs + 2 };
    const over = { ...leg, id: "d", matchId: "4" };
    const statuses = new Map([
      ["1", "live"],
      ["4", "finished"],
    ] as const);
    const statusOf = (matchId: string) => statuses.get(matchId as "1" | "4");
    const bets = [
      listedBet({ id: "last", legs: [later] }),
      listedBet({ id: "soon", legs: [over, later, next] }),
      listedBet({ id: "live", legs: [later, over, live] }),
      listedBet({ id: "over", legs: [over] }),
    ];
    expect(trackedBets(bets, statusOf).map(({ bet, leg: { id } }) => [bet.id, id])).toEqual([
      ["live", "a"],
      ["soon", "b"],
      ["last", "c"],
    ]);
    expect(trackedBets([listedBet({ status: "rejected", legs: [live] })], () => "live")).toEqual([]);
  });

  it("counts bets, not legs", () => {
    const builder = listedBet({ type: "customBet", legs: [leg, { ...leg, id: "2", outcomeId: "2" }] });
    const later = listedBet({ id: "2", legs: [{ ...leg, matchId: "8" }] });
    const statuses = new Map([
      ["7", "live"],
      ["9", "finished"],
    ] as const);
    const statusOf = (matchId: string) => statuses.get(matchId as "7" | "9");
    const over = listedBet({ id: "3", legs: [{ ...leg, matchId: "9" }] });
    expect(countTracked([builder], statusOf)).toEqual({ bets: 1, inPlay: 1 });
    expect(countTracked([builder, later, over, { ...later, status: "rejected" }], statusOf)).toEqual({ bets: 2, inPlay: 1 });
  });
});

const selection: SlipSelection = {
  id: "s",
  matchId: "7",
  matchUrnId: "tl:match:7",
  matchSlug: "m-7",
  matchStatus: "live",
  startsAtMs: nowMs,
  sportKey: "soccer",
  nameA: "A",
  nameB: "B",
  categoryName: "England",
  leagueName: "Premier League",
  provider: "betradar",
  marketId: "1",
  marketName: "1x2",
  marketGroup: "main",
  specifier: "",
  outcomeId: "1",
  outcomeName: "A",
  odds: toOdds(2000),
  acceptedOdds: toOdds(2000),
  initialOdds: toOdds(2000),
  trail: [],
  availability: "open",
  isPriceRefused: false,
};

describe("the draft of an edited bet", () => {
  it("is changed after removing a leg or choosing another outcome", () => {
    const draft = toDraft(listedBet());
    expect(isDraftChanged(draft)).toBe(false);
    expect(isDraftChanged(draft.map((item) => ({ ...item, isKept: false })))).toBe(true);
    expect(isDraftChanged(draft.map((item) => ({ ...item, outcomeId: "other" })))).toBe(true);
  });

  it("accepts selections of matches that it does not have yet", () => {
    const draft = toDraft(listedBet());
    const same: SlipSelection = { ...selection, id: "same", matchId: leg.matchId };
    const other: SlipSelection = { ...selection, id: "other", matchId: "8" };
    const bets = [
      { type: "single", selections: [same] },
      { type: "single", selections: [other] },
      { type: "customBet", selections: [{ ...other, id: "builder", matchId: "9" }] },
    ] as const;
    expect(addableSelections(draft, bets)).toEqual([other]);
    expect(
      addableSelections(
        draft.map((item) => ({ ...item, isKept: false })),
        bets,
      ),
    ).toEqual([same, other]);
    const more = [...draft, toAddedLeg(other)];
    expect(isDraftChanged(more)).toBe(true);
    expect(addableSelections(more, bets)).toEqual([]);
  });

  it("stays a system if there is one with its number of legs, and becomes a combo or a single otherwise", () => {
    const system = { type: "system", system: { id: "2/4", winCount: 2, totalCount: 4, sizes: [2] } } as const;
    const systemTypes = [{ id: "2/3", totalCount: 3, winCount: 2 }];
    const kindOf = (count: number) => draftBet(system, { selections: Array.from({ length: count }, () => selection), systemTypes });
    expect(kindOf(3)).toMatchObject({ type: "system", systemType: { id: "2/3" } });
    expect(kindOf(2)).toMatchObject({ type: "combo", systemType: null });
    expect(kindOf(1)).toMatchObject({ type: "single" });
    expect(draftReturn(kindOf(2), euros(1000)).returns).toEqual(euros(4000));
    expect(draftReturn(kindOf(3), euros(900)).returns).toEqual(euros(3600));
  });
});

describe("the image of a bet", () => {
  it("shows at most eight legs with prices, without amounts or reference", () => {
    const legs = Array.from({ length: 11 }, (_, index) => ({ ...leg, id: String(index) }));
    const place = {
      t: say,
      oddsFormat: "european",
      link: "https://example.test/en?betcode=AB",
      isRightToLeft: false,
      courseOf: () => null,
      chain: null,
    } as const;
    const image = betToImage(listedBet({ type: "combo", legs }), place);
    expect(image.legs).toHaveLength(8);
    expect(image.moreText).toBe('bets.moreLegs{"count":3}');
    expect(image.link).toBe("example.test/en?betcode=AB");
    expect(JSON.stringify(image)).not.toMatch(/20\.00|8F2K/u);
  });

  it("shows how the chances of live matches have moved, and the legs as a chain", () => {
    const course = { home: "M0 0Z", draw: "M0 0Z", away: "M0 0Z", colors: ["#ff0000", "#0000ff"] } as const;
    const courseOf = (matchId: string) => (matchId === leg.matchId ? course : null);
    const place = { t: say, oddsFormat: "european", link: "https://example.test", isRightToLeft: false, courseOf } as const;
    const chain = [
      { chance: 520, state: "live", label: "Arsenal" },
      { chance: null, state: "won", label: "Over 2.5" },
    ] as const;
    const legs = [leg, { ...leg, id: "2", matchId: "other" }];
    const image = betToImage(listedBet({ type: "combo", legs }), { ...place, chain });
    expect(image.legs.map((shown) => shown.course)).toEqual([course, null]);
    expect(image.legs.map(({ ring }) => ring)).toEqual(chain);
  });

  it("shows the joint price of a bet builder", () => {
    const place = {
      t: say,
      oddsFormat: "european",
      link: "https://example.test",
      isRightToLeft: false,
      courseOf: () => null,
      chain: null,
    } as const;
    const image = betToImage(listedBet({ type: "customBet", legs: [leg, { ...leg, id: "2" }] }), place);
    expect([image.odds, ...image.legs.map(({ odds }) => odds)]).toEqual(["1.85", "", ""]);
  });
});

describe("the alert for a bet event", () => {
  it.each<[BetEvent, string, string]>([
    [{ type: "settled", betId: "1", ref: "R", result: "win", paid: euros(3700) }, "success", 'alerts.bet.paid{"amount":"€37.00"}'],
    [{ type: "settled", betId: "1", ref: "R", result: "lose", paid: euros(0) }, "success", "alerts.bet.settled"],
    [{ type: "vipRejected", betId: "1", ref: "R" }, "error", "alerts.bet.vipRejected"],
    [{ type: "ruleReached", betId: "1", ref: "R" }, "success", "alerts.bet.ruleReached"],
  ])("describes %o", (event, tone, title) => {
    const content = betEventToAlert(event, { t: say, locale: "en" });
    expect(content).toMatchObject({ tone, title, to: "/bets/1" });
  });
});
