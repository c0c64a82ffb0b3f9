interface MarkupElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (MarkupElement | string)[];
}

interface React {
  createElement(type: string, properties: object | null, ...children: readonly unknown[]): unknown;
}

const voidTags = new Set(["area", "br", "hr", "img", "input", "link", "meta"]);
/** Attributes that have another name in React or must not be passed to it as strings. */
const reactNames: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  value: "defaultValue",
  checked: "defaultChecked",
  style: "data-style",
  selected: "data-selected",
};

/** Parses rendered markup back into a tree; supports the HTML that React writes. */
export function readMarkup(html: string): readonly (MarkupElement | string)[] {
  const root: (MarkupElement | string)[] = [];
  const open: { readonly tag: string; readonly children: (MarkupElement | string)[] }[] = [{ tag: "", children: root }];
  for (const [, closing, tag = "", rest = "", selfClosing, text] of html.matchAll(
    /<!--.*?-->|<(?:(\/)?([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/)?)>|([^<]+)/gu,
  )) {
    if (text !== undefined) open.at(-1)?.children.push(text);
    else if (tag === "") continue;
    else if (closing !== undefined) open.pop();
    else {
      const attributes = Object.fromEntries(
        [...rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/gu)].map(([, name = "", value = ""]) => [reactNames[name] ?? name, value]),
      );
      const children: (MarkupElement | string)[] = [];
      open.at(-1)?.children.push({ tag, attributes, children });
      if (selfClosing === undefined && !voidTags.has(tag)) open.push({ tag, children });
    }
  }
  return root;
}

/** Creates the React elements that a component of plain markup would create. */
export function toElements(react: React, nodes: readonly (MarkupElement | string)[]): readonly unknown[] {
  return nodes.map((node) =>
    typeof node === "string" ? node : react.createElement(node.tag, node.attributes, ...toElements(react, node.children)),
  );
}
