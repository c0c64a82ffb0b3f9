/**
 * The payment provider's script, loaded from `{platform}/spi/main.js`: shows the cashier's form in a page and emits its events
 * (specification 7).
 */

interface CashierConfig {
  /** Origin of the platform. */
  readonly serverUrl: string;
  /** Path of the platform's API on that origin. */
  readonly apiPrefix: string;
  readonly locale: string;
  readonly theme: string;
  readonly currency: string;
  /** `quick` asks only for the amount and a saved card, if the player has one. */
  readonly mode: "full" | "quick";
  /** Initial amount in minor units. */
  readonly amount: number | null;
  /** Addresses to open after a payment, by its outcome. */
  readonly routes: { readonly success: string; readonly error: string; readonly pending: string };
}

type CashierListener = (detail: Readonly<Record<string, unknown>>) => void;

interface CashierHandle {
  /** Shows the form inside an element. */
  mount(place: Element, title: string): void;
  /** Subscribes to an event; returns a function that unsubscribes. */
  on(event: string, listener: CashierListener): () => void;
  setTheme(theme: string): void;
  setCurrency(currency: string): void;
  setLanguage(locale: string): void;
  /** Removes the form and all listeners. */
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
  const minHeight = 240;
  const maxHeight = 2_000;

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

    function handleMessage({ origin, source, data }: MessageEvent<unknown>): void {
      if (frame === null || source !== frame.contentWindow || origin !== server.origin) return;
      if (typeof data !== "object" || data === null || !("source" in data) || data.source !== "touchline-cashier" || !("type" in data))
        return;
      const detail = "detail" in data && typeof data.detail === "object" && data.detail !== null ? { ...data.detail } : {};
      if (data.type === "size") {
        const height = "height" in detail ? Number(detail.height) : Number.NaN;
        if (Number.isFinite(height)) frame.height = String(Math.min(Math.max(Math.ceil(height), minHeight), maxHeight));
        return;
      }
      if (typeof data.type !== "string" || !events.has(data.type)) return;
      for (const listener of listeners.get(data.type) ?? []) listener(detail);
    }

    function post(message: object): void {
      frame?.contentWindow?.postMessage({ source: "touchline-cashier-host", ...message }, server.origin);
    }

    return {
      mount(place, title) {
        frame?.remove();
        const element = document.createElement("iframe");
        element.title = title;
        element.height = "420";
        element.width = "100%";
        element.style.border = "0";
        element.style.display = "block";
        element.style.colorScheme = "normal";
        element.referrerPolicy = "origin";
        element.src = formAddress();
        if (frame === null) addEventListener("message", handleMessage);
        frame = element;
        place.replaceChildren(element);
      },
      on(event, listener) {
        if (!events.has(event)) throw new Error(`Unknown cashier event ${event}.`);
        const set = listeners.get(event) ?? new Set();
        listeners.set(event, set.add(listener));
        return () => void set.delete(listener);
      },
      setTheme: (theme) => post({ type: "theme", theme }),
      setCurrency: (currency) => post({ type: "currency", currency }),
      setLanguage: (locale) => post({ type: "language", locale }),
      destroy() {
        removeEventListener("message", handleMessage);
        listeners.clear();
        frame?.remove();
        frame = null;
      },
    };
  }

  Object.defineProperty(globalThis, "TouchlineCashier", { value: Object.freeze({ version: 1, create }), configurable: true });
})();
