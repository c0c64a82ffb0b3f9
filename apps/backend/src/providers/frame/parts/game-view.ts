import type { DrawnRound, ProviderBet } from "@touchline/contract/http/providers";
import { button, el } from "../kit/dom.ts";
import { formatOdds, t } from "../kit/text.ts";

/** One thing that can be bet on. */
export interface Choice {
  readonly selection: object;
  /** Thousandths. */
  readonly odds: number;
  readonly label: string;
  /** The odds are the best of several that the bet may win. */
  readonly isBest?: boolean;
}

/** A place to draw on that is replaced for each round. */
export interface Stage {
  readonly root: HTMLElement;
  /** The player's own bets on what is played. */
  readonly bets: readonly ProviderBet[];
  /** Says what happened to those who cannot see it. */
  say(text: string): void;
}

/** What a game draws itself; everything around it is shared. */
export interface GameView {
  /** What a bet pays follows from a table, not from odds of its own. */
  readonly paysByTable?: true;
  /** Draws what is on offer; `choose` opens the slip for a choice behind the element given. */
  drawCard(card: unknown, choose: (choice: Choice | null, slot: HTMLElement) => void): Node;
  /** Plays a drawn round that closed so many ms ago; the answer stops it. */
  play(stage: Stage, round: DrawnRound, agoMs: number): () => void;
  /** The open round in a few words, for the head. */
  nameRound(card: unknown, closesAt: string): string;
  /** A bet's selection in words. */
  nameSelection(selection: unknown): string;
  /** What a round came to, in a line. */
  nameResult(round: DrawnRound): string;
}

/** A choice that may not be on offer at the moment. */
interface Offer extends Omit<Choice, "odds"> {
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
type MakePriceButton = (offer: Offer, slot: HTMLElement) => HTMLElement;

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
