const query = new URLSearchParams(location.search);

/** What the page that asked for the form told it. */
export const page = {
  api: query.get("api") ?? "/platform/api",
  locale: document.documentElement.lang,
  currency: query.get("currency"),
  isQuick: query.get("mode") === "quick",
  amount: /^\d{1,15}$/u.test(query.get("amount") ?? "") ? Number(query.get("amount")) : null,
  /** Whether another page shows this one in a frame. */
  isFramed: document.documentElement.dataset["framed"] === "true",
} as const;

/** Where a payment's end leads; the server let only the sportsbook's own addresses through. */
export function routeFor(end: "success" | "error" | "pending"): string | null {
  return document.documentElement.dataset[end] ?? null;
}

/** Origin of the sportsbook, whose realtime connection carries news of the balance. */
export const host = document.documentElement.dataset["host"] ?? "";

/** Tells the page around; nothing where there is none. */
export function emit(type: string, detail: Readonly<Record<string, unknown>> = {}): void {
  if (page.isFramed && host !== "") parent.postMessage({ source: "touchline-cashier", type, detail }, host);
}

interface HostMessages {
  readonly onTheme: (theme: string) => void;
  readonly onCurrency: (currency: string) => void;
  readonly onLanguage: (locale: string) => void;
}

/** Hears what the page around says, and nobody else. */
export function hearHost({ onTheme, onCurrency, onLanguage }: HostMessages): void {
  addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    if (!page.isFramed || source !== parent || origin !== host || typeof data !== "object" || data === null || !("type" in data)) return;
    if (data.type === "theme" && "theme" in data) onTheme(String(data.theme));
    if (data.type === "currency" && "currency" in data) onCurrency(String(data.currency));
    if (data.type === "language" && "locale" in data) onLanguage(String(data.locale));
  });
}

/** Tells the page around how high this one is, now and whenever it changes. */
export function followSize(content: HTMLElement): void {
  const tell = (): void => emit("size", { height: content.scrollHeight });
  new ResizeObserver(tell).observe(content);
  tell();
}
