import { type CashierField, el, field } from "./elements.ts";
import { t } from "./text.ts";

/** A new card in its wire format. */
export interface CardInput {
  readonly number: string;
  readonly expiry_month: number;
  readonly expiry_year: number;
  readonly cvc: string;
  readonly holder: string;
}

export interface CardFields {
  readonly root: HTMLElement;
  /** Reads the card. If a field is invalid, shows its error, focuses it and returns null. */
  read(): CardInput | null;
  /** Shows the backend's error at its field. Returns false if no such field exists. */
  showError(fieldName: string | null, text: string): boolean;
}

function isLuhnValid(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, "");

function groupDigits(input: HTMLInputElement): void {
  input.addEventListener("input", () => {
    const grouped = digitsOf(input.value)
      .slice(0, 19)
      .replaceAll(/(\d{4})(?=\d)/gu, "$1 ");
    if (grouped !== input.value) input.value = grouped;
  });
}

function formatExpiry(input: HTMLInputElement): void {
  input.addEventListener("input", () => {
    const digits = digitsOf(input.value).slice(0, 4);
    const shown = digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
    if (shown !== input.value && !input.value.endsWith(" /")) input.value = shown;
  });
}

function invalidFields({ number, expiry, cvc, holder }: Readonly<Record<"number" | "expiry" | "cvc" | "holder", CashierField>>) {
  const digits = digitsOf(number.input.value);
  const month = Number(digitsOf(expiry.input.value).slice(0, 2));
  return [
    digits.length < 12 || !isLuhnValid(digits) ? ([number, "wrongNumber"] as const) : null,
    digitsOf(expiry.input.value).length !== 4 || month < 1 || month > 12 ? ([expiry, "wrongExpiry"] as const) : null,
    !/^\d{3,4}$/u.test(cvc.input.value.trim()) ? ([cvc, "wrongCvc"] as const) : null,
    holder.input.value.trim().length < 2 ? ([holder, "wrongHolder"] as const) : null,
  ].filter((entry) => entry !== null);
}

/** Fields of a new card. The input stays in the platform's page: the sportsbook around it never sees it. */
export function cardFields(): CardFields {
  const common = { required: true, spellcheck: "false" } as const;
  const number = field({
    name: "number",
    label: t("cardNumber"),
    attributes: {
      ...common,
      inputmode: "numeric",
      autocomplete: "cc-number",
      dir: "ltr",
      maxlength: 23,
      placeholder: "4242 4242 4242 4242",
    },
  });
  const expiry = field({
    name: "expiry",
    label: t("expiry"),
    attributes: { ...common, inputmode: "numeric", autocomplete: "cc-exp", dir: "ltr", maxlength: 7, placeholder: t("expiryForm") },
  });
  const cvc = field({
    name: "cvc",
    label: t("cvc"),
    attributes: { ...common, inputmode: "numeric", autocomplete: "cc-csc", dir: "ltr", maxlength: 4, placeholder: "123" },
  });
  const holder = field({ name: "holder", label: t("holder"), attributes: { ...common, autocomplete: "cc-name", maxlength: 80 } });
  groupDigits(number.input);
  formatExpiry(expiry.input);
  const fields = { number, expiry, cvc, holder };
  const byName: Readonly<Record<string, CashierField>> = {
    "card.number": number,
    "card.expiry_month": expiry,
    "card.cvc": cvc,
    "card.holder": holder,
  };
  return {
    root: el("div", { class: "card" }, number.root, expiry.root, cvc.root, holder.root),
    read() {
      const invalid = invalidFields(fields);
      for (const [input, key] of invalid) input.setError(t(key));
      invalid[0]?.[0].input.focus();
      if (invalid.length > 0) return null;
      const dates = digitsOf(expiry.input.value);
      return {
        number: digitsOf(number.input.value),
        expiry_month: Number(dates.slice(0, 2)),
        expiry_year: 2000 + Number(dates.slice(2)),
        cvc: cvc.input.value.trim(),
        holder: holder.input.value.trim(),
      };
    },
    showError(fieldName, text) {
      const named = byName[fieldName ?? ""];
      named?.setError(text);
      named?.input.focus();
      return named !== undefined;
    },
  };
}
