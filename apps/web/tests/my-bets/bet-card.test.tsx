/** @jsxImportSource react */
import { toOdds } from "@touchline/domain";
import { createStore, type ListedBet, type Store, type StorePorts } from "@touchline/store";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { StoreContext } from "../../src/elements/store/store-context.ts";
import { BetCard } from "../../src/features/betting/my-bets/card/bet-card.tsx";
import { legState } from "../../src/features/betting/my-bets/card/leg-state.ts";
import type { Text } from "../../src/messages/text.ts";
import { TextContext } from "../../src/messages/use-text.ts";
import { NavigationContext } from "../../src/navigation/navigation-context.ts";
import type { Navigation } from "../../src/navigation/navigation.ts";
import { euros, leg, listedBet, nowMs } from "./listed-bet.ts";

const say: Text = (key, values) => (values === undefined ? key : `${key}${JSON.stringify(values)}`);
const place = { page: { address: "/bets" }, pending: null };
// A card asks navigation where it is, and nothing else.
const navigation = { getState: () => place, subscribe: () => () => undefined } as unknown as Navigation;

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

function draw(changes: Partial<ListedBet>): string {
  return renderToStaticMarkup(
    <StoreContext value={store}>
      <TextContext value={say}>
        <NavigationContext value={navigation}>
          <BetCard bet={listedBet(changes)} layout="page" />
        </NavigationContext>
      </TextContext>
    </StoreContext>,
  );
}

describe("a bet's card", () => {
  it("shows stake, price, reference and what it returns", () => {
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

  it("shows the price that was asked where another was taken", () => {
    expect(draw({ legs: [{ ...leg, oddsAsked: toOdds(1900) }] })).toContain("slip.placed.asked{&quot;odds&quot;:&quot;1.90&quot;}");
  });

  it("counts a pending bet down", () => {
    const html = draw({ status: "submitted", pendingUntilMs: nowMs + 3_200 });
    expect(html).toContain("bets.pendingSeconds{&quot;seconds&quot;:4}");
    expect(draw({ status: "submitted", pendingUntilMs: nowMs - 1 })).not.toContain("bets.pendingSeconds");
  });

  it("says why a bet was refused, and that its stake came back", () => {
    const html = draw({ status: "rejected", rejectReason: "error.risk_validation.selection_suspended" });
    expect(html).toContain("error.risk_validation.selection_suspended");
    expect(html).toContain("bets.stakeReturned");
    expect(draw({ status: "rejected", rejectReason: "error.something.new" })).toContain("error.place_bets.default");
  });

  it("shows what was paid out", () => {
    const html = draw({
      status: "done",
      result: "win",
      win: euros(3700),
      legs: [{ ...leg, result: "win_entire", matchStatus: "finished", score: "2:1" }],
    });
    for (const text of ["bets.result.win", "bets.returned", "€37.00", "bets.leg.won", "2–1", "match.ended"]) expect(html).toContain(text);
    expect(draw({ status: "done", result: "lose" })).toContain("bets.result.lose");
  });

  it("marks simulated detail, and names a system by its sizes", () => {
    expect(draw({ isSimulatedDetail: true })).toContain("match.simulatedDetail");
    const html = draw({ type: "system", system: { id: "2/3", winCount: 2, totalCount: 3, sizes: [2] } });
    expect(html).toContain("bets.systemOf{&quot;wins&quot;:2,&quot;total&quot;:3}");
    expect(html).toContain("bets.returnsUpTo");
    const named = draw({ type: "system", system: { id: "lucky15", winCount: 1, totalCount: 4, sizes: [1, 2, 3, 4] } });
    expect(named).toContain("bets.systemNamed{&quot;id&quot;:&quot;lucky15&quot;");
  });

  it("offers the cash out of an open bet with its amount, and none that is suspended", () => {
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

  it("shows a long bet's first legs and says how many more there are", () => {
    const legs = Array.from({ length: 9 }, (_, index) => ({ ...leg, id: `1:${index}`, outcomeName: `Leg ${index}` }));
    const html = draw({ type: "combo", legs });
    expect(html).toContain("Leg 3");
    expect(html).not.toContain("Leg 4");
    expect(html).toContain("bets.moreLegs{&quot;count&quot;:5}");
  });
});

describe("a leg's state", () => {
  it.each([
    ["no_results", "live", "bets.leg.live"],
    ["no_results", "finished", "bets.leg.waiting"],
    ["lose_entire", "live", "bets.leg.lost"],
    ["canceled", "notCovered", "bets.leg.void"],
    ["refund_half_win_other", "finished", "bets.leg.halfWon"],
    ["refund_half_lose_other", "finished", "bets.leg.halfLost"],
  ] as const)("%s in a %s match is %s", (result, status, key) => {
    expect(legState(result, status).wordKey).toBe(key);
  });
});
