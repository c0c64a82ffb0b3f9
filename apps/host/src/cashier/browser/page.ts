const query = new URLSearchParams(location.search);

/** Options of this page, from its address and its document. */
export const page = {
  api: query.get("api") ?? "/platform/api",
  locale: document.documentElement.lang,
  currency: query.get("currency"),
  isQuick: query.get("mode") === "quick",
  amount: /^\d{1,15}$/u.test(query.get("amount") ?? "") ? Number(query.get("amount")) : null,
  isFramed: document.documentElement.dataset["framed"] === "true",
} as const;

/** The address to open after a payment. The server has checked that it belongs to the sportsbook. */
export function redirectFor(outcome: "success" | "error" | "pending"): string | null {
  return document.documentElement.dataset[outcome] ?? null;
}

/** Origin of WebSockets. */
export const sockets = document.documentElement.dataset["sockets"] ?? "";

/** Origin of the sportsbook. */
export const host = document.documentElement.dataset["host"] ?? "";

/** Posts an event to the host page, if this page is in a frame. */
export function emit(type: string, detail: Readonly<Record<string, unknown>> = {}): void {
  if (page.isFramed && host !== "") parent.postMessage({ source: "touchline-cashier", type, detail }, host);
}

interface HostMessages {
  readonly onTheme: (theme: string) => void;
  readonly onCurrency: (currency: string) => void;
  readonly onLanguage: (locale: string) => void;
}

/** Listens to messages of the host page only. */
export function listenToHost({ onTheme, onCurrency, onLanguage }: HostMessages): void {
  addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    if (!page.isFramed || source !== parent || origin !== host || typeof data !== "object" || data === null || !("type" in data)) return;
    if (data.type === "theme" && "theme" in data) onTheme(String(data.theme));
    if (data.type === "currency" && "currency" in data) onCurrency(String(data.currency));
    if (data.type === "language" && "locale" in data) onLanguage(String(data.locale));
  });
}

/** Reports the content's height to the host page, now and at every change. */
export function reportSize(content: HTMLElement): void {
  const report = (): void => emit("size", { height: content.scrollHeight });
  new ResizeObserver(report).observe(content);
  report();
}
