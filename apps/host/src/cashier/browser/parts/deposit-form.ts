import { pay, type Methods, type Payment } from "../kit/api.ts";
import { button, el } from "../kit/dom.ts";
import { emit, page } from "../kit/page.ts";
import { hasText, t } from "../kit/text.ts";
import { amountField } from "./amount-field.ts";
import { cardFields } from "./card-fields.ts";
import { steps } from "./steps.ts";

interface FormActions {
  onPayment(payment: Payment): void;
  onSignedOut(): void;
  onCurrency(currency: string): void;
}

function accountChoice({ currency, accounts }: Methods, onCurrency: (currency: string) => void): HTMLElement | null {
  if (accounts.length < 2) return null;
  const select = el(
    "select",
    { id: "account" },
    ...accounts.map((code) => el("option", { value: code, selected: code === currency }, code)),
  );
  select.addEventListener("change", () => onCurrency(select.value));
  return el("div", { class: "field" }, el("label", { for: "account" }, t("account")), select);
}

/** A card that was used before, or a new one. */
function cardChoice({ cards }: Methods) {
  const typed = cardFields();
  if (cards.length === 0) return { root: typed.root, typed, chosen: () => "new" };
  const chooseAction = (id: string): void => {
    typed.root.hidden = id !== "new";
    emit("change_payment_action", { action: id === "new" ? "new_card" : "saved_card" });
  };
  const radios = [
    ...cards.map(({ id, brand, last4, expiry }) => ({
      id,
      text: `${brand} ···· ${last4}`,
      note: expiry.slice(5) + "/" + expiry.slice(2, 4),
    })),
    { id: "new", text: t("newCard"), note: "" },
  ].map(({ id, text, note }, index) => {
    const input = el("input", { type: "radio", name: "card", value: id, checked: index === 0 });
    input.addEventListener("change", () => chooseAction(id));
    return { input, row: el("label", { class: "choice" }, input, el("span", {}, text), el("span", { class: "small", dir: "ltr" }, note)) };
  });
  typed.root.hidden = true;
  const root = el("fieldset", { class: "choices" }, el("legend", {}, t("payWith")), ...radios.map(({ row }) => row), typed.root);
  return { root, typed, chosen: () => radios.find(({ input }) => input.checked)?.input.value ?? "new" };
}

/** The cashier's form. Pressing twice sends the same deposit twice, which the platform takes once. */
export function depositForm(methods: Methods, { onPayment, onSignedOut, onCurrency }: FormActions): HTMLElement {
  const amount = amountField(methods, page.amount);
  const cards = cardChoice(methods);
  const submit = el("button", { type: "submit", class: "act" }, t("deposit"));
  const status = el("p", { role: "alert", class: "error", hidden: true });
  let attempt: { readonly text: string; readonly key: string } | null = null;
  const say = (text: string | null): void => {
    status.hidden = text === null;
    status.textContent = text;
  };
  const send = async (): Promise<void> => {
    say(null);
    const minor = amount.read();
    if (minor === null) return;
    const chosen = cards.chosen();
    const card = chosen === "new" ? cards.typed.read() : null;
    if (chosen === "new" && card === null) return;
    const body = { amount: minor, currency: methods.currency, ...(card === null ? { card_id: chosen } : { card }) };
    const text = JSON.stringify(body);
    if (attempt?.text !== text) attempt = { text, key: crypto.randomUUID() };
    submit.disabled = true;
    submit.textContent = t("sending");
    emit("submit", { amount: minor, currency: methods.currency });
    const answer = await pay(body, attempt.key);
    submit.disabled = false;
    submit.textContent = t("deposit");
    if (answer.type === "unreachable") return say(t("unreachable"));
    attempt = null;
    if (answer.type === "ok") return onPayment(answer.body);
    if (answer.type === "signed_out") return onSignedOut();
    const said = hasText(`error_${answer.code}`) ? t(`error_${answer.code}`) : answer.message;
    if (answer.field === "amount") amount.showError(said);
    else if (!cards.typed.showError(answer.field, said)) say(said);
  };
  const form = el(
    "form",
    { novalidate: true },
    accountChoice(methods, onCurrency),
    amount.root,
    cards.root,
    status,
    submit,
    el("p", { class: "small" }, t("playMoney")),
    el("details", {}, el("summary", {}, t("testCards")), el("ul", { class: "tests" }, ...testCards())),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!submit.disabled) void send();
  });
  return el("div", {}, page.isQuick ? null : steps(0), form);

  function testCards(): readonly HTMLElement[] {
    const known = [
      ["4242 4242 4242 4242", "testGood"],
      ["4000 0000 0000 0002", "testRefused"],
      ["4000 0000 0000 3220", "testAsks"],
      ["4000 0000 0000 0077", "testSlow"],
    ] as const;
    return known.map(([number, key]) =>
      el(
        "li",
        {},
        button({ class: "plain number", dir: "ltr" }, () => fill(number), number),
        el("span", { class: "small" }, t(key)),
      ),
    );
  }
  function fill(number: string): void {
    const values: Readonly<Record<string, string>> = { number, expiry: "12 / 30", cvc: "123", holder: "Dana Demo" };
    for (const [name, value] of Object.entries(values)) {
      const input = cards.typed.root.querySelector<HTMLInputElement>(`#${name}`);
      if (input !== null) input.value = value;
    }
  }
}
