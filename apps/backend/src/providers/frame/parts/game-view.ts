import type { DrawnRound, ProviderBet } from "@touchline/contract/http/providers";
import { button, el } from "../kit/dom.ts";
import type { MoneyUnit } from "../kit/money.ts";
import { formatOdds, t } from "../kit/text.ts";

/** A selection on offer. */
export interface Choice {
  readonly selection: object;
  /** Thousandths. */
  readonly odds: number;
  readonly label: string;
  /** The odds are the highest of several possible ones. */
  readonly isBest?: boolean;
}

/** The drawing area of one round. */
export interface Stage {
  readonly root: HTMLElement;
  /** The player's bets on the round. */
  readonly bets: readonly ProviderBet[];
  readonly unit: MoneyUnit;
  readonly closedAt: string;
  /** Rounds before this one, the latest first. */
  readonly earlier: readonly DrawnRound[];
  /** Announces events to screen readers. */
  say(text: string): void;
}

/** The part of the page that each game draws itself. */
export interface GameView {
  /** Payouts follow a pay table instead of odds per selection. */
  readonly paysByTable?: true;
  /** Draws the offer; `choose` opens the slip for a choice after the given element. */
  drawCard(card: unknown, choose: (choice: Choice | null, slot: HTMLElement) => void): Node;
  /** Plays a drawn round that closed `agoMs` ago; returns a function that stops it. */
  play(stage: Stage, round: DrawnRound, agoMs: number): () => void;
  /** A short name of the open round, for the header. */
  nameRound(card: unknown, closesAt: string): string;
  /** A description of a bet's selection. */
  nameSelection(selection: unknown): string;
  /** A one-line result of a round. */
  nameResult(round: DrawnRound): string;
}

/** A choice that may currently be unavailable. */
interface Offer extends Omit<Choice, "odds"> {
  readonly odds: number | null;
  /** Label above the price, if the row has none. */
  readonly face?: string;
}

/** The accessible name. It starts with the visible text, as WCAG 2.5.3 requires: label and price, then the rest. */
function spokenAs({ label, face, price }: { readonly label: string; readonly face: string | undefined; readonly price: string }): string {
  if (face === undefined) return `${label}, ${price}`;
  return `${face} ${price}${label.startsWith(face) ? label.slice(face.length) : ` ${label}`}`;
}

/** Creates the price buttons of a card. At most one is pressed; pressing it again releases it. */
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
