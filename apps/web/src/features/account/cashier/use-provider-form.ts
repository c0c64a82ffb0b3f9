import { formatMoney, wireToMoney } from "@touchline/domain";
import type { AlertContent } from "@touchline/store";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Text } from "../../../messages/text.ts";
import { type EventDetail, loadPaymentProvider, type ProviderEvent, providerEvents, type ProviderForm } from "./payment-provider.ts";
import { switchLocale } from "../../../elements/locale-switch.tsx";
import { usePreferences, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { toAddress, toHref } from "../../../navigation/navigation.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { type DepositStatus, type DepositRequest, parseReturnAddress, returnAddress, withDepositStatus } from "./deposit-address.ts";

/** `waiting` until the script and the form have loaded. */
export type FormState = "waiting" | "ready" | "failed";

interface FormOptions {
  readonly platformOrigin: string;
  readonly mode: "full" | "quick";
  readonly request: DepositRequest;
  readonly title: string;
  onClose(): void;
}

interface FormControl {
  readonly state: FormState;
  readonly place: RefObject<HTMLDivElement | null>;
  /** A payment is in progress; closing would hide its result. */
  readonly isPaying: boolean;
  retry(): void;
}

function withoutLocale(path: string, locale: string): string {
  return toAddress(path, { locale });
}

/** Mounts the payment provider's form and handles its events. */
export function useProviderForm({ platformOrigin, mode, request, title, onClose }: FormOptions): FormControl {
  const t = useText();
  const store = useStore();
  const navigation = useNavigation();
  const { theme } = usePreferences();
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<ProviderForm>(null);
  const [state, setState] = useState<FormState>("waiting");
  const [isPaying, setPaying] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const configure = useEffectEvent(() => {
    const place = request.returnTo ?? toHref(navigation.getState().page.address, store);
    const routeOf = (status: DepositStatus): string => returnAddress(location.origin, withDepositStatus(place, status));
    return {
      serverUrl: platformOrigin,
      apiPrefix: "/platform/api",
      locale: store.locale,
      theme,
      currency: store.session.balance()?.currency ?? "",
      mode,
      amount: request.amount,
      routes: { success: routeOf("success"), error: routeOf("error"), pending: routeOf("pending") },
    };
  });

  const currentTitle = useEffectEvent(() => title);
  const notify = useEffectEvent((detail: EventDetail): void => {
    setPaying(detail["kind"] === "warning");
    const alert = notificationAlert(detail, t, store.locale);
    if (alert !== null) store.alerts.show(alert);
  });
  const follow = useEffectEvent((event: ProviderEvent, detail: EventDetail): void => {
    const balance = parseAmount(detail["balance"], detail);
    switch (event) {
      case "render_form":
        setPaying(false);
        return setState("ready");
      case "notification":
        return notify(detail);
      case "accounts_updated":
        if (balance === null) return void store.session.refreshBalances();
        return store.session.takeBalance({ ...balance, balance: balance.value });
      case "change_currency":
        return void store.session.changeCurrency(String(detail["currency"]));
      case "change_language":
        return String(detail["locale"]) === store.locale ? undefined : void switchLocale(String(detail["locale"]), { store, navigation });
      case "submit":
        return setPaying(true);
      case "popup_closed":
        return setPaying(false);
      case "redirect": {
        const path = parseReturnAddress(detail["url"], location.origin);
        onClose();
        return path === null ? undefined : void navigation.go(withoutLocale(path, store.locale), { isReplacing: true });
      }
      case "close_fast_deposit_modal":
        return onClose();
      case "websocket_connection":
        // Without this connection the cashier reports no balance changes, so the page reloads the balance when it is lost and when it is back.
        return void store.session.refreshBalances();
      // The form renders these itself.
      case "change_payment_action":
      case "new_methods_available":
        return undefined;
    }
  });

  useEffect(() => {
    let isWanted = true;
    loadPaymentProvider(platformOrigin).then(
      (provider) => {
        if (!isWanted || place.current === null) return;
        const made = provider.create(configure());
        form.current = made;
        for (const event of providerEvents) made.on(event, (detail) => follow(event, detail));
        made.mount(place.current, currentTitle());
      },
      (error: unknown) => {
        store.ports.report(error);
        if (isWanted) setState("failed");
      },
    );
    return () => {
      isWanted = false;
      form.current?.destroy();
      form.current = null;
    };
  }, [platformOrigin, attempt, store]);
  useEffect(() => form.current?.setTheme(theme), [theme]);
  const retry = (): void => {
    setState("waiting");
    setAttempt((count) => count + 1);
  };
  return { state, place, isPaying, retry };
}

const noticeTones = { success: "success", danger: "error", warning: "warning" } as const;
const endings = { success: "success", danger: "error", warning: "pending" } as const;

/** Parses an amount of the payment provider, in minor units. */
function parseAmount(value: unknown, { currency, subunits }: EventDetail) {
  return typeof value === "number" && typeof currency === "string" && typeof subunits === "number" ? { value, currency, subunits } : null;
}

/** The alert for a notification of the cashier (spec.md 8); null for an unknown kind. */
export function notificationAlert(detail: EventDetail, t: Text, locale: string): AlertContent | null {
  const { kind } = detail;
  if (kind !== "success" && kind !== "danger" && kind !== "warning") return null;
  const money = parseAmount(detail["amount"], detail);
  const amount = money === null ? "" : formatMoney(wireToMoney(money), locale);
  return { tone: noticeTones[kind], title: t(`spi.notification.deposit.${endings[kind]}`, { amount }) };
}
