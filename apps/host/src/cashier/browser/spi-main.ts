/** The payment provider's script: puts the cashier's form into a page and tells the page what happens there (spec.md 7). Load it from `{platform}/spi/main.js`. */

interface CashierConfig {
  /** Origin of the platform. */
  readonly serverUrl: string;
  /** Path of the platform's API on it. */
  readonly apiPrefix: string;
  readonly locale: string;
  readonly theme: string;
  readonly currency: string;
  /** `quick` asks only for the amount and a card that was used before, where there is one. */
  readonly mode: "full" | "quick";
  /** Minor units to begin with. */
  readonly amount: number | null;
  /** Where to go when a payment has come to its end, or waits. */
  readonly routes: { readonly success: string; readonly error: string; readonly pending: string };
}

type CashierListener = (detail: Readonly<Record<string, unknown>>) => void;

interface CashierHandle {
  /** Draws the form into an element. */
  mount(place: Element, title: string): void;
  /** Hears of one event; the answer stops. */
  on(event: string, listener: CashierListener): () => void;
  setTheme(theme: string): void;
  setCurrency(currency: string): void;
  setLanguage(locale: string): void;
  /** Takes the form away. */
  destroy(): void;
}

(() => {
  const events = new Set([
    "render_form",
    "notification",
    "change_payment_action",
    "change_currency",
    "change_language",
    "accounts_updated",
    "redirect",
    "new_methods_available",
    "popup_closed",
    "submit",
    "websocket_connection",
    "close_fast_deposit_modal",
  ]);
  const leastHeight = 240;
  const mostHeight = 2_000;

  function create(config: CashierConfig): CashierHandle {
    const server = new URL(config.serverUrl);
    const listeners = new Map<string, Set<CashierListener>>();
    let frame: HTMLIFrameElement | null = null;

    function formAddress(): string {
      const address = new URL("/cashier/form", server);
      const { apiPrefix, locale, theme, currency, mode, amount, routes } = config;
      const query = {
        api: apiPrefix,
        lang: locale,
        theme,
        currency,
        mode,
        ...routes,
        ...(amount === null ? {} : { amount: String(amount) }),
      };
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      return address.href;
    }

    function hear({ origin, source, data }: MessageEvent<unknown>): void {
      if (frame === null || source !== frame.contentWindow || origin !== server.origin) return;
      if (typeof data !== "object" || data === null || !("source" in data) || data.source !== "touchline-cashier" || !("type" in data))
        return;
      const detail = "detail" in data && typeof data.detail === "object" && data.detail !== null ? { ...data.detail } : {};
      if (data.type === "size") {
        const height = "height" in detail ? Number(detail.height) : Number.NaN;
        if (Number.isFinite(height)) frame.height = String(Math.min(Math.max(Math.ceil(height), leastHeight), mostHeight));
        return;
      }
      if (typeof data.type !== "string" || !events.has(data.type)) return;
      for (const listener of listeners.get(data.type) ?? []) listener(detail);
    }

    function tell(message: object): void {
      frame?.contentWindow?.postMessage({ source: "touchline-cashier-host", ...message }, server.origin);
    }

    return {
      mount(place, title) {
        frame?.remove();
        const made = document.createElement("iframe");
        made.title = title;
        made.height = "420";
        made.width = "100%";
        made.style.border = "0";
        made.style.display = "block";
        made.style.colorScheme = "normal";
        made.referrerPolicy = "origin";
        made.src = formAddress();
        if (frame === null) addEventListener("message", hear);
        frame = made;
        place.replaceChildren(made);
      },
      on(event, listener) {
        if (!events.has(event)) throw new Error(`The cashier knows no event ${event}.`);
        const set = listeners.get(event) ?? new Set();
        listeners.set(event, set.add(listener));
        return () => void set.delete(listener);
      },
      setTheme: (theme) => tell({ type: "theme", theme }),
      setCurrency: (currency) => tell({ type: "currency", currency }),
      setLanguage: (locale) => tell({ type: "language", locale }),
      destroy() {
        removeEventListener("message", hear);
        listeners.clear();
        frame?.remove();
        frame = null;
      },
    };
  }

  Object.defineProperty(globalThis, "TouchlineCashier", { value: Object.freeze({ version: 1, create }), configurable: true });
})();
