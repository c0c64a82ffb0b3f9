import { trustedProviderAddress } from "../../../elements/trusted-address.ts";

/** The events of the payment provider's script (spec.md 7). */
export const providerEvents = [
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
] as const;

export type ProviderEvent = (typeof providerEvents)[number];

export type EventDetail = Readonly<Record<string, unknown>>;

export interface ProviderConfig {
  readonly serverUrl: string;
  readonly apiPrefix: string;
  readonly locale: string;
  readonly theme: string;
  readonly currency: string;
  readonly mode: "full" | "quick";
  /** The initial amount in minor units; null for none. */
  readonly amount: number | null;
  readonly routes: { readonly success: string; readonly error: string; readonly pending: string };
}

/** One form of the cashier on the page. */
export interface ProviderForm {
  mount(place: Element, title: string): void;
  on(event: ProviderEvent, listener: (detail: EventDetail) => void): () => void;
  setTheme(theme: string): void;
  setCurrency(currency: string): void;
  setLanguage(locale: string): void;
  destroy(): void;
}

export interface PaymentProvider {
  create(config: ProviderConfig): ProviderForm;
}

declare global {
  interface Window {
    /** Defined by the provider's script. */
    readonly TouchlineCashier?: PaymentProvider;
  }
}

let loading: Promise<PaymentProvider> | null = null;

async function load(platformOrigin: string): Promise<PaymentProvider> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("The payment provider's script did not come."));
    });
    script.src = trustedProviderAddress(platformOrigin);
    document.head.append(script);
  });
  const provider = window.TouchlineCashier;
  if (provider === undefined) throw new Error("The payment provider's script brought no provider.");
  return provider;
}

/** Loads the provider's script once (spec.md 4). A failed load is retried on the next call. */
export async function loadPaymentProvider(platformOrigin: string): Promise<PaymentProvider> {
  loading ??= load(platformOrigin).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
