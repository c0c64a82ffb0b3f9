import { createStore } from "@touchline/store";
import { createRealtimeClientOn } from "@touchline/store/realtime/client";
import type { MarketsChanged } from "@touchline/contract/channels/events";
import { createRoot } from "react-dom/client";
import "../../../apps/web/src/styles/app.css";
import { MarketBoard } from "../../../apps/web/src/features/matches/match/market-board.tsx";
import { StoreContext } from "../../../apps/web/src/elements/store.ts";
import { createBrowserPorts } from "../../../apps/web/src/client/browser-ports.ts";
import { messages } from "../../../apps/web/src/messages/en.json?catalogue";
import { createText } from "../../../apps/web/src/messages/text.ts";
import { TextContext } from "../../../apps/web/src/messages/use-text.ts";
import type { PaintedTick } from "../page-recorders.ts";
import { matchId, syntheticMarkets } from "./synthetic-markets.ts";

const text = createText(messages, "en");
const store = createStore({ ports: createBrowserPorts(), locale: "en", isServer: false });
const markets = syntheticMarkets(Number(new URLSearchParams(location.search).get("markets") ?? 20));
store.entities.takeMarkets(String(matchId), markets, { askedAtMs: Date.now() });
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

const painted: PaintedTick[] = [];
/** Runs after the paint of the current frame: a message posted during a frame is delivered after its paint. */
function afterPaint(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", run);
  port1.start();
  port2.postMessage(null);
}

// Records each price once its button has been painted with it.
new MutationObserver((records) => {
  const shown = new Set<Element>();
  for (const { target } of records) {
    const price = (target instanceof Element ? target : target.parentElement)?.closest(".odd")?.querySelector(".n");
    if (price != null) shown.add(price);
  }
  const odds = [...shown].map((price) => Math.round(Number(price.textContent) * 1_000));
  afterPaint(() => {
    const atMs = performance.timeOrigin + performance.now();
    for (const each of odds) painted.push({ odds: each, atMs });
  });
}).observe(document.body, { subtree: true, characterData: true, childList: true });

const client = createRealtimeClientOn(window)({
  transports: [{ transport: "websocket", endpoint: `${location.origin.replace("http", "ws")}/connection/websocket` }],
  emulationEndpoint: `${location.origin}/emulation`,
  isDeltaWanted: true,
  getToken: async () => "",
  getChannelToken: async () => null,
  time: { now: () => Date.now(), after: () => () => undefined },
  onState: () => undefined,
  report: reportError,
});
client.follow(`match:en.${matchId}`, {
  onPublication: (data) => store.entities.takeMarketsChanged((data as MarketsChanged).data),
  onSubscribed: () => document.body.setAttribute("data-follows", ""),
});
client.connect();
window.painted = painted;
