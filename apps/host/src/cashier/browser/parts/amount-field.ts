import type { Methods } from "../kit/api.ts";
import { button, el } from "../kit/dom.ts";
import { formatMoney, parseMoney, t, toFieldText } from "../kit/text.ts";
import { field } from "./fields.ts";

export interface AmountField {
  readonly root: HTMLElement;
  /** Minor units; null where it is wrong, which it then says. */
  read(): number | null;
  showError(text: string): void;
}

/** How much: free to type, with a few amounts to take by one press. */
export function amountField(methods: Methods, first: number | null): AmountField {
  const { subunits, min_amount: least, max_amount: most } = methods;
  const amount = field({
    name: "amount",
    label: t("amount", { currency: methods.currency }),
    attributes: { inputmode: "decimal", autocomplete: "off", dir: "ltr", required: true, maxlength: 16 },
  });
  const begin = first ?? methods.quick_amounts[1] ?? least;
  amount.input.value = toFieldText(Math.max(begin, least), subunits);
  const quick = methods.quick_amounts
    .filter((value) => value >= least && value <= most)
    .map((value) =>
      button(
        { class: "chip" },
        () => {
          amount.input.value = toFieldText(value, subunits);
          amount.setError(null);
        },
        formatMoney(value, methods).replace(/([.,])0+(?=\D*$)/u, ""),
      ),
    );
  const bounds = t("bounds", { least: formatMoney(least, methods), most: formatMoney(most, methods) });
  return {
    root: el("div", { class: "amount" }, amount.root, el("div", { class: "chips" }, ...quick), el("p", { class: "small" }, bounds)),
    read() {
      const value = parseMoney(amount.input.value, subunits);
      if (value !== null && value >= least && value <= most) return value;
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
