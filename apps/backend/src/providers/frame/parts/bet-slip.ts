import type { ProviderBet, ProviderState } from "@touchline/contract/http/providers";
import { minorToFieldText, parseMinor } from "@touchline/domain/money-text";
import { sendBet } from "../kit/api.ts";
import { button, el } from "../kit/dom.ts";
import { postToHost } from "../kit/host.ts";
import { formatMoney, returnOf, stakeFor } from "../kit/money.ts";
import { formatOdds, t, type TextKey } from "../kit/text.ts";
import type { Choice } from "./game-view.ts";

type Account = ProviderState["account"];

/** What the slip needs from the page. */
export interface SlipHost {
  account(): Account;
  round(): number;
  onPlaced(bet: ProviderBet, balance: number): void;
  onExpired(): void;
}

/** The page's only slip; it opens next to the chosen selection. */
export interface BetSlip {
  open(choice: Choice | null, slot: HTMLElement): void;
  /** Closes the slip when its round closes. */
  close(): void;
}

const refusalKeys: Readonly<Record<string, TextKey>> = {
  round_closed: "refusedClosed",
  insufficient_funds: "refusedFunds",
  stake_too_low: "refusedLow",
  stake_too_high: "refusedHigh",
  over_limit: "refusedLimit",
  player_forbidden: "refusedForbidden",
};

export function createBetSlip(host: SlipHost): BetSlip {
  const title = el("b");
  const price = el("span", { class: "price" });
  const field = el("input", { inputmode: "decimal", autocomplete: "off", id: "stake" });
  const quick = el("div", { class: "quick" });
  const returnsName = el("dt");
  const returns = el("dd", { class: "n" });
  const place = el("button", { type: "submit", class: "act" });
  const note = el("p", { class: "note", role: "status" });
  const form = el(
    "form",
    { class: "slip" },
    el("div", { class: "slip-head" }, title, price),
    el("div", { class: "slip-stake" }, el("label", { for: "stake" }, t("stake")), field, quick),
    el("dl", { class: "slip-returns" }, returnsName, returns),
    note,
    place,
  );
  let choice: Choice | null = null;
  let key = crypto.randomUUID();
  let isSending = false;

  const stake = (): number | null => parseMinor(field.value, host.account());
  const say = (text: string, tone: "" | "bad" | "good" = ""): void => {
    note.replaceChildren(text);
    note.dataset["tone"] = tone;
  };
  /** What is wrong with a stake, and the amount that the balance lacks for it; null if it is valid or empty. */
  function problem(minor: number | null): { readonly text: string; readonly missing: number } | null {
    const { min_stake, max_stake, max_return, balance, ...unit } = host.account();
    const max = choice === null ? max_stake : Math.min(max_stake, stakeFor(max_return, choice.odds));
    const say = (text: string, missing = 0) => ({ text, missing });
    if (minor === null) return field.value === "" ? null : say(t("stakeUnreadable"));
    if (minor < min_stake) return say(t("stakeMinimum", { min: formatMoney(min_stake, unit) }));
    if (minor > max) return say(t("stakeMaximum", { max: formatMoney(max, unit) }));
    const missing = minor - balance;
    return missing > 0 ? say(t("fundsMissing", { missing: formatMoney(missing, unit) }), missing) : null;
  }
  function show(): void {
    const minor = stake();
    const wrong = problem(minor);
    const unit = host.account();
    place.disabled = isSending || minor === null || wrong !== null;
    place.textContent = isSending ? t("placing") : minor === null ? t("enterStake") : t("placeStake", { stake: formatMoney(minor, unit) });
    returnsName.textContent = t(choice?.isBest === true ? "returnsUpTo" : "returns");
    returns.textContent = minor === null || choice === null ? "–" : formatMoney(returnOf(minor, choice.odds), unit);
    say(wrong?.text ?? "", wrong === null ? "" : "bad");
    if (wrong !== null && wrong.missing > 0) note.append(" ", depositButton(wrong.missing));
  }
  const depositButton = (amount: number): HTMLButtonElement =>
    button({ class: "link" }, () => postToHost({ type: "deposit", amount }), t("deposit", { amount: formatMoney(amount, host.account()) }));

  function refused(code: string): void {
    key = crypto.randomUUID();
    say(t(refusalKeys[code] ?? "refusedOther"), "bad");
  }
  async function send(): Promise<void> {
    const minor = stake();
    if (choice === null || minor === null || isSending || problem(minor) !== null) return;
    isSending = true;
    show();
    const answer = await sendBet({ key, round: host.round(), selection: choice.selection, stake: minor });
    isSending = false;
    show();
    if (answer.type === "expired") return host.onExpired();
    // Keeps the key for a retry, as the bet may have been accepted.
    if (answer.type === "unreachable") return say(t("refusedUnreachable"), "bad");
    if (answer.type === "refused") return refused(answer.code);
    key = crypto.randomUUID();
    host.onPlaced(answer.body.bet, answer.body.balance);
    show();
    say(t("placed", { name: choice.label }), "good");
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send();
  });
  field.addEventListener("input", () => {
    key = crypto.randomUUID();
    show();
  });
  return {
    open(next, slot) {
      if (next === null || JSON.stringify(next) !== JSON.stringify(choice)) key = crypto.randomUUID();
      choice = next;
      if (choice === null) return form.remove();
      const unit = host.account();
      title.replaceChildren(el("bdi", {}, choice.label));
      price.textContent = choice.isBest === true ? "" : formatOdds(choice.odds);
      if (field.value === "") field.value = minorToFieldText(unit.quick_stakes[0] ?? unit.min_stake, unit);
      const press = (minor: number) => (): void => {
        field.value = minorToFieldText(minor, unit);
        key = crypto.randomUUID();
        show();
      };
      quick.replaceChildren(...unit.quick_stakes.map((minor) => button({ class: "chip" }, press(minor), formatMoney(minor, unit))));
      slot.append(form);
      show();
    },
    close() {
      choice = null;
      form.remove();
    },
  };
}
