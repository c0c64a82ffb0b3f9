import { createStore, type PageSeed, type Store } from "@touchline/store";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createText, loadCatalogue } from "../messages/text.ts";
import { toAddress } from "../navigation/navigation.ts";
import { resolveDrawnPage } from "../routes/resolve-page.ts";
import { createHydrationQueue } from "../elements/rendering/hydration-queue.ts";
import { App } from "../shell/app.tsx";
import { afterPaint } from "../elements/rendering/after-paint.ts";
import { createBrowserNavigation } from "./browser-navigation.ts";
import { createBrowserPorts } from "./browser-ports.ts";
import { forgetHandledTaps, sinceAnswerMs, whenReady } from "./run-page.ts";
import "../styles/app.css";

function readSeed(text: string, { locale, bareLocale }: { readonly locale: string; readonly bareLocale: string | null }): Store {
  const store = createStore({ ports: createBrowserPorts(), locale, bareLocale, isServer: false });
  store.takeSeed(JSON.parse(text) as PageSeed, sinceAnswerMs());
  return store;
}

/** Runs once the document is parsed (`startScript` of the server). */
async function start(): Promise<void> {
  if ("embed" in document.documentElement.dataset) return (await import("./start-frame.tsx")).startFrame();
  // The document is painted before any work of ours.
  await afterPaint();
  const root = document.getElementById("root");
  const seedText = document.getElementById("seed")?.textContent;
  const { locale, status, brand, bare, shell, messages: texts } = document.documentElement.dataset;
  if (root === null || seedText == null || locale === undefined || texts === undefined) return;
  const reading = loadCatalogue(texts);
  const store = readSeed(seedText, { locale, bareLocale: bare ?? null });
  const address = shell === undefined ? toAddress(`${location.pathname}${location.search}`, store) : "/_app";
  // The browser may paint between reading the seed and hydrating.
  const [messages, firstPage] = await Promise.all([reading, resolveDrawnPage(address, { store, status: Number(status) }), afterPaint()]);
  const text = createText(messages, locale, brand);
  const turns = createHydrationQueue((run) => store.ports.time.after(0, run));
  const navigation = createBrowserNavigation({ store, text, firstPage, onOpen: turns.openPage });
  const onReady = whenReady(store, turns, navigation);
  const app = <App store={store} text={text} navigation={navigation} turns={turns} onReady={onReady} />;
  // In a transition React hydrates in slices, and the page responds between them.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError: (error) => store.ports.report(error) }));
  forgetHandledTaps(root);
}

void start();
