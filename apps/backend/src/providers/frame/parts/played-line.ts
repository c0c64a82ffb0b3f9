import { button, el } from "../kit/dom.ts";
import { t } from "../kit/text.ts";

/** The line above a drawn round: its name and its status. */
export interface PlayedLine {
  readonly root: HTMLElement;
  show(text: string, options?: { readonly isLive?: boolean }): void;
  /** Adds a control after the state, until the state changes. */
  offer(control: HTMLElement): void;
}

export function playedLine({ title, facts }: { readonly title: string; readonly facts: string }): PlayedLine {
  const state = el("span", { class: "played-state n" });
  const place = el("span", { class: "played-offer" });
  return {
    root: el("div", { class: "played" }, el("h2", {}, el("bdi", {}, title)), el("span", { class: "small" }, facts), state, place),
    show(text, { isLive = false } = {}) {
      state.textContent = text;
      state.dataset["live"] = String(isLive);
      place.replaceChildren();
    },
    offer: (control) => place.replaceChildren(control),
  };
}

/** One showing of a drawn round. */
interface Showing {
  /** Time since the start of the replay. */
  readonly agoMs: number;
  /** The first showing is announced, later ones are not. */
  readonly isFirst: boolean;
  /** Shows the round again from the start. */
  readonly again: HTMLButtonElement;
}

/** Shows a round, and again on request. `run` and this function both return a function that stops the showing. */
export function showAgain(run: (showing: Showing) => () => void, agoMs: number): () => void {
  let stop = (): void => undefined;
  const restart = (): void => {
    stop();
    stop = run({ agoMs: 0, isFirst: false, again });
  };
  const again = button({ class: "chip" }, restart, t("watchAgain"));
  stop = run({ agoMs, isFirst: true, again });
  return () => stop();
}
