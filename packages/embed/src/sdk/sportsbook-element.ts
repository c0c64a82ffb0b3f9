import type { Incoming, IncomingType } from "../protocol/incoming.ts";
import type { FrameMessage } from "./connection.ts";
import { startFrameSession, type FrameSession } from "./frame-session.ts";
import type { FrameState } from "./frame-state.ts";
import { createFrameShadow, type FrameShadow } from "./shadow.ts";
import { readFrameLocation, toHostAddress, type FrameLocation, type UrlSyncMode } from "./url-sync.ts";
import { followVisibleSlice } from "./visible-slice.ts";

/** An empty class on a server, so that the module can be imported there. */
const Base = (typeof HTMLElement === "undefined" ? class {} : HTMLElement) as typeof HTMLElement;
const retryDelaysMs = [1_000, 4_000, 15_000];
const urlSyncModes: ReadonlySet<string> = new Set(["path", "hash", "query", "none"]);

/** A property that the page set on the element before this script defined its class. */
function ownValue<Value>(element: object, name: string, otherwise: Value): Value {
  const own = Object.getOwnPropertyDescriptor(element, name);
  return own === undefined ? otherwise : (own.value as Value);
}

/**
 * `<sportsbook-frame src="https://sports.example.com" locale="en" url-sync="path" base="/sports">`: the sportsbook in a host's page.
 * Fires an event for each message from the frame, named after its type, and `statechange`. For `sign-in`, `sign-up` and `deposit` it
 * then opens the address in the matching `...-url` attribute, or the frame's own page if there is none; `preventDefault()` stops that.
 */
export class SportsbookFrameElement extends Base {
  static readonly observedAttributes = ["src", "locale", "currency", "odds-type"];

  /** Requests a code for the signed-in player from the host's own server; null for a visitor. */
  getAuthCode: () => Promise<string | null> = ownValue(this, "getAuthCode", async () => null);
  /** The host's own names for pages: `{"/football": "/soccer"}`. */
  routes: Readonly<Record<string, string>> = ownValue(this, "routes", {});
  /** Scheme and colours, sent to the frame with the handshake. */
  theme: Incoming["iframe_integration"]["theme"] = ownValue(this, "theme", undefined);
  #state: FrameState = "idle";
  #session: FrameSession | null = null;
  #shadow: FrameShadow | null = null;
  #stops: (() => void)[] = [];
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #path: string | null = null;
  #isLoaded = false;
  #stopSlice = (): void => undefined;
  #readyListeners: (() => void)[] = [];

  get state(): FrameState {
    return this.#state;
  }

  connectedCallback(): void {
    if (!this.hasAttribute("layout")) this.setAttribute("layout", "fill");
    this.#shadow = createFrameShadow(this, () => this.reload());
    const back = (): void => this.#followHost();
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) this.#session?.check();
    };
    const resized = (): void => this.style.setProperty("--sportsbook-header", `${this.#header()?.getBoundingClientRect().height ?? 0}px`);
    addEventListener("popstate", back);
    addEventListener("hashchange", back);
    addEventListener("pageshow", shown);
    addEventListener("resize", resized);
    resized();
    this.#stops = [
      () => removeEventListener("popstate", back),
      () => removeEventListener("hashchange", back),
      () => removeEventListener("pageshow", shown),
      () => removeEventListener("resize", resized),
    ];
    this.#tries = 0;
    this.#load();
  }

  /** Keeps the frame loaded when the node is moved, in browsers that support it. */
  connectedMoveCallback(): void {
    return;
  }

  disconnectedCallback(): void {
    clearTimeout(this.#retry);
    this.#stopSlice();
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#session?.stop();
    this.#session = null;
    this.#shadow?.frame.remove();
    this.#shadow = null;
    this.#setState("idle");
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (value === null || value === before) return;
    if (name === "src" && this.isConnected) return this.reload();
    if (this.#session === null) return;
    if (name === "locale") void this.setLocale(value).catch(() => undefined);
    else if (name === "currency") void this.setCurrency(value).catch(() => undefined);
    else if (name === "odds-type") void this.setOddsType(value as Incoming["odds_changed"]["oddsType"]).catch(() => undefined);
  }

  /** Resolves once the frame has answered the handshake. */
  async ready(): Promise<void> {
    if (this.#state === "ready") return;
    await new Promise<void>((resolve) => this.#readyListeners.push(resolve));
  }
  navigate = async (path: string, { replace = false }: { readonly replace?: boolean } = {}): Promise<void> => {
    const url = new URL(path, "http://frame");
    // An address of another site is not a page of the frame.
    if (url.host !== "frame") throw new Error("bad_payload");
    await this.#ask("page_changed", { path: url.pathname, query: url.search.slice(1), hash: url.hash.slice(1), replace });
  };
  openSearch = async (query?: string): Promise<void> =>
    this.#ask("search_modal", query === undefined ? { open: true } : { open: true, query });
  openBetSlip = async (options: Incoming["open_bet_slip"] = {}): Promise<void> => this.#ask("open_bet_slip", options);
  applyBetCode = async (code: string): Promise<void> => this.#ask("apply_bet_code", { code });
  setLocale = async (locale: string): Promise<void> => this.#ask("change_locale", { locale });
  setCurrency = async (currency: string): Promise<void> => this.#ask("change_currency", { currency });
  setOddsType = async (oddsType: Incoming["odds_changed"]["oddsType"]): Promise<void> => this.#ask("odds_changed", { oddsType });
  setTheme = async (theme: NonNullable<Incoming["iframe_integration"]["theme"]>): Promise<void> => {
    this.theme = theme;
    await this.#ask("iframe_integration", { action: "init", theme });
  };
  /** Sends the host's current player to the frame: after sign-in, or when the player changes. */
  refreshAuth = async (): Promise<void> => {
    const code = await this.getAuthCode();
    await this.#ask("iframe_integration", code === null ? { action: "logout" } : { action: "init_session", code });
  };
  logout = async (): Promise<void> => this.#ask("iframe_integration", { action: "logout" });
  reload(): void {
    this.#tries = 0;
    this.#load();
  }
  destroy(): void {
    this.remove();
  }

  async #ask<Type extends IncomingType>(type: Type, payload: Incoming[Type]): Promise<void> {
    if (this.#session === null) throw new Error("not_ready");
    await this.#session.ask(type, payload);
  }

  #header(): Element | null {
    const selector = this.getAttribute("header");
    return selector === null ? null : document.querySelector(selector);
  }

  #sync(): Parameters<typeof readFrameLocation>[1] {
    const mode = this.getAttribute("url-sync") ?? "none";
    return {
      mode: (urlSyncModes.has(mode) ? mode : "none") as UrlSyncMode,
      base: this.getAttribute("base") ?? "/",
      start: this.getAttribute("path") ?? "/",
      routes: this.routes,
    };
  }

  #address(source: string, { path, query, hash }: FrameLocation): string {
    const locale = this.getAttribute("locale") ?? document.documentElement.lang.split("-")[0];
    const url = new URL(`/embed/${locale === undefined || locale === "" ? "en" : locale}${path}`, source);
    url.search = query;
    url.searchParams.set("parent", location.origin);
    if (this.getAttribute("layout") === "auto") url.searchParams.set("layout", "auto");
    url.hash = hash;
    return url.href;
  }

  #load(): void {
    const shadow = this.#shadow;
    const source = this.getAttribute("src");
    if (shadow === null || source === null) return;
    clearTimeout(this.#retry);
    this.#session?.stop();
    const address = this.#address(source, readFrameLocation(location.href, this.#sync()));
    const { origin } = new URL(address);
    this.#setState("loading");
    shadow.show(this.#tries === 0 ? "loading" : "error");
    shadow.setLink(address.replace("/embed/", "/").replace(/[?&](?:parent|layout)=[^&#]*/gu, ""));
    shadow.frame.title = this.getAttribute("frame-title") ?? "Sportsbook";
    this.#session = startFrameSession({
      frame: shadow.frame,
      origin,
      init: () => ({
        layout: { mode: this.getAttribute("layout") === "auto" ? "auto" : "fill" },
        urlSync: this.#sync().mode,
        features: { header: this.getAttribute("frame-header") !== "none" },
        ...(this.theme === undefined ? {} : { theme: this.theme }),
      }),
      onState: (state) => this.#follow(state),
      onDrawn: () => shadow.show("frame"),
      onMessage: (message) => this.#receive(message),
      getAuthCode: () => this.getAuthCode(),
      isPortWanted: () => this.getAttribute("channel") === "port",
    });
    const { frame } = shadow;
    this.#isLoaded = false;
    frame.onload = () => {
      this.#isLoaded = true;
      if (this.#state === "failed") this.#retryLater();
    };
    this.#stopSlice();
    frame.src = address;
  }

  /** Sends the visible part to a page that has just become ready, even if the previous page received the same part. */
  #sendSlice(): void {
    this.#stopSlice();
    const frame = this.#shadow?.frame;
    if (frame === undefined || this.getAttribute("layout") !== "auto") return;
    this.#stopSlice = followVisibleSlice(frame, {
      header: () => this.#header(),
      onSlice: (slice) => this.#session?.send("viewport", slice),
    });
  }

  #follow(state: FrameState): void {
    this.#setState(state);
    if (state === "ready") {
      this.#tries = 0;
      this.#shadow?.show("frame");
      for (const resolve of this.#readyListeners.splice(0)) resolve();
      dispatchEvent(new Event("resize"));
      this.#sendSlice();
      return;
    }
    if (state !== "failed") return;
    this.#shadow?.show("error");
    // A page that is still loading may be slow: wait for it rather than reload.
    if (this.#isLoaded) this.#retryLater();
  }

  #retryLater(): void {
    const delayMs = retryDelaysMs[this.#tries];
    if (delayMs === undefined) return;
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#load(), delayMs);
  }

  #setState(state: FrameState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.setAttribute("state", state);
    this.dispatchEvent(new CustomEvent("statechange", { detail: { state } }));
  }

  /** Navigates the frame after the host's address changed by Back or a link. */
  #followHost(): void {
    const sync = this.#sync();
    if (sync.mode === "none" || this.#session === null) return;
    const { path, query, hash } = readFrameLocation(location.href, sync);
    const address = query === "" ? path : `${path}?${query}`;
    if (address === this.#path) return;
    this.#path = address;
    this.#session.send("page_changed", { path, query, hash, replace: true });
  }

  #receive({ type, payload }: FrameMessage): boolean {
    const frame = this.#shadow?.frame;
    if (frame === undefined) return false;
    if (type === "sb:scroll-to") {
      const bar = this.#header()?.getBoundingClientRect().height ?? 0;
      scrollTo({ top: scrollY + frame.getBoundingClientRect().top + Number(payload["top"]) - bar, behavior: "instant" });
    }
    if (type.startsWith("sb:")) return true;
    if (type === "page-size-changed" && payload["mode"] === "auto") frame.style.blockSize = `${Number(payload["height"])}px`;
    if (type === "page-loaded") this.#writeAddress(String(payload["path"]), payload["replace"] === true);
    const event = new CustomEvent(type, { detail: payload, bubbles: true, cancelable: true });
    if (!this.dispatchEvent(event)) return true;
    const target = this.getAttribute(`${type}-url`);
    if (target === null) return false;
    location.assign(target);
    return true;
  }

  #writeAddress(path: string, isReplacing: boolean): void {
    const isFirst = this.#path === null;
    if (path === this.#path) return;
    this.#path = path;
    const address = toHostAddress(location.href, path, this.#sync());
    if (address === null || address === location.pathname + location.search + location.hash) return;
    if (isReplacing || isFirst) history.replaceState(history.state, "", address);
    else history.pushState(null, "", address);
  }
}
