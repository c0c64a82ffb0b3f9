import { createStore, startLifecycles, type PageSeed, type Store } from "@touchline/store";
import { hydrateRoot } from "react-dom/client";
import "../../styles/app.css";
import { loadCatalogue } from "../../messages/load-catalogue.ts";
import { createText } from "../../messages/text.ts";
import { toAddress } from "../../navigation/navigation.ts";
import { matchRoute, routeOf } from "../../routes/match-route.ts";
import { App } from "../app.tsx";
import { createBrowserNavigation } from "./browser-navigation.ts";
import { createBrowserPorts } from "./browser-ports.ts";
import { watchDevice } from "./watch-device.ts";

/** Starts what runs by itself, once the page is painted and listens. */
function runPage(store: Store): () => void {
  let stop = (): void => undefined;
  const stopWatching = watchDevice(store);
  const cancel = store.ports.time.after(0, () => {
    stop = startLifecycles(store, {
      origin: location.origin,
      loadRealtime: async () => (await import("@touchline/store/realtime/client")).createRealtimeClient,
    });
  });
  return () => {
    cancel();
    stopWatching();
    stop();
  };
}

async function start(): Promise<void> {
  const root = document.getElementById("root");
  const seedText = document.getElementById("seed")?.textContent;
  const { locale, status } = document.documentElement.dataset;
  if (root === null || seedText == null || locale === undefined) return;
  const store = createStore({ ports: createBrowserPorts(), locale, isServer: false });
  store.takeSeed(JSON.parse(seedText) as PageSeed);
  const address = toAddress(`${location.pathname}${location.search}`, store);
  const isMissing = status === "404";
  const match = (isMissing ? null : matchRoute(address.split("?")[0] ?? "/")) ?? routeOf(status === "500" ? "failed" : "not_found");
  const [messages, Component] = await Promise.all([loadCatalogue(locale), match.route.importPage()]);
  const text = createText(messages, locale);
  const firstPage = { ...match, address, search: new URLSearchParams(location.search), status: Number(status), Component };
  const navigation = createBrowserNavigation({ store, text, firstPage });
  const onReady = (): (() => void) => runPage(store);
  hydrateRoot(root, <App store={store} text={text} navigation={navigation} onReady={onReady} />, {
    onRecoverableError: (error) => store.ports.report(error),
  });
}

void start();
