type Child = Node | string | null;
type Attributes = Readonly<Record<string, string | number | boolean | null>>;

function fill<Made extends Element>(made: Made, attributes: Attributes, children: readonly Child[]): Made {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false) continue;
    made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** Creates an element; strings become text nodes, never markup. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  return fill(document.createElement(name), attributes, children);
}

/** As `el`, for SVG. */
export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Name] {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

export function button(attributes: Attributes, press: () => void, ...children: readonly Child[]): HTMLButtonElement {
  const made = el("button", { type: "button", ...attributes }, ...children);
  made.addEventListener("click", press);
  return made;
}

/** Whether the user prefers reduced motion. */
export function wantsLessMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
