import { t } from "./text.ts";

type Child = Node | string | null;
type Attributes = Readonly<Record<string, string | number | boolean | null>>;

/** Creates an element. Strings become text nodes, never HTML; attributes that are null or false are left out. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === false) continue;
    element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

export function button(attributes: Attributes, onClick: () => void, ...children: readonly Child[]): HTMLButtonElement {
  const element = el("button", { type: "button", ...attributes }, ...children);
  element.addEventListener("click", onClick);
  return element;
}

interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly attributes: Readonly<Record<string, string | number | boolean | null>>;
}

/** A labelled input with an error message. */
export interface CashierField {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  /** Null removes the error. */
  setError(text: string | null): void;
}

export function field({ name, label, attributes }: FieldOptions): CashierField {
  const error = el("p", { class: "error", id: `${name}-error`, hidden: true });
  const input = el("input", { id: name, name, ...attributes });
  const root = el("div", { class: `field field-${name}` }, el("label", { for: name }, label), input, error);
  const setError = (text: string | null): void => {
    error.hidden = text === null;
    error.textContent = text;
    input.setAttribute("aria-invalid", String(text !== null));
    if (text === null) input.removeAttribute("aria-describedby");
    else input.setAttribute("aria-describedby", error.id);
  };
  input.addEventListener("input", () => setError(null));
  return { root, input, setError };
}

/** Progress of the deposit: card, bank, result. */
export function steps(current: 0 | 1 | 2): HTMLElement {
  const names = [t("stepCard"), t("stepBank"), t("stepResult")];
  return el(
    "ol",
    { class: "steps", "aria-label": t("steps") },
    ...names.map((name, index) =>
      el(
        "li",
        { "data-state": index < current ? "done" : index === current ? "now" : "next", "aria-current": index === current ? "step" : null },
        name,
      ),
    ),
  );
}
