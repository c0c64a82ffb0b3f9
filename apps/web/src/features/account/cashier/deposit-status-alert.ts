import type { AlertContent } from "@touchline/store";
import type { Text } from "../../../messages/text.ts";
import type { DepositStatus } from "./deposit-address.ts";

const tones = { success: "success", error: "error", pending: "warning" } as const;

/** What the page says of a deposit that ended elsewhere and came back in the address (spec.md 8). */
export function alertOfStatus(status: DepositStatus, t: Text): AlertContent {
  return { tone: tones[status], title: t(`cashier.status.${status}.title`), text: t(`cashier.status.${status}.text`) };
}
