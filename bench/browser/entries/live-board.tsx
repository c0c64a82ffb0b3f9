import { createStore } from "@touchline/store";
import { createRoot } from "react-dom/client";
import "../../../apps/web/src/styles/app.css";
import { MarketBoard } from "../../../apps/web/src/features/matches/match/market-board.tsx";
import { StoreContext } from "../../../apps/web/src/elements/store.ts";
import { createBrowserPorts } from "../../../apps/web/src/client/browser-ports.ts";
import { messages } from "../../../apps/web/src/messages/en.json?catalogue";
import { createText } from "../../../apps/web/src/messages/text.ts";
import { TextContext } from "../../../apps/web/src/messages/use-text.ts";
import { countFrames, driveChanges, matchId, syntheticMarkets } from "./synthetic-markets.ts";

const sweepEveryMs = 500;
const text = createText(messages, "en");
const store = createStore({ ports: createBrowserPorts(), locale: "en", isServer: false });
const search = new URLSearchParams(location.search);
const markets = syntheticMarkets(Number(search.get("markets") ?? 500));
store.entities.takeMarkets(String(matchId), markets, { askedAtMs: Date.now() });
setInterval(() => store.entities.sweep(), sweepEveryMs);

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <StoreContext value={store}>
      <TextContext value={text}>
        <MarketBoard matchId={String(matchId)} isLoading={false} builder={null} tab="all" onTab={() => undefined} />
      </TextContext>
    </StoreContext>,
  );
}

Object.assign(window, {
  startChanges: (changesPerSecond: number) => {
    const changes = driveChanges({
      markets,
      changesPerSecond,
      take: (moved) => store.entities.takeMarketsChanged({ match_id: matchId, markets: [...moved], removed: [] }),
    });
    Object.assign(window, { changes, shownFrames: countFrames() });
  },
});
