import { createStore, type PageSeed, type Store, type StorePorts } from "@touchline/store";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { splitLocalePath } from "@touchline/domain";
import { type ReactNode, startTransition } from "react";
import { StoreContext } from "../elements/store.ts";
import { createText, loadCatalogue, type Text } from "../messages/text.ts";
import { TextContext } from "../messages/use-text.ts";
import { ConnectionNote } from "../shell/extras/connection-note.tsx";
import { loadExtras } from "../shell/extras-slot.tsx";
import type { Navigation } from "../navigation/navigation.ts";
import type { ResolvedPage } from "../routes/resolve-page.ts";
import { type AddressBar, applyHead, createBrowserNavigation } from "./browser-navigation.ts";
import { toHref } from "../navigation/navigation.ts";
import { afterPaint } from "../elements/rendering/after-paint.ts";
import { createHydrationQueue, type HydrationQueue, noHydrationQueue } from "../elements/rendering/hydration-queue.ts";
import { App } from "../shell/app.tsx";
import { createBrowserPorts } from "./browser-ports.ts";
import { forgetHandledTaps, sinceAnswerMs, takeOverPage, whenReady } from "./run-page.ts";
import { resolveDrawnPage } from "../routes/resolve-page.ts";
import { createFramePorts } from "../embed/frame-ports.ts";
import { type ConnectedPage, connectHost } from "../embed/connect-host.ts";
import { createHostSignIn, type HostSignIn, withHost } from "../embed/host-sign-in.ts";
import { createHostChannel, type HostChannel } from "../embed/host-channel.ts";

/** Addresses of pages within a frame: below `/embed`, with the parent in the query. */
function createFrameAddress({ locale, bareLocale }: { readonly locale: string; readonly bareLocale: string | null }): AddressBar {
  const { searchParams } = new URL(location.href);
  const kept = ["parent", "layout"].flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return {
    hrefOf(address) {
      const href = `/embed${toHref(address, { locale, bareLocale })}`;
      return `${href}${href.includes("?") ? "&" : "?"}${kept.join("&")}`;
    },
    read() {
      const search = new URLSearchParams(location.search);
      search.delete("parent");
      search.delete("layout");
      const query = search.size === 0 ? "" : `?${search}`;
      return splitLocalePath(`${location.pathname.replace(/^\/embed/u, "")}${query}`, [locale]).path;
    },
  };
}

/** The page that the server rendered, and the parent for which it did. */
interface DrawnFrame {
  readonly root: HTMLElement;
  readonly seedText: string;
  /** Address of the texts. */
  readonly texts: string;
  readonly locale: string;
  readonly bareLocale: string | null;
  readonly status: number;
  readonly brand: string | undefined;
  readonly parentOrigin: string;
}

const maxWaitMs = 15_000;
const paintsWithinMs = 250;

interface OpenPage extends ConnectedPage {
  readonly navigation: Navigation<ResolvedPage>;
  readonly text: Text;
  stop(): void;
}

interface PageParts {
  readonly ports: StorePorts;
  readonly brand: string | undefined;
  readonly channel: HostChannel;
  readonly signIn: HostSignIn;
  readonly isHistoryElsewhere: () => boolean;
  readonly onLeave: (href: string) => void;
}

/** The source of a page: the document itself, or the same page fetched in another language. */
type PageSource = Pick<DrawnFrame, "seedText" | "texts" | "locale" | "bareLocale" | "status"> & { readonly agoMs: number };

/** A page in another language, and the attributes of its document. */
interface TranslatedPage {
  readonly source: PageSource;
  readonly lang: string;
  readonly dir: string;
}

async function openPage(source: PageSource, { ports, brand, channel, signIn, isHistoryElsewhere, onLeave }: PageParts): Promise<OpenPage> {
  const { locale, bareLocale, status } = source;
  const store = createStore({ ports, locale, bareLocale, isServer: false });
  store.takeSeed(JSON.parse(source.seedText) as PageSeed, source.agoMs);
  const bar = createFrameAddress({ locale, bareLocale });
  const [messages, firstPage] = await Promise.all([loadCatalogue(source.texts), resolveDrawnPage(bar.read(), { store, status })]);
  const text = createText(messages, locale, brand);
  const browser = createBrowserNavigation({ store, text, firstPage, ...bar });
  let isReplacing = false;
  const navigation = withHost(browser, { channel, signIn, isHistoryElsewhere, onLeave, onGo: (replaces) => void (isReplacing = replaces) });
  return { store, text, navigation, wasReplacing: () => isReplacing, stop: browser.stop };
}

const textsPattern = /\sdata-messages="(\/[^"]+)"/u;
const documentPattern = /<html lang="([\w-]+)" dir="(ltr|rtl)"/u;
const seedPattern = /<script type="application\/json" id="seed">(.*?)<\/script>/su;

/** Fetches the current page in another language. */
async function fetchInLocale(locale: string, { store, navigation }: OpenPage): Promise<TranslatedPage | null> {
  const { address, status } = navigation.getState().page;
  const { bareLocale, ports } = store;
  const href = createFrameAddress({ locale, bareLocale }).hrefOf(address);
  const answer = await ports.http({ method: "GET", path: href, headers: { accept: "text/html" }, body: null, timeoutMs: maxWaitMs });
  if (answer.type !== "answer") return null;
  const texts = textsPattern.exec(answer.text)?.[1];
  const seedText = seedPattern.exec(answer.text)?.[1];
  const [, lang, dir] = documentPattern.exec(answer.text) ?? [];
  if (texts === undefined || seedText === undefined || lang === undefined || dir === undefined) return null;
  history.replaceState(history.state, "", href);
  return { source: { seedText, texts, locale, bareLocale, status, agoMs: 0 }, lang, dir };
}

function readDrawnFrame(): DrawnFrame | null {
  const root = document.getElementById("root");
  const seedText = document.getElementById("seed")?.textContent;
  const { locale, messages: texts, bare, status, brand, embed } = document.documentElement.dataset;
  if (root === null || seedText == null || locale === undefined || texts === undefined || embed === undefined) return null;
  return { root, seedText, texts, locale, bareLocale: bare ?? null, status: Number(status), brand, parentOrigin: embed };
}

/** Waits for the first paint, but not long: a frame outside the viewport is not painted. */
async function afterPaintIfAny(): Promise<void> {
  await Promise.race([afterPaint(), new Promise((resolve) => setTimeout(resolve, paintsWithinMs))]);
}

/** Starts a page within a frame: the same page, with a channel to its host. */
export async function startFrame(): Promise<void> {
  const read = readDrawnFrame();
  if (read === null) return;
  const { root, parentOrigin, brand, ...drawnPage } = read;
  await afterPaintIfAny();
  const frame = createFramePorts(createBrowserPorts());
  const channel = createHostChannel(window.parent, parentOrigin);
  const signIn = createHostSignIn(channel);
  let isHistoryElsewhere = false;
  const parts: PageParts = {
    ports: frame.ports,
    brand,
    channel,
    signIn,
    isHistoryElsewhere: () => isHistoryElsewhere,
    onLeave: (href) => void changeLocale(new URL(href, location.href).pathname.split("/")[1] ?? ""),
  };
  let page = await openPage({ ...drawnPage, agoMs: sinceAnswerMs() }, parts);
  let drawn: Root | null = null;
  let stopRun = (): void => undefined;
  const turns = createHydrationQueue((run) => page.store.ports.time.after(0, run));
  const begin = whenReady(page.store, turns, page.navigation);
  const runFirst = (): (() => void) => (stopRun = begin());
  const keepRunning = (): (() => void) => () => stopRun();

  /** Changes the language and keeps session, slip and preferences; only the page's own data is loaded again. */
  async function changeLocale(wanted: string): Promise<void> {
    const before = page;
    if (wanted === before.store.locale || drawn === null) return;
    const translated = await fetchInLocale(wanted, before);
    if (translated === null) return;
    const { source, lang, dir } = translated;
    const next = await openPage(source, parts);
    if (before.store.session.getState().player !== null) await next.store.session.refresh();
    turns.openAll();
    const [takeOver] = await Promise.all([takeOverPage(next.store, { from: before.store }), before.store.slip.loaded()]);
    before.stop();
    stopRun();
    // Comes first, because the slip must be complete before it is rendered or reported.
    stopRun = takeOver();
    page = next;
    Object.assign(document.documentElement, { lang, dir });
    document.documentElement.dataset["locale"] = wanted;
    applyHead(next.navigation.getState().page, next);
    host.follow(next);
    drawn.render(toApp(next, noHydrationQueue, keepRunning));
  }

  const host = connectHost({
    page,
    element: root,
    frame,
    channel,
    signIn,
    parentOrigin,
    changeLocale,
    onUrlSync: (isElsewhere) => void (isHistoryElsewhere = isElsewhere),
    onSilence: () => {
      const { store, text, navigation } = page;
      const href = toHref(navigation.getState().page.address, store);
      let isOver = false;
      let end = (): void => void (isOver = true);
      void import("../embed/host-notice.tsx").then(({ showHostNotice }) => {
        if (!isOver) end = showHostNotice(text, href);
      }, store.ports.report);
      return () => end();
    },
  });
  const app = toApp(page, turns, runFirst);
  const { report } = page.store.ports;
  void import("../embed/guard-placing.tsx").then(({ guardPlacing }) => guardPlacing(() => page.text, report), report);
  startTransition(() => void (drawn = hydrateRoot(root, app, { onRecoverableError: report })));
  forgetHandledTaps(root);
  showConnectionWithoutExtras(page);
}

/** Rendering another page in the same root keeps open dialogs, typed text and scroll positions. */
function toApp({ store, text, navigation }: OpenPage, turns: HydrationQueue, onReady: () => () => void): ReactNode {
  return <App store={store} text={text} navigation={navigation} turns={turns} onReady={onReady} />;
}

/**
 * The connection notice is fetched after the page. If the fetch fails because the server is down, the frame shows its own notice until
 * the fetch succeeds, since the host cannot detect the failure.
 */
function showConnectionWithoutExtras({ store, text }: { readonly store: Store; readonly text: Text }): void {
  let end: (() => void) | null = null;
  const show = (): void => {
    store.realtime.setUnreachable();
    if (end !== null) return;
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    root.render(
      <StoreContext value={store}>
        <TextContext value={text}>
          <ConnectionNote />
        </TextContext>
      </StoreContext>,
    );
    end = () => {
      root.unmount();
      place.remove();
    };
  };
  void loadExtras(show).then(() => end?.());
}
