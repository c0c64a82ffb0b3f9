import { call, type Payment } from "./api.ts";
import { button, el, field, steps } from "./elements.ts";
import { emit } from "./page.ts";
import { formatMoney, t } from "./text.ts";

/** The bank's request for a code. Passes the updated payment to `onEnd`. */
export function challenge(payment: Payment, onEnd: (payment: Payment) => void): HTMLElement {
  const code = field({
    name: "code",
    label: t("code"),
    attributes: { inputmode: "numeric", autocomplete: "one-time-code", dir: "ltr", maxlength: 8, required: true },
  });
  const confirm = el("button", { type: "submit", class: "act" }, t("confirmCode"));
  const send = async (input: string | null): Promise<void> => {
    confirm.disabled = true;
    const reply = await call<Payment>("POST", `/player/payments/${payment.id}/challenge`, { body: { code: input } });
    confirm.disabled = false;
    if (reply.type === "ok") {
      emit("popup_closed", { reason: input === null ? "given_up" : "answered" });
      return onEnd(reply.body);
    }
    code.setError(t(reply.type === "refused" && reply.code === "wrong_code" ? "wrongCode" : "unreachable"));
    code.input.focus();
  };
  const form = el(
    "form",
    { class: "bank", novalidate: true },
    el("h2", {}, t("bankTitle")),
    el("p", { class: "mid" }, t("bankText", { amount: formatMoney(payment.amount, payment) })),
    code.root,
    el("p", { class: "small" }, t("bankHint")),
    confirm,
    button({ class: "plain" }, () => void send(null), t("giveUp")),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (code.input.value.trim() === "") {
      code.setError(t("wrongCode"));
      code.input.focus();
    } else void send(code.input.value.trim());
  });
  requestAnimationFrame(() => code.input.focus());
  return el("div", {}, steps(1), form);
}
