import { call, type Payment } from "../kit/api.ts";
import { button, el } from "../kit/dom.ts";
import { emit } from "../kit/page.ts";
import { formatMoney, t } from "../kit/text.ts";
import { field } from "./fields.ts";
import { steps } from "./steps.ts";

/** The bank's own question, as a window over the cashier; answers the payment as it stands afterwards. */
export function challenge(payment: Payment, onEnd: (payment: Payment) => void): HTMLElement {
  const code = field({
    name: "code",
    label: t("code"),
    attributes: { inputmode: "numeric", autocomplete: "one-time-code", dir: "ltr", maxlength: 8, required: true },
  });
  const confirm = el("button", { type: "submit", class: "act" }, t("confirmCode"));
  const answer = async (given: string | null): Promise<void> => {
    confirm.disabled = true;
    const reply = await call<Payment>("POST", `/player/payments/${payment.id}/challenge`, { body: { code: given } });
    confirm.disabled = false;
    if (reply.type === "ok") {
      emit("popup_closed", { reason: given === null ? "given_up" : "answered" });
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
    button({ class: "plain" }, () => void answer(null), t("giveUp")),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (code.input.value.trim() === "") {
      code.setError(t("wrongCode"));
      code.input.focus();
    } else void answer(code.input.value.trim());
  });
  requestAnimationFrame(() => code.input.focus());
  return el("div", {}, steps(1), form);
}
