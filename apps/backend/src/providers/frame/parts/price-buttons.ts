import { button, el } from "../kit/dom.ts";
import { formatOdds, t } from "../kit/text.ts";
import type { Choice, GameView } from "./game-view.ts";

/** A choice that may not be on offer at the moment. */
export interface Offer extends Omit<Choice, "odds"> {
  readonly odds: number | null;
  /** Written above the price, where the row does not say it. */
  readonly face?: string;
}

/** What is read aloud begins with what is written: the face and the price, then what else the label says. */
function spokenAs({ label, face, price }: { readonly label: string; readonly face: string | undefined; readonly price: string }): string {
  if (face === undefined) return `${label}, ${price}`;
  return `${face} ${price}${label.startsWith(face) ? label.slice(face.length) : ` ${label}`}`;
}

/** The prices of one card: at most one is chosen, and pressing it again lets go of it. */
export type MakePriceButton = (offer: Offer, slot: HTMLElement) => HTMLElement;

export function createPriceButtons(choose: Parameters<GameView["drawCard"]>[1]): MakePriceButton {
  let chosen: HTMLElement | null = null;
  return ({ odds, face, label, selection }, slot) => {
    const over = face === undefined ? null : el("bdi", { class: "odd-face" }, face);
    if (odds === null) return el("span", { class: "odd", "aria-label": `${label}, ${t("notOffered")}` }, over, "–");
    const price = formatOdds(odds);
    const press = (): void => {
      const isOn = chosen === made;
      chosen?.setAttribute("aria-pressed", "false");
      chosen = isOn ? null : made;
      chosen?.setAttribute("aria-pressed", "true");
      choose(isOn ? null : { label, selection, odds }, slot);
    };
    const made = button(
      { class: "odd", "aria-pressed": "false", "aria-label": spokenAs({ label, face, price }) },
      press,
      over,
      over === null ? null : " ",
      el("span", {}, price),
    );
    return made;
  };
}
