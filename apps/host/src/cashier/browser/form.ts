import { call, watchPayment, type Methods, type Payment } from "./kit/api.ts";
import { followBalance } from "./kit/balance-news.ts";
import { el } from "./kit/dom.ts";
import { emit, followSize, hearHost, page, routeFor } from "./kit/page.ts";
import { formatMoney, t } from "./kit/text.ts";
import { challenge } from "./parts/challenge.ts";
import { depositForm } from "./parts/deposit-form.ts";
import { endingOf, result } from "./parts/result.ts";

const place = document.querySelector<HTMLElement>("#cashier") ?? document.body;
let shown = 0;

function show(content: HTMLElement): number {
  place.replaceChildren(content);
  shown += 1;
  return shown;
}

function say(title: string, text: string): void {
  show(el("div", { class: "result", "data-ending": "error" }, el("h2", {}, title), el("p", { class: "mid", role: "alert" }, text)));
}

const tones = { success: "success", error: "danger", pending: "warning" } as const;

/** What follows a payment: the bank's question, the wait, the end; each told to the page around. */
function follow(payment: Payment): void {
  if (payment.state === "challenge") return void show(challenge(payment, follow));
  const ending = endingOf(payment);
  const route = routeFor(ending);
  const number = show(
    result(payment, {
      onDone() {
        if (page.isQuick) emit("close_fast_deposit_modal", { status: ending });
        if (route === null) return void open();
        if (page.isFramed) emit("redirect", { url: route, status: ending });
        else location.assign(route);
      },
      onAgain: () => void open(),
    }),
  );
  emit("notification", {
    kind: tones[ending],
    key: `spi.notification.deposit.${ending}`,
    amount: payment.amount,
    currency: payment.currency,
    subunits: payment.subunits,
    reason: payment.reason,
  });
  if (payment.state === "approved") void tellAccounts(payment.currency);
  if (payment.state !== "pending") return;
  void watchPayment(payment, () => shown === number).then((latest) => {
    if (shown === number && latest.state !== "pending") follow(latest);
  });
}

let known: Methods | null = null;

async function readMethods(currency: string | null) {
  const query = currency === null ? "" : `?currency=${encodeURIComponent(currency)}`;
  return call<Methods>("GET", `/player/payment-methods${query}`);
}

/** Keeps what the player can pay with, and tells of what is new; whichever read brings a new card first tells of it. */
function keep(methods: Methods): void {
  const isNew = known !== null && (methods.cards.length > known.cards.length || methods.methods.join() !== known.methods.join());
  known = methods;
  if (isNew) emit("new_methods_available", { methods: methods.methods, cards: methods.cards.length });
}

async function tellAccounts(currency: string): Promise<void> {
  const answer = await readMethods(currency);
  if (answer.type !== "ok") return;
  const { balance, subunits } = answer.body;
  emit("accounts_updated", { balance, currency, subunits });
  keep(answer.body);
}

/** Draws the form of an account, the player's own where none is named. */
async function open(currency: string | null = known?.currency ?? page.currency): Promise<void> {
  let answer = await readMethods(currency);
  if (answer.type === "refused" && answer.code === "no_account") answer = await readMethods(null);
  if (answer.type === "signed_out") return say(t("signedOutTitle"), t("signedOutText"));
  if (answer.type !== "ok") return say(t("failedTitle"), t("unreachable"));
  const methods = answer.body;
  const balance = el("p", { class: "balance" }, t("balance"), " ", el("strong", {}, formatMoney(methods.balance, methods)));
  const form =
    methods.methods.length === 0 || methods.max_amount < methods.min_amount
      ? el("p", { class: "mid", role: "status" }, t(methods.methods.length === 0 ? "noMethods" : "nothingLeft"))
      : depositForm(methods, {
          onPayment: follow,
          onSignedOut: () => say(t("signedOutTitle"), t("signedOutText")),
          onCurrency(next) {
            emit("change_currency", { currency: next });
            void open(next);
          },
        });
  const accounts = methods.methods.length === 0 ? backTo(methods) : null;
  show(el("div", {}, balance, form, accounts));
  emit("render_form", { methods: methods.methods, currency: methods.currency, mode: page.isQuick ? "quick" : "full" });
  keep(methods);
}

/** The other accounts, where the one that is chosen takes no card. */
function backTo({ accounts, currency }: Methods): HTMLElement {
  const select = el(
    "select",
    { id: "account" },
    ...accounts.map((code) => el("option", { value: code, selected: code === currency }, code)),
  );
  select.addEventListener("change", () => {
    emit("change_currency", { currency: select.value });
    void open(select.value);
  });
  return el("div", { class: "field" }, el("label", { for: "account" }, t("account")), select);
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
hearHost({
  onTheme: (theme) => document.documentElement.setAttribute("data-theme", theme),
  onCurrency: (currency) => void open(currency),
  onLanguage: changeLanguage,
});
followSize(document.body);
void open();
void followBalance();
