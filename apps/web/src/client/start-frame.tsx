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
import { afterPaint } from "../elements/after-paint.ts";
import { createIslandTurns, type IslandTurns, noTurns } from "../elements/islands/island-turns.ts";
import { App } from "../shell/app.tsx";
import { createBrowserPorts } from "./browser-ports.ts";
import { sinceAnswerMs, takeOverPage, whenReady } from "./run-page.ts";
import { resolveDrawnPage } from "../routes/resolve-page.ts";
import { createFramePorts } from "../embed/frame-ports.ts";
import { type JoinedPage, joinHost } from "../embed/join-host.ts";
import { createHostSignIn, type HostSignIn, withHost } from "../embed/host-sign-in.ts";
import { createHostLine, type HostLine } from "../embed/host-line.ts";

/** Addresses of pages within a frame: below `/embed`, with the parent that holds it. */
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

/** What the server drew, and for whom. */
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

const patienceMs = 15_000;
const paintsWithinMs = 250;

interface OpenPage extends JoinedPage {
  readonly navigation: Navigation<ResolvedPage>;
  readonly text: Text;
  stop(): void;
}

interface PageParts {
  readonly ports: StorePorts;
  readonly brand: string | undefined;
  readonly line: HostLine;
  readonly signIn: HostSignIn;
  readonly isHistoryElsewhere: () => boolean;
  readonly onLeave: (href: string) => void;
}

/** What of a document makes a page: as it came, or fetched in another language. */
type PageSource = Pick<DrawnFrame, "seedText" | "texts" | "locale" | "bareLocale" | "status"> & { readonly agoMs: number };

/** The same, and how the document around it is written. */
interface TranslatedPage {
  readonly source: PageSource;
  readonly lang: string;
  readonly dir: string;
}

async function openPage(source: PageSource, { ports, brand, line, signIn, isHistoryElsewhere, onLeave }: PageParts): Promise<OpenPage> {
  const { locale, bareLocale, status } = source;
  const store = createStore({ ports, locale, bareLocale, isServer: false });
  store.takeSeed(JSON.parse(source.seedText) as PageSeed, source.agoMs);
  const bar = createFrameAddress({ locale, bareLocale });
  const [messages, firstPage] = await Promise.all([loadCatalogue(source.texts), resolveDrawnPage(bar.read(), { store, status })]);
  const text = createText(messages, locale, brand);
  const browser = createBrowserNavigation({ store, text, firstPage, ...bar });
  let isReplacing = false;
  const navigation = withHost(browser, { line, signIn, isHistoryElsewhere, onLeave, onGo: (replaces) => void (isReplacing = replaces) });
  return { store, text, navigation, wasReplacing: () => isReplacing, stop: browser.stop };
}

const textsForm = /\sdata-messages="(\/[^"]+)"/u;
const documentForm = /<html lang="([\w-]+)" dir="(ltr|rtl)"/u;
const seedForm = /<script type="application\/json" id="seed">(.*?)<\/script>/su;

/** The page of now as the server draws it in another language. */
async function fetchInLocale(locale: string, { store, navigation }: OpenPage): Promise<TranslatedPage | null> {
  const { address, status } = navigation.getState().page;
  const { bareLocale, ports } = store;
  const href = createFrameAddress({ locale, bareLocale }).hrefOf(address);
  const answer = await ports.http({ method: "GET", path: href, headers: { accept: "text/html" }, body: null, timeoutMs: patienceMs });
  if (answer.type !== "answer") return null;
  const texts = textsForm.exec(answer.text)?.[1];
  const seedText = seedForm.exec(answer.text)?.[1];
  const [, lang, dir] = documentForm.exec(answer.text) ?? [];
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

/** After what the server drew has been painted; a frame outside of the window is not painted at all. */
async function afterPaintIfAny(): Promise<void> {
  await Promise.race([afterPaint(), new Promise((resolve) => setTimeout(resolve, paintsWithinMs))]);
}

/** Starts a page that a host holds in a frame: the same page, with a line to the host. */
export async function startFrame(): Promise<void> {
  const read = readDrawnFrame();
  if (read === null) return;
  const { root, parentOrigin, brand, ...drawnPage } = read;
  await afterPaintIfAny();
  const frame = createFramePorts(createBrowserPorts());
  const line = createHostLine(window.parent, parentOrigin);
  const signIn = createHostSignIn(line);
  let isHistoryElsewhere = false;
  const parts: PageParts = {
    ports: frame.ports,
    brand,
    line,
    signIn,
    isHistoryElsewhere: () => isHistoryElsewhere,
    onLeave: (href) => void changeLocale(new URL(href, location.href).pathname.split("/")[1] ?? ""),
  };
  let page = await openPage({ ...drawnPage, agoMs: sinceAnswerMs() }, parts);
  let drawn: Root | null = null;
  let stopRun = (): void => undefined;
  const turns = createIslandTurns((run) => page.store.ports.time.after(0, run));
  const begin = whenReady(page.store, turns, page.navigation);
  const runFirst = (): (() => void) => (stopRun = begin());
  const keepRunning = (): (() => void) => () => stopRun();

  /** Another language on the same session, slip and choices: nothing is loaded again but the page's own data. */
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
    // The slip is whole before anything is drawn from it or said about it.
    stopRun = takeOver();
    page = next;
    Object.assign(document.documentElement, { lang, dir });
    document.documentElement.dataset["locale"] = wanted;
    applyHead(next.navigation.getState().page, next);
    joined.follow(next);
    drawn.render(toApp(next, noTurns, keepRunning));
  }

  const joined = joinHost({
    page,
    element: root,
    frame,
    line,
    signIn,
    parentOrigin,
    changeLocale,
    onUrlSync: (isElsewhere) => void (isHistoryElsewhere = isElsewhere),
    onSilence: () => {
      const { store, text, navigation } = page;
      const href = toHref(navigation.getState().page.address, store);
      let isOver = false;
      let end = (): void => void (isOver = true);
      void import("../embed/host-note.tsx").then(({ showHostNote }) => {
        if (!isOver) end = showHostNote(text, href);
      }, store.ports.report);
      return () => end();
    },
  });
  const app = toApp(page, turns, runFirst);
  const { report } = page.store.ports;
  void import("../embed/guard-placing.tsx").then(({ guardPlacing }) => guardPlacing(() => page.text, report), report);
  startTransition(() => void (drawn = hydrateRoot(root, app, { onRecoverableError: report })));
  tellWithoutExtras(page);
}

/** What React draws of a page; another page of the same root keeps what is open, typed and scrolled to. */
function toApp({ store, text, navigation }: OpenPage, turns: IslandTurns, onReady: () => () => void): ReactNode {
  return <App store={store} text={text} navigation={navigation} turns={turns} onReady={onReady} />;
}

/**
 * What tells of the connection is fetched after the page. Where the server is gone by then, the frame tells of it by itself until it is
 * back: a host's page stands around it and is none the wiser.
 */
function tellWithoutExtras({ store, text }: { readonly store: Store; readonly text: Text }): void {
  let end: (() => void) | null = null;
  const tell = (): void => {
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
  void loadExtras(tell).then(() => end?.());
}
