type Child = Node | string | null;
type Attributes = Readonly<Record<string, string | number | boolean | null>>;

/** An element with attributes and children; texts are always texts. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === false) continue;
    made.setAttribute(key, value === true ? "" : String(value));
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** A button that calls when pressed. */
export function button(attributes: Attributes, press: () => void, ...children: readonly Child[]): HTMLButtonElement {
  const made = el("button", { type: "button", ...attributes }, ...children);
  made.addEventListener("click", press);
  return made;
}
