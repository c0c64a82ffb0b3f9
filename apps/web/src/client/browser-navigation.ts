import type { Store, ValueStore } from "@touchline/store";
import { createStore } from "zustand/vanilla";
import { afterPaint } from "../elements/rendering/after-paint.ts";
import type { Text } from "../messages/text.ts";
import { toAddress, toHref, type Navigation, type NavigationState } from "../navigation/navigation.ts";
import { headOf, resolvePage, type Resolution, type ResolvedPage } from "../routes/resolve-page.ts";

/** Converts between addresses and the browser's address bar. */
export interface AddressBar {
  read(): string;
  hrefOf(address: string): string;
}

interface BrowserNavigation extends Navigation<ResolvedPage> {
  stop(): void;
}

interface BrowserNavigationOptions extends Partial<AddressBar> {
  readonly store: Store;
  readonly text: Text;
  readonly firstPage: ResolvedPage;
  /** Called before a page opens: what is below `screenPx` may be rendered after the paint. */
  readonly onOpen?: (screenPx: number) => void;
}

const maxWaitMs = 350;
/** A page that was left less than this ago opens at once with its cached data, which is then fetched again. */
const knownForMs = 60_000;
const maxRedirects = 3;

function scrollKey(): string {
  const state = history.state as { readonly key?: string } | null;
  return state?.key ?? "first";
}

/** The element that keeps the focus when only the filters of a page change. */
function focusToKeep(before: ResolvedPage, after: ResolvedPage): Element | null {
  if (before.address.split("?")[0] !== after.address.split("?")[0]) return null;
  return document.activeElement?.closest("main") == null ? null : document.activeElement;
}

/**
 * Scrolls the new page. Unless the focus is kept, focuses the page's autofocus field or else its heading, but only after the paint,
 * because focusing earlier would force another layout.
 */
function settle(scrollTop: number, kept: Element | null): void {
  requestAnimationFrame(() => scrollTo({ top: scrollTop, behavior: "instant" }));
  void afterPaint().then(() => {
    // A closed dialog may have returned the focus to the element that opened it.
    if (kept !== null && (kept.isConnected || document.activeElement !== document.body)) return;
    const field = document.querySelector<HTMLElement>("main [data-takes-focus]");
    const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
    if (field === null) heading?.setAttribute("tabindex", "-1");
    (field ?? heading)?.focus({ preventScroll: true });
  });
}

export function applyHead(page: ResolvedPage, { store, text }: Pick<BrowserNavigationOptions, "store" | "text">): void {
  const head = headOf(page, { store, t: text });
  document.title = head.title;
  document.querySelector('meta[name="description"]')?.setAttribute("content", head.description ?? "");
  document.querySelector('link[rel="canonical"]')?.setAttribute("href", `${location.origin}${toHref(head.canonical, store)}`);
}

/** Sign-in and sign-up open over the current page by their hash (spec.md 2), except on one of these pages. */
const authPages = "/users/";

function opensOverPage(address: string, { address: here }: ResolvedPage): boolean {
  return address.startsWith(`${authPages}sign-`) && !here.startsWith(authPages);
}

export function createBrowserNavigation({
  store,
  text,
  firstPage,
  onOpen,
  hrefOf = (address) => toHref(address, store),
  read = () => toAddress(`${location.pathname}${location.search}`, store),
}: BrowserNavigationOptions): BrowserNavigation {
  const state: ValueStore<NavigationState<ResolvedPage>> = createStore<NavigationState<ResolvedPage>>(() => ({
    page: firstPage,
    pending: null,
  }));
  const scrollByKey = new Map<string, number>();
  const leftAtMs = new Map<string, number>();
  let latestRun = 0;
  history.scrollRestoration = "manual";

  async function show(address: string, scrollTop: number): Promise<void> {
    const run = (latestRun += 1);
    const now = store.ports.time.now();
    leftAtMs.set(state.getState().page.address, now);
    const isKnown = now - (leftAtMs.get(address) ?? 0) < knownForMs;
    state.setState({ pending: address });
    let target = address;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const resolution = await resolvePage(target, { store, maxWaitMs: isKnown ? 0 : maxWaitMs });
      if (run !== latestRun) return;
      if (resolution.type === "redirect") {
        target = resolution.path;
        history.replaceState(history.state, "", hrefOf(target));
        continue;
      }
      const kept = focusToKeep(state.getState().page, resolution.page);
      // Removing a focused element would make the browser restyle the page at once.
      if (kept === null) document.querySelector<HTMLElement>(":focus")?.blur();
      // To scroll down, the whole page must be rendered.
      onOpen?.(scrollTop > 0 ? Infinity : innerHeight);
      state.setState({ page: resolution.page, pending: null });
      applyHead(resolution.page, { store, text });
      settle(scrollTop, kept);
      void resolution.later?.then((later) => correct(later, run)).catch(store.ports.report);
      return;
    }
  }

  /** Corrects a page that opened before its data, if the data lead to another page or to none. */
  function correct(later: Resolution, run: number): void {
    if (run !== latestRun) return;
    if (later.type === "redirect") {
      history.replaceState(history.state, "", hrefOf(later.path));
      return void showOrReload(later.path, scrollY);
    }
    const { route, status } = state.getState().page;
    if (later.page.route.key !== route.key || later.page.status !== status) state.setState({ page: later.page });
    applyHead(later.page, { store, text });
  }

  /** Shows a page. If a release has removed its chunk, reloads (trust F22), unless the player has navigated on. */
  async function showOrReload(address: string, scrollTop: number): Promise<void> {
    const run = latestRun + 1;
    try {
      await show(address, scrollTop);
    } catch {
      if (run === latestRun) location.assign(hrefOf(address));
    }
  }

  const follow = (): void => {
    const address = read();
    const isHashChange = location.hash !== "" && address === state.getState().page.address;
    if (!isHashChange) void showOrReload(address, scrollByKey.get(scrollKey()) ?? 0);
  };
  addEventListener("popstate", follow);
  return {
    getState: state.getState,
    hrefOf: (address) => toHref(address, store),
    subscribe: state.subscribe,
    async go(address, { isReplacing = false } = {}) {
      if (opensOverPage(address, state.getState().page)) return location.replace(`#${address.slice(authPages.length)}`);
      scrollByKey.set(scrollKey(), scrollY);
      const key = store.ports.createId();
      if (isReplacing) history.replaceState({ key }, "", hrefOf(address));
      else history.pushState({ key }, "", hrefOf(address));
      // A hash appears in the address bar only; the page does not depend on it.
      const [page = address] = address.split("#");
      const isSamePage = page.split("?")[0] === state.getState().page.address.split("?")[0];
      await showOrReload(page, isSamePage ? scrollY : 0);
    },
    leave(href) {
      state.setState({ pending: href });
      location.assign(href);
    },
    stop: () => removeEventListener("popstate", follow),
    prefetch: (address) => void resolvePage(address, { store, maxWaitMs: null }).catch(() => undefined),
  };
}
