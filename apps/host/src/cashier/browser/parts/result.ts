import type { Payment } from "../kit/api.ts";
import { button, el } from "../kit/dom.ts";
import { formatMoney, hasText, t } from "../kit/text.ts";
import { steps } from "./steps.ts";

/** What a payment came to so far. */
export type Ending = "success" | "error" | "pending";

export function endingOf({ state }: Payment): Ending {
  return state === "approved" ? "success" : state === "declined" ? "error" : "pending";
}

interface ResultActions {
  onDone(): void;
  onAgain(): void;
}

/** What became of the deposit, in words, and what to do next. */
export function result(payment: Payment, { onDone, onAgain }: ResultActions): HTMLElement {
  const ending = endingOf(payment);
  const amount = formatMoney(payment.amount, payment);
  const reasonKey = `reason_${payment.reason ?? ""}`;
  const text = ending === "error" ? t(hasText(reasonKey) ? reasonKey : "reason_declined") : t(`${ending}Text`, { amount });
  const title = el("h2", { tabindex: -1 }, t(`${ending}Title`, { amount }));
  requestAnimationFrame(() => title.focus());
  return el(
    "div",
    {},
    steps(2),
    el(
      "div",
      { class: "result", "data-ending": ending },
      el("span", { class: "mark", "aria-hidden": "true" }, ending === "success" ? "✓" : ending === "error" ? "!" : "…"),
      title,
      el("p", { class: "mid", role: ending === "error" ? "alert" : "status" }, text),
      ending === "error" ? button({ class: "act" }, onAgain, t("tryAgain")) : button({ class: "act" }, onDone, t("done")),
      ending === "success" ? button({ class: "plain" }, onAgain, t("another")) : null,
    ),
  );
}
