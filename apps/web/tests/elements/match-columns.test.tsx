/** @jsxImportSource react */
import { createStore } from "@touchline/store";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakePorts } from "../../../../packages/store/tests/fake-ports.ts";
import { wireMarket, wireMatch } from "../../../../packages/store/tests/wire.ts";
import { MatchRow } from "../../src/elements/matches/match-row.tsx";
import { StoreContext } from "../../src/elements/store.ts";
import { NavigationContext } from "../../src/navigation/navigation-context.ts";
import { navigationAt } from "../fake-navigation.ts";

const navigation = navigationAt("/soccer");

function drawRow(columns: 1 | 2 | 3): string {
  const store = createStore({ ports: createFakePorts().ports, locale: "en", isServer: true });
  const line = (id: number) => wireMarket({ id, market_external_id: id }, [1900, 2000]);
  const match = wireMatch();
  const { sport } = match.tournament;
  store.entities.takeMatches(
    [
      {
        ...match,
        tournament: { ...match.tournament, sport: { ...sport, secondary_market_id: 12, tertiary_market_id: 13 } },
        main_market: line(11),
        secondary_market: line(12),
        tertiary_market: line(13),
      },
    ],
    { askedAtMs: 0 },
  );
  return renderToStaticMarkup(
    <StoreContext value={store}>
      <NavigationContext value={navigation}>
        <MatchRow matchId={String(match.id)} columns={columns} />
      </NavigationContext>
    </StoreContext>,
  );
}

describe("the row of a match", () => {
  it.each([1, 2, 3] as const)("renders the prices of %i market columns", (columns) => {
    expect(drawRow(columns).match(/class="odd/gu)).toHaveLength(2 * columns);
  });

  it("does not render the columns that a phone does not show", () => {
    expect(drawRow(1)).not.toMatch(/second|third/u);
    expect(drawRow(2)).toMatch(/second[^]*third/u);
  });
});
