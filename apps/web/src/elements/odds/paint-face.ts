import type { OddsFace } from "./odds-face.ts";

const longPrice = 5;

function set(button: Element, name: string, value: string | null): void {
  if (value === null) button.removeAttribute(name);
  else button.setAttribute(name, value);
}

/** Whether a price is too long for the usual letters. */
export function isLongPrice(price: string): boolean {
  return price.length > longPrice;
}

/** Writes a face on its button by hand; only what differs from the last one, all of it where there is none. */
export function paintFace(button: HTMLButtonElement, next: OddsFace, last: OddsFace | null): void {
  if (last?.price !== next.price) {
    const digits = button.lastElementChild?.firstChild;
    if (digits instanceof Text && next.price !== "") digits.data = next.price;
    else if (button.lastElementChild !== null) button.lastElementChild.textContent = next.price;
    if (last === null || isLongPrice(last.price) !== isLongPrice(next.price)) set(button, "data-long", isLongPrice(next.price) ? "" : null);
  }
  if (last?.move !== next.move) set(button, "data-move", next.move);
  if (last?.spokenName !== next.spokenName) set(button, "aria-label", next.spokenName);
  if (last?.isLocked !== next.isLocked || last.isSelected !== next.isSelected) {
    set(button, "data-locked", next.isLocked ? "" : null);
    set(button, "aria-pressed", String(next.isSelected));
    set(button, "aria-disabled", String(next.isLocked && !next.isSelected));
  }
  if (last?.quick !== next.quick) {
    set(button, "data-quick", next.quick);
    set(button, "aria-busy", next.quick === null ? null : String(next.quick === "processing"));
  }
  if (last?.title !== next.title) set(button, "title", next.title);
}
