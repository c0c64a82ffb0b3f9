import { addMinor, minorToFieldText, parseMinor } from "@touchline/domain/money-text";
import { type Methods, pay, type Payment } from "./api.ts";
import { button, el, field, steps } from "./elements.ts";
import { formatMoney, hasText, t } from "./text.ts";
import { emit, page } from "./page.ts";
import { cardFields } from "./card-fields.ts";

interface AmountField {
  readonly root: HTMLElement;
  /** Minor units; null while the amount is invalid. */
  value(): number | null;
  /** Like `value`, but shows an error next to an invalid amount. */
  read(): number | null;
  showError(text: string): void;
}

/** Input for the amount, with buttons for the quick amounts. */
function amountField(methods: Methods, requested: number | null, onChange: () => void): AmountField {
  const { min_amount: min, max_amount: max } = methods;
  const amount = field({
    name: "amount",
    label: t("amount", { currency: methods.currency }),
    attributes: { inputmode: "decimal", autocomplete: "off", dir: "ltr", required: true, maxlength: 16 },
  });
  const initial = requested ?? methods.quick_amounts[1] ?? min;
  amount.input.value = minorToFieldText(Math.max(initial, min), methods);
  const value = (): number | null => {
    const read = parseMinor(amount.input.value, methods);
    return read !== null && read >= min && read <= max ? read : null;
  };
  const offered = methods.quick_amounts.filter((one) => one >= min && one <= max);
  const showChosen = (): void => quick.forEach((chip, index) => chip.setAttribute("aria-pressed", String(offered[index] === value())));
  const quick = offered.map((minor) =>
    button(
      { class: "chip" },
      () => {
        amount.input.value = minorToFieldText(minor, methods);
        amount.setError(null);
        showChosen();
        onChange();
      },
      formatMoney(minor, methods).replace(/([.,])0+(?=\D*$)/u, ""),
    ),
  );
  amount.input.addEventListener("input", () => {
    showChosen();
    onChange();
  });
  showChosen();
  const bounds = t("bounds", { min: formatMoney(min, methods), max: formatMoney(max, methods) });
  return {
    root: el("div", { class: "amount" }, amount.root, el("div", { class: "chips" }, ...quick), el("p", { class: "small" }, bounds)),
    value,
    read() {
      const known = value();
      if (known !== null) return known;
      amount.setError(bounds);
      amount.input.focus();
      return null;
    },
    showError(text) {
      amount.setError(text);
      amount.input.focus();
    },
  };
}

interface FormActions {
  onPayment(payment: Payment): void;
  onSignedOut(): void;
  onCurrency(currency: string): void;
}

/** Select for the account to deposit into. */
export function accountSelect({ currency, accounts }: Methods, onCurrency: (currency: string) => void): HTMLElement {
  const select = el(
    "select",
    { id: "account" },
    ...accounts.map((code) => el("option", { value: code, selected: code === currency }, code)),
  );
  select.addEventListener("change", () => onCurrency(select.value));
  return el("div", { class: "field" }, el("label", { for: "account" }, t("account")), select);
}

/** Choice between saved cards and a new one. */
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

/** The deposit form. Submitting an unchanged form again reuses its idempotency key, so the platform charges once. */
export function depositForm(methods: Methods, { onPayment, onSignedOut, onCurrency }: FormActions): HTMLElement {
  const submit = el("button", { type: "submit", class: "act" });
  const after = el("dd", { class: "n" });
  const amount = amountField(methods, page.amount, showAmount);
  const cards = cardChoice(methods);
  const status = el("p", { role: "alert", class: "error", hidden: true });
  let attempt: { readonly text: string; readonly key: string } | null = null;
  const showStatus = (text: string | null): void => {
    status.hidden = text === null;
    status.textContent = text;
  };
  const send = async (): Promise<void> => {
    showStatus(null);
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
    showAmount();
    if (answer.type === "unreachable") return showStatus(t("unreachable"));
    attempt = null;
    if (answer.type === "ok") return onPayment(answer.body);
    if (answer.type === "signed_out") return onSignedOut();
    const message = hasText(`error_${answer.code}`) ? t(`error_${answer.code}`) : answer.message;
    if (answer.field === "amount") amount.showError(message);
    else if (!cards.typed.showError(answer.field, message)) showStatus(message);
  };
  const form = el(
    "form",
    { novalidate: true },
    methods.accounts.length < 2 ? null : accountSelect(methods, onCurrency),
    amount.root,
    cards.root,
    el("dl", { class: "after" }, el("dt", {}, t("newBalance")), after),
    status,
    submit,
    el("p", { class: "small" }, t("playMoney")),
    el("details", {}, el("summary", {}, t("testCards")), el("ul", { class: "tests" }, ...testCards())),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!submit.disabled) void send();
  });
  showAmount();
  return el("div", {}, page.isQuick ? null : steps(0), form);

  /** Shows the amount on the button and the resulting balance above it. */
  function showAmount(): void {
    const minor = amount.value();
    submit.textContent = minor === null ? t("title") : t("deposit", { amount: formatMoney(minor, methods) });
    after.textContent = minor === null ? "–" : formatMoney(addMinor(methods.balance, minor), methods);
  }
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
