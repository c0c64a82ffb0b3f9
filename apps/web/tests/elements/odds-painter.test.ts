import { createStore } from "@touchline/store";
import { beginBetting } from "@touchline/store/begin-betting";
import { expect, it } from "vitest";
import { createFakePorts } from "../../../../packages/store/tests/fake-ports.ts";
import { wireMarket, wireMatch } from "../../../../packages/store/tests/wire.ts";
import { getOddsPainter, type PricedOutcome } from "../../src/elements/markets/odds-painter.ts";

it("locks the prices of a provider while it is switched off, and keeps them in view", () => {
  const store = createStore({ ports: createFakePorts().ports, locale: "en", isServer: false });
  beginBetting(store);
  const line = wireMarket({ id: 11, market_external_id: 11 }, [1900, 2000]);
  store.entities.takeMatches([{ ...wireMatch(), main_market: line }], { askedAtMs: 0 });
  const painter = getOddsPainter(store, (key) => key);
  const outcome: PricedOutcome = {
    market: { id: String(line.id), matchId: String(line.match_id), matchUrnId: line.match_urn_id, specifier: line.specifier },
    outcomeId: String(line.outcomes[0]?.id),
    name: "Home",
    label: undefined,
  };
  expect(painter.initialView(outcome)).toMatchObject({ price: "1.90", isLocked: false });
  store.slip.providerStatusChanged("oddin", "inactive");
  expect(painter.initialView(outcome).isLocked).toBe(false);
  store.slip.providerStatusChanged("betradar", "inactive");
  expect(painter.initialView(outcome)).toMatchObject({ price: "1.90", isLocked: true });
  painter.toggle(outcome);
  expect(store.slip.getState().slip.bets).toHaveLength(0);
  store.slip.providerStatusChanged("betradar", "active");
  painter.toggle(outcome);
  expect(store.slip.getState().slip.bets).toHaveLength(1);
});
