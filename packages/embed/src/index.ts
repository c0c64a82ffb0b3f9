import type { Outgoing, OutgoingType } from "./protocol/outgoing.ts";
import type { FrameState } from "./sdk/frame-state.ts";
import { SportsbookFrameElement } from "./sdk/sportsbook-element.ts";

export { SportsbookFrameElement } from "./sdk/sportsbook-element.ts";
export type { FrameState } from "./sdk/frame-state.ts";
export type { Incoming, IncomingType } from "./protocol/incoming.ts";
export type { Outgoing, OutgoingType } from "./protocol/outgoing.ts";

/** Events of the element: the frame's messages by name, which bubble, and `statechange`, which does not. */
export type SportsbookFrameEvents = { readonly [Type in OutgoingType]: CustomEvent<Outgoing[Type]> } & {
  readonly statechange: CustomEvent<{ readonly state: FrameState }>;
};

declare global {
  interface HTMLElementTagNameMap {
    "sportsbook-frame": SportsbookFrameElement;
  }
  interface HTMLElementEventMap extends SportsbookFrameEvents {}
}

/** Options of `mountSportsbook`, named like the element's attributes and properties. */
export interface SportsbookOptions extends Partial<Pick<SportsbookFrameElement, "getAuthCode" | "routes" | "theme">> {
  /** Origin of the sportsbook. */
  readonly src: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Defines `<sportsbook-frame>`, once; does nothing on a server. */
export function defineSportsbookFrame(): void {
  if (typeof customElements !== "undefined" && customElements.get("sportsbook-frame") === undefined)
    customElements.define("sportsbook-frame", SportsbookFrameElement);
}

/** Adds a frame to `target` and returns its element, whose methods control it. */
export function mountSportsbook(target: Element, { src, attributes = {}, ...properties }: SportsbookOptions): SportsbookFrameElement {
  defineSportsbookFrame();
  const element = Object.assign(document.createElement("sportsbook-frame"), properties);
  element.setAttribute("src", src);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  target.append(element);
  return element;
}

defineSportsbookFrame();
