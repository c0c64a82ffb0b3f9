import { createSelection, marketKey, slipSelections, type SlipSelection } from "@touchline/domain";
import { describe, expect, it } from "vitest";
import { beginBetting, followSlip } from "../../src/slip/begin-betting.ts";
import { createStore, matchToSelectionMatch, type Store } from "../../src/index.ts";
import { createFakePorts } from "../fake-ports.ts";
import { wireMarket, wireMatch } from "../wire.ts";

function openPage(kept?: ReadonlyMap<string, string>) {
  const fake = createFakePorts();
  for (const [name, text] of kept ?? []) fake.kept.set(name, text);
  const store = createStore({ ports: fake.ports, locale: "en", isServer: false });
  store.queries.take(store.listings.match("7"), wireMatch());
  store.queries.take(store.listings.markets("7"), { data: [wireMarket()], pagination: { total: 1, page: 1, last_page: 1 } });
  return { ...fake, store };
}

function outcome({ entities }: Store, index: number): SlipSelection {
  const market = entities.market(marketKey({ id: "100018", matchId: "7", specifier: "total=2.5" }));
  const [match, priced] = [entities.match("7"), market?.outcomes[index]];
  const selection = match && market && priced ? createSelection(matchToSelectionMatch(match), market, priced) : null;
  if (selection === null) throw new Error("The page has no such outcome.");
  return selection;
}

const chosen = ({ slip }: Store): readonly string[] => slipSelections(slip.getState().slip).map(({ outcomeName }) => outcomeName);

describe("a slip whose code has not loaded", () => {
  it("is empty and has no refusals, then runs the queued actions in order", () => {
    const { store } = openPage();
    const [first, second] = [outcome(store, 0), outcome(store, 1)];
    let notified = 0;
    store.slip.subscribe(() => void (notified += 1));
    store.slip.dispatch({ type: "selectionToggled", selection: first });
    store.slip.dispatch({ type: "selectionToggled", selection: second });
    store.slip.dispatch({ type: "selectionToggled", selection: first });
    expect(chosen(store)).toEqual([]);
    expect(store.slip.refusals()).toEqual([]);
    beginBetting(store);
    expect(chosen(store)).toEqual([second.outcomeName]);
    expect(store.slip.getState().panel).toEqual({ isOpen: true, tab: "betSlip" });
    expect(notified).toBeGreaterThan(0);
  });

  it("applies queued actions on top of the saved slip", () => {
    const before = openPage();
    beginBetting(before.store);
    followSlip(before.store);
    before.store.slip.dispatch({ type: "selectionToggled", selection: outcome(before.store, 0) });
    const { store } = openPage(before.kept);
    store.slip.dispatch({ type: "selectionToggled", selection: outcome(store, 1) });
    beginBetting(store);
    followSlip(store);
    expect(slipSelections(store.slip.getState().slip)).toHaveLength(2);
  });

  it("places nothing, and quick bet is off", async () => {
    const { store, requests } = openPage();
    await store.slip.place();
    await store.quickBet.tap(outcome(store, 0));
    beginBetting(store);
    expect(requests.filter(({ method }) => method === "POST")).toEqual([]);
    expect(store.quickBet.markOf(outcome(store, 0).id)).toBeNull();
  });
});
