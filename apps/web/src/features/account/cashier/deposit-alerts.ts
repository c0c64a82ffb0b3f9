import { formatMoney, wireToMoney } from "@touchline/domain";
import type { AlertContent } from "@touchline/store";
import type { Text } from "../../../messages/text.ts";
import type { EventDetail } from "./payment-provider.ts";

const noticeTones = { success: "success", danger: "error", warning: "warning" } as const;
const endings = { success: "success", danger: "error", warning: "pending" } as const;

/** An amount of the payment provider's, as the wire has it: whole minor units. */
export function readAmount(value: unknown, { currency, subunits }: EventDetail) {
  return typeof value === "number" && typeof currency === "string" && typeof subunits === "number" ? { value, currency, subunits } : null;
}

/** What the page says when the cashier gives notice of kind success, danger or warning (spec.md 8); null for any other. */
export function alertOfNotice(detail: EventDetail, t: Text, locale: string): AlertContent | null {
  const { kind } = detail;
  if (kind !== "success" && kind !== "danger" && kind !== "warning") return null;
  const money = readAmount(detail["amount"], detail);
  const amount = money === null ? "" : formatMoney(wireToMoney(money), locale);
  return { tone: noticeTones[kind], title: t(`spi.notification.deposit.${endings[kind]}`, { amount }) };
}
