import { call, watchPayment, type Methods, type Payment } from "./api.ts";
import { watchBalance } from "./balance-updates.ts";
import { el } from "./elements.ts";
import { emit, reportSize, listenToHost, page, redirectFor } from "./page.ts";
import { formatMoney, t } from "./text.ts";
import { challenge } from "./challenge.ts";
import { accountSelect, depositForm } from "./deposit-form.ts";
import { outcomeOf, paymentResult } from "./result.ts";

const container = document.querySelector<HTMLElement>("#cashier") ?? document.body;
/** Number of the view on screen. */
let viewNumber = 0;

function show(content: HTMLElement): number {
  container.replaceChildren(content);
  viewNumber += 1;
  return viewNumber;
}

function showError(title: string, text: string): void {
  show(el("div", { class: "result", "data-ending": "error" }, el("h2", {}, title), el("p", { class: "mid", role: "alert" }, text)));
}

const tones = { success: "success", error: "danger", pending: "warning" } as const;

/** Shows the bank's request, the wait or the result of a payment, and reports each to the host page. */
function showPayment(payment: Payment): void {
  if (payment.state === "challenge") return void show(challenge(payment, showPayment));
  const outcome = outcomeOf(payment);
  const redirect = redirectFor(outcome);
  const number = show(
    paymentResult(payment, {
      onDone() {
        if (page.isQuick) emit("close_fast_deposit_modal", { status: outcome });
        if (redirect === null) return void open();
        if (page.isFramed) emit("redirect", { url: redirect, status: outcome });
        else location.assign(redirect);
      },
      onAgain: () => void open(),
    }),
  );
  emit("notification", {
    kind: tones[outcome],
    key: `spi.notification.deposit.${outcome}`,
    amount: payment.amount,
    currency: payment.currency,
    subunits: payment.subunits,
    reason: payment.reason,
  });
  if (payment.state === "approved") void reportAccount(payment.currency);
  if (payment.state !== "pending") return;
  void watchPayment(payment, () => viewNumber === number).then((latest) => {
    if (viewNumber === number && latest.state !== "pending") showPayment(latest);
  });
}

let knownMethods: Methods | null = null;

async function readMethods(currency: string | null) {
  const query = currency === null ? "" : `?currency=${encodeURIComponent(currency)}`;
  return call<Methods>("GET", `/player/payment-methods${query}`);
}

/** Remembers the payment methods and reports new ones to the host page. */
function rememberMethods(methods: Methods): void {
  const hasNew =
    knownMethods !== null && (methods.cards.length > knownMethods.cards.length || methods.methods.join() !== knownMethods.methods.join());
  knownMethods = methods;
  if (hasNew) emit("new_methods_available", { methods: methods.methods, cards: methods.cards.length });
}

async function reportAccount(currency: string): Promise<void> {
  const answer = await readMethods(currency);
  if (answer.type !== "ok") return;
  const { balance, subunits } = answer.body;
  emit("accounts_updated", { balance, currency, subunits });
  rememberMethods(answer.body);
}

/** Shows the form for an account; null means the player's default account. */
async function open(currency: string | null = knownMethods?.currency ?? page.currency): Promise<void> {
  let answer = await readMethods(currency);
  if (answer.type === "refused" && answer.code === "no_account") answer = await readMethods(null);
  if (answer.type === "signed_out") return showError(t("signedOutTitle"), t("signedOutText"));
  if (answer.type !== "ok") return showError(t("failedTitle"), t("unreachable"));
  const methods = answer.body;
  const balance = el("p", { class: "balance" }, t("balance"), " ", el("strong", {}, formatMoney(methods.balance, methods)));
  const form =
    methods.methods.length === 0 || methods.max_amount < methods.min_amount
      ? el("p", { class: "mid", role: "status" }, t(methods.methods.length === 0 ? "noMethods" : "nothingLeft"))
      : depositForm(methods, {
          onPayment: showPayment,
          onSignedOut: () => showError(t("signedOutTitle"), t("signedOutText")),
          onCurrency: changeAccount,
        });
  // An account without payment methods has no form, but the player can still choose another account.
  const accounts = methods.methods.length === 0 ? accountSelect(methods, changeAccount) : null;
  show(el("div", {}, balance, form, accounts));
  emit("render_form", { methods: methods.methods, currency: methods.currency, mode: page.isQuick ? "quick" : "full" });
  rememberMethods(methods);
}

function changeAccount(currency: string): void {
  emit("change_currency", { currency });
  void open(currency);
}

const language = document.querySelector<HTMLSelectElement>("#language");
function changeLanguage(locale: string): void {
  const address = new URL(location.href);
  if (address.searchParams.get("lang") === locale) return;
  emit("change_language", { locale });
  address.searchParams.set("lang", locale);
  location.replace(address);
}
language?.addEventListener("change", () => changeLanguage(language.value));
listenToHost({
  onTheme: (theme) => document.documentElement.setAttribute("data-theme", theme),
  onCurrency: (currency) => void open(currency),
  onLanguage: changeLanguage,
});
reportSize(document.body);
void open();
void watchBalance();
