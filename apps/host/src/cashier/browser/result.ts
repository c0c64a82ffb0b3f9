import type { Payment } from "./api.ts";
import { button, el, steps } from "./elements.ts";
import { formatMoney, hasText, t } from "./text.ts";

/** Outcome of a payment so far. */
export type Outcome = "success" | "error" | "pending";

export function outcomeOf({ state }: Payment): Outcome {
  return state === "approved" ? "success" : state === "declined" ? "error" : "pending";
}

interface ResultActions {
  onDone(): void;
  onAgain(): void;
}

/** Shows the outcome of a deposit and offers the next step. */
export function paymentResult(payment: Payment, { onDone, onAgain }: ResultActions): HTMLElement {
  const outcome = outcomeOf(payment);
  const amount = formatMoney(payment.amount, payment);
  const reasonKey = `reason_${payment.reason ?? ""}`;
  const text = outcome === "error" ? t(hasText(reasonKey) ? reasonKey : "reason_declined") : t(`${outcome}Text`, { amount });
  const title = el("h2", { tabindex: -1 }, t(`${outcome}Title`, { amount }));
  requestAnimationFrame(() => title.focus());
  return el(
    "div",
    {},
    steps(2),
    el(
      "div",
      { class: "result", "data-ending": outcome },
      el("span", { class: "mark", "aria-hidden": "true" }, outcome === "success" ? "✓" : outcome === "error" ? "!" : "…"),
      title,
      el("p", { class: "mid", role: outcome === "error" ? "alert" : "status" }, text),
      outcome === "error" ? button({ class: "act" }, onAgain, t("tryAgain")) : button({ class: "act" }, onDone, t("done")),
      outcome === "success" ? button({ class: "plain" }, onAgain, t("another")) : null,
    ),
  );
}
