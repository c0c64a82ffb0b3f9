import type { ErrorBody } from "@touchline/contract/errors";
import type { CashoutRefusal } from "@touchline/contract/http/bets";
import type { CashoutDenial } from "./begin-cashout.ts";
import { cashoutMessages } from "./cashout-messages.data.ts";

function messageOf(code: keyof typeof cashoutMessages, locale: string): string {
  const texts: Readonly<Record<string, string>> = cashoutMessages[code];
  return texts[locale] ?? cashoutMessages[code].en;
}

/** A refusal as it goes over the wire: 409 with the offer in force, or 400 for a share that cannot be taken. */
export function denialToWire(
  denial: CashoutDenial,
  locale: string,
): { readonly status: 400; readonly body: ErrorBody } | { readonly status: 409; readonly body: CashoutRefusal } {
  if (denial.type === "offer") {
    const { code, offer } = denial;
    return { status: 409, body: { code, message: messageOf(code, "en"), localized_message: messageOf(code, locale), offer } };
  }
  const code = denial.reason === "paysNothing" ? "cashout_pays_nothing" : "cashout_rest_too_small";
  return { status: 400, body: { code, message: messageOf(code, "en"), localized_message: messageOf(code, locale), field: "share" } };
}
