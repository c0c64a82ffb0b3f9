import { el } from "../kit/dom.ts";

interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly attributes: Readonly<Record<string, string | number | boolean | null>>;
}

/** A labelled input that can say what is wrong with it. */
export interface CashierField {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  /** Null takes the error away. */
  setError(text: string | null): void;
}

export function field({ name, label, attributes }: FieldOptions): CashierField {
  const note = el("p", { class: "error", id: `${name}-error`, hidden: true });
  const input = el("input", { id: name, name, ...attributes });
  const root = el("div", { class: `field field-${name}` }, el("label", { for: name }, label), input, note);
  const setError = (text: string | null): void => {
    note.hidden = text === null;
    note.textContent = text;
    input.setAttribute("aria-invalid", String(text !== null));
    if (text === null) input.removeAttribute("aria-describedby");
    else input.setAttribute("aria-describedby", note.id);
  };
  input.addEventListener("input", () => setError(null));
  return { root, input, setError };
}
