/** @jsxImportSource react */
import { toOdds, type SlipSelection } from "@touchline/domain";
import { createStore, type ListedBet, type Store, type StorePorts } from "@touchline/store";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { StoreContext } from "../../src/elements/store.ts";
import { BetCard } from "../../src/features/betting/my-bets/card/bet-card.tsx";
import { legState } from "../../src/features/betting/my-bets/bet-state.ts";
import type { DraftBet } from "../../src/features/betting/my-bets/actions/bet-draft.ts";
import { EditSum } from "../../src/features/betting/my-bets/actions/edit-bet.tsx";
import type { Text } from "../../src/messages/text.ts";
import { TextContext } from "../../src/messages/use-text.ts";
import { NavigationContext } from "../../src/navigation/navigation-context.ts";
import { euros, leg, listedBet, nowMs } from "./listed-bet.ts";
import { navigationAt } from "../fake-navigation.ts";

const say: Text = (key, values) => (values === undefined ? key : `${key}${JSON.stringify(values)}`);
const navigation = navigationAt("/bets");

let store: Store;
beforeEach(() => {
  const forgetful = { read: () => null, write: () => undefined };
  const ports: StorePorts = {
    http: async () => ({ type: "unreachable" }),
    sessionStorage: forgetful,
    localStorage: forgetful,
    preferences: forgetful,
    time: { now: () => nowMs, after: () => () => undefined, beforePaint: () => undefined },
    online: { isOnline: () => true, subscribe: () => () => undefined },
    createId: () => "id",
    report: () => undefined,
  };
  store = createStore({ ports, locale: "en", isServer: true });
});

function wrap(shown: ReactNode): string {
  return renderToStaticMarkup(
    <StoreContext value={store}>
      <TextContext value={say}>
        <NavigationContext value={navigation}>{shown}</NavigationContext>
      </TextContext>
    </StoreContext>,
  );
}

function draw(changes: Partial<ListedBet>): string {
  return wrap(<BetCard bet={listedBet(changes)} layout="page" />);
}

describe("a bet card", () => {
  it("explains why a leg is void, and does not name an outcome that is no longer known", () => {
    const abandoned = draw({ legs: [{ ...leg, result: "refund_entire", voidReason: "abandoned" }] });
    for (const words of ["bets.leg.void", "bets.void.abandoned", "Arsenal – Chelsea"]) expect(abandoned).toContain(words);
    const withdrawn = draw({ legs: [{ ...leg, result: "refund_entire", voidReason: "withdrawn", matchName: "7", outcomeName: "500001" }] });
    expect(withdrawn).toContain("bets.void.withdrawn");
    expect(withdrawn).not.toContain("500001");
  });

  it("shows stake, price, reference and return", () => {
    const html = draw({});
    for (const text of [
      "8F2K-41Q7",
      "€20.00",
      "1.85",
      "€37.00",
      "bets.returns",
      "Arsenal",
      "1x2",
      "bets.leg.notStarted",
      "/en/soccer/arsenal-chelsea-m-7",
    ])
      expect(html).toContain(text);
    expect(html).not.toContain("slip.placed.asked");
    expect(html).not.toContain("match.simulatedDetail");
  });

  it("shows the requested price if another was accepted", () => {
    expect(draw({ legs: [{ ...leg, oddsAsked: toOdds(1900) }] })).toContain("slip.placed.asked{&quot;odds&quot;:&quot;1.90&quot;}");
  });

  it("counts down a pending bet", () => {
    const html = draw({ status: "submitted", pendingUntilMs: nowMs + 3_200 });
    expect(html).toContain("bets.pendingSeconds{&quot;seconds&quot;:4}");
    expect(draw({ status: "submitted", pendingUntilMs: nowMs - 1 })).not.toContain("bets.pendingSeconds");
  });

  it("explains why a bet was rejected and shows the returned stake", () => {
    const html = draw({ status: "rejected", rejectReason: "error.risk_validation.selection_suspended" });
    expect(html).toContain("error.risk_validation.selection_suspended");
    expect(html).toContain("bets.stakeReturned");
    expect(draw({ status: "rejected", rejectReason: "error.something.new" })).toContain("error.place_bets.default");
  });

  it("shows the payout", () => {
    const html = draw({
      status: "done",
      result: "win",
      win: euros(3700),
      legs: [{ ...leg, result: "win_entire", matchStatus: "finished", score: "2:1" }],
    });
    for (const text of ["bets.result.win", "bets.returned", "€37.00", "bets.leg.won", "2–1", "match.ended"]) expect(html).toContain(text);
    expect(draw({ status: "done", result: "lose" })).toContain("bets.result.lose");
  });

  it("shows the original stake, the total payout and the loss of a bet that was cashed out in parts", () => {
    const bet = { originalStake: euros(3000), stake: euros(1800), cashedOut: euros(2850), win: euros(2850) };
    const html = draw({ ...bet, status: "cashed_out", result: "cashed_out" });
    expect(html).toContain("€30.00");
    expect(html).not.toContain("€18.00");
    expect(html).toContain("bets.returnedOf{&quot;paid&quot;:&quot;€28.50&quot;,&quot;stake&quot;:&quot;€30.00&quot;}");
    expect(html).toContain("bets.loss");
    expect(html).toContain("-€1.50");
  });

  it("shows the original stake and the cashed-out amount while part of the stake is still open", () => {
    const html = draw({ originalStake: euros(3000), stake: euros(1800), cashedOut: euros(1140), potentialWin: euros(2500) });
    for (const text of ["€30.00", "bets.cashedOut", "€11.40", "bets.returns", "€25.00"]) expect(html).toContain(text);
    expect(html).not.toContain("bets.profit");
  });

  it("shows the profit of a won bet, and neither profit nor loss of a refunded one", () => {
    const won = draw({ status: "done", result: "win", win: euros(3700) });
    for (const text of ["bets.returned", "€37.00", "bets.profit", "+€17.00"]) expect(won).toContain(text);
    expect(draw({ status: "done", result: "lose" })).toContain("-€20.00");
    const refunded = draw({ status: "done", result: "refund", win: euros(2000) });
    expect(refunded).not.toContain("bets.profit");
    expect(refunded).not.toContain("bets.loss");
  });

  it("shows how much of its stake a lost system returned", () => {
    const system = { type: "system", system: { id: "3/5", winCount: 3, totalCount: 5, sizes: [3] } } as const;
    const html = draw({ ...system, status: "done", result: "lose", originalStake: euros(1259), win: euros(307) });
    expect(html).toContain("bets.returnedOf{&quot;paid&quot;:&quot;€3.07&quot;,&quot;stake&quot;:&quot;€12.59&quot;}");
    expect(html).toContain("-€9.52");
    expect(html).not.toContain("bets.returned<");
  });

  it("marks a free bet in its header and does not count its stake as a loss", () => {
    const bonus = { name: "Welcome", boost: 1000, freebetType: "all_win" } as const;
    expect(draw({ bonus })).toContain("bonus.type.freebet");
    expect(draw({ bonus: { ...bonus, freebetType: null } })).not.toContain("bonus.type.freebet");
    expect(draw({ bonus, status: "done", result: "lose" })).not.toContain("bets.loss");
    expect(draw({ bonus, status: "done", result: "win", win: euros(3700) })).toContain("+€37.00");
    const insured = draw({ bonus: { ...bonus, freebetType: "no_risk" }, status: "done", result: "lose", win: euros(2000) });
    expect(insured).toContain("Welcome");
    expect(insured).not.toContain("bonus.type.freebet");
  });

  it("hides the leg prices of a bet builder, which do not multiply to its price", () => {
    const legs = [4200, 2100].map((odds) => ({ ...leg, id: String(odds), odds: toOdds(odds), oddsAsked: toOdds(odds + 100) }));
    const html = draw({ type: "customBet", odds: toOdds(10_000), legs });
    expect(html).toContain("bets.type.customBet");
    expect(html).toContain("10.00");
    for (const text of ["4.20", "2.10", "slip.placed.asked"]) expect(html).not.toContain(text);
  });

  it("marks simulated details and names a system by its sizes", () => {
    expect(draw({ isSimulatedDetail: true })).toContain("match.simulatedDetail");
    const html = draw({ type: "system", system: { id: "2/3", winCount: 2, totalCount: 3, sizes: [2] } });
    expect(html).toContain("bets.systemOf{&quot;wins&quot;:2,&quot;total&quot;:3}");
    expect(html).toContain("bets.returnsUpTo");
    const named = draw({ type: "system", system: { id: "lucky15", winCount: 1, totalCount: 4, sizes: [1, 2, 3, 4] } });
    expect(named).toContain("bets.systemNamed{&quot;id&quot;:&quot;lucky15&quot;");
  });

  it("offers to cash out an open bet with the amount, but not a suspended offer", () => {
    const cashout = { status: "offered", value: euros(2840), atMs: nowMs } as const;
    expect(draw({ cashout })).toContain("€28.40");
    const suspended = draw({ cashout: { ...cashout, status: "suspended", value: null } });
    expect(suspended).toContain("cashout.suspended");
    expect(suspended).toContain("disabled");
    expect(draw({ cashout: { ...cashout, status: "unavailable", value: null } })).not.toContain("cashout.");
    expect(draw({ status: "done", result: "win", cashout: null })).not.toContain("cashout.");
  });

  it("marks a return that the operator caps, a reviewed and a quick bet", () => {
    const html = draw({ isReturnCapped: true, isVip: true, isQuick: true });
    for (const key of ["bets.capped", "bets.vip", "bets.quick"]) expect(html).toContain(key);
  });

  it("shows the first legs of a long bet and counts the rest", () => {
    const legs = Array.from({ length: 9 }, (_, index) => ({ ...leg, id: `1:${index}`, outcomeName: `Leg ${index}` }));
    const html = draw({ type: "combo", legs });
    expect(html).toContain("Leg 3");
    expect(html).not.toContain("Leg 4");
    expect(html).toContain("bets.moreLegs{&quot;count&quot;:5}");
  });

  it("draws a combo as a chain of its legs, but not a single, a bet builder or a rejected bet", () => {
    const legs = (["win_entire", "lose_entire", "canceled", "no_results"] as const).map((result, index) => ({
      ...leg,
      id: `1:${index}`,
      outcomeName: `Leg ${index}`,
      result,
    }));
    const chain = (changes: Partial<ListedBet>): string => /class="chain"[^>]*aria-label="([^"]*)"/u.exec(draw(changes))?.[1] ?? "";
    expect(chain({ type: "combo", legs })).toBe("Leg 0 bets.leg.won, Leg 1 bets.leg.lost, Leg 2 bets.leg.void, Leg 3");
    expect(chain({})).toBe("");
    expect(chain({ type: "customBet", legs })).toBe("");
    expect(chain({ type: "combo", legs, status: "rejected" })).toBe("");
  });
});

describe("an edited bet", () => {
  it("compares the current stake, odds and return with the new ones", () => {
    const selection = { odds: toOdds(1480) } as SlipSelection;
    const made: DraftBet = { type: "combo", systemType: null, selections: [selection, { ...selection, odds: toOdds(1340) }] };
    const bet = listedBet({ stake: euros(1000), odds: toOdds(2895), potentialWin: euros(2895) });
    const html = wrap(<EditSum bet={bet} value={euros(950)} newBet={made} />);
    for (const text of ["share.now", "bets.editNew", "€10.00", "€9.50", "€28.95", "€18.84"]) expect(html).toContain(text);
  });
});

describe("legState", () => {
  it.each([
    ["no_results", "live", "bets.leg.live"],
    ["no_results", "finished", "bets.leg.waiting"],
    ["lose_entire", "live", "bets.leg.lost"],
    ["canceled", "notCovered", "bets.leg.void"],
    ["refund_half_win_other", "finished", "bets.leg.halfWon"],
    ["refund_half_lose_other", "finished", "bets.leg.halfLost"],
  ] as const)("of the result %s in a %s match is %s", (result, status, key) => {
    expect(legState(result, status).wordKey).toBe(key);
  });
});
