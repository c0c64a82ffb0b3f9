/** @jsxImportSource react */
import type { Market } from "@touchline/domain";
import { createStore } from "@touchline/store";
import { createWire } from "@touchline/store/wire";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakePorts, json } from "../../../../packages/store/tests/fake-ports.ts";
import { wireMarket, wireMatch } from "../../../../packages/store/tests/wire.ts";
import { groupMarkets } from "../../src/elements/markets/market-cards.ts";
import { StoreContext } from "../../src/elements/store.ts";
import { MarketCard } from "../../src/features/matches/match/market-card.tsx";
import type { Text } from "../../src/messages/text.ts";
import { TextContext } from "../../src/messages/use-text.ts";

const text: Text = (key, values) => `[${[key, ...Object.values(values ?? {})].join(" ")}]`;

/** Draws the card of a market whose status has changed since the cards were grouped. */
async function drawCard(before: Market["status"], now: number): Promise<string> {
  const market = { ...wireMarket({ match_id: 7, match_urn_id: "tl:match:7" }), status: now };
  const { ports } = createFakePorts(async ({ path }) => json(path.includes("/markets") ? { data: [market] } : wireMatch({ id: 7 })));
  const wire = createWire({ dialect: "spec", adapter: null, report: () => undefined });
  const store = createStore({ ports: { ...ports, wire: async () => wire }, locale: "en", isServer: true });
  await store.queries.load(store.listings.match("7"));
  await store.queries.load(store.listings.markets("7"));
  const lines = store.entities.marketKeys("7").flatMap((key) => store.entities.market(key) ?? []);
  const [card] = groupMarkets(lines.map((line) => ({ ...line, status: before })));
  if (card === undefined) throw new Error("The market is on no card.");
  return renderToStaticMarkup(
    <StoreContext value={store}>
      <TextContext value={text}>
        <MarketCard card={card} column="start" isPinned={false} isCollapsed={false} onToggle={() => undefined} onShowMovement={null} />
      </TextContext>
    </StoreContext>,
  );
}

describe("the card of a market", () => {
  it("has a lock while no line takes bets, even if that has changed since the cards were grouped", async () => {
    expect(await drawCard("suspended", 1)).not.toContain("[match.suspended]");
    expect(await drawCard("open", -1)).toContain("[match.suspended]");
  });
});
